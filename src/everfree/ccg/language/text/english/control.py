"""English for who controls a card."""

from everfree.ccg.language.control import GainControl
from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.english.effects import EFFECTS, taken
from everfree.ccg.language.text.english.lexicon import UNTILS, subject
from everfree.ccg.language.text.phrases import Clause, Speech, VerbPhrase


def gain_control(effect: GainControl, told: Discourse) -> Speech:
    """A player gains control of cards; without an end, nothing is said of it."""
    before, nominal = taken(effect.what, told)
    until = UNTILS.get(effect.until, "")
    deed = VerbPhrase("gain", ("control of", nominal, until))
    return (*before, Clause(deed, subject(effect.who, told)))


EFFECTS.add(GainControl, gain_control)
