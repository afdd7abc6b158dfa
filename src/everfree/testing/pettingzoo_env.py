"""A match of two players as a PettingZoo environment (AEC), to train players; needs the extra `lab`.

An agent observes what its seat may know, as a vector of numbers. When their meaning changes, `VERSION` and
the name of the environment change too. An action is the index of an option; the mask says which are offered.
"""

from typing import Any, Final

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from numpy.typing import NDArray
from pettingzoo import AECEnv

from everfree.ccg.cards import PRINTED
from everfree.ccg.decks.deck import Deck
from everfree.ccg.decks.theme import APPLEJACK, RAINBOW_DASH
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
TURN_CAP: Final = 100
SIZE: Final = 2 * len(FACTS) + len(PHASE_NAMES) + 2 + HAND * OF_A_CARD + OPTIONS * OF_AN_OPTION

Observation = dict[str, NDArray[Any]]


class PonyEnv(AECEnv[str, Observation, int]):  # type: ignore[misc]  # pettingzoo carries no types
    """Two agents at one table; the winner gets 1, the loser -1."""

    metadata = {"name": f"everfree_v{VERSION}", "render_modes": [], "is_parallelizable": False}  # noqa: RUF012

    def __init__(self, decks: tuple[Deck, Deck] = (RAINBOW_DASH, APPLEJACK)) -> None:
        super().__init__()
        self.decks = decks
        self.possible_agents = ["seat_0", "seat_1"]
        self.render_mode = None
        self._spaces = Dict(
            {
                "observation": Box(-100.0, 1000.0, (SIZE,), np.float32),
                "action_mask": Box(0, 1, (OPTIONS,), np.int8),
            }
        )
        self._actions = {agent: Discrete(OPTIONS) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Dict:
        return self._spaces

    def action_space(self, agent: str) -> Discrete:
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a match; without a seed, that of seed 0."""
        self.game = Game(list(self.decks), seed=0 if seed is None else seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.game.question.seat]

    def observe(self, agent: str) -> Observation:
        """Return an agent's observation, and the mask of its options if it is asked."""
        seat = self.possible_agents.index(agent)
        view = self.game.view(seat)
        mask = np.zeros(OPTIONS, np.int8)
        if view.question is not None:
            mask[: min(OPTIONS, self.game.question.size())] = 1
        return {"observation": np.array(numbers(self.game, view), np.float32), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Answer the open question with the option at this index."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.game.take(int(action))
        if self.game.is_over:
            winner = self.game.winner
            for seat, one in enumerate(self.possible_agents):
                self.terminations[one] = True
                self.rewards[one] = 0.0 if winner is None else 1.0 if seat == winner else -1.0
        elif self.game.state.turn > TURN_CAP:
            self.truncations = dict.fromkeys(self.agents, True)
        if not self.game.is_over:
            self.agent_selection = self.possible_agents[self.game.question.seat]
        self._accumulate_rewards()

    def render(self) -> None:
        """Do nothing; `everfree play` shows games."""

    def close(self) -> None:
        """Do nothing; no resource is open."""


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


def env() -> PonyEnv:
    """Make the environment."""
    return PonyEnv()
