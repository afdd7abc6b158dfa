"""Refuse what can't be done before hours are spent on it, in one sentence for the person who asked."""

from pathlib import Path

import msgspec

from everfree.players.features.names import NAMES
from everfree.players.weights import Weights, weights_from


class WrongUse(Exception):
    """A command can't be run as it was asked; the command line prints the message and exits with 2."""


class Unplayed(Exception):
    """Games failed that were asked for; the command line prints the message and exits with 1."""


def check_there(*files: Path) -> None:
    """Raise WrongUse if one of these files does not exist."""
    for file in files:
        if not file.is_file():
            raise WrongUse(f"there is no file {file}")


def check_into(into: Path, *, read: list[Path] | None = None) -> None:
    """Raise WrongUse if *into* can't be written, or is one of the files that the command has *read*."""
    if not into.parent.is_dir():
        raise WrongUse(f"there is no folder {into.parent} to write {into.name} into")
    if into.is_dir():
        raise WrongUse(f"{into} is a folder; name a file")
    if into.resolve() in [file.resolve() for file in read or []]:
        raise WrongUse(f"{into} would be overwritten by what is made of it; name another file")


def weights_at(file: Path) -> Weights:
    """Read a file of weights; raise WrongUse if it is none, or was learned for other features."""
    check_there(file)
    try:
        weights = weights_from(file.read_bytes())
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise WrongUse(f"{file} is no file of weights, such as `fit` writes") from error
    if weights.features != list(NAMES):
        raise WrongUse(f"the weights in {file} were learned for other features; fit them again")
    return weights
