"""The leases of this process: which real-time tables it judges, and which have no judge."""

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from everfree.server.judging.judge import Judge
from everfree.server.protocol import PLAYABLE
from everfree.server.storage import judges

if TYPE_CHECKING:
    from everfree.server.tables.room import Room
    from everfree.server.tables.services import Services

LEASE_MILLISECONDS: Final = 1200
BEAT_SECONDS: Final = 0.3
"""How often leases are extended and looked for. A judge is replaced after a lease and a beat at most."""


class Bench:
    """Gives every real-time table that is loaded here a judge, in this process or another."""

    def __init__(
        self, services: "Services", rooms: Callable[[], "list[Room]"], forget: Callable[["Room"], None]
    ) -> None:
        """Judge the tables that *rooms* returns; *forget* is called with one that is not judged any more."""
        self._services, self._rooms, self._forget = services, rooms, forget
        self._judges: dict[str, Judge] = {}

    @property
    def judged(self) -> dict[str, int]:
        """The tables that are judged here, each with the number of its judge."""
        return {table: judge.number for table, judge in self._judges.items()}

    async def sit_forever(self) -> None:
        """Look at all leases again and again, until the task is cancelled."""
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            try:
                await self.sit()
            except Exception as error:  # noqa: BLE001 - the database may be away; the next beat tries again
                self._services.faults.record("task", error, request="leases of judges")

    async def sit(self) -> None:
        """Extend the leases of this process, and take over tables without a judge."""
        if self._services.is_draining and not self._services.settings.is_alone:
            await self.stop()
            return
        run, leases = self._services.database.run_each, self.judged
        if leases:
            kept = await run(lambda connection: judges.extend(connection, leases, LEASE_MILLISECONDS))
            for table in leases.keys() - kept:
                self._dismiss(table, leases[table])
        wanting = {room.record.id: room for room in self._rooms() if self._wants_judge(room)}
        if wanting:
            me = self._services.gateway
            taken = await run(
                lambda connection: judges.take(connection, wanting.keys(), me, LEASE_MILLISECONDS)
            )
            for table, number in taken.items():
                self._begin(wanting[table], number)

    def _wants_judge(self, room: "Room") -> bool:
        is_played = room.state == PLAYABLE and room.replica is not None and not room.is_over
        return room.host.is_real_time and is_played and room.record.id not in self._judges

    def _begin(self, room: "Room", number: int) -> None:
        table = room.record.id
        judge = self._judges[table] = Judge(room, number)
        room.holders += 1
        task = self._services.spawn(judge.preside())

        def ended(_: object) -> None:
            if self._judges.get(table) is judge:
                del self._judges[table]
            room.holders -= 1
            self._forget(room)

        task.add_done_callback(ended)

    def _dismiss(self, table: str, number: int) -> None:
        judge = self._judges.get(table)
        if judge is not None and judge.number == number:
            judge.dismiss()

    async def stop(self) -> None:
        """Give all leases back, so that other processes go on at once."""
        leases = self.judged
        for table, number in leases.items():
            self._dismiss(table, number)
        if leases:
            await self._services.database.run_each(lambda connection: judges.give_back(connection, leases))
