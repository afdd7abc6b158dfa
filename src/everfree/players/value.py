"""The chance of winning from a position, by facts everyone at the table can see; it knows no card by name.

The weights are those that won when the search played itself with others: `scripts/tune_value.py`.
"""

from math import exp
from typing import Final

from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.state import BOOSTED, FACE_DOWN, PLAYING
from everfree.ccg.kernel.values import contribution_of
from everfree.ccg.rules.requirements import needs_of, power_at, refuse_confronting
from everfree.ccg.vocab import HAND, HOME_AREA, MANE, NO_CARD, WINNING_SCORE, Seat

WEIGHTS: Final = {
    "score": 0.35,
    "score-late": 0.0,
    "tokens": 0.028,
    "hand": 0.032,
    "hand-first": 0.0,
    "characters": 0.0,
    "power-home": 0.032,
    "power-away": 0.046,
    "frightened": 0.0,
    "boosted": 0.0,
    "can-confront": 0.21,
    "can-confront-next": 0.0,
    "points-there": 0.0,
    "close": 0.105,
    "margin": 0.0,
    "trouble": -0.08,
    "cards": 0.0,
    "to-move": 0.0,
}
"""What is counted for each player, and what it is worth, in logarithms of odds."""
FACTS: Final = tuple(WEIGHTS)
Weights = tuple[float, ...]
TUNED: Final[Weights] = tuple(WEIGHTS.values())

LATE: Final = 9
"""From this score on every point counts for more."""
FEW: Final = 3
"""The first cards in hand count for more than the others."""
MOST_TOKENS: Final = 8
MOST_HAND: Final = 8
MARGIN: Final = 3.0


def chance_of_winning(game: Kernel, seat: Seat, weights: Weights = TUNED) -> float:
    """Give the chance that *seat* wins, from 0 to 1; half of it for a draw."""
    state = game.state
    if state.outcome != PLAYING:
        if state.winner < 0:
            return 0.5
        return 1.0 if state.winner == seat else 0.0
    mine = worth(facts_of(game, seat), weights)
    theirs = [worth(facts_of(game, other), weights) for other in game.opponents(seat)]
    return 1.0 / (1.0 + exp(max(theirs, default=0.0) - mine))


def worth(facts: list[float], weights: Weights) -> float:
    """Add up what a player has."""
    total = 0.0
    for place in range(len(facts)):
        total += facts[place] * weights[place]
    return total


def facts_of(game: Kernel, seat: Seat) -> list[float]:
    """Count what a player has, in the order of `FACTS`."""
    state = game.state
    board = game.board()
    hand = min(len(game.cards_in(HAND, seat)), MOST_HAND)
    score = min(state.score[seat], WINNING_SCORE)
    is_next = state.turn_player == seat
    home = away = frightened = characters = boosted = 0
    for card in board.characters[seat]:
        marks = state.marks[card]
        if marks & FACE_DOWN:
            frightened += 1
            continue
        characters += 1
        if marks & BOOSTED and game.type_of(card) == MANE:
            boosted = 1
        power = contribution_of(game, card) * game.count_of(card)
        if state.area_kind[state.area[card]] == HOME_AREA:
            home += power
        else:
            away += power
    can = points = 0
    close = margin = 0.0
    for area in board.problem_areas:
        problem = board.problems[area]
        have = power_at(game, seat, area)
        if not have:
            continue
        needed = 0
        for need in needs_of(game, seat, problem):
            needed += need.amount
        if refuse_confronting(game, seat, problem) is None:
            can += 1
            points += game.definition(problem).bonus
            margin += min(MARGIN, have - needed)
        elif needed:
            close += min(1.0, have / needed)
    trouble = cards = 0
    for card in board.troublemakers:
        if state.controller[card] != seat:
            trouble += 1
    for card in game.in_play():
        if state.controller[card] == seat and state.host[card] != NO_CARD:
            cards += 1
    return [
        float(score),
        float(max(0, score - LATE)),
        float(min(state.tokens[seat], MOST_TOKENS)),
        float(hand),
        float(min(hand, FEW)),
        float(characters),
        float(home),
        float(away),
        float(frightened),
        float(boosted),
        float(can),
        float(can if is_next else 0),
        float(points),
        close,
        margin,
        float(trouble),
        float(cards),
        1.0 if is_next else 0.0,
    ]
