"""The commands only the pony card game knows, beside those every game shares."""

import msgspec

from everfree.table.commands import Command


class SetStops(Command, frozen=True, tag="stops"):
    """Say where this seat wants to be asked; passes are derived from it (`stops.py` says it in words)."""

    stops: int
    """Bits of `kernel.state`: kinds of windows, phases of one's own turns and of others'."""
    skip: bool = False
    """Pass everywhere until one's own turn, a faceoff, or something that touches one's cards."""
    yields: tuple[str, ...] = ()
    """Ids of printed cards whose actions one never wants to answer."""
    asks: tuple[str, ...] = ()
    """Ids of printed cards whose actions one always wants to answer."""


class Correction(msgspec.Struct, frozen=True, omit_defaults=True):
    """One repair of a position."""

    what: str
    """move, score, tokens or counters."""
    seat: int = 0
    """Whose points or tokens."""
    card: int = 0
    """The handle by which the seat that proposes it calls the card."""
    zone: str = ""
    """Where to: hand, deck (its top), discard, banished, home or area."""
    area: int = -1
    number: int = 0
    """How many there are then."""
    word: str = ""
    """The name of counters."""


class Correct(Command, frozen=True, tag="correct"):
    """Put the position right: a command of the table, given when all seats have agreed."""

    by: int
    """The seat that proposes it: cards are named by its handles."""
    changes: tuple[Correction, ...]
