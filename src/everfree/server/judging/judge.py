"""The judge of a real-time table: carries out commands, planned actions of computers and the clock, in order.

Whatever happens is a row of the log, appended with the judge's number: the log decides here too. A judge
reads the database's clock when it begins, and from then on counts by its own, so that all arrivals are
measured by one clock. The time of a match never goes back, whoever judges.
"""

import asyncio
import time
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from everfree.server.bus import Judging, Ruled
from everfree.server.judging.docket import Case, Docket
from everfree.server.refusals import RequestRefused
from everfree.server.storage.match_logs import NewSeat, NotTheJudge
from everfree.table.commands import TABLE, Command, Tick
from everfree.table.game import Game, Refused
from everfree.telling.said import said

if TYPE_CHECKING:
    from everfree.server.tables.room import Room

HEARING_SECONDS: Final = 0.2
"""How long a new judge waits for the commands that were sent to the one before it."""
PAUSE_SECONDS: Final = 0.5
"""How long it waits after something could not be stored."""


class Judge:
    """Judges one table, until the match is over or another process judges it."""

    def __init__(self, room: "Room", number: int) -> None:
        self._room = room
        self._docket: Docket = room.docket
        self.number = number
        self._is_dismissed = False
        self._began = 0.0
        """When the match began, by the monotonic clock of this process."""
        computers = {chair.seat: chair.computer for chair in room.record.chairs if chair.computer}
        self._planner = room.host.planner(room.seated().match.log.header, computers)

    def dismiss(self) -> None:
        """Stop after the command that is being carried out."""
        self._is_dismissed = True
        self._docket.nudge()

    async def preside(self) -> None:
        """Judge the table."""
        room = self._room
        self._docket.open(self.number)
        try:
            async with room.lock:
                await room.catch_up()
            self._began = time.monotonic() - (room.services.now() - room.record.began) / 1000
            await room.publish(Judging())
            if room.number:  # not the first judge, or at least not at the very beginning
                await asyncio.sleep(HEARING_SECONDS)
            self._planner.look(self._game)
            while not self._is_dismissed and self._game.outcome() is None:
                await self._step()
            for case in self._docket.waiting() if self._game.outcome() is not None else ():
                await self._rule(case)  # refused, but at once
        except NotTheJudge:
            pass  # the next judge has what was not stored
        finally:
            self._docket.close()

    @property
    def _game(self) -> Game:
        return self._room.seated().game

    async def _step(self) -> None:
        """Carry out what is first: a command that arrived, or what is due; wait if there is neither."""
        case, due, now = self._docket.first(), self._due(), self._time_of(time.monotonic())
        if case is not None and (due is None or self._time_of(case.arrived) < due.at):
            await self._rule(case)
        elif due is not None and due.at <= now:
            if not isinstance(due, Tick):
                self._planner.drop(due)
            await self._happen(due)
        elif (ready := self._ready()) is not None:
            await self._happen(replace(ready, at=now))
        elif (link := self._docket.take_link()) is not None:
            command = self._room.host.measured(self._game, *link)
            if command is not None:
                await self._happen(replace(command, at=now))
        else:
            await self._docket.wait(None if due is None else (due.at - now) / 1000)

    def _time_of(self, moment: float) -> int:
        """Return a moment in milliseconds since the match began, and never before the last command."""
        log = self._room.seated().match.log.commands
        return max(round((moment - self._began) * 1000), log[-1].at if log else 0)

    def _due(self) -> Command | None:
        """Return what happens next without a player; at the same moment the clock goes first."""
        planned, due = self._planner.next(), self._game.due()
        if due is not None and (planned is None or due <= planned.at):
            return Tick(TABLE, at=due)
        return planned

    def _ready(self) -> Command | None:
        """Return the command that says that all players are there, if the game waits for it and they are."""
        command = self._room.host.ready(self._game)
        return command if command is not None and self._room.is_everybody_there else None

    async def _happen(self, command: Command) -> None:
        """Carry out a command that is not sent by a player."""
        try:
            await self._commit(command.seat, f"judge-{self._room.number}", command)
        except Refused:  # the table has changed since the action was planned
            pass
        except RequestRefused:  # it could not be stored; the clock is due again, and plays for a computer
            await asyncio.sleep(PAUSE_SECONDS)

    async def _rule(self, case: Case) -> None:
        """Carry out a player's command, and say what was done."""
        room = self._room
        try:
            ruled = await self._ruling(case)
        except NotTheJudge:
            raise
        except Exception as error:  # noqa: BLE001 - one command failed; the others go on
            room.services.faults.record("request", error, request="rule", match=room.record.id)
            ruled = case.ruled(reason=said("server-failed"))
        await self._docket.rule(case, ruled)

    async def _ruling(self, case: Case) -> Ruled:
        command = replace(case.command, at=self._time_of(case.arrived))
        try:
            if case.guest:
                command = replace(command, seat=await self._seat_of_guest(case, command))
            number = await self._commit(command.seat, case.nonce, command, case.request)
        except Refused as refused:
            return case.ruled(reason=self._room.host.refused(refused.reason))
        except RequestRefused as refused:
            return case.ruled(reason=refused.problem.reason)
        return case.ruled(number)

    async def _seat_of_guest(self, case: Case, command: Command) -> int:
        """Return the seat of a spectator who sends a command; give one to who has none.

        Raise `Refused` and give none if the command would be refused. The connection is stored before the
        command is carried out: it is the first slap that counts.
        """
        room, game, host = self._room, self._game, self._room.host
        if (seat := room.seat_of(case.guest)) is not None:
            return seat
        join = host.joining(game, command)
        trial = game.copy()
        if join is None or trial is None:
            raise Refused("no-slapping-in")
        steps = [replace(join, at=command.at)]
        trial.apply(steps[0])
        if case.link is not None and (measured := host.measured(trial, join.seat, *case.link)) is not None:
            steps.append(replace(measured, at=command.at))
        for step in (*steps[1:], replace(command, seat=join.seat)):
            trial.apply(step)
        given = room.seat_for(join.seat, case.guest)
        for step in steps:
            nonce = f"judge-{room.number}"
            await self._commit(join.seat, nonce, step, seated=given if step is steps[0] else None)
        return join.seat

    async def _commit(
        self, seat: int, nonce: str, command: Command, request: str = "", seated: NewSeat | None = None
    ) -> int:
        async with self._room.lock:
            number = await self._room.commit(seat, nonce, command, request=request, seated=seated)
        self._planner.look(self._game)
        return number
