"""Train the value of the level `champion`.

    python -m scripts.training play FOLDER --players ply/today greedy --games 1500
"""

import argparse
import time
from concurrent.futures import ProcessPoolExecutor, as_completed
from itertools import islice
from pathlib import Path

from scripts.training.games import keep, kept, recorded


def play(file: Path, players: list[str], games: int, *, seed: int, jobs: int, first: int) -> None:
    """Play until *file* has the games from *first* on; those it has already are not played again."""
    done = {record.number for record in kept(file)}
    numbers = iter([number for number in range(first, first + games) if number not in done])
    began = time.monotonic()
    count = 0
    with ProcessPoolExecutor(jobs) as pool:
        pending = {
            pool.submit(recorded, pairing(players, number), number, seed)
            for number in islice(numbers, 2 * jobs)
        }
        while pending:
            found = next(as_completed(pending))
            pending.remove(found)
            keep(file, found.result())
            count += 1
            for number in islice(numbers, 1):
                pending.add(pool.submit(recorded, pairing(players, number), number, seed))
            if count % 50 == 0:
                print(f"{count} games in {time.monotonic() - began:.0f} s", flush=True)


def pairing(players: list[str], number: int) -> tuple[str, str]:
    """Return the two players of a game; all pairings of *players* take turns."""
    pair = number // 2
    count = len(players)
    return players[pair % count], players[pair // count % count]


def main() -> None:
    """Run the sub-command."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    commands = parser.add_subparsers(dest="do", required=True)
    playing = commands.add_parser("play", help="play games and record them")
    playing.add_argument("file", type=Path)
    playing.add_argument("--players", nargs="+", default=["ply/today", "greedy"])
    playing.add_argument("--games", type=int, default=1500)
    playing.add_argument("--first", type=int, default=0)
    playing.add_argument("--seed", type=int, default=1)
    playing.add_argument("--jobs", type=int, default=1)
    arguments = parser.parse_args()
    if arguments.do == "play":
        play(
            arguments.file,
            arguments.players,
            arguments.games,
            seed=arguments.seed,
            jobs=arguments.jobs,
            first=arguments.first,
        )


if __name__ == "__main__":
    main()
