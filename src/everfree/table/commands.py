"""Commands, which change a match: plain data, numbered by the log.

The kinds here are those the table itself handles or every game may use. A game adds its own: subclasses of
`Command` with their own tags, which only that game reads.
"""

from typing import ClassVar, Final

import msgspec

TABLE: Final = -1
"""The seat of commands that come from the table itself and not from a player."""


class Timed(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="do"):
    """Anything with the time at which it happened."""

    at: int = 0
    """When the table accepted it, in milliseconds since the match began; games without a clock ignore it."""


class Command(Timed, frozen=True):
    """A change of a match by a seat, or by the table."""

    set_by_table: ClassVar[frozenset[str]] = frozenset(["seat", "at"])
    """The members that the table sets; whoever sends a command may not."""

    seat: int


class Answer(Command, frozen=True, tag="answer"):
    """Answers to open questions, applied in order, all or none; -1 cancels an action not yet completed."""

    options: tuple[int, ...]


class Concede(Command, frozen=True, tag="concede"):
    """Leave the game."""


class Forfeit(Concede, frozen=True, tag="forfeit"):
    """The table takes a seat out of the game, for a reason that is no rule of the game."""

    why: str
    """`time` if it had none left to answer; `absence` if it was away for too long."""


class Tick(Command, frozen=True, tag="tick"):
    """The time reaches *at*: the game carries out whatever is due by then."""


class Undo(Command, frozen=True, tag="undo"):
    """Undo every command from number *back_to* on; what a seat has learned since stays known to it."""

    back_to: int
