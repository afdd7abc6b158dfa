"""What an agent observes, as numbers; when their meaning changes, `VERSION` changes too."""

from typing import Any, Final

import numpy as np
from gymnasium.spaces import Box, Dict
from numpy.typing import NDArray

from everfree.ccg.cards import PRINTED
from everfree.ccg.game import Game
from everfree.ccg.kernel.options import OPTION_NAMES
from everfree.ccg.view import CardView, OptionView, View
from everfree.ccg.vocab import PHASE_NAMES, Seat
from everfree.players.value import FACTS, facts_of

VERSION: Final = 1
"""Version of the observation."""
OPTIONS: Final = 128
"""Size of the action space; of longer lists and of ranges only the first so many can be chosen."""
HAND: Final = 12
"""Cards of the agent's hand that are observed."""
OF_A_CARD: Final = 4
"""Numbers per card: type, cost, power, colours."""
OF_AN_OPTION: Final = 2 + OF_A_CARD
"""Numbers per option: verb and area, then its card."""
SIZE: Final = 2 * len(FACTS) + len(PHASE_NAMES) + 2 + HAND * OF_A_CARD + OPTIONS * OF_AN_OPTION

Observation = dict[str, NDArray[Any]]


def observation_space() -> Dict:
    """Make the space of what is observed: the numbers, and a mask of the actions."""
    return Dict(
        {
            "observation": Box(-100.0, 1000.0, (SIZE,), np.float32),
            "action_mask": Box(0, 1, (OPTIONS,), np.int8),
        }
    )


def observed(game: Game, seat: int) -> Observation:
    """Return what a seat observes, and the mask of its options if it is asked."""
    view = game.view(seat)
    mask = np.zeros(OPTIONS, np.int8)
    if view.question is not None:
        mask[: min(OPTIONS, game.question.size())] = 1
    return {"observation": np.array(numbers(game, view), np.float32), "action_mask": mask}


def numbers(game: Game, view: View) -> list[float]:
    """Return a view as the numbers of this version, the viewer's own side first."""
    seats = [view.viewer, 1 - view.viewer]
    found: list[float] = []
    for seat in seats:
        found.extend(facts_of(game.kernel, Seat(seat)))
    found.extend([float(view.phase == name) for name in PHASE_NAMES])
    found.extend([float(view.turn_player == view.viewer), float(view.turn)])
    hand = view.seats[view.viewer].hand[:HAND]
    for card in hand:
        found.extend(card_numbers(card))
    found.extend([0.0] * ((HAND - len(hand)) * OF_A_CARD))
    options = view.question.options[:OPTIONS] if view.question is not None else ()
    for one in options:
        found.extend(option_numbers(one))
    found.extend([0.0] * ((OPTIONS - len(options)) * OF_AN_OPTION))
    return found


def card_numbers(card: CardView) -> list[float]:
    """Return a card as numbers; zeros for an unknown card."""
    return _printed(card.card)


def option_numbers(one: OptionView) -> list[float]:
    """Return an option as numbers."""
    return [1.0 + OPTION_NAMES.index(one.verb), float(one.area), *_printed(one.name)]


def _printed(name: str) -> list[float]:
    if name not in PRINTED:
        return [0.0] * OF_A_CARD
    card = PRINTED[name]
    return [float(card.type), float(card.cost), float(card.front.power), float(card.front.colours)]
