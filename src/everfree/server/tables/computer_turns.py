"""Answers of the computer players at a table, at the pace of their level, whether or not anybody watches."""

import asyncio
import logging
import math
from typing import TYPE_CHECKING

from everfree.players.levels import PACE
from everfree.server import card_game
from everfree.server.storage.records import Chair
from everfree.server.tables.replica import Replica
from everfree.server.tables.worker_process import WorkerFailed
from everfree.table.commands import Answer
from everfree.telling.said import PlayerName, Said, said

if TYPE_CHECKING:
    from everfree.server.tables.room import Room

log = logging.getLogger("everfree.server")


class ComputerTurns:
    """Makes the computer players of a room answer, one question at a time."""

    def __init__(self, room: "Room") -> None:
        self._room = room
        self._running: tuple[int, asyncio.Task[None]] | None = None
        """The number of commands at which a computer began to think, and the task in which it thinks."""

    @property
    def is_thinking(self) -> bool:
        return self._running is not None and not self._running[1].done()

    def start_if_asked(self) -> None:
        """Start a task for a computer that is asked; cancel one that still works on an earlier question."""
        number, replica = self._room.number, self._room.replica
        if self._running is not None:
            if self._running[0] == number:
                return
            self.stop()
        if replica is None or replica.game.outcome() is not None:
            return
        asked = replica.game.asked()
        for chair in self._room.record.chairs:
            if chair.computer and chair.seat in asked:
                task = self._room.services.spawn(self._think(chair, number, replica))
                task.add_done_callback(lambda _: self._room.computer_stopped())
                self._running = (number, task)

    async def wait(self) -> None:
        """Wait until no computer is thinking."""
        while self._running is not None and not self._running[1].done():
            await asyncio.wait((self._running[1],))

    def stop(self) -> None:
        """Cancel the computer that is thinking."""
        if self._running is not None:
            self._running[1].cancel()
            self._running = None
            self._room.trouble = None

    async def _think(self, chair: Chair, number: int, replica: Replica) -> None:
        """Commit a computer's answer after the beats of its level, or after more whole beats if it is slower.

        Whole beats hide how long the computer thought, which depends on its hidden cards. It answers at once
        where everybody knows that there is nothing to decide.
        """
        room, services = self._room, self._room.services
        beat = services.settings.think_seconds
        began = asyncio.get_running_loop().time()
        is_foregone = card_game.is_foregone(replica.game)
        choice, trouble = (0, room.trouble) if is_foregone else await self._choose(chair, number, replica)
        if beat and not is_foregone:
            taken = asyncio.get_running_loop().time() - began
            beats = max(PACE.get(chair.computer, 1), math.ceil(taken / beat))
            await asyncio.sleep(beat * beats - taken)
        async with room.lock:
            self._running = None
            if room.number == number:
                room.trouble = trouble
                await room.commit(chair.seat, f"computer-{number}", Answer(chair.seat, (choice,)))
                self.start_if_asked()  # at once, before the hall unloads a table without visitors

    async def _choose(self, chair: Chair, number: int, replica: Replica) -> tuple[int, Said | None]:
        """Return the answer of a computer and, if its process could not give it, what everybody is told."""
        room, services = self._room, self._room.services
        seed = services.seed_of(room.record, number)
        question = card_game.question(replica.game, chair.seat, replica.match.log.header, seed=seed)
        was_in_trouble = room.trouble is not None
        failures: list[str] = []

        async def on_failure(failure: WorkerFailed) -> None:
            failures.append(str(failure))
            if not was_in_trouble:
                await room.tell_of_trouble(said("table-computer-restarts", name=PlayerName(chair.seat)))

        choice = await services.computers.choose(question, chair.computer, seed, on_failure)
        if failures and not was_in_trouble:
            answer = "without thought" if choice is None else "from a new process"
            log.warning("match %s: a computer answered %s: %s", room.record.id, answer, "; ".join(failures))
        if choice is not None:
            return choice, None
        trouble = said("table-computer-unthought", name=PlayerName(chair.seat))
        return card_game.unthought_answer(replica.game, chair.seat, seed), trouble
