"""Nothing that is told hangs on what the viewer does not know."""

import msgspec

from everfree.ccg.kernel.seats.determinize import blinded
from everfree.ccg.table import PonyTable
from everfree.telling.onlooker import Onlooker


def everything(table: PonyTable, viewer: int) -> bytes:
    """Give all a viewer is told of a position, as it travels."""
    onlooker = Onlooker(table, viewer)
    told = (
        onlooker.view,
        onlooker.status(),
        onlooker.asked(),
        onlooker.greys(),
        onlooker.stakes(),
        onlooker.effects(),
        onlooker.aloud(),
    )
    return msgspec.json.encode(told)


def test_hidden_cards_make_no_difference(tables: list[PonyTable]) -> None:
    """With everything a viewer does not know dealt anew the bytes are the same, for seats and spectators."""
    for number, table in enumerate(tables):
        for viewer in range(3):
            twin = PonyTable(table.played.clone())
            twin.played.kernel = blinded(table.played.kernel, viewer, bytes([number + 1]) * 32)
            assert everything(twin, viewer) == everything(table, viewer), (number, viewer)


def test_the_asked_seat_is_told_more(tables: list[PonyTable]) -> None:
    """The comparison would notice a leak: what the asked seat is told of its hand does hang on it."""
    for table in tables:
        (asked,) = table.asked()
        assert everything(table, asked) != everything(table, 1 - asked)
