"""A table in this process: its replica, its connections, and how a command is committed.

Every change runs under the room's lock. A command is applied to the replica, then appended to the log; it is
acknowledged and shown only after the append. If another process appended first, the replica is rebuilt from
the log.
"""

import asyncio
from collections.abc import Callable
from dataclasses import replace

import msgspec

from everfree.ccg.commands import Correction
from everfree.server import bus, card_game
from everfree.server.bus import News
from everfree.server.protocol import LogLine, Request, TableView, TakenOver
from everfree.server.refusals import RequestRefused, other_version
from everfree.server.storage import records
from everfree.server.storage.database import now
from everfree.server.storage.records import Chair, Record
from everfree.server.storage.store import LostRace, Report, Row
from everfree.server.tables.computer_turns import ComputerTurns
from everfree.server.tables.connections import Connection
from everfree.server.tables.corrections import Proposal
from everfree.server.tables.replica import Replica
from everfree.server.tables.services import Services
from everfree.server.tables.undo import UndoAsk
from everfree.server.tables.updates import UpdateSender
from everfree.server.tables.views import Presence, table_view
from everfree.table.commands import Command
from everfree.table.log import to_bytes
from everfree.table.versions import NeedsAnotherVersion
from everfree.telling.said import Said


class Room:
    """A table and its connections."""

    def __init__(
        self, record: Record, services: Services, on_computer_stopped: Callable[["Room"], None]
    ) -> None:
        """Hold a table; call *on_computer_stopped* whenever a computer has stopped thinking."""
        self.record = record
        self.services = services
        self.lock = asyncio.Lock()
        self.replica: Replica | None = None
        self.needs_another_version = False
        """Whether the match began with other rules or cards than this program has, and so can't be loaded."""
        self.connections: list[Connection] = []
        self.holders = 0
        """How many callers hold this room: open sockets, and HTTP requests that read it."""
        self.presence = {chair.seat: Presence("", chair.away_since) for chair in record.chairs}
        self.undo_ask: UndoAsk | None = None
        self.proposal: Proposal | None = None
        self.trouble: Said | None = None
        """What everybody is told after a computer's process failed, until a computer has thought again."""
        self.rematch = ""
        """Id of the table at which the same players play again."""
        self._updates = UpdateSender(self)
        self.computer_turns = ComputerTurns(self)
        self._on_computer_stopped = on_computer_stopped
        self._unsubscribe: Callable[[], None] = services.bus.subscribe(record.id, self.receive)

    @property
    def spectator(self) -> int:
        """The viewer number of every spectator."""
        return card_game.SEATS

    def seat_of(self, guest: str) -> int | None:
        return next((chair.seat for chair in self.record.chairs if guest and chair.guest == guest), None)

    def chair(self, seat: int) -> Chair:
        return next(chair for chair in self.record.chairs if chair.seat == seat)

    # The replica and the log.

    async def load(self) -> None:
        """Load the record from the database, and build the replica or bring it up to date."""
        record = await self.services.database.run(lambda connection: records.find(connection, self.record.id))
        assert record is not None
        self.record = record
        if not record.is_readable:
            self.needs_another_version = True
        elif record.header is not None and self.replica is None:
            try:
                self.replica = await self._replayed(record)
            except NeedsAnotherVersion:
                self.needs_another_version = True
        else:
            await self.catch_up()

    async def catch_up(self) -> None:
        """Apply the commands of the log that the replica has not applied yet."""
        if self.replica is not None:
            self.replica.read(await self.services.logs.since(self.record.id, self.replica.number))

    async def commit(self, seat: int, nonce: str, command: Command, report: Report | None = None) -> int:
        """Append a command to the log and return its number.

        Raise `Refused` or `RequestRefused` and change nothing if the game or the server refuses it.
        A *report* and the end of the match are stored in the same transaction. A nonce that is in the log
        already is a request sent again: return the number it had.
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
            raise RequestRefused("table-stale") from None
        except BaseException:
            self.replica = None  # it is ahead of the log; the next `load` rebuilds it
            raise
        replica.nonces[seat, nonce] = number
        await self._publish(bus.Committed(number + 1))
        return number

    def seated(self) -> Replica:
        """Return the replica; raise `RequestRefused` while a seat is free or if it needs another version."""
        if self.needs_another_version:
            raise other_version()
        if self.replica is None:
            raise RequestRefused("table-not-everyone-sits")
        return self.replica

    def refuse_stale(self, request: Request) -> None:
        """Raise `RequestRefused` if a request was made before the open question was asked."""
        if request.seen < self.seated().opened:
            raise RequestRefused("table-stale")

    async def _reload(self) -> Replica:
        """Rebuild the replica from the log, and send everybody what another process did."""
        self.replica = replica = await self._replayed(self.record)
        self._send_updates()
        return replica

    async def _replayed(self, record: Record) -> Replica:
        rows = await self.services.logs.since(record.id, 0)
        return await asyncio.to_thread(_replay, record, rows, self.services)

    # News, from this process and from others.

    async def receive(self, news: News) -> None:
        """Update the room from news on the bus, and send the changes to every connection."""
        async with self.lock:
            if isinstance(news, bus.Committed):
                await self._on_committed(news)
            elif isinstance(news, bus.Seated):
                await self.load()
            elif isinstance(news, bus.Present):
                self._on_present(news)
            elif isinstance(news, bus.UndoAsked):
                self.undo_ask = UndoAsk(news.seat, news.back_to, news.until, news.at)
            elif isinstance(news, bus.UndoSettled):
                self._on_undo_settled(news)
            elif isinstance(news, bus.CorrectionProposed):
                changes = msgspec.json.decode(news.changes, type=tuple[Correction, ...])
                self.proposal = Proposal(news.seat, changes, news.at)
            elif isinstance(news, bus.CorrectionSettled):
                self.proposal = None
            elif isinstance(news, bus.Rematched):
                self.rematch = news.table
            self._drop_outdated_requests()
            self._send_updates()

    async def _on_committed(self, news: bus.Committed) -> None:
        if self.replica is not None and self.replica.number < news.number:
            await self.catch_up()

    def _drop_outdated_requests(self) -> None:
        """Drop an undo request or a proposal that was made before the open question was asked."""
        opened = 0 if self.replica is None else self.replica.opened
        if self.undo_ask is not None and self.undo_ask.at < opened:
            self.undo_ask = None
        if self.proposal is not None and self.proposal.at < opened:
            self.proposal = None

    def _on_present(self, news: bus.Present) -> None:
        """Give the seat to the connection that was opened last, in whatever order the news of them comes.

        A page that is loaded again leaves a socket behind; it can join or leave after that of the new page
        has joined.
        """
        holder = self.presence.get(news.seat, Presence())
        if news.opened >= holder.opened:
            holder = self.presence[news.seat] = Presence(news.connection, news.away_since, news.opened)
        mine = [one for one in self.connections if one.viewer == news.seat]
        last = max([holder.opened, *[one.opened for one in mine]])
        for older in [one for one in mine if one.opened < last]:
            older.send(TakenOver())
            older.close()
            self.connections.remove(older)

    def _on_undo_settled(self, news: bus.UndoSettled) -> None:
        if self.undo_ask is not None and news.declined:
            asker = self.chair(self.undo_ask.seat)
            chairs = [replace(one, declined=one.declined + (one is asker)) for one in self.record.chairs]
            self.record = replace(self.record, chairs=tuple(chairs))
        self.undo_ask = None

    # Undo requests that the other player must answer.

    async def ask_to_take_back(self, seat: int, back_to: int) -> None:
        """Ask the other player to let *seat* undo; the request expires after `undo_seconds`."""
        seconds = self.services.settings.undo_seconds
        self.undo_ask = ask = UndoAsk(seat, back_to, now() + round(seconds * 1000), self.number)
        await self._publish(bus.UndoAsked(seat, back_to, ask.until, ask.at))

        async def lapse() -> None:
            await asyncio.sleep(seconds)
            if self.undo_ask == ask:
                await self._publish(bus.UndoSettled(declined=False))

        self.services.spawn(lapse())

    async def decline_taking_back(self, seat: int) -> None:
        """Decline the undo request of *seat*, and count it."""
        await self.services.database.run(lambda connection: records.decline(connection, self.record.id, seat))
        await self._publish(bus.UndoSettled(declined=True))

    # Corrections.

    async def propose(self, seat: int, changes: tuple[Correction, ...]) -> None:
        """Show a proposed correction to everybody."""
        self.proposal = Proposal(seat, changes, self.number)
        await self._publish(bus.CorrectionProposed(seat, msgspec.json.encode(changes), self.number))

    async def reject(self) -> None:
        """Reject the open proposal."""
        await self._publish(bus.CorrectionSettled())

    async def correct(self, seat: int, nonce: str, proposal: Proposal) -> int:
        """Apply a correction everybody agreed to, and store a report for the developers of the engine."""
        report = Report(msgspec.json.encode(proposal.changes), to_bytes(self.seated().match.log))
        return await self.commit(seat, nonce, card_game.correction(proposal.seat, proposal.changes), report)

    async def _publish(self, news: News) -> None:
        await self.services.bus.publish(self.record.id, news)

    # Connections.

    async def join(self, connection: Connection, notice: Said | None = None) -> None:
        """Add a connection: send it a `Full` now and every later change."""
        async with self.lock:
            await self.load()
            self._send_updates()
            self.connections.append(connection)
            self._updates.send_full(connection, notice)
            seat = connection.viewer
            if seat == self.spectator:
                return
            await self.services.database.run(lambda database: records.back(database, self.record.id, seat))
        await self._publish(bus.Present(seat, connection.id, opened=connection.opened))

    async def leave(self, connection: Connection) -> None:
        """Remove a connection; if it was the last of its seat, record since when the player is away."""
        if connection not in self.connections:
            return
        self.connections.remove(connection)
        seat, since = connection.viewer, now()
        async with self.lock:
            if seat == self.spectator or any(one.viewer == seat for one in self.connections):
                return
            await self.services.database.run(
                lambda database: records.away(database, self.record.id, seat, since)
            )
        await self._publish(bus.Present(seat, "", since, connection.opened))

    async def send_full(self, connection: Connection) -> None:
        """Send a `Full` to a connection that asks for it."""
        async with self.lock:
            self._send_updates()
            self._updates.send_full(connection)

    @property
    def number(self) -> int:
        """How many commands the match has."""
        return 0 if self.replica is None else self.replica.number

    def view(self, viewer: int) -> TableView:
        return table_view(
            self.record,
            self.replica,
            viewer,
            presence=self.presence,
            undo_ask=self.undo_ask,
            proposal=self.proposal,
            trouble=self.trouble,
            rematch=self.rematch,
        )

    def lines(self, viewer: int) -> list[LogLine]:
        return [] if self.replica is None else self.replica.viewer_logs[viewer].lines

    def _send_updates(self) -> None:
        """Send every connection what has changed for it, and start a computer that is asked."""
        self._updates.send_changes()
        self.computer_turns.start_if_asked()

    # Computers.

    async def let_computers_answer(self) -> None:
        """Make the computers answer until none is asked any more."""
        async with self.lock:
            self.computer_turns.start_if_asked()
        await self.computer_turns.wait()

    async def tell_of_trouble(self, trouble: Said) -> None:
        """Tell everybody that a computer's process has failed."""
        async with self.lock:
            self.trouble = trouble
            self._send_updates()

    def computer_stopped(self) -> None:
        """Tell the owner of the room that a computer has stopped thinking."""
        self._on_computer_stopped(self)

    def close(self) -> None:
        """Stop listening and thinking; the match stays in the database."""
        self._unsubscribe()
        self.computer_turns.stop()


def _replay(record: Record, rows: list[Row], services: Services) -> Replica:
    assert record.header is not None
    replica = Replica(record.header, services.kinds[record.game])
    replica.read(rows)
    return replica
