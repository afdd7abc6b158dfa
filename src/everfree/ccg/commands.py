"""The commands only the pony card game knows, beside those every game shares."""

import msgspec

from everfree.table.commands import Command


class SetStops(Command, frozen=True, tag="stops"):
    """Declare where this seat wants to be asked; the game passes for it elsewhere (see `stops.py`)."""

    stops: int
    """Bits of `kernel.state`: kinds of windows, phases of one's own turns and of other players' turns."""
    skip: bool = False
    """Pass everywhere until one's own turn, a faceoff, or something that touches one's cards."""
    yields: tuple[str, ...] = ()
    """Ids of printed cards whose actions one never wants to answer."""
    asks: tuple[str, ...] = ()
    """Ids of printed cards whose actions one always wants to answer."""


class Correction(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One repair of a position."""

    what: str
    """move, fetch, score, tokens or counters; fetch moves a card of the own deck, by its id.

    Only the server fetches, for a sandbox.
    """
    seat: int = 0
    """The seat whose points or tokens change."""
    card: int = 0
    """The card, by the handle it has for the proposing seat."""
    zone: str = ""
    """Where the card goes: hand, deck (its top), discard, banished, home or area."""
    area: int = -1
    number: int = 0
    """The new number of points, tokens or counters."""
    word: str = ""
    """The name of the counters, or the id of the card to fetch."""


class Correct(Command, frozen=True, tag="correct"):
    """Correct the position by hand; the table gives this command once all seats have agreed."""

    by: int
    """The proposing seat; cards are named by its handles."""
    changes: tuple[Correction, ...]
