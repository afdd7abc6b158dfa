"""The PettingZoo environment passes PettingZoo's own tests, and tells no secrets."""

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from everfree import Game
from everfree.ccg.kernel.rng import seed_bytes
from everfree.ccg.kernel.seats.determinize import blinded
from everfree.environments.observing import OPTIONS, SIZE, VERSION
from everfree.environments.pettingzoo import PonyEnv, env
from everfree.environments.rendering import UnknownRenderMode
from everfree.library.errors import UnknownDeck, WrongNumber


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
        if not table.agents or table.match.is_over:
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
        real = table.match.engine.kernel
        table.match.engine.kernel = blinded(real, seat, seed_bytes(3))
        assert (table.observe(agent)["observation"] == before).all()
        table.match.engine.kernel = real


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


def seeds_of(table: PonyEnv, *resets: int | None) -> list[str]:
    """List the digests of the matches after resets with these seeds."""
    found = []
    for seed in resets:
        table.reset(seed=seed)
        found.append(table.match.engine.digest())
    return found


def test_every_reset_shuffles_anew() -> None:
    """Four resets are four shuffles; a seed starts its own series, which is the same each time."""
    table = env()
    assert len(set(seeds_of(table, None, None, None, None))) == 4
    series = seeds_of(table, 7, None, None)
    assert len(set(series)) == 3
    assert series == seeds_of(env(), 7, None, None)
    assert series[0] == Game(["rainbow-dash", "applejack"], seed=7).engine.digest()
    assert seeds_of(env(), None) != seeds_of(env(), None)


def test_decks_can_be_chosen() -> None:
    """At the start, or at a reset; what may not be played is refused."""
    table = env(["rarity", "fluttershy"])
    table.reset(seed=1)
    assert table.match.names == ("Rarity", "Fluttershy")
    table.reset(options={"decks": ["pinkie-pie", "applejack"]})
    assert table.match.names == ("Pinkie Pie", "Applejack")
    with pytest.raises(WrongNumber):
        env(["rarity"])
    with pytest.raises(UnknownDeck):
        env(["rarity", "nobody"])


def test_render_modes(capsys: pytest.CaptureFixture[str]) -> None:
    """Lines, a picture, or printed lines; as spectators see the table."""
    for mode in ("ansi", "svg", None):
        table = env(render_mode=mode)
        table.reset(seed=2)
        told = table.render()
        assert (told or "").startswith({"ansi": "Game turn 0", "svg": "<svg", None: ""}[mode])
    assert capsys.readouterr().out == ""
    played(env(render_mode="human"), 3)
    assert capsys.readouterr().out.count("Game turn") == 4
    with pytest.raises(UnknownRenderMode, match="there are: human, ansi, svg"):
        env(render_mode="rgb_array")


def test_the_cap_of_turns_truncates() -> None:
    """Both agents, without a reward."""
    table = env(turn_cap=1)
    table.reset(seed=2)
    for _ in table.agent_iter(max_iter=400):
        seen, reward, ended, cut, _ = table.last()
        assert not ended
        assert not reward
        if cut:
            break
        table.step(int(np.flatnonzero(seen["action_mask"])[-1]))
    assert all(table.truncations.values())
