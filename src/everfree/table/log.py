"""A match as it is stored: a header that says how it began, and numbered commands."""

from typing import Any

import msgspec

from everfree.table.commands import AnyCommand


class Header(msgspec.Struct, frozen=True):
    """How a match began; everything a replay needs."""

    game: str
    """Which game: the name it is registered under."""
    version: str
    """Version of the rules it is played with."""
    definitions: str
    """Hash over what is in play: for cards, the definitions of those in these decks."""
    seed: bytes
    setup: dict[str, Any]
    """Decks, seats and options, as the game wants them."""


class MatchLog(msgspec.Struct):
    """Header and commands."""

    header: Header
    commands: list[AnyCommand] = []


def to_bytes(log: MatchLog) -> bytes:
    """Write a log: a line of JSON for the header and one for each command."""
    lines = [msgspec.json.encode(log.header), *[msgspec.json.encode(command) for command in log.commands]]
    return b"\n".join(lines) + b"\n"


def from_bytes(data: bytes) -> MatchLog:
    """Read what `to_bytes` wrote; a cut-off last line is an error, not a shorter match."""
    lines = data.splitlines()
    header = msgspec.json.decode(lines[0], type=Header)
    return MatchLog(header, [msgspec.json.decode(line, type=AnyCommand) for line in lines[1:]])
