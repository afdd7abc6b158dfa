"""English for who controls a card, and who owns it."""

from dataclasses import replace

from everfree.ccg.language.control import Controls, ControlsHost, GainControl, OwnedBy
from everfree.ccg.language.text.discourse import CHOSEN_OPPONENT, Discourse
from everfree.ccg.language.text.english.changes import LAWS
from everfree.ccg.language.text.english.conditions import CONDITIONS, Circumstances
from everfree.ccg.language.text.english.effects import EFFECTS, taken
from everfree.ccg.language.text.english.grammar import among
from everfree.ccg.language.text.english.lexicon import READER, SPOKEN_OF, UNTILS, player, subject, that
from everfree.ccg.language.text.english.selectors import TESTS, described
from everfree.ccg.language.text.phrases import MANY, Clause, Qualifier, Speech, VerbPhrase
from everfree.ccg.language.wordings import SAME
from everfree.ccg.language.words import OPPONENT


def gain_control(effect: GainControl, told: Discourse) -> Speech:
    """A player gains control of cards; without an end, nothing is said of it."""
    before, nominal = taken(effect.what, told)
    until = UNTILS.get(effect.until, "")
    deed = VerbPhrase("gain", ("control of", nominal, until))
    return (*before, Clause(deed, subject(effect.who, told)))


def controls_host(law: ControlsHost, told: Discourse) -> Clause:
    """You control that card."""
    return Clause(VerbPhrase("control", (that(told.host),)), READER)


def owned_by(test: OwnedBy, told: Discourse) -> Qualifier:
    """A card that you own."""
    return Qualifier(after=("that", Clause(VerbPhrase("own"), player(test.who, told))))


def controls(condition: Controls, told: Discourse) -> Circumstances:
    """A player controls so many cards; an opponent may be the one that was named."""
    who = player(condition.who, told)
    if condition.wording == SAME and condition.who == OPPONENT:
        who = SPOKEN_OF[CHOSEN_OPPONENT]
    cards = described(condition.description, told, count=MANY)
    cards = replace(cards, noun=among(cards.noun))
    return (Clause(VerbPhrase("control", (f"{condition.count} or more", cards)), who),)


TESTS.add(OwnedBy, owned_by)
CONDITIONS.add(Controls, controls, SAME)
LAWS.add(ControlsHost, controls_host)
EFFECTS.add(GainControl, gain_control)
