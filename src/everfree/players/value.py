"""The chance of winning from a position, estimated from public facts; no card has a value of its own.

The weights were tuned in games of the search against itself (`scripts/tune_value.py`): 577 games showed which
facts correlate with winning, matches of 80 to 120 games which weights play better (decision record 11).
"""

from collections.abc import Callable
from math import exp
from typing import Final, NamedTuple

from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.state import BOOSTED, FACE_DOWN, PLAYING
from everfree.ccg.kernel.values.characteristics import contribution_of, power_of
from everfree.ccg.rules.confront.requirements import needs_of, power_at, refuse_confronting
from everfree.ccg.vocab import HAND, HOME_AREA, MANE, NO_CARD, WINNING_SCORE, AreaId, Seat

WEIGHTS: Final = {
    "score": 0.35,
    "score-late": 0.2,
    "tokens": 0.025,
    "hand": 0.01,
    "hand-first": 0.045,
    "power-home": 0.05,
    "power-away": 0.12,
    "frightened": -0.03,
    "boosted": 0.08,
    "can-confront": 0.24,
    "can-confront-next": 0.1,
    "close": 0.14,
    "blocked": -0.1,
    "edge": 0.03,
    "attached": 0.03,
    "characters": -0.1,
    "troublemakers": 0.3,
}
"""The facts counted for each player and their weights, in log odds.

Characters count negatively: the same power in fewer characters is better, because those above the home limit
are lost when a Problem is solved.
"""
FACTS: Final = tuple(WEIGHTS)
Weights = tuple[float, ...]
TUNED: Final[Weights] = tuple(WEIGHTS.values())

Value = Callable[[Kernel, Seat], float]
"""What a player judges positions by: it returns the chance that a seat wins."""

LATE: Final = 9
"""From this score on every point counts for more."""
FEW: Final = 4
"""The first cards in hand count for more than the others."""
MOST_TOKENS: Final = 6
MOST_HAND: Final = 8
SPARE: Final = 4
"""How much power at a Problem beyond the needed counts as being there; any more counts as power at home."""
EDGE: Final = 4
"""The greatest difference in power to an opponent at the same Problem that counts; it decides faceoffs."""
UNKNOWN_TROUBLE: Final = 3
"""The power assumed for a Troublemaker that is face down."""


def chance_of_winning(game: Kernel, seat: Seat, weights: Weights = TUNED) -> float:
    """Return the chance that *seat* wins, from 0 to 1; a draw counts as 0.5."""
    state = game.state
    if state.outcome != PLAYING:
        if state.winner < 0:
            return 0.5
        return 1.0 if state.winner == seat else 0.0
    mine = worth(facts_of(game, seat), weights)
    theirs = [worth(facts_of(game, other), weights) for other in game.opponents(seat)]
    return 1.0 / (1.0 + exp(max(theirs, default=0.0) - mine))


def worth(facts: list[float], weights: Weights) -> float:
    """Return the weighted sum of a player's facts."""
    total = 0.0
    for place in range(len(facts)):
        total += facts[place] * weights[place]
    return total


def facts_of(game: Kernel, seat: Seat) -> list[float]:
    """Return the facts of a player, in the order of `FACTS`."""
    state = game.state
    score = min(state.score[seat], WINNING_SCORE)
    hand = min(len(game.cards_in(HAND, seat)), MOST_HAND)
    characters = characters_of(game, seat)
    problems = problems_of(game, seat)
    return [
        float(score),
        float(max(0, score - LATE)),
        float(min(state.tokens[seat], MOST_TOKENS)),
        float(hand),
        float(min(hand, FEW)),
        float(characters.home + problems.spare),
        float(problems.away),
        float(characters.frightened),
        float(characters.boosted),
        float(problems.can),
        float(problems.can if state.turn_player == seat else 0),
        problems.close,
        float(problems.blocked),
        float(problems.edge),
        float(attached_by(game, seat)),
        float(len(game.board().characters[seat]) - characters.frightened),
        float(sum([state.controller[card] == seat for card in game.board().troublemakers])),
    ]


class Characters(NamedTuple):
    """What counts of a player's characters: power at home, frightened ones, whether the Mane is boosted."""

    home: int
    frightened: int
    boosted: int


def characters_of(game: Kernel, seat: Seat) -> Characters:
    """Count the characters of a player."""
    state = game.state
    home = frightened = boosted = 0
    for card in game.board().characters[seat]:
        marks = state.marks[card]
        if marks & FACE_DOWN:
            frightened += 1
            continue
        if marks & BOOSTED and game.type_of(card) == MANE:
            boosted = 1
        if state.area_kind[state.area[card]] == HOME_AREA:
            home += contribution_of(game, card) * game.count_of(card)
    return Characters(home, frightened, boosted)


class Problems(NamedTuple):
    """What counts of the Problems at which a player has power."""

    can: int
    """How many the player can confront."""
    away: int
    """Power there, up to what is needed and `SPARE`."""
    spare: int
    """Power there beyond that."""
    blocked: int
    edge: int
    close: float
    """For each Problem that can't be confronted yet, which part of the power it needs is there."""


def problems_of(game: Kernel, seat: Seat) -> Problems:
    """Count the Problems at which a player has power."""
    board = game.board()
    can = away = spare = blocked = edge = 0
    close = 0.0
    for area in board.problem_areas:
        have = power_at(game, seat, area)
        if not have:
            continue
        problem = board.problems[area]
        trouble = trouble_at(game, seat, area)
        needed = max(sum([need.amount for need in needs_of(game, seat, problem)]), trouble)
        blocked += trouble > 0
        away += min(have, needed + SPARE)
        spare += max(0, have - needed - SPARE)
        if refuse_confronting(game, seat, problem) is None:
            can += 1
            edge += edge_at(game, seat, area, have)
        elif needed:
            close += min(1.0, have / needed)
    return Problems(can, away, spare, blocked, edge, close)


def attached_by(game: Kernel, seat: Seat) -> int:
    """Count the attached cards that a player controls."""
    state = game.state
    return sum([state.controller[card] == seat and state.host[card] != NO_CARD for card in game.in_play()])


def edge_at(game: Kernel, seat: Seat, area: AreaId, have: int) -> int:
    """Return the lead in power of *seat* over the strongest opponent in an area; 0 without an opponent."""
    theirs = 0
    for other in game.opponents(seat):
        theirs = max(theirs, power_at(game, other, area))
    return max(-EDGE, min(EDGE, have - theirs)) if theirs else 0


def trouble_at(game: Kernel, seat: Seat, area: AreaId) -> int:
    """Return the power of the strongest opposing Troublemaker in an area, or 0 without one."""
    state = game.state
    most = 0
    for card in game.board().troublemakers:
        if state.area[card] == area and state.controller[card] != seat:
            power = UNKNOWN_TROUBLE if state.marks[card] & FACE_DOWN else power_of(game, card)
            most = max(most, power, 1)
    return most
