"""What a position is worth to a seat, from facts everyone at the table can see."""

from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.state import PLAYING
from everfree.ccg.kernel.values import characters_of, contribution_of
from everfree.ccg.rules.movement import problem_areas
from everfree.ccg.rules.requirements import power_at, power_needed, refuse_confronting
from everfree.ccg.rules.troublemaker_blocks import blocking
from everfree.ccg.rules.troublemakers import troublemakers_at
from everfree.ccg.vocab import HAND, HAND_LIMIT, HOME_AREA, AreaId, Seat

# In hundredths of a point.
WIN = 100_000
POINT = 100
TOKEN = 8
HAND_CARD = 9
POWER = 9
"""Of a character, wherever it is."""
AWAY = 4
"""The same power again, at a Problem."""
CONFRONT = 60
"""Standing at a Problem with all that is needed: a point in the next Score Phase."""
PROGRESS = 30
"""Standing there with almost all; less in proportion."""
BLOCKED = 25
"""A Troublemaker in the way."""
THREATENED = 20
"""A face-down one that will be."""


def value_of(game: Kernel, seat: Seat) -> int:
    """Give what *seat* stands to gain over its opponents, in hundredths of a point."""
    state = game.state
    if state.outcome != PLAYING:
        if state.winner < 0:
            return 0
        return WIN if state.winner == seat else -WIN
    theirs = [standing(game, other) for other in game.opponents(seat)]
    return standing(game, seat) - max(theirs, default=0)


def standing(game: Kernel, seat: Seat) -> int:
    """Add up what a player has."""
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
    """Give what the Troublemakers of others take away from *seat* in an area where it stands."""
    if blocking(game, seat, area) >= 0:
        return BLOCKED
    theirs = [card for card in troublemakers_at(game, area) if game.state.controller[card] != seat]
    return THREATENED if theirs else 0
