"""Answers of the computer players at a table, at the pace of their level, whether or not anybody watches."""

import asyncio
import math
from http import HTTPStatus
from itertools import chain, repeat
from typing import TYPE_CHECKING, Final

from everfree.server.computers.processes import Question
from everfree.server.computers.worker_process import WorkerFailed
from everfree.server.refusals import RequestRefused
from everfree.server.storage.records import Chair
from everfree.server.tables.replica import Replica
from everfree.table.commands import Answer, Command, Concede
from everfree.table.game import Refused
from everfree.telling.said import PlayerName, Said, said

if TYPE_CHECKING:
    from everfree.server.tables.room import Room

PAUSES: Final = (0.5, 1, 2, 4, 8, 15)
"""Seconds between two trials to store an answer; the last one is repeated."""


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
        if self._room.host.is_real_time:  # its judge acts for the computers
            return
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
        where everybody knows that there is nothing to decide. If its answer is refused, as the rules fail
        or the match has become too long, it gives one without thought; if that is refused, it concedes.
        """
        room, services = self._room, self._room.services
        beat = services.settings.think_seconds
        began = asyncio.get_running_loop().time()
        is_foregone = room.host.is_foregone(replica.game)
        choice, trouble = (0, room.trouble) if is_foregone else await self._choose(chair, number, replica)
        if beat and not is_foregone:
            taken = asyncio.get_running_loop().time() - began
            beats = max(room.host.beats(chair.computer), math.ceil(taken / beat))
            await asyncio.sleep(beat * beats - taken)
        if await self._commit(number, Answer(chair.seat, (choice,)), trouble):
            return
        seed = services.seed_of(room.record, number)
        unthought = room.host.unthought_answer(replica.game, chair.seat, seed)
        if not await self._commit(number, Answer(chair.seat, (unthought,)), trouble):
            await self._commit(number, Concede(chair.seat), None)

    async def _commit(self, number: int, command: Command, trouble: Said | None) -> bool:
        """Commit a computer's command; while it can't be stored, try again. Return False if it is refused."""
        room = self._room
        for pause in chain(PAUSES, repeat(PAUSES[-1])):
            async with room.lock:
                if room.number != number:
                    break
                try:
                    await room.commit(command.seat, f"computer-{number}", command)
                except (Refused, RequestRefused) as refusal:
                    if isinstance(refusal, Refused) or refusal.status != HTTPStatus.SERVICE_UNAVAILABLE:
                        return False
                else:
                    room.trouble = trouble
                    self._running = None
                    self.start_if_asked()  # at once, before the hall unloads a table without visitors
                    break
            await asyncio.sleep(pause)
        return True

    async def _choose(self, chair: Chair, number: int, replica: Replica) -> tuple[int, Said | None]:
        """Return the answer of a computer and, if its process could not give it, what everybody is told."""
        room, services = self._room, self._room.services
        seed = services.seed_of(room.record, number)

        async def on_failure(failure: WorkerFailed) -> None:
            if room.trouble is None:
                services.faults.record("computer", failure, request=f"answer {number}", match=room.record.id)
                await room.tell_of_trouble(said("table-computer-restarts", name=PlayerName(chair.seat)))

        owner = next((one.guest for one in room.record.chairs if one.guest), "")

        async def think(content: bytes, seconds: float) -> bytes | None:
            question = Question(f"{room.record.id}-{number}", owner, room.host.thinker, content, seconds)
            with services.metrics.questions.track_inprogress():
                return await services.computers.answer(question, on_failure)

        header = replica.match.log.header
        choice = await room.host.choose(replica.game, chair.seat, header, chair.computer, seed, think)
        if choice is not None:
            return choice, None
        trouble = said("table-computer-unthought", name=PlayerName(chair.seat))
        return room.host.unthought_answer(replica.game, chair.seat, seed), trouble
