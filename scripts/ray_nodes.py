"""Kill one of two Ray nodes in the middle of many games, and compare the games with those of processes.

    python -m scripts.ray_nodes [--games 2000] [--player random] [--turn-cap 200]

Both nodes are on this machine. Exits with 1 if a game is missing or differs.
"""

import argparse
import sys
import time
from typing import Any

from everfree.lab.cluster import OBJECT_STORE, Cluster, imported_ray
from everfree.lab.playing import Matchup, Played
from everfree.lab.processes import Processes
from everfree.lab.series import Series, play_all
from everfree.lab.simulating import matchup_of

DECKS = ("rainbow-dash", "applejack")


def with_a_lost_node(matchup: Matchup, games: int) -> list[Played]:
    """Play on two nodes with a worker each; kill the second node when half of the games are played."""
    ray = imported_ray()
    from ray.cluster_utils import Cluster as Nodes

    usual: dict[str, Any] = {"num_cpus": 1, "include_dashboard": False, "object_store_memory": OBJECT_STORE}
    nodes: Any = Nodes(initialize_head=True, head_node_args=usual)
    try:
        second = nodes.add_node(num_cpus=1, object_store_memory=OBJECT_STORE)
        ray.init(address=nodes.address, log_to_driver=False, logging_level="error")
        series = Series(matchup, games)
        is_lost = False

        def lose_the_second(more: int) -> None:
            nonlocal is_lost
            if not is_lost and len(series.games) >= games // 2:
                is_lost = True
                nodes.remove_node(second, allow_graceful=False)
                print(f"killed a node after {len(series.games)} of {games} games", flush=True)

        with Cluster(nodes.address) as runner:
            play_all([series], runner, done=lose_the_second)
        return series.games
    finally:
        ray.shutdown()
        nodes.shutdown()


def main() -> int:
    """Play twice and compare; return the exit status."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", type=int, default=2_000)
    parser.add_argument("--player", default="random")
    parser.add_argument("--turn-cap", type=int, default=200)
    arguments = parser.parse_args()
    matchup = matchup_of(DECKS, arguments.player, 0, arguments.turn_cap)
    began = time.monotonic()
    found = with_a_lost_node(matchup, arguments.games)
    print(f"two nodes, one lost: {len(found)} games in {time.monotonic() - began:.0f} s", flush=True)
    began = time.monotonic()
    without = Series(matchup, arguments.games)
    with Processes(2) as runner:
        play_all([without], runner)
    print(f"processes: {len(without.games)} games in {time.monotonic() - began:.0f} s")
    different = len([1 for one, other in zip(found, without.games, strict=False) if one != other])
    print(f"{different} games differ, {abs(len(found) - len(without.games))} are missing")
    return int(found != without.games)


if __name__ == "__main__":
    sys.exit(main())
