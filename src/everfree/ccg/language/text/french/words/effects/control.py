"""French for who controls a card, and who owns it."""

from dataclasses import replace

from everfree.ccg.language.terms import ADVERSARIES, OPPONENT, YOU
from everfree.ccg.language.text.discourse import CHOSEN_OPPONENT, Discourse
from everfree.ccg.language.text.french.lexicon import (
    AN_OPPONENT,
    CONTROL,
    KINDS,
    READER,
    SPOKEN_OF,
    UNTILS,
    player,
    subject,
)
from everfree.ccg.language.text.french.words.changes.changes import LAWS
from everfree.ccg.language.text.french.words.effects.effects import EFFECTS, taken
from everfree.ccg.language.text.french.words.selectors.conditions import CONDITIONS, Circumstances
from everfree.ccg.language.text.french.words.selectors.selectors import SELECTORS, TESTS, described
from everfree.ccg.language.text.phrasebook import Untold
from everfree.ccg.language.text.phrases import (
    DEFINITE,
    NEAR,
    Clause,
    NounPhrase,
    Qualifier,
    Speech,
    VerbPhrase,
)
from everfree.ccg.language.wordings import BRIEFLY, CHOSEN_FIRST, PLURAL, SAME
from everfree.ccg.language.words.effects.control import Controls, ControlsHost, GainControl, OwnedBy
from everfree.ccg.language.words.selectors.selectors import That


def gain_control(effect: GainControl, told: Discourse) -> Speech:
    """Say that a player takes control of cards; only a duration with an end is printed.

    With `CHOSEN_FIRST`, the opponent is chosen in a sentence before.
    """
    if effect.exchanged:
        return (exchange(effect, told),)
    before, nominal = taken(effect.what, told)
    until = UNTILS.get(effect.until, "")
    control = NounPhrase(CONTROL, DEFINITE, after=("de", nominal))
    if effect.wording == CHOSEN_FIRST:
        if effect.who not in ADVERSARIES:
            raise Untold("only an opponent is chosen")
        chosen = Clause(VerbPhrase("choisir", (AN_OPPONENT,)))
        return (chosen, Clause(VerbPhrase("prendre", (control, until)), SPOKEN_OF[CHOSEN_OPPONENT]))
    return (*before, Clause(VerbPhrase("prendre", (control, until)), subject(effect.who, told)))


def exchange(effect: GainControl, told: Discourse) -> Clause:
    """Say "échangez le contrôle de ces Amis"."""
    what = effect.what
    if not isinstance(what, That) or what.wording != PLURAL or effect.who != YOU or effect.wording:
        raise Untold("the two cards mentioned last are exchanged")
    control = NounPhrase(CONTROL, DEFINITE, after=("de", SELECTORS.say(what, told)))
    return Clause(VerbPhrase("échanger", (control, UNTILS.get(effect.until, ""))))


def controls_host(law: ControlsHost, told: Discourse) -> Clause:
    """Say "vous contrôlez cet Ami"."""
    return Clause(VerbPhrase("contrôler", (NounPhrase(KINDS[told.host], NEAR),)), READER)


def owned_by(test: OwnedBy, told: Discourse) -> Qualifier:
    """Say "une carte dont vous êtes le propriétaire"."""
    return Qualifier(after=("dont", Clause(VerbPhrase("être", ("le propriétaire",)), player(test.who, told))))


def controls(condition: Controls, told: Discourse) -> Circumstances:
    """Say that a player controls a number of cards; `SAME` prints the opponent mentioned before."""
    who = player(condition.who, told)
    if condition.wording == SAME and condition.who == OPPONENT:
        who = SPOKEN_OF[CHOSEN_OPPONENT]
    cards = described(condition.description, told, count=condition.count)
    cards = replace(cards, noun=replace(cards.noun, many=cards.noun.among or cards.noun.many))
    return (Clause(VerbPhrase("contrôler", (replace(cards, at_least=True),)), who),)


TESTS.add(OwnedBy, owned_by, BRIEFLY)
CONDITIONS.add(Controls, controls, SAME)
LAWS.add(ControlsHost, controls_host)
EFFECTS.add(GainControl, gain_control, CHOSEN_FIRST)
