"""The command only the pony card game knows, beside those every game shares."""

from everfree.table.commands import Command


class SetStops(Command, frozen=True, tag="stops"):
    """Say where this seat wants to be asked; passes are derived from it."""

    stops: int
