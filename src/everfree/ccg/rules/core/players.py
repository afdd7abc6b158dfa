"""103: winning and leaving; 517: scoring; 502: action tokens."""

from collections.abc import Callable
from typing import Final

from everfree.ccg.kernel import kinds
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.records import Modifier, Occurrence
from everfree.ccg.kernel.registry import AFTERWARDS, APPLY, FORBIDDEN, claims
from everfree.ccg.kernel.state import DRAWN, WON
from everfree.ccg.language.words.effects.effects import Gain
from everfree.ccg.rules.core.points import remember_points
from everfree.ccg.rules.words.laws.limits import refuse_scoring, scorable
from everfree.ccg.vocab import NO_SEAT, Seat


def gain(game: Kernel, occurrence: Occurrence) -> Occurrence | None:
    """502.1: add action tokens to those of a player."""
    game.state.tokens[occurrence.seat] += occurrence.amount
    game.state.gained[occurrence.seat] += occurrence.amount
    return occurrence


def pay(game: Kernel, occurrence: Occurrence) -> Occurrence | None:
    """502.1: take the action tokens that a player pays; the caller has checked that there are enough."""
    game.state.tokens[occurrence.seat] -= occurrence.amount
    use_temporary_tokens(game, occurrence.seat, occurrence.amount)
    return occurrence if occurrence.amount else None


def lose_tokens(game: Kernel, occurrence: Occurrence) -> Occurrence | None:
    """Take action tokens from a player without payment."""
    game.state.tokens[occurrence.seat] -= occurrence.amount
    use_temporary_tokens(game, occurrence.seat, occurrence.amount)
    return occurrence if occurrence.amount else None


def use_temporary_tokens(game: Kernel, seat: Seat, amount: int) -> None:
    """Subtract tokens that leave a player from those that last only for a while, first of all (708.2)."""
    modifiers = game.state.modifiers
    for place, one in enumerate(modifiers):
        if one.seat == seat and isinstance(game.definitions.nodes[one.change], Gain):
            used = min(one.amount, amount)
            amount -= used
            modifiers[place] = one.again(one.amount - used, one.stamp)


def expired_tokens(game: Kernel, ended: list[Modifier]) -> list[Occurrence]:
    """708.2: list the tokens that are lost because they lasted only for a while and were not used."""
    return [
        Occurrence(kinds.LOST_TOKENS, one.seat, amount=one.amount, source=one.source)
        for one in ended
        if isinstance(game.definitions.nodes[one.change], Gain) and one.amount
    ]


def score(game: Kernel, occurrence: Occurrence) -> Occurrence | None:
    """517: score points with the cards that earned them (517.2), no more than a law allows."""
    points = scorable(game, occurrence)
    game.state.score[occurrence.seat] += points
    game.state.scored[occurrence.seat] += points
    if not points:
        return None
    made = occurrence.worth(points)
    remember_points(game, made)
    return made


def check_win(game: Kernel, occurrences: list[Occurrence]) -> bool:
    """103.1, 103.2: end the game at once if a player who has just scored has enough points (R5)."""
    score, enough = game.state.score, game.definitions.options.points_to_win
    return any(score[one.seat] >= enough for one in occurrences) and judge(game)


def judge(game: Kernel) -> bool:
    """103.2, 103.2a, 103.3: end the game if a player has won; return True if it is over.

    A player wins with enough points (fifteen, unless the match has another number) or as the last one left.
    Several winners at once make a draw, and so does nobody being left (R6). While several players do
    something at once, nothing is decided (R5).
    """
    state = game.state
    if state.together:
        return False
    remaining = [Seat(seat) for seat in range(state.seats) if state.present[seat]]
    enough = game.definitions.options.points_to_win
    winners = [seat for seat in remaining if state.score[seat] >= enough or len(remaining) == 1]
    if remaining and not winners:
        return False
    end_game(game, winners[0] if len(winners) == 1 else NO_SEAT)
    return True


def end_game(game: Kernel, winner: Seat) -> None:
    """103.1: end the game at once and drop everything under way."""
    state = game.state
    state.outcome = DRAWN if winner == NO_SEAT else WON
    state.winner = winner
    state.frames.clear()
    state.question = None
    game.apply(Occurrence(kinds.DRAWN_GAME if winner == NO_SEAT else kinds.WON_GAME, winner))


def concede(game: Kernel, seat: Seat) -> None:
    """103.4: let a player give up, at any time."""
    game.apply(Occurrence(kinds.LOST, seat))


def lose(game: Kernel, occurrence: Occurrence) -> Occurrence | None:
    """103.5: mark a player who loses as no longer in the game."""
    state = game.state
    seat = occurrence.seat
    if not state.present[seat]:
        return None
    state.present[seat] = 0
    return occurrence


def after_losing(game: Kernel, occurrences: list[Occurrence]) -> bool:
    """103.3, 103.5a: end the game if one player is left; else remove those who have lost."""
    if game.state.together:
        return False
    if not judge(game):
        REMOVAL[0](game)
    return True


REMOVAL: Final[list[Callable[[Kernel], None]]] = []
"""The function that removes players who have lost from the game (103.5a); `turn/removal.py` adds it."""


APPLY[kinds.GAINED] = gain
APPLY[kinds.PAID] = pay
APPLY[kinds.LOST_TOKENS] = lose_tokens
APPLY[kinds.SCORED] = score
FORBIDDEN[kinds.SCORED] = refuse_scoring
APPLY[kinds.LOST] = lose
AFTERWARDS[kinds.SCORED] = check_win
AFTERWARDS[kinds.LOST] = after_losing

claims("517.1", "517.2", score)
claims("103.1", "R5", check_win)
claims("103.2", "103.2a", "103.2b", "103.3", "R6", judge)
claims("103.4", concede)
claims("103.5", lose)
claims("103.2b", end_game)
claims("103.5", concede)
claims("106.2", Kernel.opponents)
