"""Appending to the log of a match: a port. SQLite and PostgreSQL each have an adapter.

A command is one row with the key (match, number). The first process to insert a number wins it, so several
processes can host the same match without electing a leader.
"""

from typing import Final, Protocol

import msgspec

FOREVER: Final = 1 << 62
"""A time that never comes."""


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
    gone: tuple[int, ...] = ()
    """The seats of players who have left a match that goes on without them."""


class NewSeat(msgspec.Struct, frozen=True):
    """A seat that a command gives to a spectator in the middle of a match."""

    seat: int
    guest: str
    name: str
    deck: bytes


class After(msgspec.Struct, frozen=True):
    """What is stored of a match together with a command."""

    standing: Standing = Standing()
    due_in: int | None = None
    """After how many milliseconds some process must act even if nobody is at the table."""
    due_at: int | None = None
    """At which time some process must act, if that is earlier."""
    ends: bool = False
    report: bytes | None = None
    """The changes with which the command corrects a position that the engine got wrong."""
    seated: NewSeat | None = None
    """The seat that the command gives: so nobody has a seat without a command, or the reverse."""


class Window(msgspec.Struct, frozen=True):
    """When a command may be stored, by the clock of the database; both moments are inside."""

    first: int = 0
    last: int = FOREVER


class OutsideWindow(Exception):
    """The database's clock says that a command is too early or too late; nothing was stored."""


class NotTheJudge(Exception):
    """Another process judges this real-time table by now; nothing was stored."""


class LostRace(Exception):
    """Another command has this number already, or the same request was appended before."""


ANY_TIME: Final = Window()


class MatchLogs(Protocol):
    """The store of match logs."""

    async def append(
        self, match: str, row: Row, after: After, window: Window = ANY_TIME, judge: int = 0
    ) -> int:
        """Append a command and store what is true after it, in one transaction; return its time.

        *judge* is the number of the judge of a real-time table; no other table has one. Raise `LostRace`,
        `OutsideWindow` or `NotTheJudge`.
        """
        ...

    async def since(self, match: str, number: int) -> list[Row]:
        """Return the commands of a match from *number* on."""
        ...
