"""Hints: what the level champion would do in the place of a person who plays against computers alone.

A hint is told to the connection that asked, and changes neither the match nor its clocks.
"""

import asyncio
from typing import TYPE_CHECKING

from everfree.server.computers.processes import Question
from everfree.server.computers.worker_process import WorkerFailed
from everfree.server.hosting import Advice
from everfree.server.protocol import Declined, Hint, HintRequest
from everfree.server.refusals import RequestRefused
from everfree.server.tables.connections import Connection
from everfree.server.tables.replica import Replica
from everfree.table.game import Refused
from everfree.telling.said import said

if TYPE_CHECKING:
    from everfree.server.tables.room import Room


class Hints:
    """The hints of one table; each question is thought about once."""

    def __init__(self, room: "Room") -> None:
        self._room = room
        self._thinking: dict[int, tuple[int, asyncio.Task[Advice | None]]] = {}
        """By seat: the number of commands for which a hint was asked last, and the task that finds it."""

    def ask(self, connection: Connection, request: HintRequest) -> None:
        """Begin to think, and reply once there is a hint. Raise `Refused` or `RequestRefused`.

        The room must be locked; the hint itself is found without the lock, so that the match goes on.
        """
        room, seat = self._room, connection.viewer
        replica = room.seated()
        room.refuse_stale(seat, request)
        if any(not chair.computer for chair in room.record.chairs if chair.seat != seat):
            raise RequestRefused("table-hint-against-people")
        if replica.game.outcome() is not None or seat not in replica.game.asked():
            raise Refused("not-asked")
        before = self._thinking.get(seat)
        if before is None or before[0] != replica.number:
            task = room.services.ask(self._find(seat, replica))
            self._thinking[seat] = replica.number, task
        number = replica.shown_number(seat, replica.number)
        room.services.spawn(self._reply(connection, request.nonce, number, self._thinking[seat][1]))

    async def _reply(
        self, connection: Connection, nonce: str, number: int, task: asyncio.Task[Advice | None]
    ) -> None:
        room = self._room
        try:
            advice = await asyncio.shield(task)
        except Refused as refused:
            connection.send(Declined(nonce, room.host.refused(refused.reason)))
            return
        except RequestRefused as refused:
            connection.send(Declined(nonce, refused.problem.reason))
            return
        except Exception as error:  # noqa: BLE001 - one request failed; the table and the socket go on
            room.services.faults.record("request", error, request="HintRequest", match=room.record.id)
            advice = None
        if advice is None:
            self._thinking.pop(connection.viewer, None)  # so that it can be asked again
            connection.send(Declined(nonce, said("table-no-hint")))
        else:
            connection.send(Hint(nonce, number, advice.option, advice.why))

    async def _find(self, seat: int, replica: Replica) -> Advice | None:
        room, services = self._room, self._room.services
        record, number = room.record, replica.number

        async def on_failure(failure: WorkerFailed) -> None:
            services.faults.record("computer", failure, request=f"hint {number}", match=record.id)

        async def think(content: bytes, seconds: float) -> bytes | None:
            asked = f"{record.id}-hint-{seat}-{number}"
            question = Question(asked, room.chair(seat).guest, room.host.thinker, content, seconds)
            with services.metrics.questions.track_inprogress():
                return await services.computers.answer(question, on_failure)

        header, seed = replica.match.log.header, services.seed_of(record, number)
        return await room.host.hint(replica.game, seat, header, seed, think)
