"""Undo: when it is free, when the other player is asked, and what each viewer is told about it.

An undo is free if since then no hidden card was seen, nothing random happened and no opponent decided
anything. Against a computer it is always free. Otherwise the other player is asked; the request expires, and
after `MOST_DECLINED` declined requests no more are sent.
"""

from dataclasses import dataclass

from msgspec.structs import replace

from everfree.server.protocol import UndoView
from everfree.server.refusals import RequestRefused
from everfree.server.storage.records import Chair, Record
from everfree.server.tables.replica import Replica
from everfree.table.game import Refused
from everfree.telling.said import Said

MOST_DECLINED = 3
"""How many requests of a player may be declined before further ones are refused."""


@dataclass(frozen=True)
class UndoAsk:
    """An open request to undo."""

    id: str
    seat: int
    back_to: int
    until: int
    """Milliseconds since 1970."""
    at: int
    """How many commands there were when it was made."""


def place_of(replica: Replica, seat: int, wanted: int) -> int:
    """Return the first command to undo: *wanted*, or the last action of *seat* if *wanted* is -1.

    *wanted* is a number as *seat* counts, the result one of the log. Raise `Refused` if there is no such
    answer of *seat* or the match is over.
    """
    if replica.game.outcome() is not None:
        raise Refused("game-over")
    found = replica.last_action_of(seat) if wanted == -1 else replica.number_in_log(seat, wanted)
    if found is None or not replica.is_standing(found, seat):
        raise Refused("nothing-to-undo")
    return found


def is_free(record: Record, replica: Replica, seat: int, back_to: int) -> bool:
    """Tell whether *seat* may undo without asking; raise `RequestRefused` if the table allows no undo."""
    if record.undo_policy == "off":
        raise RequestRefused("table-undo-off")
    others = [chair for chair in record.chairs if chair.seat != seat]
    if record.undo_policy == "free" or all(chair.computer for chair in others):
        return True
    return replica.match.is_free(seat, back_to)


def refuse_asking(record: Record, seat: int, ask: UndoAsk | None) -> None:
    """Raise `RequestRefused` if a request is open already or too many were declined."""
    if ask is not None:
        raise RequestRefused("table-undo-already-asked")
    if _chair(record, seat).declined >= MOST_DECLINED:
        raise RequestRefused("table-undo-declined-too-often")


def undo_view(record: Record, replica: Replica, viewer: int, ask: UndoAsk | None) -> UndoView:
    """Return what the viewer can undo, and the open request to undo."""
    told = UndoView()
    if ask is not None:
        would = _told(replica, viewer, ask.back_to)
        until = ask.until - record.opened
        back_to = replica.shown_number(viewer, ask.back_to)
        told = UndoView(would_undo=would, asked_by=ask.seat, ask=ask.id, back_to=back_to, until=until)
    if viewer >= replica.game.seats:
        return told
    declined = _chair(record, viewer).declined
    told = replace(told, declined=declined)
    try:
        back_to = place_of(replica, viewer, -1)
        free = is_free(record, replica, viewer, back_to)
    except (Refused, RequestRefused):
        return told
    if ask is None:
        step = replica.last_choice_of(viewer)
        told = replace(
            told,
            would_undo=_told(replica, viewer, back_to),
            back_to=replica.shown_number(viewer, back_to),
            step_to=-1 if step is None or step == back_to else replica.shown_number(viewer, step),
        )
    return replace(told, possible=free or (ask is None and declined < MOST_DECLINED), free=free)


def _told(replica: Replica, viewer: int, command: int) -> Said | None:
    """Return the first log line of a command that the viewer was told."""
    lines, shown = replica.viewer_logs[viewer].lines, replica.shown_number(viewer, command)
    return next((line.text for line in lines if line.command == shown), None)


def _chair(record: Record, seat: int) -> Chair:
    return next(chair for chair in record.chairs if chair.seat == seat)
