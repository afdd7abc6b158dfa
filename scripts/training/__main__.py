"""Train the value of the level `champion`; docs/research/train-a-value.md is the guide.

    python -m scripts.training start --into generation-0.json
    python -m scripts.training play games-0.gz --players ply/today greedy --games 2000
    python -m scripts.training rows games-0.gz --into rows-0.gz
    python -m scripts.training fit rows-0.gz --into generation-1.json
    python -m scripts.training judge generation-1.json --rows rows-1.gz
    python -m scripts.training match 300/generation-1.json 300/today --pairs 100 --games match.gz
    python -m scripts.training mix generation-1.json --share 0.5 --into generation-1-half.json
    python -m scripts.training tune generation-1.json --into generation-1-tuned.json

`play`, `rows`, `match` and `tune` are faster with the Python of the compiled build. `play` and `match` can be
stopped and started again: games that are in the file are not played twice. The exit code is 2 if a command
can't be run as it was asked, and 1 if games failed.
"""

import argparse
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

import msgspec
from scripts.training.games import RANDOM_ANSWERS, Record, begun, between, check_decks, keep, kept, recorded
from scripts.training.matches import score_of
from scripts.training.options import parser_of
from scripts.training.players import check_players
from scripts.training.refusals import Unplayed, WrongUse, check_into, check_there, weights_at
from scripts.training.running import played
from scripts.training.series import series_of

INTERRUPTED: Final = 130
"""The exit code after Ctrl-C."""
MOST_GAMES = 100_000
"""Added to the numbers of the games of each further file; even, so that pairs stay pairs."""


def play(arguments: argparse.Namespace) -> None:
    """Play until the file has all games."""
    file: Path = arguments.file
    check_players(*arguments.players)
    check_into(file)
    players = tuple(arguments.players)
    series = series_of(players, arguments.seed, noise=RANDOM_ANSWERS, random=arguments.random)
    done = {record.number for record in begun(file, series)}
    last = arguments.first + arguments.games
    numbers = [number for number in range(arguments.first, last) if number not in done]
    began = time.monotonic()
    one = partial(one_game, players, arguments.seed, arguments.random)
    for count, record in enumerate(played(one, numbers, jobs=arguments.jobs), 1):
        keep(file, msgspec.structs.replace(record, series=series))
        done.add(record.number)
        if count % 50 == 0:
            print(f"{count} games in {time.monotonic() - began:.0f} s", flush=True)
    print(f"{len(done)} games in {file}")
    check_all_played(numbers, done)


def one_game(players: tuple[str, ...], seed: int, random: int, number: int) -> Record:
    """Play one game of training; all pairings of *players* take turns."""
    pair = number // 2
    a, b = players[pair % len(players)], players[pair // len(players) % len(players)]
    return recorded((a, b), number, seed, noise=RANDOM_ANSWERS, random=random)


def check_all_played(numbers: list[int], done: set[int]) -> None:
    """Raise Unplayed if some of these games were not played to their end."""
    missing = [number for number in numbers if number not in done]
    if missing:
        raise Unplayed(f"{len(missing)} of {len(numbers)} games failed; the same command plays them again")


def rows(arguments: argparse.Namespace) -> None:
    """Write the rows of recorded games."""
    from scripts.training.rows import write

    check_decks([*arguments.without, *arguments.within])
    check_there(*arguments.games)
    check_into(arguments.into, read=arguments.games)
    records: list[Record] = []
    for place, file in enumerate(arguments.games):
        shift = place * MOST_GAMES
        records += [msgspec.structs.replace(one, number=one.number + shift) for one in kept(file)]
    chosen = between(records, theme=arguments.theme, without=arguments.without, within=arguments.within)
    if not chosen:
        raise WrongUse(f"no rows to write: of {len(records)} games none fits --theme, --without and --within")
    try:
        count = write(chosen, arguments.into)
    except ValueError as error:
        arguments.into.unlink(missing_ok=True)  # or a part of the rows would be taken for all of them
        raise WrongUse(str(error)) from error
    print(f"{count} rows of {len(chosen)} games out of {len(records)} in {arguments.into}")


def judge(arguments: argparse.Namespace) -> None:
    """Say how well weights predict the games of some rows."""
    from scripts.training.fitting import judged, read, today, told_loss

    rows = read(arguments.rows)
    found = [f"{file.name}: {judged(file, rows)}" for file in arguments.weights]  # refuses before it prints
    print(f"guessing: log loss 0.6931\ntoday's weights: {told_loss(rows.x @ today(), rows)}")
    print("\n".join(found))


def start(arguments: argparse.Namespace) -> None:
    """Write today's weights as generation 0."""
    from scripts.training.fitting import generation_zero

    check_into(arguments.into)
    arguments.into.write_bytes(msgspec.json.encode(generation_zero(arguments.made_by, arguments.seed)))
    print(f"weights in {arguments.into}")


def command(words: list[str]) -> str:
    """Return the command line as a file of weights records it, without folders of this machine."""
    return " ".join(["python -m scripts.training", *[Path(one).name for one in words]])


def fit(arguments: argparse.Namespace) -> None:
    """Fit weights, say how well they predict, and write them."""
    from scripts.training.fitting import fit_report

    read = [*arguments.rows] if arguments.previous is None else [*arguments.rows, arguments.previous]
    check_into(arguments.into, read=read)
    weights = fit_report(
        arguments.rows,
        previous=arguments.previous,
        hidden=arguments.hidden,
        nets=arguments.nets,
        seed=arguments.seed,
        made_by=arguments.made_by,
    )
    arguments.into.write_bytes(weights)
    print(f"weights in {arguments.into}")


def match(arguments: argparse.Namespace) -> None:
    """Play a paired match until the file has all pairs, and print the score."""
    file: Path = arguments.games
    check_players(arguments.a, arguments.b)
    check_decks(arguments.decks)
    check_into(file)
    names, decks = (arguments.a, arguments.b), tuple(arguments.decks)
    series = series_of(names, arguments.seed, noise=0, random=arguments.random, decks=decks)
    records = begun(file, series)
    done = {record.number for record in records}
    numbers = [number for number in range(2 * arguments.pairs) if number not in done]
    one = partial(recorded, names, seed=arguments.seed, noise=0, random=arguments.random, certain=decks)
    for record in played(one, numbers, jobs=arguments.jobs):
        keep(file, msgspec.structs.replace(record, series=series))
        records.append(record)
        done.add(record.number)
        if len(records) % 20 == 0:
            print(score_of(records), flush=True)
    score = score_of(records)
    if not score.pairs:
        raise Unplayed(f"no pairs were played: {len(numbers)} games were asked for and {len(records)} ended")
    print(f"{arguments.a} against {arguments.b}: {score}")
    check_all_played(numbers, done)


def mix(arguments: argparse.Namespace) -> None:
    """Write weights between today's and those of a file."""
    from scripts.training.mixing import mixed

    check_into(arguments.into, read=[arguments.weights])
    found = mixed(weights_at(arguments.weights), arguments.share)
    made_by = f"{arguments.made_by} (of: {found.made_by})"
    arguments.into.write_bytes(msgspec.json.encode(msgspec.structs.replace(found, made_by=made_by)))
    print(f"weights in {arguments.into}")


def tune(arguments: argparse.Namespace) -> None:
    """Scale groups of weights by what wins matches."""
    from scripts.training.tuning import tuned

    tuned(arguments)


COMMANDS: Final[dict[str, Callable[[argparse.Namespace], None]]] = {
    "start": start,
    "play": play,
    "rows": rows,
    "fit": fit,
    "judge": judge,
    "match": match,
    "mix": mix,
    "tune": tune,
}


def main(words: list[str]) -> int:
    """Run the command and return its exit code."""
    arguments = parser_of((__doc__ or "").partition("\n")[0]).parse_args(words)
    arguments.made_by = command(words)
    try:
        COMMANDS[arguments.do](arguments)
    except WrongUse as error:
        print(error, file=sys.stderr)
        return 2
    except Unplayed as error:
        print(error, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("interrupted; games that `play` and `match` have finished are in their file", file=sys.stderr)
        return INTERRUPTED
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
