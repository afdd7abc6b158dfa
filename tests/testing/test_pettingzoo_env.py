"""The PettingZoo environment passes PettingZoo's own tests, and tells no secrets."""

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from everfree.ccg.kernel.rng import seed_bytes
from everfree.ccg.kernel.seats.determinize import blinded
from everfree.testing.pettingzoo_env import OPTIONS, SIZE, VERSION, PonyEnv, env


@pytest.mark.filterwarnings("ignore::UserWarning")
def test_the_api() -> None:
    """Spaces, masks, rewards and ends are as PettingZoo wants them."""
    api_test(env(), num_cycles=200)


@pytest.mark.filterwarnings("ignore::UserWarning")
def test_the_same_seed_is_the_same_match() -> None:
    """Nothing but the seed and the actions decides."""
    seed_test(env, num_cycles=60)


def played(table: PonyEnv, steps: int) -> PonyEnv:
    """Take the first or the last action there is, in turn."""
    table.reset(seed=5)
    for number in range(steps):
        mask = table.observe(table.agent_selection)["action_mask"]
        allowed = np.flatnonzero(mask)
        table.step(int(allowed[-1 if number % 3 == 0 else 0]))
        if not table.agents or table.game.is_over:
            break
    return table


def test_observations_have_a_version_and_a_size() -> None:
    """The version is in the name; numbers and mask have the size they promise."""
    table = played(env(), 30)
    assert table.metadata["name"] == f"everfree_v{VERSION}" == "everfree_v1"
    for agent in table.possible_agents:
        seen = table.observe(agent)
        assert seen["observation"].shape == (SIZE,)
        assert seen["action_mask"].shape == (OPTIONS,)
        assert bool(seen["action_mask"].any()) == (agent == table.agent_selection)


def test_what_is_observed_does_not_depend_on_hidden_cards() -> None:
    """With everything permuted that a seat may not know, it observes the same numbers."""
    table = played(env(), 41)
    for seat, agent in enumerate(table.possible_agents):
        before = table.observe(agent)["observation"]
        real = table.game.kernel
        table.game.kernel = blinded(real, seat, seed_bytes(3))
        assert (table.observe(agent)["observation"] == before).all()
        table.game.kernel = real


def test_a_whole_match_is_won_and_lost() -> None:
    """One gets 1 and the other -1, or nobody anything."""
    table = env()
    table.reset(seed=2)
    dice = np.random.default_rng(3)
    total = {"seat_0": 0.0, "seat_1": 0.0}
    for agent in table.agent_iter():
        seen, reward, ended, cut, _ = table.last()
        total[agent] += reward
        table.step(None if ended or cut else int(dice.choice(np.flatnonzero(seen["action_mask"]))))
    assert sorted(total.values()) in ([-1.0, 1.0], [0.0, 0.0])
