"""What spectators of a table see who watch with a delay.

A second replica applies each row of the log when it is due: a fixed time after the database stored it, or
after the end of the match. It exists only while such a spectator is there. Presence, requests for consent and
troubles of computers are not stored with their times, so these spectators are told none of them.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import TYPE_CHECKING, Final

import msgspec

from everfree.server.protocol import TableView
from everfree.server.refusals import RequestRefused
from everfree.server.storage import records, snapshots as stored
from everfree.server.storage.match_logs import FOREVER, Row
from everfree.server.storage.records import AFTER_THE_END, Record
from everfree.server.tables.replica import Replica
from everfree.server.tables.services import Services
from everfree.server.tables.snapshots import replica_of
from everfree.server.tables.views import everybody_present, table_view
from everfree.telling.memory import Memory
from everfree.telling.said import said

if TYPE_CHECKING:
    from everfree.server.tables.room import Room

MOST_DELAY: Final = 3600
"""The longest delay in seconds."""
AGAIN: Final = 1000
"""Milliseconds after which a process looks again that could not tell the time of the database."""


def checked_delay(seconds: int) -> int:
    """Return a delay that somebody wishes for; raise `RequestRefused` if it is impossible."""
    if seconds != AFTER_THE_END and not 0 <= seconds <= MOST_DELAY:
        raise RequestRefused("table-impossible-delay")
    return seconds


def as_opened(record: Record) -> Record:
    """Return a table as it was when it was opened: nobody else sits there, and nothing was played."""
    return replace(
        record, header=None, chairs=record.chairs[:1], ended=False, head=0, standing=None, rematch="", began=0
    )


async def is_withheld(services: Services, record: Record) -> bool:
    """Tell whether people without a seat may not know yet how a match went, nor that it has ended."""
    delay = record.spectator_delay
    if delay in (0, AFTER_THE_END):
        return delay != 0 and not record.ended
    # Asked before and after the end alike, so that the time it takes tells nothing.
    last = await services.database.run(lambda connection: records.last_time(connection, record.id))
    is_sure = await services.look_at_clock()
    return not record.ended or not is_sure or last + delay * 1000 > services.now()


async def as_strangers_know(services: Services, record: Record) -> Record:
    """Return what people without a seat may know of a table now, outside its sockets."""
    return as_opened(record) if await is_withheld(services, record) else record


class Watching:
    """The spectators of a room, if they watch with a delay."""

    def __init__(self, room: "Room") -> None:
        self._room = room
        self.replica: Replica | None = None
        """The match as spectators see it; None before its beginning is shown, and while nobody watches."""
        self._later: list[Row] = []
        """Rows that follow those of the replica and were not due when they were read."""
        self._timer: asyncio.TimerHandle | None = None
        self._lock = asyncio.Lock()
        self._arriving = 0
        """How many spectators are about to join."""

    @property
    def is_delayed(self) -> bool:
        return self._room.record.spectator_delay != 0

    def view(self, memory: Memory | None) -> TableView:
        """Return what these spectators see; it does not tell whether a match has begun that is not shown."""
        room = self._room
        record = as_opened(room.record) if self.replica is None else room.record
        view = table_view(
            record,
            room.host,
            self.replica,
            room.spectator,
            presence=everybody_present(record, room.host),
            undo_ask=None,
            proposal=None,
            trouble=None,
            memory=memory,
        )
        if self.replica is None:
            return msgspec.structs.replace(view, status=said("table-shown-later"))
        return view

    def shown_at(self, now: int) -> int:
        """Return the moment that spectators are shown at the time *now*."""
        delay, replica = self._room.record.spectator_delay, self._room.replica
        if delay == AFTER_THE_END:
            return FOREVER if replica is not None and replica.game.outcome() is not None else 0
        return now - delay * 1000

    def notice(self) -> None:
        """Wait until what has happened is due, unless something that happened before is awaited.

        If nobody watches any more, forget the replica.
        """
        room = self._room
        if not self._has_spectators:
            self._forget()
        if not self._has_spectators or self._timer is not None or room.replica is None:
            return
        if self.replica is None or self.replica.number < room.replica.number:
            if room.record.spectator_delay != AFTER_THE_END:
                self._wake_in(room.record.spectator_delay * 1000)
            elif self.shown_at(0) == FOREVER:
                self._wake_in(0)

    @asynccontextmanager
    async def arrival(self) -> AsyncIterator[None]:
        """Have the replica ready for a spectator who joins meanwhile."""
        self._arriving += 1
        try:
            await self.advance()
            yield
        finally:
            self._arriving -= 1

    async def advance(self) -> None:
        """Apply the rows that are due, send them to those who watch, and wait for the next one."""
        if not self.is_delayed:
            return
        services = self._room.services
        async with self._lock:
            if await services.look_at_clock():  # else the clock may have jumped ahead
                await self._advance(self.shown_at(services.now()))
                self._room.show_spectators()
            else:
                self._wake_in(AGAIN)

    async def _advance(self, until: int) -> None:
        room, record = self._room, self._room.record
        if record.header is None:
            return
        if record.began > until:
            self._wait_for(record.began, until)
            return
        number = 0 if self.replica is None else self.replica.number
        if all(row.at <= until for row in self._later):
            self._later += await room.services.logs.since(record.id, number + len(self._later))
        due = [row for row in self._later if row.at <= until]
        if self.replica is None:
            data = await room.services.database.run(lambda connection: stored.find(connection, record.id))
            self.replica, _ = await asyncio.to_thread(replica_of, record, due, data, room.host)
        elif due:
            after = self.replica.copy()
            after.read(due)
            self.replica = after
        self._later = self._later[len(due) :]
        if self._later:
            self._wait_for(self._later[0].at, until)

    def _wait_for(self, at: int, until: int) -> None:
        if self._room.record.spectator_delay != AFTER_THE_END:
            self._wake_in(at - until)

    @property
    def _has_spectators(self) -> bool:
        room = self._room
        is_there = self._arriving > 0 or any(one.viewer == room.spectator for one in room.connections)
        return self.is_delayed and is_there

    def _wake_in(self, milliseconds: int) -> None:
        self.stop()
        wake = asyncio.get_running_loop().call_later
        self._timer = wake(milliseconds / 1000, lambda: self._room.services.spawn(self._wake()))

    async def _wake(self) -> None:
        """Show what has become due; forget the replica if nobody watches any more."""
        self._timer = None
        if self._has_spectators:
            await self.advance()
            self.notice()
        else:
            self._forget()

    def _forget(self) -> None:
        if not self._lock.locked():
            self.replica, self._later = None, []

    def stop(self) -> None:
        """Stop waiting."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
