"""The slap game's own commands; a player turns a card over with the shared command `Answer`."""

from typing import Annotated, ClassVar, Final

from msgspec import Meta

from everfree.table.commands import Command

LONGEST_REACTION_MS: Final = 600_000

Reaction = Annotated[int, Meta(ge=0, le=LONGEST_REACTION_MS)]
Trip = Annotated[int, Meta(ge=0, le=60_000)]


class Slap(Command, frozen=True, tag="slap"):
    """A seat slaps the pile; `at` is when the slap arrived at the table."""

    set_by_table: ClassVar[frozenset[str]] = Command.set_by_table | {"since"}

    version: int
    """The version of the pile the player saw."""
    reaction: Reaction
    """From painting the top card to pressing the key, on the client's own clock."""
    since: int = -1
    """From sending the card over this connection to the arrival of the slap, by one clock of the table.

    -1 if that was not measured: then the time counts from when the card was turned over.
    """


class Join(Command, frozen=True, tag="join"):
    """A guest joins the table; the seat must be the next free number."""


class Leave(Command, frozen=True, tag="leave"):
    """A seat leaves the table for good."""


class Ready(Command, frozen=True, tag="ready"):
    """Everybody is at the table: it counts down to the first card."""


class Measure(Command, frozen=True, tag="measure"):
    """The table has measured the connection of a seat."""

    round_trip: Trip
    """The median of the last pings."""
    jitter: Trip
    """Their mean distance from the median."""
