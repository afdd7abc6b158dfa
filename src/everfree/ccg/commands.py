"""The commands only the pony card game knows, beside those every game shares."""

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
