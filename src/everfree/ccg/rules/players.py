"""103: winning and leaving; 517: scoring; 502: action tokens."""

from collections.abc import Callable

from everfree.ccg.kernel import kinds
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.meanings import AFTERWARDS, APPLY, FORBIDDEN, claims, does
from everfree.ccg.kernel.records import Modifier, Occurrence, Scope
from everfree.ccg.kernel.scope import seat_of
from everfree.ccg.kernel.state import DRAWN, WON
from everfree.ccg.language.effects import Gain, LoseOldTokens
from everfree.ccg.language.together import LosesGame
from everfree.ccg.rules.limits import refuse_scoring, scorable
from everfree.ccg.rules.scoring import remember_points
from everfree.ccg.vocab import NO_SEAT, WINNING_SCORE, Ref, Seat, card_of


def gain(game: Kernel, occurrence: Occurrence) -> Occurrence | None:
    """502.1: a player receives action tokens."""
    game.state.tokens[occurrence.seat] += occurrence.amount
    game.state.gained[occurrence.seat] += occurrence.amount
    return occurrence


def pay(game: Kernel, occurrence: Occurrence) -> Occurrence | None:
    """502.1: a player pays action tokens; whether there are enough was asked before."""
    game.state.tokens[occurrence.seat] -= occurrence.amount
    use_up(game, occurrence.seat, occurrence.amount)
    return occurrence if occurrence.amount else None


def lose_tokens(game: Kernel, occurrence: Occurrence) -> Occurrence | None:
    """A player loses action tokens without paying them."""
    game.state.tokens[occurrence.seat] -= occurrence.amount
    use_up(game, occurrence.seat, occurrence.amount)
    return occurrence if occurrence.amount else None


def use_up(game: Kernel, seat: Seat, amount: int) -> None:
    """Take tokens first from those that are there for a while only (708.2)."""
    modifiers = game.state.modifiers
    for place, one in enumerate(modifiers):
        if one.seat == seat and isinstance(game.cast.nodes[one.change], Gain):
            used = min(one.amount, amount)
            amount -= used
            modifiers[place] = one.again(one.amount - used, one.stamp)


def running_out(game: Kernel, ended: list[Modifier]) -> list[Occurrence]:
    """708.2: list the tokens that are lost because they were there for a while only, and not used up."""
    return [
        Occurrence(kinds.LOST_TOKENS, one.seat, amount=one.amount, source=one.source)
        for one in ended
        if isinstance(game.cast.nodes[one.change], Gain) and one.amount
    ]


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
    """517: a player scores points, with the cards that earned them (517.2); no more than a law allows."""
    points = scorable(game, occurrence)
    game.state.score[occurrence.seat] += points
    game.state.scored[occurrence.seat] += points
    if not points:
        return None
    made = occurrence.worth(points)
    remember_points(game, made)
    return made


def check_win(game: Kernel, occurrence: Occurrence) -> bool:
    """103.1, 103.2: after each scoring occurrence, fifteen points win at once (R5)."""
    state = game.state
    if state.score[occurrence.seat] < WINNING_SCORE:
        return False
    return judge(game)


def judge(game: Kernel) -> bool:
    """103.2, 103.2a, 103.3: end the game if somebody has won; True if it is over.

    Who is the last one left wins as well as who has fifteen points; several at once make a draw, and so
    does nobody being left (R6). While several players do something at once nothing is judged (R5).
    """
    state = game.state
    if state.together:
        return False
    remaining = [Seat(seat) for seat in range(state.seats) if state.present[seat]]
    winners = [seat for seat in remaining if state.score[seat] >= WINNING_SCORE or len(remaining) == 1]
    if remaining and not winners:
        return False
    end_game(game, winners[0] if len(winners) == 1 else NO_SEAT)
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
    """103.4: a player gives up, at any time."""
    game.apply(Occurrence(kinds.LOST, seat))


def lose(game: Kernel, occurrence: Occurrence) -> Occurrence | None:
    """103.5: a player who loses is no longer in the game."""
    state = game.state
    seat = occurrence.seat
    if not state.present[seat]:
        return None
    state.present[seat] = 0
    return occurrence


def after_losing(game: Kernel, occurrence: Occurrence) -> bool:
    """103.3, 103.5a: the last one left wins; else the game goes on without the player."""
    if game.state.together:
        return False
    if not judge(game):
        REMOVAL[0](game)
    return True


REMOVAL: list[Callable[[Kernel], None]] = []
"""What removes players who have lost from the game (103.5a); its chapter puts it here."""


def _loses_game(
    game: Kernel, effect: LosesGame, scope: Scope, picked: tuple[Ref, ...], mode: int
) -> list[Occurrence]:
    seat = seat_of(game, effect.who, card_of(scope.source), scope.you, scope)
    return [Occurrence(kinds.LOST, seat, source=scope.source, by=scope.you)]


APPLY[kinds.GAINED] = gain
APPLY[kinds.PAID] = pay
APPLY[kinds.LOST_TOKENS] = lose_tokens
does(LoseOldTokens, _lose_old_tokens)
APPLY[kinds.SCORED] = score
FORBIDDEN[kinds.SCORED] = refuse_scoring
APPLY[kinds.LOST] = lose
AFTERWARDS[kinds.SCORED] = check_win
AFTERWARDS[kinds.LOST] = after_losing
does(LosesGame, _loses_game)

claims("517.1", "517.2", score)
claims("103.1", "R5", check_win)
claims("103.2", "103.2a", "103.2b", "103.3", "R6", judge)
claims("103.4", concede)
claims("103.5", lose)
claims("103.2b", end_game)
claims("103.5", concede)
claims("106.2", Kernel.opponents)
