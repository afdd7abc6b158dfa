"""What a process does every few seconds, whatever messages were lost.

It looks at the clock of the database, extends its lease, stores that the players of dead processes are away,
compares the heads of its replicas with the database, takes care of tables at which something is due and whose
matches it can load, and archives finished matches.
"""

import asyncio
from collections import deque
from typing import Final

from sqlalchemy import Connection

from everfree.server.bus import Present
from everfree.server.storage import archives, presences, records
from everfree.server.storage.presences import Gateway
from everfree.server.tables.hall import Hall
from everfree.server.tables.outgoing import Outgoing
from everfree.server.tables.replays.archiver import Archiver
from everfree.server.tables.standings import COMPUTER_DUE

MOST_CLAIMED: Final = 20
"""How many due tables a process takes care of in one beat."""
MOST_FOREIGN: Final = 1000
"""Due tables that can't be loaded here, of which a process remembers that it has tried."""


class Heartbeat:
    """Repeats these duties for the tables of one process."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._services = hall.services
        self.outgoing = Outgoing(hall)
        self._archiver = Archiver(hall.services)
        self._foreign: deque[str] = deque(maxlen=MOST_FOREIGN)

    def _me(self) -> Gateway:
        services = self._services
        return Gateway(services.gateway, services.build, services.settings.inside, self.outgoing.is_outgoing)

    async def start(self) -> None:
        """Take the first lease; a process that is alone takes over what an earlier one left."""
        settings = self._services.settings

        def begin(connection: Connection) -> None:
            if settings.is_alone:
                presences.end_all_leases(connection)
                records.make_all_due(connection)
                archives.end_all_claims(connection)
            presences.extend_lease(connection, self._me(), settings.lease_milliseconds)

        await self._services.database.run(begin)
        await self._services.look_at_clock()
        await self._hall.neighbours.look_around()

    async def beat_forever(self) -> None:
        """Beat until the task is cancelled."""
        pause, missed = self._services.settings.beat_seconds, self._services.metrics.heartbeats_missed
        now = asyncio.get_running_loop().time
        last = now()
        while True:
            await asyncio.sleep(pause)
            missed.inc(max(0, int((now() - last) / pause) - 1))  # the process was frozen or had no time
            last = now()
            try:
                await self.beat()
            except Exception as error:  # noqa: BLE001 - the database may be away; the next beat tries again
                missed.inc()
                self._services.faults.record("task", error, request="heartbeat")

    async def beat(self) -> None:
        """Do everything once."""
        is_sure = await self._services.look_at_clock()
        await self._extend_lease()
        await self._tell_of_the_dead()
        await self._compare_heads()
        if is_sure:  # else somebody might be out of time because the clock jumped
            await self._take_care_of_due()
        await self._archiver.archive_one()
        await self._hall.neighbours.look_around()
        await self.outgoing.end_if_done()

    async def stop(self) -> None:
        """Give the lease back, so that nobody waits for it to lapse."""
        self._archiver.stop()
        gateway = self._services.gateway
        await self._services.database.run(lambda connection: presences.end_lease(connection, gateway))

    async def _extend_lease(self) -> None:
        me, length = self._me(), self._services.settings.lease_milliseconds
        had_lease = await self._services.database.run(
            lambda connection: presences.extend_lease(connection, me, length)
        )
        if not had_lease:
            for room in self._hall.rooms.values():
                self._services.spawn(room.announce())

    async def _tell_of_the_dead(self) -> None:
        for table, seat, presence in await self._services.database.run(presences.end_lapsed):
            news = Present(seat, "", presence.away_since, presence.opened)
            await self._services.bus.publish(table, news)

    async def _compare_heads(self) -> None:
        rooms = self._hall.rooms
        if rooms:
            heads = await self._services.database.run(
                lambda connection: records.heads(connection, rooms.keys())
            )
            for table, head in heads.items():
                if rooms[table].number < head:  # in a task each, so that a slow table delays no lease
                    self._services.spawn(rooms[table].follow(head))

    async def _take_care_of_due(self) -> None:
        if self._services.is_draining:
            return
        games, build, foreign = self._services.hosts.keys(), self._services.build, tuple(self._foreign)
        due = await self._services.database.run(
            lambda connection: records.claim_due(
                connection, games, MOST_CLAIMED, again_in=COMPUTER_DUE, build=build, but=foreign
            )
        )
        for table in due:
            self._services.spawn(self._wake(table))

    async def _wake(self, table: str) -> None:
        """Take care of a due table, or leave it to a process that can load it."""
        if await self._hall.neighbours.is_mine(table):
            await self._hall.wake(table)
        else:
            self._foreign.append(table)
            await self._services.database.run(lambda connection: records.give_back(connection, table))
