"""What the games of one file have in common, so that games of other players are never counted as theirs."""

from typing import Final

import msgspec
from scripts.training.players import weights_hash


class Series(msgspec.Struct, frozen=True):
    """What decides a game besides its number; every record of a file has the same."""

    players: tuple[str, ...]
    """As they were named."""
    weights: tuple[str, ...]
    """For each player: a hash of the learned weights it judges by, "" if it uses none."""
    seed: int
    noise: int
    """One answer in so many is random; 0: none."""
    random: int
    """One pair in so many has random decks; 0: none."""
    decks: tuple[str, ...] = ()
    """The ready decks of which one is in every pair."""


LABELS: Final = {
    "players": "players",
    "weights": "weights",
    "seed": "seed",
    "noise": "random answers one in",
    "random": "random decks one in",
    "decks": "decks",
}
"""How a sentence names the fields."""


def series_of(
    players: tuple[str, ...], seed: int, *, noise: int, random: int, decks: tuple[str, ...] = ()
) -> Series:
    """Return the series of these players with the weights that their files have now."""
    return Series(players, tuple([weights_hash(name) for name in players]), seed, noise, random, decks)


def difference(found: Series, asked: Series) -> str:
    """Say how the games that were found differ from those that were asked for."""
    told: list[str] = []
    for field, label in LABELS.items():
        one, other = getattr(found, field), getattr(asked, field)
        if one == other or (field == "weights" and found.players != asked.players):
            continue
        told.append(f"{label} {in_words(one)} instead of {in_words(other)}")
    return ", ".join(told)


def in_words(value: int | tuple[str, ...]) -> str:
    """Return a field for a sentence."""
    if isinstance(value, int):
        return str(value)
    return " and ".join([one or "none" for one in value]) or "none"
