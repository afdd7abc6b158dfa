"""A match against a computer player as a Gymnasium environment for one agent.

Importing this module registers it: `gymnasium.make("everfree/Solo-v1", opponent="greedy")`.
"""

from collections.abc import Sequence
from typing import Any, Final

import gymnasium
import numpy as np
from gymnasium.spaces import Discrete
from numpy.typing import NDArray

from everfree.environments.observing import OPTIONS, VERSION, Observation, observation_space, observed
from everfree.environments.pettingzoo import TURN_CAP, USUAL_DECKS, reward_of, two_decks
from everfree.environments.rendering import MODES, checked_mode, rendered
from everfree.environments.seeding import Seeds
from everfree.library.deck_lookup import DeckLike
from everfree.library.game import Game, PlayerLike, player_of
from everfree.players import Sight

NAME: Final = f"everfree/Solo-v{VERSION}"
ILLEGAL: Final = -1.0
"""The reward of an action that is not offered, which loses the match."""


class SoloEnv(gymnasium.Env[Observation, int]):
    """One agent against a computer player; it gets 1 for a win, -1 for a loss, and 0 before the end.

    The agent has the first deck. It sits in seat 0 and seat 1 in turn, so that it learns both, unless *seat*
    fixes one. An action that the mask does not offer loses the match. Seeds are those of `PonyEnv`.
    """

    metadata = {"render_modes": list(MODES), "render_fps": 4}  # noqa: RUF012

    def __init__(
        self,
        decks: Sequence[DeckLike] = USUAL_DECKS,
        *,
        opponent: PlayerLike = "greedy",
        seat: int | None = None,
        render_mode: str | None = None,
        turn_cap: int | None = TURN_CAP,
    ) -> None:
        self.decks = two_decks(decks)
        self.opponent = opponent
        self.turn_cap = turn_cap
        self.render_mode = checked_mode(render_mode)
        self.observation_space = observation_space()  # type: ignore[assignment]  # of any values
        self.action_space = Discrete(OPTIONS)  # type: ignore[assignment]  # of numpy's integers
        self._fixed = seat
        self._seeds = Seeds()
        self._matches = 0
        player_of(opponent, 0)  # an unknown level is told now, not in the middle of a match

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Start the match of *seed*, or the next one of the series; `options["decks"]` changes the decks."""
        super().reset(seed=seed)
        if options and "decks" in options:
            self.decks = two_decks(options["decks"])
        if seed is not None:
            self._seeds.begin(seed)
            self._matches = 0
        self.seat = self._matches % 2 if self._fixed is None else self._fixed
        self._matches += 1
        number = self._seeds.following()
        decks = self.decks if self.seat == 0 else self.decks[::-1]
        self.match = Game(decks, seed=number, turn_cap=self.turn_cap)
        self._other = player_of(self.opponent, number)
        self._let_the_other_play()
        return self._observed()

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Answer the open question, and let the computer player answer until the agent is asked again."""
        if not self.action_masks()[int(action)]:
            self.match.engine.concede(self.seat)
            seen, told = self._observed()
            return seen, ILLEGAL, True, False, {**told, "illegal": True}
        self.match.take(int(action))
        self._let_the_other_play()
        if self.render_mode == "human":
            self.render()
        seen, told = self._observed()
        is_ended = self.match.engine.is_over
        return seen, reward_of(self.match, self.seat), is_ended, self.match.is_stalled, told

    def action_masks(self) -> NDArray[np.int8]:
        """Return which actions are offered, where libraries for masked actions look for it."""
        mask: NDArray[np.int8] = observed(self.match.engine, self.seat)["action_mask"]
        return mask

    def render(self) -> str | None:
        """Return the match in the render mode, as spectators see it; print it in the mode "human"."""
        return rendered(self.match, self.render_mode)

    def _let_the_other_play(self) -> None:
        engine = self.match.engine
        while not self.match.is_over and engine.question.seat != self.seat:
            seat = engine.question.seat
            self.match.take(self._other.choose(Sight(engine.kernel, seat)))

    def _observed(self) -> tuple[Observation, dict[str, Any]]:
        seen = observed(self.match.engine, self.seat)
        return seen, {"action_mask": seen["action_mask"], "seat": self.seat, "seed": self.match.seed}


def env(decks: Sequence[DeckLike] = USUAL_DECKS, **settings: Any) -> SoloEnv:
    """Make the environment; *settings* are those of `SoloEnv`."""
    return SoloEnv(decks, **settings)


if NAME not in gymnasium.registry:
    gymnasium.register(id=NAME, entry_point="everfree.environments.gymnasium:SoloEnv")
