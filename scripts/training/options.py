"""The command line of the training scripts: its commands, their options, and what each means."""

import argparse
from pathlib import Path

from scripts.training.games import RANDOM_DECKS

PLAYER = "a level such as greedy, or ply/VALUE, quick/VALUE, NODES/VALUE with VALUE today, learned or a file"
"""Help for players."""


def at_least(least: int, text: str) -> int:
    """Return a whole number from the command line that is not below *least*."""
    number = int(text)
    if number < least:
        raise argparse.ArgumentTypeError(f"{number} is less than {least}")
    return number


def count(text: str) -> int:
    """Return a whole number from 1."""
    return at_least(1, text)


def whole(text: str) -> int:
    """Return a whole number from 0."""
    return at_least(0, text)


def share(text: str) -> float:
    """Return a share from the command line, from 0 to 1."""
    number = float(text)
    if not 0 <= number <= 1:
        raise argparse.ArgumentTypeError(f"{text} is not between 0 and 1")
    return number


def parser_of(about: str) -> argparse.ArgumentParser:
    """Return the parser of the command line."""
    parser = argparse.ArgumentParser(
        prog="python -m scripts.training",
        description=about,
        epilog="--seed and --jobs come before the command; COMMAND --help lists its options.",
    )
    parser.add_argument(
        "--seed", type=whole, default=1, help="other games, or another fit, for each (default: %(default)s)"
    )
    parser.add_argument(
        "--jobs", type=count, default=1, help="processes that play games at once (default: %(default)s)"
    )
    commands = parser.add_subparsers(dest="do", required=True, metavar="COMMAND")
    for name, about_it, add in (
        ("start", "write today's weights as generation 0", add_start),
        ("play", "play games and record them", add_play),
        ("rows", "write the features of recorded games", add_rows),
        ("fit", "fit weights to rows", add_fit),
        ("judge", "say how well weights predict games", add_judge),
        ("match", "play every deal twice with the players swapped, and print the score", add_match),
        ("mix", "write weights between today's and those of a file, without its net", add_mix),
        ("tune", "scale groups of weights by what wins matches", add_tune),
    ):
        add(commands.add_parser(name, help=about_it, description=f"{about_it.capitalize()}."))
    return parser


def add_start(one: argparse.ArgumentParser) -> None:
    """Add the options of `start`."""
    one.add_argument("--into", type=Path, required=True, help="the file of weights to write")


def add_play(one: argparse.ArgumentParser) -> None:
    """Add the options of `play`."""
    one.add_argument(
        "file", type=Path, help="the file of games; one that was begun with the same options goes on"
    )
    one.add_argument(
        "--players",
        nargs="+",
        default=["ply/today", "greedy"],
        help=f"all pairings of them take turns; each is {PLAYER} (default: ply/today greedy)",
    )
    one.add_argument("--games", type=count, default=2000, help="how many games (default: %(default)s)")
    one.add_argument("--first", type=whole, default=0, help="number of the first game (default: %(default)s)")
    one.add_argument(
        "--random",
        type=whole,
        default=RANDOM_DECKS,
        help="one pair in so many has random decks; 0: none (default: %(default)s)",
    )


def add_rows(one: argparse.ArgumentParser) -> None:
    """Add the options of `rows`."""
    one.add_argument("games", type=Path, nargs="+", help="files that `play` or `match` has written")
    one.add_argument("--into", type=Path, required=True, help="the file of rows to write")
    one.add_argument("--theme", action="store_true", help="take only games between theme decks")
    one.add_argument(
        "--without", nargs="+", default=[], metavar="DECK", help="take no game with these ready decks"
    )
    one.add_argument(
        "--within", nargs="+", default=[], metavar="DECK", help="take only games with these ready decks"
    )


def add_fit(one: argparse.ArgumentParser) -> None:
    """Add the options of `fit`."""
    one.add_argument("rows", type=Path, nargs="+", help="files that `rows` has written")
    one.add_argument(
        "--previous",
        type=Path,
        help="weights of the last generation to start from too; neither they nor those they started from may "
        "have been fitted to any of these rows (default: start from today's weights alone)",
    )
    one.add_argument(
        "--hidden", type=whole, default=0, help="hidden units of each net; 0: no nets (default: %(default)s)"
    )
    one.add_argument(
        "--nets", type=count, default=2, help="nets whose mean is added to the line (default: %(default)s)"
    )
    one.add_argument("--into", type=Path, required=True, help="the file of weights to write")


def add_judge(one: argparse.ArgumentParser) -> None:
    """Add the options of `judge`."""
    one.add_argument("weights", type=Path, nargs="+", help="files of weights")
    one.add_argument(
        "--rows",
        type=Path,
        nargs="+",
        required=True,
        help="rows of games that the weights were not fitted to",
    )


def add_match(one: argparse.ArgumentParser) -> None:
    """Add the options of `match`."""
    one.add_argument("a", help=PLAYER)
    one.add_argument("b", help="the opponent, named in the same way")
    one.add_argument(
        "--pairs", type=count, default=100, help="how many pairs of games (default: %(default)s)"
    )
    one.add_argument(
        "--games",
        type=Path,
        required=True,
        help="the file of the games; one that was begun with the same players and options goes on",
    )
    one.add_argument(
        "--random",
        type=whole,
        default=0,
        help="one pair in so many has random decks; 0: none (default: %(default)s)",
    )
    one.add_argument(
        "--decks",
        nargs="+",
        default=[],
        metavar="DECK",
        help="ready decks of which one is in every pair (default: theme decks only)",
    )


def add_mix(one: argparse.ArgumentParser) -> None:
    """Add the options of `mix`."""
    one.add_argument("weights", type=Path, help="a file of learned weights")
    one.add_argument(
        "--share",
        type=share,
        default=0.5,
        help="the part of the learned line, the rest is today's weights (default: %(default)s)",
    )
    one.add_argument("--into", type=Path, required=True, help="the file of weights to write")


def add_tune(one: argparse.ArgumentParser) -> None:
    """Add the options of `tune`."""
    one.add_argument("weights", type=Path, help="the file of weights to start from")
    one.add_argument(
        "--into",
        type=Path,
        required=True,
        help="the file of weights to write; all candidates are kept in a folder beside it, of the same name "
        "with the end .candidates",
    )
    one.add_argument(
        "--kind",
        default="ply",
        help="who plays by the weights: ply, quick or a number of nodes (default: %(default)s)",
    )
    one.add_argument(
        "--pairs", type=count, default=12, help="pairs for each candidate and opponent (default: %(default)s)"
    )
    one.add_argument(
        "--rounds", type=count, default=6, help="rounds of eight candidates (default: %(default)s)"
    )
