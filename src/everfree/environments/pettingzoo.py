"""A match of two players as a PettingZoo environment (AEC).

An agent observes what its seat may know, as a vector of numbers. When their meaning changes, the name of the
environment changes too. An action is the index of an answer; the mask says which are offered.
"""

from collections.abc import Sequence
from typing import Any, Final

from gymnasium.spaces import Dict, Discrete
from pettingzoo import AECEnv

from everfree.environments.observing import OPTIONS, VERSION, Observation, observation_space, observed
from everfree.environments.rendering import MODES, checked_mode, rendered
from everfree.environments.seeding import Seeds
from everfree.library.deck_lookup import DeckLike, decks as known_decks, playable
from everfree.library.errors import WrongNumber
from everfree.library.game import Game

TURN_CAP: Final = 100
"""After how many turns a match is truncated, unless another number is given."""
USUAL_DECKS: Final = ("rainbow-dash", "applejack")


class PonyEnv(AECEnv[str, Observation, int]):  # type: ignore[misc]  # pettingzoo carries no types
    """Two agents at one table; the winner gets 1, the loser -1.

    `reset(seed=7)` starts the match `Game(decks, seed=7)`; every `reset()` after it starts another one, and
    the series is the same each time.
    """

    metadata = {  # noqa: RUF012
        "name": f"everfree_v{VERSION}",
        "render_modes": list(MODES),
        "is_parallelizable": False,
    }

    def __init__(
        self,
        decks: Sequence[DeckLike] = USUAL_DECKS,
        *,
        render_mode: str | None = None,
        turn_cap: int | None = TURN_CAP,
    ) -> None:
        super().__init__()
        self.decks = two_decks(decks)
        self.turn_cap = turn_cap
        self.render_mode = checked_mode(render_mode)
        self.possible_agents = ["seat_0", "seat_1"]
        self._seeds = Seeds()
        self._spaces = observation_space()
        self._actions = {agent: Discrete(OPTIONS) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Dict:
        return self._spaces

    def action_space(self, agent: str) -> Discrete:
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start the match of *seed*, or the next one of the series; `options["decks"]` changes the decks."""
        if options and "decks" in options:
            self.decks = two_decks(options["decks"])
        if seed is not None:
            self._seeds.begin(seed)
        self.match = Game(self.decks, seed=self._seeds.following(), turn_cap=self.turn_cap)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.match.engine.question.seat]
        self._show()

    def observe(self, agent: str) -> Observation:
        """Return an agent's observation, and the mask of its options if it is asked."""
        return observed(self.match.engine, self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        """Answer the open question with the answer at this index."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.match.take(int(action))
        if self.match.engine.is_over:
            for seat, one in enumerate(self.possible_agents):
                self.terminations[one] = True
                self.rewards[one] = reward_of(self.match, seat)
        elif self.match.is_over:
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[self.match.engine.question.seat]
        self._accumulate_rewards()
        self._show()

    def render(self) -> str | None:
        """Return the match in the render mode, as spectators see it; print it in the mode "human"."""
        return rendered(self.match, self.render_mode)

    def close(self) -> None:
        """Do nothing; no resource is open."""

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()


def two_decks(decks: Sequence[DeckLike]) -> list[DeckLike]:
    """Read two decks; raise an error of the library if they are not two, or may not be played."""
    if isinstance(decks, str) or len(decks) != 2:
        raise WrongNumber("An environment needs a list of two decks.")
    return [playable(known_decks.read(deck)) for deck in decks]


def reward_of(match: Game, seat: int) -> float:
    """Return what a seat gets at the end: 1 for a win, -1 for a loss, 0 if nobody has won."""
    return 0.0 if match.winner is None else 1.0 if match.winner == seat else -1.0


def env(
    decks: Sequence[DeckLike] = USUAL_DECKS,
    *,
    render_mode: str | None = None,
    turn_cap: int | None = TURN_CAP,
) -> PonyEnv:
    """Make the environment."""
    return PonyEnv(decks, render_mode=render_mode, turn_cap=turn_cap)
