"""The Gymnasium environment passes Gymnasium's own checks, and one agent can play a whole match in it."""

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from everfree.ccg.kernel.rng import seed_bytes
from everfree.ccg.kernel.seats.determinize import blinded
from everfree.environments.gymnasium import NAME, SoloEnv, env
from everfree.environments.observing import VERSION
from everfree.library.errors import UnknownPlayer


@pytest.mark.filterwarnings("ignore::UserWarning")
def test_the_api() -> None:
    """Spaces, seeds and steps are as Gymnasium wants them."""
    check_env(env(opponent="random"), skip_render_check=True)


@pytest.mark.filterwarnings("ignore::UserWarning")
def test_it_is_registered() -> None:
    """By a name with the version of the observation."""
    assert NAME.endswith(f"-v{VERSION}")
    made = gymnasium.make(NAME, opponent="random", decks=["rarity", "applejack"])
    seen, _ = made.reset(seed=1)
    assert seen in made.observation_space
    made.close()


def finished(table: SoloEnv, seed: int | None) -> float:
    """Play a match at random; return the reward of its last step."""
    seen, _ = table.reset(seed=seed)
    dice = np.random.default_rng(3)
    while True:
        action = int(dice.choice(np.flatnonzero(seen["action_mask"])))
        seen, reward, ended, cut, told = table.step(action)
        assert (told["action_mask"] == seen["action_mask"]).all()
        if ended or cut:
            return reward
        assert reward == 0
        assert seen["action_mask"].any()


def test_a_whole_match_from_both_seats() -> None:
    """The agent keeps its deck and changes its seat; the reward tells whether it has won."""
    table = env(["rarity", "applejack"], opponent="random", turn_cap=60)
    seats = []
    for seed in (5, None):
        reward = finished(table, seed)
        seats.append(table.seat)
        assert table.match.names[table.seat] == "Rarity"
        winner = table.match.winner
        assert reward == (0 if winner is None else 1 if winner == table.seat else -1)
    assert seats == [0, 1]


def test_a_seat_can_be_fixed() -> None:
    """For every match."""
    table = env(opponent="random", seat=1)
    for _ in range(2):
        table.reset()
        assert table.seat == 1
        assert table.match.engine.question.seat == 1


def test_resets_are_a_series() -> None:
    """Without a seed the next match is another one, the same after the same seed."""
    seeds = []
    table = env(opponent="random")
    for seed in (7, None, None, 7, None, None):
        table.reset(seed=seed)
        seeds.append(table.match.seed)
    assert seeds[:3] == seeds[3:]
    assert len(set(seeds)) == 3


def test_what_is_not_offered_loses() -> None:
    """At once, and the information says why."""
    table = env(opponent="random")
    seen, _ = table.reset(seed=1)
    _, reward, ended, cut, told = table.step(int(np.flatnonzero(seen["action_mask"] == 0)[0]))
    assert (reward, ended, cut, told["illegal"]) == (-1.0, True, False, True)


def test_no_secret_is_observed() -> None:
    """With everything permuted that the agent may not know, it observes the same numbers."""
    table = env(opponent="random")
    seen, _ = table.reset(seed=4)
    for _ in range(12):
        seen, _, ended, _, _ = table.step(int(np.flatnonzero(seen["action_mask"])[0]))
        assert not ended
    engine = table.match.engine
    engine.kernel = blinded(engine.kernel, table.seat, seed_bytes(3))
    again, _ = table._observed()
    assert (again["observation"] == seen["observation"]).all()


def test_an_unknown_opponent_is_told_at_once() -> None:
    """Before a match begins."""
    with pytest.raises(UnknownPlayer):
        env(opponent="nobody")


def test_it_is_rendered() -> None:
    """In lines, with the cards that everybody sees."""
    table = env(opponent="random", render_mode="ansi")
    table.reset(seed=1)
    told = table.render()
    assert told is not None
    assert "'s home: " in told
