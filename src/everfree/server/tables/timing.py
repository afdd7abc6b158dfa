"""The clocks of a table: which seats have one, when a command is in time, who is out of time or away."""

from contextlib import suppress
from typing import TYPE_CHECKING, Final, NamedTuple

from everfree.server.refusals import RequestRefused
from everfree.server.storage import presences
from everfree.server.storage.match_logs import ANY_TIME, FOREVER, Window
from everfree.server.storage.presences import Presence
from everfree.server.storage.records import Record
from everfree.table.clocks import Clocks, TimeControl
from everfree.table.commands import TABLE, Answer, Command, Concede, Forfeit

if TYPE_CHECKING:
    from everfree.server.tables.room import Room

TIME: Final = "time"
ABSENCE: Final = "absence"
DAY: Final = 24 * 3600 * 1000
"""Who has a day for a decision need not stay at the table."""


class Timing(NamedTuple):
    """What the clocks of a match are computed from, beside its commands."""

    control: TimeControl
    timed: tuple[int, ...]
    """The seats with a clock: those of people."""
    began: int
    """When the match began."""


def timing_of(record: Record) -> Timing | None:
    """Return what a table's clocks are computed from; None if it has none, or its match has not begun."""
    if record.clock is None or not record.began:
        return None
    return Timing(record.clock, timed_seats(record), record.began)


def away_since(record: Record, presence: Presence | None) -> int:
    """Return since when the player of a seat is away, in milliseconds since 1970; 0 if they are not.

    Nobody is absent before the match begins. Who never opened a connection is away since then; but a player
    of a rematch to which they have not agreed is not away.
    """
    began = record.began or (0 if record.header is None else record.opened)
    if presence is None:
        return began
    return max(presence.away_since, began) if presence.away_since else 0


def timed_seats(record: Record) -> tuple[int, ...]:
    """Return the seats of people."""
    return tuple([chair.seat for chair in record.chairs if not chair.computer])


def window_of(clocks: Clocks | None, command: Command) -> Window:
    """Return when a command of a player or computer may be stored.

    An answer must come before the time of its seat is up, anything else before that of any seat is. A player
    can always concede.
    """
    if clocks is None or isinstance(command, Concede):
        return ANY_TIME
    if not isinstance(command, Answer):
        return window_before_time_is_up(clocks)
    last = clocks.deadline(command.seat)
    return Window(last=FOREVER if last is None else last)


def window_before_time_is_up(clocks: Clocks | None) -> Window:
    """Return the time until that of the first seat is up."""
    first = None if clocks is None else clocks.first()
    return ANY_TIME if first is None else Window(last=first[1])


async def enforce(room: "Room") -> None:
    """Take the seat out of the game whose time is up; the database decides whether it is."""
    async with room.lock:
        clocks = None if room.replica is None else room.replica.clocks
        first = None if clocks is None else clocks.first()
        if first is not None:
            seat, last = first
            with suppress(RequestRefused):  # the time is not up, or another process was faster
                await room.commit(
                    TABLE, f"time-{room.number}", Forfeit(seat, why=TIME), window=Window(first=last + 1)
                )


async def claim(room: "Room", seat: int, nonce: str, request: str) -> int:
    """Take another player out of the game who is asked and has no time left, or has been away for too long.

    Return the number of the command. Raise `RequestRefused` if there is no such player.
    """
    if not await room.services.look_at_clock():
        raise TooEarly
    replica, clocks = room.seated(), room.seated().clocks
    away = await room.services.database.run(lambda connection: presences.at_table(connection, room.record.id))
    for other in [one for one in replica.game.asked() if one != seat]:
        ends = None if clocks is None else clocks.deadline(other)
        since = away_since(room.record, away.get(other))
        reasons = [(TIME, ends + 1)] if ends is not None else []
        if since and _must_stay(room.record.clock):
            reasons.append((ABSENCE, since + round(room.services.settings.absent_seconds * 1000)))
        for why, first in reasons:
            with suppress(TooEarly):
                command, window = Forfeit(other, why=why), Window(first=first)
                return await room.commit(seat, nonce, command, request=request, window=window)
    raise RequestRefused("table-nothing-to-claim")


def _must_stay(control: TimeControl | None) -> bool:
    return control is None or control.free < DAY


class TooEarly(RequestRefused):
    """A claim that the clock of the database does not allow yet."""

    def __init__(self) -> None:
        super().__init__("table-nothing-to-claim")


class TooLate(RequestRefused):
    """An answer after the time of its seat was up."""

    def __init__(self) -> None:
        super().__init__("table-too-late", 409)
