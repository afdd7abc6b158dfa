"""103: winning and leaving; 517: scoring; 502: action tokens."""

from everfree.ccg.kernel import kinds
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.meanings import AFTERWARDS, APPLY, claims, does
from everfree.ccg.kernel.records import Occurrence, Scope
from everfree.ccg.kernel.scope import seat_of
from everfree.ccg.kernel.state import DRAWN, WON
from everfree.ccg.language.effects import LoseOldTokens
from everfree.ccg.vocab import NO_SEAT, WINNING_SCORE, Ref, Seat, card_of


def gain(game: Kernel, occurrence: Occurrence) -> Occurrence | None:
    """502.1: a player receives action tokens."""
    game.state.tokens[occurrence.seat] += occurrence.amount
    game.state.gained[occurrence.seat] += occurrence.amount
    return occurrence


def pay(game: Kernel, occurrence: Occurrence) -> Occurrence | None:
    """502.1: a player pays action tokens; whether there are enough was asked before."""
    game.state.tokens[occurrence.seat] -= occurrence.amount
    return occurrence if occurrence.amount else None


def lose_tokens(game: Kernel, occurrence: Occurrence) -> Occurrence | None:
    """A player loses action tokens without paying them."""
    game.state.tokens[occurrence.seat] -= occurrence.amount
    return occurrence if occurrence.amount else None


def old_tokens(game: Kernel, seat: Seat) -> int:
    """Count the tokens a player did not receive this turn; what was paid was paid from the old ones."""
    state = game.state
    return max(0, state.tokens[seat] - state.gained[seat])


def _lose_old_tokens(
    game: Kernel, effect: LoseOldTokens, scope: Scope, picked: tuple[Ref, ...], mode: int
) -> list[Occurrence]:
    seat = seat_of(game, effect.who, card_of(scope.source), scope.you, scope)
    lost = old_tokens(game, seat)
    return [Occurrence(kinds.LOST_TOKENS, seat, amount=lost, source=scope.source, by=scope.you)]


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
APPLY[kinds.LOST_TOKENS] = lose_tokens
does(LoseOldTokens, _lose_old_tokens)
APPLY[kinds.SCORED] = score
AFTERWARDS[kinds.SCORED] = check_win

claims("517.1", "517.2", score)
claims("103.1", "103.2", check_win)
claims("103.3", "103.4", concede)
