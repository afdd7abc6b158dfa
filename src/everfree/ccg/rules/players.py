"""103: winning and leaving; 517: scoring; 502: action tokens."""

from everfree.ccg.kernel import kinds
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.meanings import AFTERWARDS, APPLY, claims
from everfree.ccg.kernel.records import Occurrence
from everfree.ccg.kernel.state import DRAWN, WON
from everfree.ccg.vocab import NO_SEAT, WINNING_SCORE, Seat


def gain(game: Kernel, occurrence: Occurrence) -> Occurrence | None:
    """502.1: a player receives action tokens."""
    game.state.tokens[occurrence.seat] += occurrence.amount
    return occurrence


def pay(game: Kernel, occurrence: Occurrence) -> Occurrence | None:
    """502.1: a player pays action tokens; whether there are enough was asked before."""
    game.state.tokens[occurrence.seat] -= occurrence.amount
    return occurrence if occurrence.amount else None


def score(game: Kernel, occurrence: Occurrence) -> Occurrence | None:
    """517: a player scores points, with the cards that earned them (517.2)."""
    game.state.score[occurrence.seat] += occurrence.amount
    return occurrence if occurrence.amount else None


def check_win(game: Kernel, occurrence: Occurrence) -> bool:
    """103.1, 103.2: after each scoring occurrence, fifteen points win at once (R5)."""
    state = game.state
    if state.score[occurrence.seat] < WINNING_SCORE:
        return False
    end_game(game, occurrence.seat)
    return True


def end_game(game: Kernel, winner: Seat) -> None:
    """103.1: the game ends at once and nothing further is done."""
    state = game.state
    state.outcome = DRAWN if winner == NO_SEAT else WON
    state.winner = winner
    state.frames.clear()
    state.question = None
    game.apply(Occurrence(kinds.DRAWN_GAME if winner == NO_SEAT else kinds.WON_GAME, winner))


def concede(game: Kernel, seat: Seat) -> None:
    """103.4, 103.5: a player leaves; the last one left wins (103.3)."""
    state = game.state
    state.present[seat] = 0
    game.apply(Occurrence(kinds.LOST, seat))
    remaining = [other for other in range(state.seats) if state.present[other]]
    if len(remaining) == 1:
        end_game(game, Seat(remaining[0]))
    elif not remaining:
        end_game(game, NO_SEAT)


APPLY[kinds.GAINED] = gain
APPLY[kinds.PAID] = pay
APPLY[kinds.SCORED] = score
AFTERWARDS[kinds.SCORED] = check_win

claims("517.1", "517.2", score)
claims("103.1", "103.2", check_win)
claims("103.3", "103.4", concede)
