"""French for turns and phases more than usual."""

from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.french.effects import EFFECTS
from everfree.ccg.language.text.french.lexicon import HE, KINDS, PHASES, READER, SIDE
from everfree.ccg.language.text.french.triggers import TRIGGERS, Occasion
from everfree.ccg.language.text.phrases import (
    DEFINITE,
    NEAR,
    Adjective,
    Clause,
    NounPhrase,
    Speech,
    VerbPhrase,
)
from everfree.ccg.language.turns import ExtraPhase, ExtraTurn, SideTurnsUp
from everfree.ccg.vocab import CARD


def extra_turn(effect: ExtraTurn, told: Discourse) -> Speech:
    """Take another turn."""
    return (Clause(VerbPhrase("jouer", ("un tour supplémentaire après celui-ci",))),)


def extra_phase(effect: ExtraPhase, told: Discourse) -> Speech:
    """Il y a another phase."""
    more = NounPhrase(PHASES[effect.phase], qualities=(Adjective("supplémentaire"),))
    following = Adjective("prochain", leads=True)
    later = NounPhrase(PHASES[effect.before], DEFINITE, qualities=(following,), possessor=READER)
    return (Clause(VerbPhrase("y avoir", (more, "avant", later)), HE),)


def side_turns_up(trigger: SideTurnsUp, told: Discourse) -> Occasion:
    """This side turns up."""
    first = ("pour la première fois de la partie",) if trigger.first else ()
    side = NounPhrase(SIDE, NEAR, possessor=NounPhrase(KINDS[CARD], DEFINITE))
    return Clause(VerbPhrase("devenir", ("visible", *first)), side)


EFFECTS.add(ExtraTurn, extra_turn)
EFFECTS.add(ExtraPhase, extra_phase)
TRIGGERS.add(SideTurnsUp, side_turns_up)
