"""English for who controls a card."""

from everfree.ccg.language.control import ControlsHost, GainControl
from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.english.changes import LAWS
from everfree.ccg.language.text.english.effects import EFFECTS, taken
from everfree.ccg.language.text.english.lexicon import READER, UNTILS, subject, that
from everfree.ccg.language.text.phrases import Clause, Speech, VerbPhrase


def gain_control(effect: GainControl, told: Discourse) -> Speech:
    """A player gains control of cards; without an end, nothing is said of it."""
    before, nominal = taken(effect.what, told)
    until = UNTILS.get(effect.until, "")
    deed = VerbPhrase("gain", ("control of", nominal, until))
    return (*before, Clause(deed, subject(effect.who, told)))


def controls_host(law: ControlsHost, told: Discourse) -> Clause:
    """You control that card."""
    return Clause(VerbPhrase("control", (that(told.host),)), READER)


LAWS.add(ControlsHost, controls_host)
EFFECTS.add(GainControl, gain_control)
