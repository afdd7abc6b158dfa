"""A match as stored: a header that says how it began, and numbered commands."""

from functools import cache, lru_cache, reduce
from operator import or_
from typing import Any

import msgspec

from everfree.table.commands import Command
from everfree.table.shuffles import Shuffle


class Header(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a match began; with the commands, everything a replay needs."""

    game: str
    """Which game: the name it is registered under."""
    version: int
    """Version of the rules and of the encoding: `versions.VERSION` of the program that began the match."""
    program: str
    """Version of that program, for messages to people only."""
    definitions: str
    """Hash of the definitions the match uses: for cards, of those in the decks."""
    seed: bytes
    setup: dict[str, Any]
    """Decks, seats and options, as the game wants them."""
    shuffle: Shuffle | None = None
    """How the seed was made; None if nobody committed to it. No game reads it."""


class MatchLog(msgspec.Struct):
    """Header and commands."""

    header: Header
    commands: list[Command] = []


def to_bytes(log: MatchLog) -> bytes:
    """Write a log: a line of JSON for the header and one for each command."""
    lines = [msgspec.json.encode(log.header), *[msgspec.json.encode(command) for command in log.commands]]
    return b"\n".join(lines) + b"\n"


def header_of(data: bytes) -> Header:
    """Read the first line of a log, which names the game that can read the others.

    Equal lists of words in the setup, such as the names of all cards, are one list in all headers: don't
    change them.
    """
    header = msgspec.json.decode(data.partition(b"\n")[0], type=Header)
    for key, value in header.setup.items():
        if isinstance(value, list) and all(isinstance(word, str) for word in value):
            header.setup[key] = _shared(tuple(value))
    return header


@lru_cache(maxsize=16)
def _shared(words: tuple[str, ...]) -> list[str]:
    return list(words)


def from_bytes(data: bytes, commands: tuple[type[Command], ...]) -> MatchLog:
    """Read what `to_bytes` wrote, for a game with these kinds of *commands*.

    Raise an error of msgspec if a line is cut off or of another kind; never return a shorter match.
    """
    decoder = decoder_of(commands)
    return MatchLog(header_of(data), [decoder.decode(line) for line in data.splitlines()[1:]])


@cache
def decoder_of(commands: tuple[type[Command], ...]) -> "msgspec.json.Decoder[Command]":
    """Return a JSON decoder for these kinds of commands."""
    kinds: Any = reduce(or_, commands)
    return msgspec.json.Decoder(kinds)
