"""The computers at a table: who of them is asked thinks, at the pace of its level, whoever watches."""

import asyncio
import math
from typing import TYPE_CHECKING

from everfree.players.levels import PACE
from everfree.server import ponies
from everfree.server.records import Chair
from everfree.server.replica import Replica
from everfree.table.commands import Answer

if TYPE_CHECKING:
    from everfree.server.room import Room


class Thinking:
    """Has the computers of a room answer, one question at a time."""

    def __init__(self, room: "Room") -> None:
        self._room = room
        self._under_way: tuple[int, asyncio.Task[None]] | None = None
        """After how many commands a computer began to think, and its thinking."""

    @property
    def is_under_way(self) -> bool:
        """Whether a computer thinks."""
        return self._under_way is not None and not self._under_way[1].done()

    def follow(self) -> None:
        """Let a computer that is asked think; what another question had begun is of no use any more."""
        number, replica = self._room.number, self._room.replica
        if self._under_way is not None:
            if self._under_way[0] == number:
                return
            self.stop()
        if replica is None or replica.game.outcome() is not None:
            return
        asked = replica.game.asked()
        for chair in self._room.record.chairs:
            if chair.computer and chair.seat in asked:
                task = self._room.services.spawn(self._think(chair, number, replica))
                task.add_done_callback(lambda _: self._room.rested())
                self._under_way = (number, task)

    async def rest(self) -> None:
        """Wait until no computer is asked any more."""
        while self._under_way is not None and not self._under_way[1].done():
            await asyncio.wait((self._under_way[1],))

    def stop(self) -> None:
        """Think no more."""
        if self._under_way is not None:
            self._under_way[1].cancel()
            self._under_way = None

    async def _think(self, chair: Chair, number: int, replica: Replica) -> None:
        """Have a computer answer at the pace of its level; later only by whole beats, if it needs them."""
        room, services = self._room, self._room.services
        beat = services.settings.think_seconds
        began = asyncio.get_running_loop().time()
        seed = services.seed_of(room.record, number)
        question = ponies.question(replica.game, chair.seat, replica.match.log.header, seed=seed)
        choice = await services.computers.choose(question, chair.computer, seed)
        if beat:
            taken = asyncio.get_running_loop().time() - began
            beats = max(PACE.get(chair.computer, 1), math.ceil(taken / beat))
            await asyncio.sleep(beat * beats - taken)
        async with room.lock:
            self._under_way = None
            if room.number == number:
                await room.commit(chair.seat, f"computer-{number}", Answer(chair.seat, (choice,)))
                self.follow()  # at once: nobody may be there, and a table at rest is forgotten
