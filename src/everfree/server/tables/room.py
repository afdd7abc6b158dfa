"""A table in this process: its replica, its connections, and how a command is committed.

Every change runs under the room's lock. A command is applied to a copy of the replica and appended to the
log; then the copy takes the place of the replica, and the command is acknowledged and shown. A failure before
that leaves the replica as it was. If another process appended first, its rows are applied to the replica.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace

import msgspec
from sqlalchemy import Connection as DatabaseConnection

from everfree.server import bus
from everfree.server.bus import JudgeNews, News
from everfree.server.deliveries import Delivery, from_elsewhere
from everfree.server.guest_limit import GuestsByAddress
from everfree.server.hosting import NO_DECK
from everfree.server.judging.docket import Docket
from everfree.server.protocol import (
    DAMAGED,
    OTHER_VERSION,
    PLAYABLE,
    LogLine,
    Request,
    TableView,
    TakenOver,
    Unavailable,
)
from everfree.server.refusals import RequestRefused, unplayable
from everfree.server.storage import open_requests, presences, records, snapshots as stored
from everfree.server.storage.database import DatabaseAway
from everfree.server.storage.match_logs import LostRace, NewSeat, NotTheJudge, OutsideWindow, Row, Window
from everfree.server.storage.presences import Presence
from everfree.server.storage.records import Chair, Record
from everfree.server.tables import guest_names
from everfree.server.tables.advising.hints import Hints
from everfree.server.tables.computer_turns import ComputerTurns
from everfree.server.tables.connections import RESTART, Connection
from everfree.server.tables.consent import Consent
from everfree.server.tables.corrections import Proposal
from everfree.server.tables.listing import state_of
from everfree.server.tables.match_length import check_length
from everfree.server.tables.replica import DamagedLog, Replica, Sent
from everfree.server.tables.services import Services
from everfree.server.tables.snapshots import FEWEST, replica_of, take
from everfree.server.tables.standings import after_of
from everfree.server.tables.timing import TooEarly, TooLate, window_of
from everfree.server.tables.updates import UpdateSender
from everfree.server.tables.views import table_view
from everfree.server.tables.watching import Watching
from everfree.table.commands import Command
from everfree.table.game import Refused
from everfree.table.versions import NeedsAnotherVersion
from everfree.telling.memory import Memory
from everfree.telling.said import Said


class Room:
    """A table and its connections."""

    def __init__(
        self, record: Record, services: Services, on_computer_stopped: Callable[["Room"], None]
    ) -> None:
        """Hold a table; call *on_computer_stopped* whenever a computer has stopped thinking."""
        self.record = record
        self.services = services
        self.host = services.hosts[record.game]
        self.lock = asyncio.Lock()
        self.replica: Replica | None = None
        self._in_snapshot = 0
        """How many commands the stored snapshot contains."""
        self.state = PLAYABLE
        """Or `OTHER_VERSION` or `DAMAGED`: why the match can't be loaded."""
        self.connections: list[Connection] = []
        self.holders = 0
        """How many callers hold this room: open sockets, and HTTP requests that read it."""
        self.presence: dict[int, Presence] = {}
        self.consent = Consent(self)
        self.trouble: Said | None = None
        """What everybody is told after a computer's process failed, until a computer has thought again."""
        self._updates = UpdateSender(self)
        self.watching = Watching(self)
        self.computer_turns = ComputerTurns(self)
        self.hints = Hints(self)
        self._on_computer_stopped = on_computer_stopped
        self.docket = Docket(self)
        self.guests = GuestsByAddress(services.settings.limits.guests_per_address_per_table)
        self._unsubscribe: Callable[[], None] | None = None

    @property
    def spectator(self) -> int:
        """The viewer number of every spectator."""
        return self.host.spectator_at(self.host.seats_at(self.record.seats))

    @property
    def takes_guests(self) -> bool:
        """Whether spectators may take a seat now; never where they watch with a delay."""
        is_played = self.replica is not None and not self.watching.is_delayed
        return is_played and self.host.takes_guests(self.seated().game)

    def seat_of(self, guest: str) -> int | None:
        return self.record.seat_of(guest)

    def chair(self, seat: int) -> Chair:
        return next(chair for chair in self.record.chairs if chair.seat == seat)

    @property
    def is_everybody_there(self) -> bool:
        """Whether every player who is no computer is connected, to this process or another."""
        people = [chair.seat for chair in self.record.chairs if not chair.computer]
        return all(seat in self.presence and self.presence[seat].connection for seat in people)

    def seat_for(self, seat: int, guest: str) -> NewSeat:
        """Return the seat that a spectator is given, with a name that nobody else has at the table."""
        name = guest_names.made_up(*[chair.name for chair in self.record.chairs])
        return NewSeat(seat, guest, name, NO_DECK)

    # The replica and the log.

    async def load(self) -> None:
        """Load the record from the database, and build the replica or bring it up to date."""
        if self._unsubscribe is None:  # before anything is read, so that no news is missed in between
            self._unsubscribe = await self.services.bus.subscribe(self.record.id, self.receive)
        record, there, asked = await self.services.database.run(
            lambda connection: (
                records.find(connection, self.record.id),
                presences.at_table(connection, self.record.id),
                open_requests.at_table(connection, self.record.id),
            )
        )
        if record is None:  # it was old, and deleted
            raise RequestRefused("table-no-such-table", 404)
        self.record = record
        self.consent.use(*asked)
        for seat, presence in there.items():
            self._seat_held(seat, presence)
        if (found := state_of(record, self.host)) != PLAYABLE:
            self._leave_to_others(found)
        elif record.header is not None and self.replica is None:
            await self._build(record)
        else:
            await self.catch_up()

    async def _build(self, record: Record) -> None:
        """Build the replica from the log; a match that can't be replayed is set aside."""
        try:
            rows = await self.services.logs.since(record.id, 0)
            data = await self.services.database.run(lambda connection: stored.find(connection, record.id))
            self.replica, self._in_snapshot = await asyncio.to_thread(
                replica_of, record, rows, data, self.host
            )
            self._store_snapshot()
            await self._learn_seats()
        except NeedsAnotherVersion:
            self._leave_to_others(OTHER_VERSION)
        except DamagedLog as damage:
            await self._set_aside(damage)

    def _leave_to_others(self, state: str) -> None:
        """Note why the match can't be loaded here; clients that waited for it connect again.

        A match that another process began after its last seat was taken may be of another version; then the
        new connections are led to that process.
        """
        self.state = state
        for connection in self.connections:
            connection.close(RESTART)
        self.connections.clear()

    @property
    def is_over(self) -> bool:
        """Whether the match has ended; of one that another version plays the database knows."""
        return self.record.ended if self.state == OTHER_VERSION else self.seated().game.outcome() is not None

    def _store_snapshot(self) -> None:
        """Store a snapshot, if the last one is much older than the replica."""
        replica = self.replica
        if replica is None or replica.number - self._in_snapshot < FEWEST:
            return
        self._in_snapshot = replica.number

        def store(connection: DatabaseConnection) -> None:
            if (data := take(replica)) is not None:
                stored.put(connection, self.record.id, data)

        self.services.spawn(self.services.database.run(store))

    async def catch_up(self) -> None:
        """Apply the commands of the log that the replica has not applied yet."""
        if self.replica is not None:
            await self._apply(await self.services.logs.since(self.record.id, self.replica.number))

    async def _apply(self, rows: list[Row]) -> None:
        """Apply commands that are in the log to a copy of the replica, and put it in the replica's place."""
        if self.replica is None or not rows:
            return
        try:
            after = self.replica.copy()
            after.read(rows)
        except DamagedLog as damage:
            await self._set_aside(damage)
        else:
            self.replica = after
            await self._learn_seats()

    async def _learn_seats(self) -> None:
        """Read who sits where, if a command has given a spectator a seat."""
        if self.replica is None or self.replica.game.seats <= len(self.record.chairs):
            return
        found = await self.services.database.run(lambda connection: records.find(connection, self.record.id))
        if found is not None:
            self.record = replace(self.record, chairs=found.chairs)

    async def _set_aside(self, damage: DamagedLog) -> None:
        """Store that the log can't be replayed: this version of the program does not try it again."""
        self.state, self.replica = DAMAGED, None
        self.services.faults.record("match", damage, request="load", match=self.record.id)
        for connection in self.connections:
            connection.send(Unavailable(unplayable(DAMAGED).problem.reason))
            connection.close()
        self.connections.clear()
        await self.services.database.run(
            lambda connection: records.damage(connection, self.record.id, str(damage))
        )

    async def commit(
        self,
        seat: int,
        nonce: str,
        command: Command,
        *,
        request: str = "",
        report: bytes | None = None,
        window: Window | None = None,
        seated: NewSeat | None = None,
    ) -> int:
        """Append a command to the log and return its number.

        Raise `Refused` or `RequestRefused` and change nothing if the game or the server refuses it, or if
        anything fails. *request* is the hash of the request: a nonce that is in the log already is the same
        request sent again, and the number it had is returned. A *report*, the seat that a spectator is given
        and the end of the match are stored in the same transaction. The command is stored within its *window*
        only: if none is given, before the time of its player is up. At a real-time table only the judge
        commits; raise `NotTheJudge` if another process has become the judge.
        """
        if (done := self.done_before(seat, nonce, request)) is not None:
            return done
        number = self.seated().number
        after = self._after(command)
        after.nonces[seat, nonce] = Sent(number, request)
        row = Row(number, seat, nonce, msgspec.json.encode(command), request, after.next_digest())
        check_length(after.match.log.commands, row, self.services.settings.limits, self.host)
        told = after_of(after.game, self.host, self.record.chairs, time=after.time_due(), report=report)
        told = msgspec.structs.replace(told, seated=seated)
        try:
            within = window or window_of(after.clocks, command)  # clocks before it: its time is not known yet
            judge = self.docket.judge_number
            stored_at = await self.services.logs.append(self.record.id, row, told, within, judge)
        except NotTheJudge:
            raise
        except OutsideWindow:
            raise (TooEarly if window else TooLate)() from None
        except LostRace:
            self.services.metrics.races_lost.inc()
            await self.catch_up()
            self._send_updates()
            if (done := self.done_before(seat, nonce, request)) is not None:
                return done
            raise RequestRefused("table-stale") from None
        except Exception as error:
            self.services.faults.record("request", error, request=f"store {number}", match=self.record.id)
            raise RequestRefused("table-not-stored", 503) from error
        after.tell_time(stored_at)
        self.replica = after
        if seated is not None:
            chair = Chair(seated.seat, seated.guest, seated.name, "", seated.deck)
            self.record = replace(self.record, chairs=(*self.record.chairs, chair))
        self.services.metrics.commits.inc()
        await self.publish(bus.Committed(msgspec.structs.replace(row, at=stored_at)))
        return number

    def _after(self, command: Command) -> Replica:
        """Return a copy of the replica with a command applied; raise `Refused` or `RequestRefused`."""
        replica, faults = self.seated(), self.services.faults
        where = f"command {replica.number}: {command}"
        try:
            after = replica.copy()
            untold = after.apply(command)
        except Refused:
            raise
        except Exception as error:
            faults.record("request", error, request=where, match=self.record.id)
            raise RequestRefused("table-engine-failed", 500) from error
        for lost in untold:
            faults.record("view", lost, request=where, match=self.record.id)
        return after

    def done_before(self, seat: int, nonce: str, request: str) -> int | None:
        """Return the number of the command that a request added before; None if its nonce is new.

        Raise `RequestRefused` if the nonce stands for another request.
        """
        found = self.seated().nonces.get((seat, nonce)) or self.consent.asks.get((seat, nonce))
        if found is not None and found.request != request:
            raise RequestRefused("table-nonce-used")
        return None if found is None else found.number

    def seated(self) -> Replica:
        """Return the replica; raise `RequestRefused` while a seat is free or if it can't be loaded."""
        if self.state != PLAYABLE:
            raise unplayable(self.state)
        if self.replica is None:
            raise RequestRefused("table-not-everyone-sits")
        return self.replica

    def refuse_stale(self, seat: int, request: Request) -> None:
        """Raise `RequestRefused` if a request of *seat* was made before the open question was asked."""
        replica = self.seated()
        if request.seen < replica.shown_number(seat, replica.opened):
            raise RequestRefused("table-stale")

    # News, from this process and from others.

    async def receive(self, news: News) -> None:
        """Update the room from news on the bus, and send the changes to every connection."""
        if isinstance(news, JudgeNews):
            await self.docket.receive(news)
            return
        async with self.lock:
            if isinstance(news, bus.Committed):
                await self._on_committed(news.row)
            elif isinstance(news, bus.Seated):
                await self.load()
            elif isinstance(news, bus.Present):
                self._on_present(news)
                self.docket.nudge()
            elif isinstance(news, bus.RequestsChanged):
                await self.load()
            elif isinstance(news, bus.Rematched):
                self.record = replace(self.record, rematch=news.table)
            self._send_updates()

    async def _on_committed(self, row: Row) -> None:
        """Apply the command of the news; read the log instead if others come before it."""
        number = self.number
        if row.number == number:
            await self._apply([row])
            self._updates.delivery = from_elsewhere(self.services.metrics, self.services.now() - row.at)
        elif row.number > number:
            await self.catch_up()

    async def follow(self, head: int) -> None:
        """Read the log if it has more commands than the replica: news of them got lost."""
        async with self.lock:
            if self.replica is not None and self.replica.number < head:
                await self.catch_up()
                self._send_updates()

    def measure(self, received: float) -> None:
        """Measure until viewers are sent what a request changed that was *received* at that moment."""
        self._updates.delivery = Delivery(self.services.metrics, received, "here")

    def _on_present(self, news: bus.Present) -> None:
        """Give the seat to the connection that was opened last, in whatever order the news of them comes.

        A page that is loaded again leaves a socket behind; it can join or leave after that of the new page
        has joined.
        """
        holder = self._seat_held(news.seat, Presence(news.connection, news.away_since, news.opened))
        mine = [one for one in self.connections if one.viewer == news.seat]
        last = max([holder.opened, *[one.opened for one in mine]])
        for older in [one for one in mine if one.opened < last]:
            older.send(TakenOver())
            older.close()
            self.connections.remove(older)

    def _seat_held(self, seat: int, presence: Presence) -> Presence:
        """Note who is in a seat, unless a connection that was opened later is; return who is there now."""
        if presence.opened >= self.presence.get(seat, Presence()).opened:
            self.presence[seat] = presence
        return self.presence[seat]

    async def correct(self, seat: int, nonce: str, proposal: Proposal, request: str) -> int:
        """Apply a correction everybody agreed to, and store a report for the developers of the engine."""
        report = msgspec.json.encode(proposal.changes)
        command = self.host.correction(proposal.seat, proposal.changes)
        return await self.commit(seat, nonce, command, request=request, report=report)

    async def publish(self, news: News) -> None:
        """Send news of this table to every process that holds it."""
        await self.services.bus.publish(self.record.id, news)

    # Connections.

    async def join(self, connection: Connection, notice: Said | None = None) -> None:
        """Add a connection: send it a `Full` now and every later change."""
        seat = connection.viewer
        if seat == self.spectator:
            async with self.watching.arrival(), self.lock:
                self._add(connection, notice)
            return
        async with self.lock:
            try:
                await self._come(connection)  # before the first view, which shows who is there
            except DatabaseAway:  # before or after it was stored
                self.services.spawn(self._go_later(connection))
                raise
            self._seat_held(seat, Presence(connection.id, opened=connection.opened))
            self._add(connection, notice)
        await self.publish(bus.Present(seat, connection.id, opened=connection.opened))

    def _add(self, connection: Connection, notice: Said | None) -> None:
        """Add a connection; the room was loaded since the client asked for it, and has received all news."""
        self._send_updates()
        self.connections.append(connection)
        self._updates.send_full(connection, notice)

    async def _come(self, connection: Connection) -> None:
        there = Presence(connection.id, opened=connection.opened)
        await self.services.database.run(
            lambda database: presences.come(
                database, self.record.id, connection.viewer, self.services.gateway, there
            )
        )

    async def leave(self, connection: Connection) -> None:
        """Remove a connection; if it was the last of its seat, record since when the player is away."""
        if connection not in self.connections:
            return
        self.connections.remove(connection)
        seat = connection.viewer
        async with self.lock:
            if seat == self.spectator or any(one.viewer == seat for one in self.connections):
                return
            try:
                since = await self._go(connection)
            except DatabaseAway:
                self.services.spawn(self._go_later(connection))
                return
        if since:
            await self.publish(bus.Present(seat, "", since, connection.opened))

    async def _go(self, connection: Connection) -> int:
        return await self.services.database.run(
            lambda database: presences.go(database, self.record.id, connection.viewer, connection.id)
        )

    async def _go_later(self, connection: Connection) -> None:
        """Store that a player is away who left while the database was away."""
        since = None
        while since is None:
            await asyncio.sleep(self.services.settings.beat_seconds)
            with suppress(DatabaseAway):
                since = await self._go(connection)
        if since:
            await self.publish(bus.Present(connection.viewer, "", since, connection.opened))

    async def announce(self) -> None:
        """Store and tell again who is connected here, after others believed that this process had died."""
        for connection in [one for one in self.connections if one.viewer != self.spectator]:
            await self._announce(connection)

    async def _announce(self, connection: Connection) -> None:
        await self._come(connection)
        await self.publish(bus.Present(connection.viewer, connection.id, opened=connection.opened))

    async def send_full(self, connection: Connection) -> None:
        """Send a `Full` to a connection that asks for it.

        A spectator who watches with a delay never waits for the room: that would tell that something happens.
        """
        if self.is_delayed(connection.viewer):
            self._updates.send_full(connection)
            return
        async with self.lock:
            self._send_updates()
            self._updates.send_full(connection)

    @property
    def number(self) -> int:
        """How many commands the match has."""
        return 0 if self.replica is None else self.replica.number

    def shown_number(self, viewer: int) -> int:
        """How many commands a viewer counts; see `Numbering`."""
        replica = self._replica_for(viewer)
        return 0 if replica is None else replica.shown_number(viewer, replica.number)

    def is_delayed(self, viewer: int) -> bool:
        """Tell whether a viewer watches with a delay."""
        return viewer == self.spectator and self.watching.is_delayed

    def _replica_for(self, viewer: int) -> Replica | None:
        return self.watching.replica if self.is_delayed(viewer) else self.replica

    def time_for(self, viewer: int) -> int:
        """Return the time that a viewer is shown, in milliseconds since the table was opened."""
        now = self.services.now()
        shown = min(now, self.watching.shown_at(now)) if self.is_delayed(viewer) else now
        return max(0, shown - self.record.opened)

    def view(self, viewer: int, memory: Memory | None = None) -> TableView:
        if self.is_delayed(viewer):
            return self.watching.view(memory)
        return table_view(
            self.record,
            self.host,
            self.replica,
            viewer,
            presence=self.presence,
            undo_ask=self.consent.undo_ask,
            proposal=self.consent.proposal,
            trouble=self.trouble,
            rematch=self.record.rematch,
            memory=memory,
        )

    def lines(self, viewer: int) -> list[LogLine]:
        replica = self._replica_for(viewer)
        return [] if replica is None else replica.viewer_logs[viewer].lines

    def _seat_spectators(self) -> None:
        """Show the connections of a spectator who was given a seat the table from that seat."""
        if len(self.record.chairs) <= self.host.seats_at(self.record.seats):
            return
        for connection in [one for one in self.connections if one.viewer == self.spectator]:
            seat = None if connection.only_watches else self.seat_of(connection.guest)
            if seat is not None:
                connection.viewer = seat
                self._seat_held(seat, Presence(connection.id, opened=connection.opened))
                self._updates.send_full(connection)
                self.services.spawn(self._announce(connection))

    def _send_updates(self) -> None:
        """Send every connection what has changed for it, and start a computer that is asked."""
        self._seat_spectators()
        self._updates.send_changes()
        self.watching.notice()
        self.computer_turns.start_if_asked()

    def show_spectators(self) -> None:
        """Send spectators who watch with a delay what has become due."""
        self._updates.send_change(self.spectator)

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
        self._store_snapshot()
        if self._unsubscribe is not None:
            self._unsubscribe()
        self.watching.stop()
        self.computer_turns.stop()
