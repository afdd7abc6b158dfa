"""English for turns and phases more than usual."""

from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.english.effects import EFFECTS
from everfree.ccg.language.text.english.lexicon import PHASES, READER
from everfree.ccg.language.text.english.triggers import TRIGGERS, Occasion
from everfree.ccg.language.text.phrases import DEFINITE, NEAR, Clause, Noun, NounPhrase, Speech, VerbPhrase
from everfree.ccg.language.turns import ExtraPhase, ExtraTurn, SideTurnsUp


def extra_turn(effect: ExtraTurn, told: Discourse) -> Speech:
    """Take another turn."""
    return (Clause(VerbPhrase("take", ("an extra turn after this one",))),)


def extra_phase(effect: ExtraPhase, told: Discourse) -> Speech:
    """There is another phase."""
    more = NounPhrase(PHASES[effect.phase], qualities=("additional",))
    later = NounPhrase(PHASES[effect.before], DEFINITE, qualities=("next",), possessor=READER)
    return (Clause(VerbPhrase("there is", (more, "before", later))),)


def side_turns_up(trigger: SideTurnsUp, told: Discourse) -> Occasion:
    """This side turns up."""
    first = ("for the first time each game",) if trigger.first else ()
    side = NounPhrase(Noun("side"), NEAR, after=("of the card",))
    return Clause(VerbPhrase("be", ("turned face-up", *first)), side)


EFFECTS.add(ExtraTurn, extra_turn)
EFFECTS.add(ExtraPhase, extra_phase)
TRIGGERS.add(SideTurnsUp, side_turns_up)
