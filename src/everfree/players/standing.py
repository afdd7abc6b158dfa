"""The value of a position for a seat, from public facts; used by the greedy player."""

from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.state import PLAYING
from everfree.ccg.kernel.values.characteristics import characters_of, contribution_of
from everfree.ccg.rules.confront.requirements import power_at, power_needed, refuse_confronting
from everfree.ccg.rules.core.movement import problem_areas
from everfree.ccg.rules.core.troublemaker_blocks import blocking
from everfree.ccg.rules.turn.troublemaker_phase import troublemakers_at
from everfree.ccg.vocab import HAND, HAND_LIMIT, HOME_AREA, AreaId, Seat

# In hundredths of a point.
WIN = 100_000
POINT = 100
TOKEN = 8
HAND_CARD = 9
POWER = 9
"""For each power of a character, wherever it is."""
AWAY = 4
"""In addition for each power at a Problem."""
CONFRONT = 60
"""For each Problem the seat can confront, which gives points in the next Score Phase."""
PROGRESS = 30
"""For a Problem at which the seat has part of the power, in proportion to the power needed."""
BLOCKED = 25
"""Subtracted for a Problem at which a Troublemaker blocks the seat."""
THREATENED = 20
"""Subtracted for a Problem at which an opponent's face-down Troublemaker lies."""


def value_of(game: Kernel, seat: Seat) -> int:
    """Return the advantage of *seat* over its strongest opponent, in hundredths of a point."""
    state = game.state
    if state.outcome != PLAYING:
        if state.winner < 0:
            return 0
        return WIN if state.winner == seat else -WIN
    theirs = [standing(game, other) for other in game.opponents(seat)]
    return standing(game, seat) - max(theirs, default=0)


def standing(game: Kernel, seat: Seat) -> int:
    """Return the value of what a player has, in hundredths of a point."""
    state = game.state
    hand = min(len(game.cards_in(HAND, seat)), HAND_LIMIT)
    worth = POINT * state.score[seat] + TOKEN * state.tokens[seat] + HAND_CARD * hand
    for card in characters_of(game, seat):
        power = contribution_of(game, card)
        worth += POWER * power
        if state.area_kind[state.area[card]] != HOME_AREA:
            worth += AWAY * power
    for area in problem_areas(game):
        problem = game.problem_at(area)
        needed = power_needed(game, seat, problem)
        have = min(power_at(game, seat, area), needed)
        if refuse_confronting(game, seat, problem) is None:
            worth += CONFRONT
        elif needed:
            worth += PROGRESS * have // needed
        if have:
            worth -= trouble(game, seat, area)
    return worth


def trouble(game: Kernel, seat: Seat, area: AreaId) -> int:
    """Return how much the Troublemakers of others reduce the value of an area where *seat* has power."""
    if blocking(game, seat, area) >= 0:
        return BLOCKED
    theirs = [card for card in troublemakers_at(game, area) if game.state.controller[card] != seat]
    return THREATENED if theirs else 0
