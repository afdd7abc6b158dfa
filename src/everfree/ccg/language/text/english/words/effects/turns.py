"""English for additional and skipped turns and phases."""

from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.english.lexicon import KINDS, PHASES, READER
from everfree.ccg.language.text.english.words.effects.effects import EFFECTS
from everfree.ccg.language.text.english.words.triggers.triggers import TRIGGERS, Occasion
from everfree.ccg.language.text.phrases import (
    DEFINITE,
    EVERY,
    NEAR,
    Clause,
    Noun,
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
from everfree.ccg.vocab import NO_PHASE, PROBLEM, SCORE_PHASE


def extra_turn(effect: ExtraTurn, told: Discourse) -> Speech:
    """Tell a player to take another turn."""
    return (Clause(VerbPhrase("take", ("an extra turn after this one",))),)


def extra_phase(effect: ExtraPhase, told: Discourse) -> Speech:
    """Say that there is another phase, or tell a player to start one."""
    if effect.before == NO_PHASE:
        return (Clause(VerbPhrase("start", (NounPhrase(PHASES[effect.phase], qualities=("new",)),))),)
    more = NounPhrase(PHASES[effect.phase], qualities=("additional",))
    later = NounPhrase(PHASES[effect.before], DEFINITE, qualities=("next",), possessor=READER)
    return (Clause(VerbPhrase("there is", (more, "before", later))),)


def skip_phase(effect: SkipPhase, told: Discourse) -> Speech:
    """Tell a player to skip a phase."""
    phase = NounPhrase(PHASES[effect.phase], DEFINITE, qualities=("next",))
    return (Clause(VerbPhrase("skip", (phase,))),)


def more_confront_steps(effect: MoreConfrontSteps, told: Discourse) -> Speech:
    """Say that there are more Confront Steps."""
    phase = NounPhrase(PHASES[SCORE_PHASE], DEFINITE, qualities=("next",))
    more = ("an additional Confront Step for", NounPhrase(KINDS[PROBLEM], EVERY))
    return (Clause(VerbPhrase("there is", more), fronted=(("during", phase),)),)


def side_turns_up(trigger: SideTurnsUp, told: Discourse) -> Occasion:
    """Say that this side turns face up."""
    first = ("for the first time each game",) if trigger.first else ()
    side = NounPhrase(Noun("side"), NEAR, after=("of the card",))
    if trigger.wording == TURNS_HYPHENED:
        return Clause(VerbPhrase("turn", ("face-up", *first)), side)
    if trigger.wording == TURNS:
        return Clause(VerbPhrase("turn", ("face up", *first)), side)
    up = "turned face up" if trigger.wording == SPACED else "turned face-up"
    return Clause(VerbPhrase("be", (up, *first)), side)


EFFECTS.add(ExtraTurn, extra_turn)
EFFECTS.add(ExtraPhase, extra_phase)
EFFECTS.add(SkipPhase, skip_phase)
EFFECTS.add(MoreConfrontSteps, more_confront_steps)
TRIGGERS.add(SideTurnsUp, side_turns_up, SPACED, TURNS, TURNS_HYPHENED)
