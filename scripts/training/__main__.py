"""Train the value of the level `champion`; docs/research/train-a-value.md is the guide.

    python -m scripts.training start --into generation-0.json
    python -m scripts.training play games-0.gz --players ply/today greedy --games 2000
    python -m scripts.training rows games-0.gz --into rows-0.gz
    python -m scripts.training fit rows-0.gz --into generation-1.json
    python -m scripts.training judge generation-1.json --rows rows-1.gz
    python -m scripts.training match 300/generation-1.json 300/today --pairs 100 --games match.gz
    python -m scripts.training tune generation-1.json --into generation-1-tuned.json

`play`, `rows`, `match` and `tune` are faster with the Python of the compiled build. Every command can be
stopped and started again: games that are in the file are not played twice.
"""

import argparse
import sys
import time
from functools import partial
from pathlib import Path

import msgspec
from scripts.training.games import RANDOM_ANSWERS, RANDOM_DECKS, Record, between, keep, kept, recorded
from scripts.training.matches import score_of
from scripts.training.running import played

MOST_GAMES = 100_000
"""Added to the numbers of the games of each further file; even, so that pairs stay pairs."""


def play(arguments: argparse.Namespace) -> None:
    """Play until the file has all games."""
    file: Path = arguments.file
    done = {record.number for record in kept(file)}
    last = arguments.first + arguments.games
    numbers = [number for number in range(arguments.first, last) if number not in done]
    began = time.monotonic()
    one = partial(one_game, tuple(arguments.players), arguments.seed, arguments.random)
    for count, record in enumerate(played(one, numbers, jobs=arguments.jobs), 1):
        keep(file, record)
        if count % 50 == 0:
            print(f"{count} games in {time.monotonic() - began:.0f} s", flush=True)


def one_game(players: tuple[str, ...], seed: int, random: int, number: int) -> Record:
    """Play one game of training; all pairings of *players* take turns."""
    pair = number // 2
    a, b = players[pair % len(players)], players[pair // len(players) % len(players)]
    return recorded((a, b), number, seed, noise=RANDOM_ANSWERS, random=random)


def rows(arguments: argparse.Namespace) -> None:
    """Write the rows of recorded games."""
    from scripts.training.rows import write

    records: list[Record] = []
    for place, file in enumerate(arguments.games):
        shift = place * MOST_GAMES
        records += [msgspec.structs.replace(one, number=one.number + shift) for one in kept(file)]
    chosen = between(records, theme=arguments.theme, without=arguments.without, within=arguments.within)
    print(f"{write(chosen, arguments.into)} rows of {len(chosen)} games out of {len(records)}")


def judge(arguments: argparse.Namespace) -> None:
    """Say how well weights predict the games of some rows."""
    from scripts.training.fitting import judged

    for file in arguments.weights:
        print(f"{file.name}: {judged(file, arguments.rows)}", flush=True)


def start(arguments: argparse.Namespace) -> None:
    """Write today's weights as generation 0."""
    from scripts.training.fitting import generation_zero

    arguments.into.write_bytes(msgspec.json.encode(generation_zero(command(), arguments.seed)))


def command() -> str:
    """Return the command line as a file of weights records it, without folders of this machine."""
    return " ".join(["python -m scripts.training", *[Path(one).name for one in sys.argv[1:]]])


def fit(arguments: argparse.Namespace) -> None:
    """Fit weights, say how well they predict, and write them."""
    from scripts.training.fitting import fit_report

    weights = fit_report(
        arguments.rows,
        previous=arguments.previous,
        correction=arguments.correction,
        hidden=arguments.hidden,
        seed=arguments.seed,
        made_by=command(),
    )
    if arguments.into is not None:
        arguments.into.write_bytes(weights)


def match(arguments: argparse.Namespace) -> None:
    """Play a paired match until the file has all pairs, and print the score."""
    file: Path = arguments.games
    records = kept(file)
    done = {record.number for record in records}
    numbers = [number for number in range(2 * arguments.pairs) if number not in done]
    one = partial(
        recorded,
        (arguments.a, arguments.b),
        seed=arguments.seed,
        noise=0,
        random=arguments.random,
        certain=tuple(arguments.decks),
    )
    for record in played(one, numbers, jobs=arguments.jobs):
        keep(file, record)
        records.append(record)
        if len(records) % 20 == 0:
            print(score_of(records), flush=True)
    print(f"{arguments.a} against {arguments.b}: {score_of(records)}")


def tune(arguments: argparse.Namespace) -> None:
    """Scale groups of weights by what wins matches."""
    from scripts.training.tuning import tuned

    tuned(arguments)


def parsed() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    commands = parser.add_subparsers(dest="do", required=True)

    one = commands.add_parser("play", help="play games and record them")
    one.add_argument("file", type=Path)
    one.add_argument("--players", nargs="+", default=["ply/today", "greedy"])
    one.add_argument("--games", type=int, default=2000)
    one.add_argument("--first", type=int, default=0, help="number of the first game")
    one.add_argument(
        "--random", type=int, default=RANDOM_DECKS, help="one pair in so many with random decks; 0: none"
    )
    one.set_defaults(run=play)

    one = commands.add_parser("rows", help="write the features of recorded games")
    one.add_argument("games", type=Path, nargs="+")
    one.add_argument("--into", type=Path, required=True)
    one.add_argument("--theme", action="store_true", help="only games between theme decks")
    one.add_argument("--without", nargs="+", default=[], metavar="DECK", help="no game with these decks")
    one.add_argument("--within", nargs="+", default=[], metavar="DECK", help="only games with these decks")
    one.set_defaults(run=rows)

    one = commands.add_parser("judge", help="say how well weights predict games")
    one.add_argument("weights", type=Path, nargs="+")
    one.add_argument("--rows", type=Path, nargs="+", required=True)
    one.set_defaults(run=judge)

    one = commands.add_parser("start", help="write today's weights as generation 0")
    one.add_argument("--into", type=Path, required=True)
    one.set_defaults(run=start)

    one = commands.add_parser("fit", help="fit weights to rows")
    one.add_argument("rows", type=Path, nargs="+")
    one.add_argument("--previous", type=Path, help="weights for the value a turn later; without, outcomes")
    one.add_argument("--correction", type=float, default=1.0, help="how much of the fitted correction")
    one.add_argument("--hidden", type=int, default=0, help="hidden units of the net; 0 is none")
    one.add_argument("--into", type=Path)
    one.set_defaults(run=fit)

    one = commands.add_parser("match", help="play a paired match")
    one.add_argument("a")
    one.add_argument("b")
    one.add_argument("--pairs", type=int, default=100)
    one.add_argument("--games", type=Path, required=True, help="file of the games")
    one.add_argument("--random", type=int, default=0, help="one pair in so many with random decks; 0: none")
    one.add_argument(
        "--decks", nargs="+", default=[], metavar="DECK", help="ready decks of which one is in every pair"
    )
    one.set_defaults(run=match)

    one = commands.add_parser("tune", help="scale groups of weights by what wins matches")
    one.add_argument("weights", type=Path)
    one.add_argument("--into", type=Path, required=True)
    one.add_argument("--kind", default="ply", help="`ply`, or a number of nodes")
    one.add_argument("--pairs", type=int, default=12, help="pairs for each candidate and opponent")
    one.add_argument("--rounds", type=int, default=6)
    one.set_defaults(run=tune)
    return parser.parse_args()


def main() -> None:
    """Run the sub-command."""
    arguments = parsed()
    arguments.run(arguments)


if __name__ == "__main__":
    main()
