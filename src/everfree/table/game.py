"""The protocol a game implements to be played at a table, logged and replayed."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol

import msgspec

from everfree.table.commands import Command
from everfree.table.log import Header


class Refused(Exception):
    """A command was not accepted, and changed nothing."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class Outcome(msgspec.Struct, frozen=True):
    """How a match ended."""

    winners: tuple[int, ...]
    """The winning seats; empty for a draw."""


class AnswerStep(NamedTuple):
    """The question that an answer was given to, by which answers are grouped to actions."""

    turn: int
    kind: str
    source: int
    """What asked, such as a card; -1 if only the rules ask."""
    is_first: bool
    """Whether an action could begin here."""
    begins: bool
    """Whether an action begins with the answer."""


class Game(Protocol):
    """The state of a match, changed by commands only."""

    @property
    def seats(self) -> int:
        """How many seats the match has; a game that lets people join has more later."""
        ...

    def asked(self) -> dict[int, int]:
        """Return each seat that is asked, with its number of options.

        Several seats may be asked at once, or none while the game waits for its clock or for commands that
        may come at any time.
        """
        ...

    def due(self) -> int | None:
        """Return the time at which the game needs a `Tick`, or None if nothing is due."""
        ...

    def apply(self, command: Command) -> None:
        """Apply a command whole, or raise `Refused` and change nothing."""
        ...

    def view(self, viewer: int) -> Any:
        """Return what a viewer may know: a seat, or the number of seats for spectators."""
        ...

    def told(self, viewer: int, since: int) -> list[Any]:
        """Return the events told to a viewer, from number *since* on."""
        ...

    def outcome(self) -> Outcome | None:
        """Return how the match ended, or None while it goes on."""
        ...

    def digest(self) -> str:
        """Return a hash of the whole state, which must not be sent to clients."""
        ...

    def remember(self, later: "Game") -> None:
        """Add to this state what seats learned in *later*, the state before an undo.

        Raise `Refused` in a game that has no undo.
        """
        ...

    def copy(self) -> "Game | None":
        """Return an independent copy, or None in a game that has no undo."""
        ...

    def to_bytes(self) -> bytes | None:
        """Return the state for `GameKind.restore`, or None in a game that has none."""
        ...

    def is_free(self, seat: int, count: int) -> bool:
        """Tell whether *seat* may undo the last *count* commands without asking anybody.

        It may if those commands contain no decision of another seat, drew nothing at random, and revealed
        nothing except what *seat* showed of its own cards.
        """
        ...


Start = Callable[[Header], Game]
"""Creates the game of a header, before any command."""
Restore = Callable[[Header, bytes], Game]
"""Creates the game of a header in a later state."""


@dataclass(frozen=True)
class GameKind:
    """What a table needs to know of a game to host, store and replay it."""

    name: str
    """The name in the headers of its matches."""
    start: Start
    from_seats: tuple[type[Command], ...]
    """The kinds of commands that players send."""
    from_table: tuple[type[Command], ...] = ()
    """The kinds that only the table itself creates; never accept one from a client."""
    state_format: int = 1
    """Version of what `Game.digest` hashes; stored digests of another version are not compared."""
    restore: Restore | None = None
    """Creates the game that `Game.to_bytes` was called on; its events begin empty."""
    is_in_order: Callable[[Header], bool] = lambda header: True
    """Tells whether the cards of a header are listed in the one order that they must have before a shuffle.

    In any other order, whoever wrote the header could have arranged them to suit a seed.
    """

    @property
    def commands(self) -> tuple[type[Command], ...]:
        """Every kind of command that its logs can contain."""
        return self.from_seats + self.from_table
