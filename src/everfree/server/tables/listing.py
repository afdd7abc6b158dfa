"""What a guest reads of a table in a list, from its record alone."""

from everfree.server.hosting import GameHost
from everfree.server.protocol import DAMAGED, OTHER_VERSION, PLAYABLE, TableSummary
from everfree.server.storage.match_logs import Standing
from everfree.server.storage.records import Record
from everfree.server.tables.views import invite_path, sides_of
from everfree.table.versions import NeedsAnotherVersion


def state_of(record: Record, host: GameHost) -> str:
    """Return `PLAYABLE`, or `OTHER_VERSION` or `DAMAGED` if the match can't be loaded."""
    if not record.is_readable or not all(host.can_read(chair.deck) for chair in record.chairs):
        return OTHER_VERSION
    return DAMAGED if record.is_damaged else PLAYABLE


def is_foreign(record: Record, host: GameHost) -> bool:
    """Tell whether only another version of the program can load a match."""
    state = state_of(record, host)
    return state == OTHER_VERSION or (state == PLAYABLE and not _can_start(record, host))


def summary_of(record: Record, host: GameHost, guest: str, *, elsewhere: bool = False) -> TableSummary:
    """Return the summary of a table; *elsewhere* says that a process of its version serves it."""
    state = state_of(record, host)
    if is_foreign(record, host):
        state = PLAYABLE if elsewhere else OTHER_VERSION
    seat = record.seat_of(guest)
    you = -1 if seat is None else seat
    other = next((chair for chair in record.chairs if chair.seat != max(you, 0)), None)
    has_free_seat = len(record.chairs) < host.seats_at(record.seats)
    free = invite_path(record) if seat is not None and has_free_seat else ""
    opponent, computer = ("", "") if other is None else (other.name, other.computer)
    known = record.standing if state == PLAYABLE else None
    standing = known or Standing()
    tells = seat is not None and record.header is not None and state == PLAYABLE
    return TableSummary(
        *(record.id, you, opponent, computer, seat in standing.asked, standing.turn, standing.score, free),
        over=record.ended,
        fan_made=host.fan_made_ids(record.fan_made),
        state=state,
        commitment=record.commitment if record.header is None and state == PLAYABLE else "",
        clock=record.clock,
        game_name=host.kind.name,
        seats=host.seats_at(record.seats),
        players=tuple([chair.name for chair in record.chairs]),
        rules=host.house_rules(sides_of(record), record.edition) if state == PLAYABLE else (),
        standing=host.standing_sentence(standing.turn, standing.score, you) if tells else None,
    )


def _can_start(record: Record, host: GameHost) -> bool:
    """Tell whether this version of the program has the definitions that a match was begun with."""
    try:
        return record.header is None or host.kind.start(record.header) is not None
    except NeedsAnotherVersion:
        return False
