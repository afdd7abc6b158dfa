"""Appending to the log of a match: a port. SQLite and PostgreSQL each have an adapter.

A command is one row with the key (match, number). The first process to insert a number wins it, so several
processes can host the same match without electing a leader.
"""

from typing import Protocol

import msgspec


class Row(msgspec.Struct, frozen=True):
    """A command as stored."""

    number: int
    seat: int
    nonce: str
    command: bytes
    request: str = ""
    """The hash of the request that the nonce stands for."""
    digest: str = ""
    """The hash of the state after it; most rows have none."""
    at: int = 0
    """When the database stored it, in milliseconds since 1970; never less than in the row before."""


class Standing(msgspec.Struct, frozen=True):
    """What lists of tables tell of a match after a command."""

    turn: int = 0
    score: tuple[int, ...] = ()
    asked: tuple[int, ...] = ()
    """The seats that are asked something."""


class After(msgspec.Struct, frozen=True):
    """What is stored of a match together with a command."""

    standing: Standing = Standing()
    due_in: int | None = None
    """After how many milliseconds some process must act even if nobody is at the table."""
    ends: bool = False
    report: bytes | None = None
    """The changes with which the command corrects a position that the engine got wrong."""


class LostRace(Exception):
    """Another command has this number already, or the same request was appended before."""


class MatchLogs(Protocol):
    """The store of match logs."""

    async def append(self, match: str, row: Row, after: After) -> int:
        """Append a command and store what is true after it, in one transaction; or raise `LostRace`.

        Return the time of the command.
        """
        ...

    async def since(self, match: str, number: int) -> list[Row]:
        """Return the commands of a match from *number* on."""
        ...
