"""R51: extra turns, extra phases and skipped phases."""

from everfree.ccg.kernel import kinds
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.records import Modifier, Occurrence
from everfree.ccg.kernel.registry import APPLY, claims
from everfree.ccg.language.words.effects.effects import Effect
from everfree.ccg.vocab import NO_PHASE, NO_SEAT


def pass_turn(game: Kernel) -> None:
    """616.4, R51: pass the turn to the player of the extra turn added last, else to the usual next player."""
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
    """Remove and return the turn player's extra phase that comes before phase *before*; else NO_PHASE."""
    state = game.state
    for entry in reversed(state.extra_phases):
        seat, phase, later = entry
        if seat == state.turn_player and later == before:
            state.extra_phases.remove(entry)
            return phase
    return NO_PHASE


def consume_modifiers(game: Kernel, word: type[Effect], phase: int) -> int:
    """Remove the modifiers of the kind *word* that wait for this phase, and return how many there were."""
    state = game.state
    kept: list[Modifier] = []
    for modifier in state.modifiers:
        node = game.definitions.nodes[modifier.change]
        if not isinstance(node, word) or getattr(node, "phase", phase) != phase:
            kept.append(modifier)
    count = len(state.modifiers) - len(kept)
    game.end_modifiers(kept)
    return count


def add_turn(game: Kernel, occurrence: Occurrence) -> Occurrence | None:
    """R51: add a turn right after the present one, before those that were added earlier."""
    game.state.extra_turns.append(occurrence.seat)
    return occurrence


APPLY[kinds.TURN_ADDED] = add_turn

claims("616.4", "R51", pass_turn)
claims("R51", add_turn)
