"""Taking back: when it is free, when somebody is asked, and what is said about it.

Free is what nobody could have used: no hidden card was seen, nothing random happened, no opponent decided
anything since. A computer never minds. Otherwise the other player is asked, for a while and not too often.
"""

from dataclasses import dataclass

from msgspec.structs import replace

from everfree.server.protocol import UndoView
from everfree.server.records import Chair, Record
from everfree.server.refusing import NotDone
from everfree.server.replica import Replica
from everfree.table.game import Refused
from everfree.telling.said import Said

MOST_DECLINED = 3
"""After so many declined requests nobody is asked any more."""


@dataclass(frozen=True)
class UndoAsk:
    """An open request to take back."""

    seat: int
    back_to: int
    until: int
    """Milliseconds since 1970."""
    at: int
    """How many commands there were when it was made."""


def place_of(replica: Replica, seat: int, wanted: int) -> int:
    """Give the command a request goes back to: the last own choice, or the own command it names."""
    if replica.game.outcome() is not None:
        raise Refused("game-over")
    found = replica.last_choice_of(seat) if wanted < 0 else wanted
    if found is None or not replica.is_standing(found, seat):
        raise Refused("nothing-to-undo")
    return found


def is_free(record: Record, replica: Replica, seat: int, back_to: int) -> bool:
    """Tell whether *seat* may take back without asking; raise `NotDone` where it never may."""
    if record.undo_policy == "off":
        raise NotDone("table-undo-off")
    others = [chair for chair in record.chairs if chair.seat != seat]
    if record.undo_policy == "free" or all(chair.computer for chair in others):
        return True
    return replica.match.is_free(seat, back_to)


def refuse_asking(record: Record, seat: int, ask: UndoAsk | None) -> None:
    """Raise `NotDone` if the other player is not to be asked now."""
    if ask is not None:
        raise NotDone("table-undo-already-asked")
    if _chair(record, seat).declined >= MOST_DECLINED:
        raise NotDone("table-undo-declined-too-often")


def undo_view(record: Record, replica: Replica, viewer: int, ask: UndoAsk | None) -> UndoView:
    """Tell a viewer what could be taken back, and what somebody asks to take back."""
    told = UndoView()
    if ask is not None:
        would = _told(replica, viewer, ask.back_to)
        until = ask.until - record.opened
        told = UndoView(would_undo=would, asked_by=ask.seat, back_to=ask.back_to, until=until)
    if viewer >= replica.game.seats:
        return told
    declined = _chair(record, viewer).declined
    told = replace(told, declined=declined)
    try:
        back_to = place_of(replica, viewer, -1)
        free = is_free(record, replica, viewer, back_to)
    except (Refused, NotDone):
        return told
    if ask is None:
        told = replace(told, would_undo=_told(replica, viewer, back_to), back_to=back_to)
    return replace(told, possible=free or (ask is None and declined < MOST_DECLINED), free=free)


def _told(replica: Replica, viewer: int, command: int) -> Said | None:
    """Give the first thing a viewer was told of what came of a command."""
    lines = replica.accounts[viewer].lines
    return next((line.text for line in lines if line.command == command), None)


def _chair(record: Record, seat: int) -> Chair:
    return next(chair for chair in record.chairs if chair.seat == seat)
