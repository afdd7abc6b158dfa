"""The protocol a game fulfils to be played at a table, logged and replayed."""

from typing import Any, Protocol

import msgspec

from everfree.table.commands import AnyCommand


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
        """How many seats the match has."""
        ...

    def asked(self) -> dict[int, int]:
        """Give each seat that is asked and how many options it has."""
        ...

    def apply(self, command: AnyCommand) -> None:
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
        """Keep in the ledgers what seats had learned in *later*, a future that was taken back."""
        ...
