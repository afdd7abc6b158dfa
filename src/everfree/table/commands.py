"""What can be done to a match: plain data, numbered by the log.

The kinds here are those a table itself understands or every game may use. A game adds its own: subclasses of
`Command` with their own tags, which only that game reads.
"""

from typing import Final

import msgspec

TABLE: Final = -1
"""The seat of commands that come from the table itself and from nobody who sits there."""


class Timed(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="do"):
    """Something that happens at a moment."""

    at: int = 0
    """When the table accepted it, in milliseconds since the match began; games without a clock don't look."""


class Command(Timed, frozen=True):
    """Something a seat does to a match."""

    seat: int


class Answer(Command, frozen=True, tag="answer"):
    """Answers to open questions, in order, applied all or none; -1 takes a half-made action back."""

    options: tuple[int, ...]


class Concede(Command, frozen=True, tag="concede"):
    """Leave the game."""


class Tick(Command, frozen=True, tag="tick"):
    """The table says what time it is: what the game had due by then happens."""


class Undo(Command, frozen=True, tag="undo"):
    """Take back every command from number *back_to* on; what was learned stays learned."""

    back_to: int
