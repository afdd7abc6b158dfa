"""What an option would make of the public numbers, from what the viewer knows.

The option is tried in worlds in which everything the viewer does not know is drawn anew, and only what comes
out the same in all of them is told: a preview never depends on what is hidden.
"""

from typing import Final, TypeVar

from everfree.ccg.kernel.blind import blinded
from everfree.ccg.table import PonyTable
from everfree.ccg.view import View, view_of
from everfree.table.game import Refused
from everfree.telling.shapes import Preview

WORLDS: Final = 6
"""Enough that a number which hangs on a flip or a draw hardly comes out the same everywhere."""

Confront = tuple[int, int, int, bool]
Fact = TypeVar("Fact", tuple[int, int], Confront)


def preview(table: PonyTable, viewer: int, option: int, nonce: str) -> Preview:
    """Tell which public numbers an option of the viewer's open question is sure to change, and to what."""
    size = table.asked().get(viewer)
    if size is None:
        raise Refused("not-asked")
    if not 0 <= option < size:
        raise Refused("no-such-option")
    now = table.view(viewer)
    worlds = [_after(table, viewer, option, number) for number in range(WORLDS)]
    return Preview(
        nonce,
        option,
        _certain(_tokens(now), [_tokens(one) for one in worlds]),
        _certain(_confronts(now), [_confronts(one) for one in worlds]),
        _certain(_totals(now), [_totals(one) for one in worlds]),
    )


def _after(table: PonyTable, viewer: int, option: int, number: int) -> View:
    """Give the view after the option in one world; which worlds there are does not hang on the game."""
    world = blinded(table.played.kernel, viewer, bytes([number]) * 32)
    world.take(option)
    return view_of(world, viewer)


def _certain(now: list[Fact], worlds: list[list[Fact]]) -> tuple[Fact, ...]:
    """List what is in every world and is not so now."""
    return tuple(one for one in worlds[0] if one not in now and all(one in world for world in worlds))


def _tokens(view: View) -> list[tuple[int, int]]:
    return [(seat.seat, seat.tokens) for seat in view.seats]


def _confronts(view: View) -> list[Confront]:
    return [(area.area, side.seat, side.power, side.met) for area in view.areas for side in area.confront]


def _totals(view: View) -> list[tuple[int, int]]:
    faceoff = view.faceoff
    return [] if faceoff is None else [(seat, total) for seat, total, _ in faceoff.totals]
