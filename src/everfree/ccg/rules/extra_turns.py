"""R51: turns, phases and steps that texts put between the usual ones, or leave out."""

from everfree.ccg.kernel import kinds
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.meanings import APPLY, claims, does, listens
from everfree.ccg.kernel.records import Modifier, Occurrence, Scope
from everfree.ccg.kernel.state import BOOSTED
from everfree.ccg.language.effects import Effect
from everfree.ccg.language.turns import (
    ExtraPhase,
    ExtraTurn,
    MoreConfrontSteps,
    NewPhase,
    SideTurnsUp,
    SkipPhase,
)
from everfree.ccg.language.words import NEXT_TIME
from everfree.ccg.vocab import NO_PHASE, NO_SEAT, CardId, Ref, Seat


def pass_turn(game: Kernel) -> None:
    """616.4, R51: the player of the last extra turn created is next, else the usual one."""
    state = game.state
    while state.extra_turns:
        seat = state.extra_turns.pop()
        if state.present[seat]:
            if state.usual == NO_SEAT:
                state.usual = state.turn_player
            state.turn_player = seat
            return
    state.turn_player = game.next_player(state.turn_player if state.usual == NO_SEAT else state.usual)
    state.usual = NO_SEAT


def extra_phase(game: Kernel, before: int) -> int:
    """Take the extra phase that comes before this one of the turn player off the list; NO_PHASE for none."""
    state = game.state
    for entry in reversed(state.extra_phases):
        seat, phase, later = entry
        if seat == state.turn_player and later == before:
            state.extra_phases.remove(entry)
            return phase
    return NO_PHASE


def take_off(game: Kernel, word: type[Effect], phase: int) -> int:
    """Count what texts have left behind for the next phase of this kind, which is done with that."""
    state = game.state
    kept: list[Modifier] = []
    for modifier in state.modifiers:
        node = game.cast.nodes[modifier.change]
        if not isinstance(node, word) or getattr(node, "phase", phase) != phase:
            kept.append(modifier)
    count = len(state.modifiers) - len(kept)
    game.end_modifiers(kept)
    return count


def add_turn(game: Kernel, occurrence: Occurrence) -> Occurrence | None:
    """A turn is put right after the present one, before those that were put there earlier."""
    game.state.extra_turns.append(occurrence.seat)
    return occurrence


def _extra_turn(
    game: Kernel, effect: ExtraTurn, scope: Scope, picked: tuple[Ref, ...], mode: int
) -> list[Occurrence]:
    return [Occurrence(kinds.TURN_ADDED, scope.you, source=scope.source, by=scope.you)]


def _extra_phase(
    game: Kernel, effect: ExtraPhase, scope: Scope, picked: tuple[Ref, ...], mode: int
) -> list[Occurrence]:
    game.state.extra_phases.append((scope.you, effect.phase, effect.before))
    return [Occurrence(kinds.PHASE_ADDED, scope.you, amount=effect.phase, source=scope.source, by=scope.you)]


def _new_phase(
    game: Kernel, effect: NewPhase, scope: Scope, picked: tuple[Ref, ...], mode: int
) -> list[Occurrence]:
    game.state.agenda.insert(0, effect.phase)
    return [Occurrence(kinds.PHASE_ADDED, scope.you, amount=effect.phase, source=scope.source, by=scope.you)]


def _wait_for_next(
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


APPLY[kinds.TURN_ADDED] = add_turn
does(ExtraTurn, _extra_turn)
does(ExtraPhase, _extra_phase)
does(NewPhase, _new_phase)
does(SkipPhase, _wait_for_next)
does(MoreConfrontSteps, _wait_for_next)
listens(SideTurnsUp, kinds.TURNED_OVER, _side_turns_up)

claims("616.4", "R51", pass_turn)
claims("R51", add_turn)
