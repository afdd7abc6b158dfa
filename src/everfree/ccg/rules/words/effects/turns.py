"""R51: texts that add or skip turns, phases and steps."""

from everfree.ccg.kernel import kinds
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.records import Occurrence, Scope
from everfree.ccg.kernel.registry import does, listens
from everfree.ccg.kernel.state import BOOSTED
from everfree.ccg.language.terms import NEXT_TIME
from everfree.ccg.language.words.effects.turns import (
    ExtraPhase,
    ExtraTurn,
    MoreConfrontSteps,
    SideTurnsUp,
    SkipPhase,
)
from everfree.ccg.vocab import NO_PHASE, CardId, Ref, Seat


def _extra_turn(
    game: Kernel, effect: ExtraTurn, scope: Scope, picked: tuple[Ref, ...], mode: int
) -> list[Occurrence]:
    return [Occurrence(kinds.TURN_ADDED, scope.you, source=scope.source, by=scope.you)]


def _extra_phase(
    game: Kernel, effect: ExtraPhase, scope: Scope, picked: tuple[Ref, ...], mode: int
) -> list[Occurrence]:
    if effect.before == NO_PHASE:
        game.state.agenda.insert(0, effect.phase)
    else:
        game.state.extra_phases.append((scope.you, effect.phase, effect.before))
    return [Occurrence(kinds.PHASE_ADDED, scope.you, amount=effect.phase, source=scope.source, by=scope.you)]


def _apply_next_time(
    game: Kernel,
    effect: SkipPhase | MoreConfrontSteps,
    scope: Scope,
    picked: tuple[Ref, ...],
    mode: int,
) -> list[Occurrence]:
    game.modify(effect, scope, NEXT_TIME)
    return [Occurrence(kinds.MODIFIED, scope.you, source=scope.source, by=scope.you)]


def _side_turns_up(
    game: Kernel, trigger: SideTurnsUp, occurrence: Occurrence, source: CardId, you: Seat
) -> bool:
    if occurrence.card != source:
        return False
    side = 1 if game.state.marks[source] & BOOSTED else 0
    return not trigger.first or game.state.turned.count((source, side)) == 1


does(ExtraTurn, _extra_turn)
does(ExtraPhase, _extra_phase)
does(SkipPhase, _apply_next_time)
does(MoreConfrontSteps, _apply_next_time)
listens(SideTurnsUp, kinds.TURNED_OVER, _side_turns_up)
