"""The protocol a game fulfils to be played at a table, logged and replayed."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol

import msgspec

from everfree.table.commands import Command
from everfree.table.log import Header


class Refused(Exception):
    """A command the game does not accept; the match is as it was before."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class Outcome(msgspec.Struct, frozen=True):
    """How a match ended."""

    winners: tuple[int, ...]
    """The winning seats; empty for a draw."""


class Game(Protocol):
    """A match of some game, as a value that takes commands."""

    @property
    def seats(self) -> int:
        """How many seats the match has; a game that lets people join has more later."""
        ...

    def asked(self) -> dict[int, int]:
        """Give each seat that is asked and how many options it has.

        Several may be asked at once. Nobody may be, while the game waits for its clock or for commands that
        can come at any time.
        """
        ...

    def due(self) -> int | None:
        """Give the moment at which the game wants a `Tick`, or None if it waits for nobody's clock."""
        ...

    def apply(self, command: Command) -> None:
        """Apply a command whole, or raise `Refused` and change nothing."""
        ...

    def view(self, viewer: int) -> Any:
        """Give what a seat may know; the number of seats stands for spectators."""
        ...

    def told(self, viewer: int, since: int) -> list[Any]:
        """Give the events told to a viewer, from number *since* on."""
        ...

    def outcome(self) -> Outcome | None:
        """Give how the match ended, or None while it goes on."""
        ...

    def digest(self) -> str:
        """Give a hash of the whole state; it never leaves the server."""
        ...

    def remember(self, later: "Game") -> None:
        """Keep in the ledgers what seats had learned in *later*, a future that was taken back.

        A game in which nothing can be taken back raises `Refused`.
        """
        ...

    def copy(self) -> "Game | None":
        """Give an equal game that can go its own way, or None where nothing can be taken back."""
        ...

    def is_free(self, seat: int, count: int) -> bool:
        """Tell whether *seat* may take back the last *count* commands without asking anybody.

        Nobody else has decided anything by them, chance was not drawn, and nobody has learned anything but
        what *seat* has shown of their own.
        """
        ...


Start = Callable[[Header], Game]
"""Makes the game of a header, before any command."""


@dataclass(frozen=True)
class GameKind:
    """All a table must be told of a game to host it, store it and replay it."""

    name: str
    """The name in the headers of its matches."""
    start: Start
    from_seats: tuple[type[Command], ...]
    """The kinds of commands that people send."""
    from_table: tuple[type[Command], ...] = ()
    """The kinds that only the table itself gives; never to be taken from a client."""

    @property
    def commands(self) -> tuple[type[Command], ...]:
        """Every kind that can stand in its logs."""
        return self.from_seats + self.from_table
