"""A table in this process: its replica, who is there, and what happens when somebody wants something.

Everything that changes it runs under its lock, one after the other. A command is applied to the replica, then
written to the log; only what the log has taken is acknowledged and shown. Where another process was quicker,
the replica is made anew from the log: the log decides.
"""

import asyncio
from collections.abc import Callable
from dataclasses import replace

import msgspec

from everfree.ccg.commands import Correction
from everfree.server import bus, ponies, records
from everfree.server.bus import News
from everfree.server.connections import Connection
from everfree.server.correcting import Proposal
from everfree.server.database import now
from everfree.server.protocol import LogLine, Request, TableView, TakenOver
from everfree.server.records import Chair, Record
from everfree.server.refusing import NotDone
from everfree.server.replica import Replica
from everfree.server.services import Services
from everfree.server.showing import Showing
from everfree.server.store import LostRace, Report, Row
from everfree.server.thinking import Thinking
from everfree.server.undoing import UndoAsk
from everfree.server.views import Presence, table_view
from everfree.table.commands import Command
from everfree.table.log import to_bytes
from everfree.telling.said import Said


class Room:
    """A table with the people at it."""

    def __init__(self, record: Record, services: Services, rested: Callable[["Room"], None]) -> None:
        """Hold a table; *rested* is told whenever a computer has stopped thinking."""
        self.record = record
        self.services = services
        self.lock = asyncio.Lock()
        self.replica: Replica | None = None
        self.connections: list[Connection] = []
        self.needed = 0
        """By how many: those who are here, and those who only look something up."""
        self.presence = {chair.seat: Presence("", chair.away_since) for chair in record.chairs}
        self.undo_ask: UndoAsk | None = None
        self.proposal: Proposal | None = None
        self._showing = Showing(self)
        self.thinking = Thinking(self)
        self._rested = rested
        self._unsubscribe: Callable[[], None] = services.bus.subscribe(record.id, self.hear)

    @property
    def spectator(self) -> int:
        """The viewer that stands for everybody who does not sit here."""
        return ponies.SEATS

    def seat_of(self, guest: str) -> int | None:
        """Give the seat of a guest, or None."""
        return next((chair.seat for chair in self.record.chairs if guest and chair.guest == guest), None)

    def chair(self, seat: int) -> Chair:
        """Give who sits in a seat."""
        return next(chair for chair in self.record.chairs if chair.seat == seat)

    # The truth.

    async def load(self) -> None:
        """Bring the record and the replica up to what the database has."""
        record = await self.services.database.run(lambda connection: records.find(connection, self.record.id))
        assert record is not None
        self.record = record
        if record.header is not None and self.replica is None:
            self.replica = await self._replayed(record)
        else:
            await self.catch_up()

    async def catch_up(self) -> None:
        """Apply what the log has beyond the replica."""
        if self.replica is not None:
            self.replica.read(await self.services.logs.since(self.record.id, self.replica.number))

    async def commit(self, seat: int, nonce: str, command: Command, report: Report | None = None) -> int:
        """Put a command into the log and give its number; raise `Refused` or `NotDone` and change nothing.

        A *report* and the end of the match are kept with it, or nothing is. A nonce that is there already is
        the same request sent again: it gets the number it had.
        """
        replica = self.seated()
        if (seat, nonce) in replica.nonces:
            return replica.nonces[seat, nonce]
        number = replica.number
        replica.apply(command)
        try:
            row = Row(number, seat, nonce, msgspec.json.encode(command))
            ends = replica.game.outcome() is not None
            await self.services.logs.append(self.record.id, row, report=report, ends=ends)
        except LostRace:
            replica = await self._reload()
            if (seat, nonce) in replica.nonces:
                return replica.nonces[seat, nonce]
            raise NotDone("table-stale") from None
        except BaseException:
            self.replica = None  # it is ahead of the log: whoever comes next makes it anew
            raise
        replica.nonces[seat, nonce] = number
        await self._publish(bus.Committed(number + 1))
        return number

    def seated(self) -> Replica:
        """Give the match, or raise `NotDone` while a seat is free."""
        if self.replica is None:
            raise NotDone("table-not-everyone-sits")
        return self.replica

    def refuse_stale(self, request: Request) -> None:
        """Raise `NotDone` if a request was made before the open question."""
        if request.seen < self.seated().opened:
            raise NotDone("table-stale")

    async def _reload(self) -> Replica:
        """Make the replica anew from the log, and show everybody what another process did."""
        self.replica = replica = await self._replayed(self.record)
        self._show()
        return replica

    async def _replayed(self, record: Record) -> Replica:
        rows = await self.services.logs.since(record.id, 0)
        return await asyncio.to_thread(_replay, record, rows, self.services)

    # News, from this process and from others.

    async def hear(self, news: News) -> None:
        """Take in what happened to the match, and show it."""
        async with self.lock:
            if isinstance(news, bus.Committed):
                await self._heard_of_commands(news)
            elif isinstance(news, bus.Seated):
                await self.load()
            elif isinstance(news, bus.Present):
                self._heard_of_presence(news)
            elif isinstance(news, bus.UndoAsked):
                self.undo_ask = UndoAsk(news.seat, news.back_to, news.until, news.at)
            elif isinstance(news, bus.UndoSettled):
                self._heard_of_undo(news)
            elif isinstance(news, bus.CorrectionProposed):
                changes = msgspec.json.decode(news.changes, type=tuple[Correction, ...])
                self.proposal = Proposal(news.seat, changes, news.at)
            elif isinstance(news, bus.CorrectionSettled):
                self.proposal = None
            self._close_what_is_gone()
            self._show()

    async def _heard_of_commands(self, news: bus.Committed) -> None:
        if self.replica is not None and self.replica.number < news.number:
            await self.catch_up()

    def _close_what_is_gone(self) -> None:
        """Drop a request or a proposal that speaks of an older position; declared stops change none."""
        opened = 0 if self.replica is None else self.replica.opened
        if self.undo_ask is not None and self.undo_ask.at < opened:
            self.undo_ask = None
        if self.proposal is not None and self.proposal.at < opened:
            self.proposal = None

    def _heard_of_presence(self, news: bus.Present) -> None:
        self.presence[news.seat] = Presence(news.connection, news.away_since)
        if news.connection:
            for old in [
                one for one in self.connections if one.viewer == news.seat and one.id != news.connection
            ]:
                old.send(TakenOver())
                old.close()
                self.connections.remove(old)

    def _heard_of_undo(self, news: bus.UndoSettled) -> None:
        if self.undo_ask is not None and news.declined:
            asker = self.chair(self.undo_ask.seat)
            chairs = [replace(one, declined=one.declined + (one is asker)) for one in self.record.chairs]
            self.record = replace(self.record, chairs=tuple(chairs))
        self.undo_ask = None

    # Taking back, where somebody is asked.

    async def ask_to_take_back(self, seat: int, back_to: int) -> None:
        """Ask the other player; the request lapses after a while."""
        seconds = self.services.settings.undo_seconds
        self.undo_ask = ask = UndoAsk(seat, back_to, now() + round(seconds * 1000), self.number)
        await self._publish(bus.UndoAsked(seat, back_to, ask.until, ask.at))

        async def lapse() -> None:
            await asyncio.sleep(seconds)
            if self.undo_ask == ask:
                await self._publish(bus.UndoSettled(declined=False))

        self.services.spawn(lapse())

    async def decline_taking_back(self, seat: int) -> None:
        """Say no to a request of *seat*; it is counted."""
        await self.services.database.run(lambda connection: records.decline(connection, self.record.id, seat))
        await self._publish(bus.UndoSettled(declined=True))

    # Repairs.

    async def propose(self, seat: int, changes: tuple[Correction, ...]) -> None:
        """Let everybody see a proposal."""
        self.proposal = Proposal(seat, changes, self.number)
        await self._publish(bus.CorrectionProposed(seat, msgspec.json.encode(changes), self.number))

    async def reject(self) -> None:
        """Say no to the open proposal."""
        await self._publish(bus.CorrectionSettled())

    async def correct(self, seat: int, nonce: str, proposal: Proposal) -> int:
        """Repair the position as all have agreed, and keep it for those who mend the engine."""
        report = Report(msgspec.json.encode(proposal.changes), to_bytes(self.seated().match.log))
        return await self.commit(seat, nonce, ponies.correction(proposal.seat, proposal.changes), report)

    async def _publish(self, news: News) -> None:
        await self.services.bus.publish(self.record.id, news)

    # Who is there.

    async def join(self, connection: Connection, notice: Said | None = None) -> None:
        """Let somebody in: everything at once, then every change."""
        async with self.lock:
            await self.load()
            self._show()
            self.connections.append(connection)
            self._showing.everything(connection, notice)
        seat = connection.viewer
        if seat != self.spectator:
            await self.services.database.run(lambda database: records.back(database, self.record.id, seat))
            await self._publish(bus.Present(seat, connection.id))

    async def leave(self, connection: Connection) -> None:
        """Let somebody go, and keep since when the seat is empty."""
        if connection not in self.connections:
            return
        self.connections.remove(connection)
        seat, since = connection.viewer, now()
        if seat == self.spectator or any(one.viewer == seat for one in self.connections):
            return
        await self.services.database.run(lambda database: records.away(database, self.record.id, seat, since))
        await self._publish(bus.Present(seat, "", since))

    async def show_all(self, connection: Connection) -> None:
        """Send everything again to who asks for it."""
        async with self.lock:
            self._show()
            self._showing.everything(connection)

    @property
    def number(self) -> int:
        """How many commands the match has."""
        return 0 if self.replica is None else self.replica.number

    def view(self, viewer: int) -> TableView:
        """Give what a viewer sees of the table now."""
        return table_view(
            self.record,
            self.replica,
            viewer,
            presence=self.presence,
            undo_ask=self.undo_ask,
            proposal=self.proposal,
        )

    def lines(self, viewer: int) -> list[LogLine]:
        """Give the log as a viewer was told it."""
        return [] if self.replica is None else self.replica.accounts[viewer].lines

    def _show(self) -> None:
        """Send every connection what has changed for it, and let a computer that is asked think."""
        self._showing.changes()
        self.thinking.follow()

    # Computers.

    async def let_computers_answer(self) -> None:
        """Have the computers answer as long as they are asked."""
        async with self.lock:
            self.thinking.follow()
        await self.thinking.rest()

    def rested(self) -> None:
        """Take note that a computer has stopped thinking."""
        self._rested(self)

    def close(self) -> None:
        """Forget the table; the log keeps it."""
        self._unsubscribe()
        self.thinking.stop()


def _replay(record: Record, rows: list[Row], services: Services) -> Replica:
    assert record.header is not None
    replica = Replica(record.header, services.kinds[record.game])
    replica.read(rows)
    return replica
