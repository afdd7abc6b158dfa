"""English for who controls a card, and who owns it."""

from dataclasses import replace

from everfree.ccg.language.terms import ADVERSARIES, OPPONENT, YOU
from everfree.ccg.language.text.discourse import CHOSEN_OPPONENT, Discourse
from everfree.ccg.language.text.english.grammar import among
from everfree.ccg.language.text.english.lexicon import (
    AN_OPPONENT,
    READER,
    SPOKEN_OF,
    UNTILS,
    player,
    subject,
    that,
)
from everfree.ccg.language.text.english.words.changes.changes import LAWS
from everfree.ccg.language.text.english.words.effects.effects import EFFECTS, taken
from everfree.ccg.language.text.english.words.selectors.conditions import CONDITIONS, Circumstances
from everfree.ccg.language.text.english.words.selectors.selectors import SELECTORS, TESTS, described
from everfree.ccg.language.text.phrasebook import Untold
from everfree.ccg.language.text.phrases import MANY, Clause, Qualifier, Speech, VerbPhrase
from everfree.ccg.language.wordings import BRIEFLY, CHOSEN_FIRST, PLURAL, SAME
from everfree.ccg.language.words.effects.control import Controls, ControlsHost, GainControl, OwnedBy
from everfree.ccg.language.words.selectors.selectors import That


def gain_control(effect: GainControl, told: Discourse) -> Speech:
    """Say that a player gains control of cards; only a duration with an end is printed.

    With `CHOSEN_FIRST`, the opponent is chosen in a sentence before.
    """
    if effect.exchanged:
        return (exchange(effect, told),)
    before, nominal = taken(effect.what, told)
    until = UNTILS.get(effect.until, "")
    deed = VerbPhrase("gain", ("control of", nominal, until))
    if effect.wording == CHOSEN_FIRST:
        if effect.who not in ADVERSARIES:
            raise Untold("only an opponent is chosen")
        return (Clause(VerbPhrase("choose", (AN_OPPONENT,))), Clause(deed, SPOKEN_OF[CHOSEN_OPPONENT]))
    return (*before, Clause(deed, subject(effect.who, told)))


def exchange(effect: GainControl, told: Discourse) -> Clause:
    """Tell players to "exchange control of those Friends"."""
    what = effect.what
    if not isinstance(what, That) or what.wording != PLURAL or effect.who != YOU or effect.wording:
        raise Untold("the two cards mentioned last are exchanged")
    those = SELECTORS.say(what, told)
    return Clause(VerbPhrase("exchange", ("control of", those, UNTILS.get(effect.until, ""))))


def controls_host(law: ControlsHost, told: Discourse) -> Clause:
    """Say that you control that card."""
    return Clause(VerbPhrase("control", (that(told.host),)), READER)


def owned_by(test: OwnedBy, told: Discourse) -> Qualifier:
    """Describe a card that you own."""
    owned = Clause(VerbPhrase("own"), player(test.who, told))
    return Qualifier(after=(owned,) if test.wording == BRIEFLY else ("that", owned))


def controls(condition: Controls, told: Discourse) -> Circumstances:
    """Say that a player controls a number of cards; `SAME` prints the opponent mentioned before."""
    who = player(condition.who, told)
    if condition.wording == SAME and condition.who == OPPONENT:
        who = SPOKEN_OF[CHOSEN_OPPONENT]
    if condition.count == 1:
        return (Clause(VerbPhrase("control", (described(condition.description, told),)), who),)
    cards = described(condition.description, told, count=MANY)
    cards = replace(cards, noun=among(cards.noun))
    if condition.count == 1:
        return (Clause(VerbPhrase("control", (described(condition.description, told),)), who),)
    return (Clause(VerbPhrase("control", (f"{condition.count} or more", cards)), who),)


TESTS.add(OwnedBy, owned_by, BRIEFLY)
CONDITIONS.add(Controls, controls, SAME)
LAWS.add(ControlsHost, controls_host)
EFFECTS.add(GainControl, gain_control, CHOSEN_FIRST)
