"""French for additional and skipped turns and phases."""

from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.french.lexicon import HE, KINDS, NEXT, PHASES, READER, SIDE
from everfree.ccg.language.text.french.words.effects.effects import EFFECTS, NEW
from everfree.ccg.language.text.french.words.triggers.triggers import TRIGGERS, Occasion
from everfree.ccg.language.text.phrases import (
    DEFINITE,
    EVERY,
    NEAR,
    Adjective,
    Clause,
    NounPhrase,
    Speech,
    VerbPhrase,
)
from everfree.ccg.language.wordings import SPACED, TURNS, TURNS_HYPHENED
from everfree.ccg.language.words.effects.turns import (
    ExtraPhase,
    ExtraTurn,
    MoreConfrontSteps,
    SideTurnsUp,
    SkipPhase,
)
from everfree.ccg.vocab import CARD, NO_PHASE, PROBLEM, SCORE_PHASE


def extra_turn(effect: ExtraTurn, told: Discourse) -> Speech:
    """Tell a player to take another turn."""
    return (Clause(VerbPhrase("jouer", ("un tour supplémentaire après celui-ci",))),)


def extra_phase(effect: ExtraPhase, told: Discourse) -> Speech:
    """Say that there is another phase, or tell a player to start one."""
    if effect.before == NO_PHASE:
        return (Clause(VerbPhrase("commencer", (NounPhrase(PHASES[effect.phase], qualities=(NEW,)),))),)
    more = NounPhrase(PHASES[effect.phase], qualities=(Adjective("supplémentaire"),))
    later = NounPhrase(PHASES[effect.before], DEFINITE, qualities=(NEXT,), possessor=READER)
    return (Clause(VerbPhrase("y avoir", (more, "avant", later)), HE),)


def skip_phase(effect: SkipPhase, told: Discourse) -> Speech:
    """Tell a player to skip a phase."""
    phase = NounPhrase(PHASES[effect.phase], DEFINITE, qualities=(NEXT,))
    return (Clause(VerbPhrase("sauter", (phase,))),)


def more_confront_steps(effect: MoreConfrontSteps, told: Discourse) -> Speech:
    """Say that there are more Confront Steps."""
    phase = NounPhrase(PHASES[SCORE_PHASE], DEFINITE, qualities=(NEXT,))
    more = ("une étape d’affrontement supplémentaire pour", NounPhrase(KINDS[PROBLEM], EVERY))
    return (Clause(VerbPhrase("y avoir", more), HE, fronted=(("pendant", phase),)),)


def side_turns_up(trigger: SideTurnsUp, told: Discourse) -> Occasion:
    """Say that this side turns face up."""
    first = ("pour la première fois de la partie",) if trigger.first else ()
    side = NounPhrase(SIDE, NEAR, possessor=NounPhrase(KINDS[CARD], DEFINITE))
    return Clause(VerbPhrase("devenir", ("visible", *first)), side)


EFFECTS.add(ExtraTurn, extra_turn)
EFFECTS.add(ExtraPhase, extra_phase)
EFFECTS.add(SkipPhase, skip_phase)
EFFECTS.add(MoreConfrontSteps, more_confront_steps)
TRIGGERS.add(SideTurnsUp, side_turns_up, SPACED, TURNS, TURNS_HYPHENED)
