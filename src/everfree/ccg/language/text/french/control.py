"""French for who controls a card."""

from everfree.ccg.language.control import ControlsHost, GainControl
from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.french.changes import LAWS
from everfree.ccg.language.text.french.effects import EFFECTS, taken
from everfree.ccg.language.text.french.lexicon import CONTROL, KINDS, READER, UNTILS, subject
from everfree.ccg.language.text.phrases import DEFINITE, NEAR, Clause, NounPhrase, Speech, VerbPhrase


def gain_control(effect: GainControl, told: Discourse) -> Speech:
    """A player takes control of cards; without an end, nothing is said of it."""
    before, nominal = taken(effect.what, told)
    until = UNTILS.get(effect.until, "")
    control = NounPhrase(CONTROL, DEFINITE, after=("de", nominal))
    return (*before, Clause(VerbPhrase("prendre", (control, until)), subject(effect.who, told)))


def controls_host(law: ControlsHost, told: Discourse) -> Clause:
    """Vous contrôlez cet Ami."""
    return Clause(VerbPhrase("contrôler", (NounPhrase(KINDS[told.host], NEAR),)), READER)


LAWS.add(ControlsHost, controls_host)
EFFECTS.add(GainControl, gain_control)
