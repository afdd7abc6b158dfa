"""The commands only the slap game knows; a card is turned over by answering the question to play it."""

from typing import Annotated, Final

from msgspec import Meta

from everfree.table.commands import Command

LONGEST_REACTION_MS: Final = 600_000

Reaction = Annotated[int, Meta(ge=0, le=LONGEST_REACTION_MS)]
Trip = Annotated[int, Meta(ge=0, le=60_000)]


class Slap(Command, frozen=True, tag="slap"):
    """A hand on the pile; it arrives at the time of the command."""

    version: int
    """The version of the pile the player saw."""
    reaction: Reaction
    """From painting the top card to the key, on the client's own clock."""


class Join(Command, frozen=True, tag="join"):
    """A guest comes to the table, under the next number."""


class Leave(Command, frozen=True, tag="leave"):
    """Somebody leaves the table for good."""


class Measure(Command, frozen=True, tag="measure"):
    """The table has measured the connection of a seat."""

    round_trip: Trip
    """The median of the last pings."""
    jitter: Trip
    """Their mean distance from it."""
