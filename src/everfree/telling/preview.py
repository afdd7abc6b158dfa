"""How an option would change the public numbers, as far as the viewer can know.

The option is tried in several worlds, copies of the game in which everything hidden from the viewer is drawn
at random. Only results that are the same in all worlds are returned, so a preview reveals nothing hidden.
"""

from typing import Final, TypeVar

from everfree.ccg.kernel.seats.determinize import blinded
from everfree.ccg.table import PonyTable
from everfree.ccg.view import View, view_of
from everfree.table.game import Refused
from everfree.telling.shapes import Preview

WORLDS: Final = 6
"""Enough that a number that depends on a flip or a draw is very unlikely to be the same in all of them."""

Confront = tuple[int, int, int, bool]
Fact = TypeVar("Fact", tuple[int, int], Confront)


def preview(table: PonyTable, viewer: int, option: int, nonce: str) -> Preview:
    """Return the public numbers that an option of the viewer's open question is certain to change."""
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
    """Return the view after the option in one world, whose seed depends on *number* alone."""
    world = blinded(table.played.kernel, viewer, bytes([number]) * 32)
    world.take(option)
    return view_of(world, viewer)


def _certain(now: list[Fact], worlds: list[list[Fact]]) -> tuple[Fact, ...]:
    """List the facts that are true in every world and not true now."""
    return tuple(one for one in worlds[0] if one not in now and all(one in world for world in worlds))


def _tokens(view: View) -> list[tuple[int, int]]:
    return [(seat.seat, seat.tokens) for seat in view.seats]


def _confronts(view: View) -> list[Confront]:
    return [(area.area, side.seat, side.power, side.met) for area in view.areas for side in area.confront]


def _totals(view: View) -> list[tuple[int, int]]:
    faceoff = view.faceoff
    return [] if faceoff is None else [(seat, total) for seat, total, _ in faceoff.totals]
