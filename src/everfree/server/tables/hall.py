"""All tables held in this process; each is loaded from the database when somebody needs it."""

import asyncio
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import partial

import msgspec
from sqlalchemy import Connection
from structlog.contextvars import bound_contextvars

from everfree.server.bus import Present, Rematched, Seated
from everfree.server.hosting import GameHost
from everfree.server.hourly_limit import HourlyLimit
from everfree.server.judging.bench import Bench
from everfree.server.protocol import OTHER_VERSION, PLAYABLE, NewTable, Replay, Review, SitDown, TableSummary
from everfree.server.refusals import RequestRefused, unplayable
from everfree.server.storage import codes, presences, promises, records
from everfree.server.storage.promises import NotPromised
from everfree.server.storage.records import Chair, Record
from everfree.server.tables import guest_names
from everfree.server.tables.advising.reviews import Reviews
from everfree.server.tables.codes import Codes, new_code
from everfree.server.tables.listing import is_foreign, summary_of
from everfree.server.tables.neighbours import Neighbours
from everfree.server.tables.new_tables import (
    Draw,
    another_table,
    beginning,
    first_rows,
    is_opened_by,
    new_table,
    seed_bytes,
    usual_header,
)
from everfree.server.tables.replays.past import archived_moment, archived_summary, past_summary, past_view
from everfree.server.tables.room import Room
from everfree.server.tables.services import Services
from everfree.server.tables.shuffling import Shuffling, checked_nonce, refuse_another_nonce
from everfree.server.tables.standings import after_of
from everfree.server.tables.timing import enforce
from everfree.server.tables.watching import as_strangers_know, checked_delay, is_withheld
from everfree.table.log import to_bytes


class Hall:
    """Opens tables, loads them when needed and unloads them afterwards."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.neighbours = Neighbours(services)
        self.shuffling = Shuffling(services)
        self.codes = Codes(services)
        self._reviews = Reviews(services)
        self._rooms: dict[str, Room] = {}
        self.bench = Bench(services, lambda: list(self._rooms.values()), self._forget)
        self._openings = HourlyLimit(services.settings.limits.tables_per_address_per_hour)
        self._readings = HourlyLimit(services.settings.limits.readings_per_address_per_hour)

    async def open(self, guest: str, wish: NewTable, address: str = "") -> Record:
        """Open a table with the guest, who comes from a network address, in the first seat.

        Return the table that the guest has opened with the same request before, even at the same moment at
        another server.
        """
        try:
            return await self._open_new(guest, wish, address)
        except NotPromised:
            before = await self._opened_before(guest, wish)
        if before is None:
            raise RequestRefused("table-not-promised", 409)
        return before

    async def _open_new(self, guest: str, wish: NewTable, address: str) -> Record:
        """Open a table; raise `NotPromised` if the guest names a commitment that is used up or not theirs.

        A guest has one table against a computer that answers by a script: nobody goes back to another.
        """
        host = self._host(wish.game)
        host.refuse_members_of_others(wish)
        promise = await self.shuffling.promised(guest, wish)
        draw = self._draw(wish, Draw.promised(promise))
        opening = await asyncio.to_thread(host.opening, wish, draw.seed)
        if opening.header is not None:  # it begins in the middle of a game, where nothing is shuffled
            if wish.table:
                raise RequestRefused("table-not-provable", 409)
            draw, wish = draw._replace(commitment=""), msgspec.structs.replace(wish, clock=None)
        await self._refuse_too_many(guest, address)
        if wish.clock is not None and (host.is_real_time or not wish.clock.is_possible()):
            raise RequestRefused("table-impossible-clock")
        record = new_table(host, opening, guest, wish.name, draw, wish.shuffle_nonce)
        delay = checked_delay(wish.spectator_delay)
        record = replace(record, clock=wish.clock, spectator_delay=delay, build=self.services.build)
        begun, rows = beginning(host, record), first_rows(host, record, opening)

        def store(connection: Connection) -> str:
            if any(side.computer == host.script for side in opening.sides[1:]):
                records.end_tables_against(connection, guest, record.game, host.script)
            if wish.table:
                promises.use(connection, promise)
            records.add(connection, record, begun)
            records.add_first_rows(connection, record.id, rows)
            return "" if record.header is not None else codes.add(connection, record.id, new_code)

        return replace(record, code=await self.services.database.run(store))

    async def _opened_before(self, guest: str, wish: NewTable) -> Record | None:
        """Return the table that a guest has opened with the same request, whose answer got lost.

        Raise `RequestRefused` if it was another request.
        """
        found = await self.services.database.run(lambda connection: records.find(connection, wish.table))
        if found is None or found.chairs[0].guest != guest:
            return None
        refuse_another_nonce(found.chairs[0], wish.shuffle_nonce)
        host = self._host(wish.game)
        opening = await asyncio.to_thread(host.opening, wish, found.seed)
        if not is_opened_by(found, host, opening, wish):
            raise RequestRefused("table-opened-otherwise", 409)
        return found

    def _host(self, game: str) -> GameHost:
        """Return the host of a game, or of the first one if *game* is empty."""
        hosts = self.services.hosts
        if game and game not in hosts:
            raise RequestRefused("table-no-such-game")
        return hosts[game] if game else next(iter(hosts.values()))

    async def _refuse_too_many(self, guest: str, address: str) -> None:
        """Raise `RequestRefused` if a guest has too many open tables, or an address opened too many."""
        sits_at = await self.services.database.run(
            lambda connection: records.count_open_tables_of(connection, guest)
        )
        if sits_at >= self.services.settings.limits.open_tables_per_guest:
            raise RequestRefused("server-too-many-open-tables", 429)
        if not self._openings.admits(address):
            raise RequestRefused("server-too-many-new-tables", 429)

    async def rematch(self, table: str, guest: str, *, swap: bool, address: str = "") -> str:
        """Open a table for the players of a finished match, with their decks or each other's; return its id.

        Both players get the same table, whoever asks first.
        """
        async with self.at(table) as room:
            seat = room.seat_of(guest)
            if seat is None:
                raise RequestRefused("table-rematch-of-others", 403)
            if not room.is_over:
                raise RequestRefused("table-rematch-later", 409)
            async with room.lock:
                is_dealt = seat < room.host.seats_at(room.record.seats)
                if not room.record.rematch:
                    if not is_dealt:
                        raise RequestRefused("table-rematch-of-others", 403)
                    await self._refuse_too_many(guest, address)
                    opened = await self._open_again(room, swap=swap)
                    room.record = replace(room.record, rematch=opened)
                    await self.services.bus.publish(table, Rematched(opened))
                rematch = room.record.rematch
            if is_dealt:  # others can watch it, and perhaps take a seat again
                await self._agree_to_rematch(rematch, seat)
            return rematch

    async def _agree_to_rematch(self, table: str, seat: int) -> None:
        """Store and tell that a player agrees to a rematch: from now on they are away until they come."""
        since = await self.services.database.run(lambda connection: presences.agree(connection, table, seat))
        if since:
            await self.services.bus.publish(table, Present(seat, "", since))

    async def _open_again(self, room: Room, *, swap: bool) -> str:
        host, old = room.host, room.record
        if not all(host.can_read(chair.deck) for chair in old.chairs):
            raise unplayable(OTHER_VERSION)
        promise, nonces = await self.shuffling.close_rematch(old.id)
        finished = None if room.replica is None else room.replica.game
        record = another_table(host, old, finished, Draw.promised(promise), nonces, swap=swap)
        record = replace(record, build=self.services.build)
        begun = beginning(host, record)
        if record.header is not None and begun is None:  # a card of the decks is gone
            raise unplayable(OTHER_VERSION)
        return await self.services.database.run(
            lambda connection: records.add_rematch(connection, old.id, record, begun)
        )

    def count_reading(self, address: str) -> None:
        """Raise `RequestRefused` if a network address has looked at too many matches without a socket."""
        if not self._readings.admits(address):
            raise RequestRefused("server-too-many-readings", 429)

    async def replay(self, table: str, guest: str, number: int) -> bytes:
        """Return what a guest saw of a finished match after *number* commands: a `TableView` as JSON.

        It is taken from the archive if there is one, so that this version need not be able to load the match.
        """
        record = await self._record(table)
        found = await archived_moment(self.services, record, record.seat_of(guest), number)
        if found is not None:
            return found
        async with self.at(table) as room:
            return await past_view(room, room.seat_of(guest), number)

    async def replay_summary(self, table: str, guest: str) -> Replay:
        """Return how many moments a finished match has for a guest, and the log that the guest read."""
        record = await self._record(table)
        found = await archived_summary(self.services, record, record.seat_of(guest))
        if found is not None:
            return found
        async with self.at(table) as room:
            return await past_summary(room, room.seat_of(guest))

    async def review(self, table: str, guest: str) -> Review:
        """Return the review of a player's answers in a finished match, as far as it is done; begin it."""
        if (begun := self._reviews.find(table, guest)) is not None:
            return begun
        async with self.at(table) as room:
            seat = room.seat_of(guest)
            if seat is None:
                raise RequestRefused("table-review-of-others", 403)
            return self._reviews.find(table, guest) or self._reviews.begin(room, guest, seat)

    def _draw(self, wish: NewTable, promised: Draw) -> Draw:
        """Return what decides the chance at a new table: a promise, or the seed that a test has chosen."""
        if wish.seed and self.services.settings.takes_seeds:
            return Draw(promised.table, seed_bytes(wish.seed))
        return promised

    async def sit_down(self, table: str, guest: str, wish: SitDown) -> int:
        """Seat a guest in the first free seat and return it; a guest who has a seat already keeps it.

        If somebody takes that seat at the same moment, at another server too, look at the table again.
        """
        async with self.at(table) as room:
            record = room.record
        while True:
            if (mine := record.seat_of(guest)) is not None:
                return _seated_before(record.chairs[mine], wish)
            if not secrets.compare_digest(wish.invite.encode(), record.invite.encode()):
                raise RequestRefused("table-wrong-invite", 403)
            # Checked before the seat is, so that a deck that is refused tells nobody whether a seat is free.
            me = await self._new_chair(room.host, record, guest, wish)
            if len(record.chairs) >= room.host.seats_at(record.seats):
                raise await self._no_seat(record)
            try:
                return await self._take_seat(room.host, record, me)
            except records.SeatTaken:
                found = await self.services.database.run(lambda connection: records.find(connection, table))
                record = found or record

    async def _no_seat(self, record: Record) -> RequestRefused:
        """Return the refusal of a guest for whom no seat is free.

        Where strangers may not know yet that the match has begun, it is that of any link that is not valid.
        """
        if await is_withheld(self.services, record):
            return RequestRefused("table-wrong-invite", 403)
        return RequestRefused("table-seat-taken", 409)

    async def _new_chair(self, host: GameHost, record: Record, guest: str, wish: SitDown) -> Chair:
        """Return the seat that a guest would take; raise `RequestRefused` if their request is impossible."""
        host.refuse_members_of_others(wish)
        first = record.chairs[0]
        deck = await asyncio.to_thread(host.deck_for, wish.deck, others=first.deck, fan_made=record.fan_made)
        name = guest_names.tidied(wish.name) or guest_names.made_up(first.name)
        nonce = checked_nonce(wish.shuffle_nonce)
        return Chair(len(record.chairs), guest, name, "", deck, shuffle_nonce=nonce)

    async def _take_seat(self, host: GameHost, record: Record, me: Chair) -> int:
        """Store that a guest takes the first free seat; raise `SeatTaken` if it is not free any more."""
        seated = replace(record, chairs=(*record.chairs, me))
        seated = replace(seated, header=usual_header(host, seated))
        begun = beginning(host, seated)
        await self.services.database.run(
            lambda connection: records.sit_down(
                connection, record.id, me, seated.header, begun, self.services.build
            )
        )
        await self.services.bus.publish(record.id, Seated())
        return me.seat

    @asynccontextmanager
    async def at(self, table: str) -> AsyncIterator[Room]:
        """Yield a table, loaded from the database if need be, and keep it loaded until the context ends."""
        if table not in self._rooms:
            record = await self._record(table)
            if record.game not in self.services.hosts:
                raise unplayable(OTHER_VERSION)
            if table not in self._rooms:  # another task may have loaded it during the await
                self._rooms[table] = Room(record, self.services, self._forget)
        room = self._rooms[table]
        room.holders += 1
        try:
            with bound_contextvars(match=table):  # so that every line of the log names the match
                async with room.lock:
                    await room.load()
                yield room
        finally:
            room.holders -= 1
            self._forget(room)

    async def _record(self, table: str) -> Record:
        """Return a table as it is stored; raise `RequestRefused` if there is none."""
        record = await self.services.database.run(lambda connection: records.find(connection, table))
        if record is None:
            raise RequestRefused("table-no-such-table", 404)
        return record

    def _forget(self, room: Room) -> None:
        """Unload a table if nobody uses it and no computer is thinking there."""
        if (
            not room.holders
            and not room.computer_turns.is_thinking
            and self._rooms.get(room.record.id) is room
        ):
            room.close()
            del self._rooms[room.record.id]

    def present(self, table: str) -> Room | None:
        """Return a table if it is loaded in this process."""
        return self._rooms.get(table)

    @property
    def rooms(self) -> dict[str, Room]:
        """The tables that are loaded in this process, by their ids."""
        return dict(self._rooms)

    @property
    def count(self) -> int:
        """How many tables are loaded in this process."""
        return len(self._rooms)

    async def wake(self, table: str) -> None:
        """Do what is due at a table, whether or not anybody is there.

        A player whose time is up leaves the game, and the computers answer that are asked. A real-time table
        gets a judge.
        """
        async with self.at(table) as room:
            await enforce(room)
            await room.let_computers_answer()
            if room.host.is_real_time:  # due again by itself, unless a judge puts it off
                await self.bench.sit()
                return
            head, clocks = room.number, None if room.replica is None else room.replica.clocks
        first = None if clocks is None else clocks.first()
        again = None if first is None else first[1] + 1
        await self.services.database.run(lambda connection: records.due_again(connection, table, head, again))

    async def summaries(self, guest: str) -> list[TableSummary]:
        """List the open tables of a guest."""
        if not guest:
            return []
        hosts = self.services.hosts
        scripts = [host.script for host in hosts.values() if host.script]
        found = await self.services.database.run(
            lambda connection: records.open_tables_of(connection, guest, hosts.keys(), but_against=scripts)
        )
        return [await self.summary(table, guest) for table in found if not await self._has_left(table, guest)]

    async def _has_left(self, table: str, guest: str) -> bool:
        """Tell whether a guest has left a match that goes on without them."""
        record = await self._record(table)
        return record.standing is not None and record.seat_of(guest) in record.standing.gone

    async def begin(self, table: str, guest: str) -> None:
        """Begin a match with those who have a seat, at the wish of whoever opened the table.

        If somebody sits down at the same moment, look at the table again: they play, too.
        """
        while True:
            record = await self._record(table)
            host = self._host(record.game)
            if record.seat_of(guest) != 0:
                raise RequestRefused("table-begin-of-others", 403)
            if record.header is not None or not record.is_readable:
                return
            if not host.may_begin_with(len(record.chairs)):
                raise RequestRefused("table-begin-later", 409)
            full = replace(record, seats=len(record.chairs))
            full = replace(full, header=usual_header(host, full))
            store = partial(
                records.begin_early,
                record=full,
                before=record.seats,
                begun=beginning(host, full),
                build=self.services.build,
            )
            try:
                await self.services.database.run(store)
            except records.SeatTaken:
                continue
            await self.services.bus.publish(table, Seated())
            return

    async def summary(self, table: str, guest: str) -> TableSummary:
        """Return the summary of a table that a guest may see, without a replay of its match."""
        record = await self._record(table)
        host = self.services.hosts.get(record.game)
        if host is None:
            raise unplayable(OTHER_VERSION)
        if record.header is not None and record.standing is None:
            async with self.at(table) as room:  # from before the standing was stored
                if room.replica is not None:
                    after = after_of(room.replica.game, host, record.chairs)
                    record = replace(room.record, standing=after.standing)
                else:
                    record = room.record
        if record.seat_of(guest) is None:
            record = await as_strangers_know(self.services, record)
        elsewhere = is_foreign(record, host) and bool(await self.neighbours.for_table(table))
        return summary_of(record, host, guest, elsewhere=elsewhere)

    async def log_of(self, table: str, guest: str) -> bytes:
        """Return the log of a finished match, which reveals every hand.

        Only its players may read it, unless all of them agreed to publish it.
        """
        async with self.at(table) as room:
            if room.seat_of(guest) is None and not await self.shuffling.is_published(room.record):
                raise RequestRefused("table-log-of-others", 403)
            if room.state != PLAYABLE:
                raise unplayable(room.state)
            if room.replica is None or room.replica.game.outcome() is None:
                raise RequestRefused("table-log-later", 409)
            return to_bytes(room.replica.match.log)

    def send_all_away(self) -> None:
        """Ask every connection to come back, to another process, once its request in progress is answered."""
        for room in self._rooms.values():
            for connection in room.connections:
                connection.send_away()

    @property
    def sockets(self) -> int:
        """How many connections there are to all tables."""
        return sum([len(room.connections) for room in self._rooms.values()])

    @property
    def is_empty(self) -> bool:
        """Whether nobody is connected to any table."""
        return not any(room.connections for room in self._rooms.values())

    def close(self) -> None:
        """Unload all tables."""
        for room in self._rooms.values():
            room.close()
        self._rooms.clear()


def _seated_before(chair: Chair, wish: SitDown) -> int:
    """Return the seat that a guest has; raise `RequestRefused` if they send another nonce for it now."""
    if chair.seat and chair.shuffle_nonce:
        refuse_another_nonce(chair, wish.shuffle_nonce)
    elif wish.shuffle_nonce not in ("", chair.shuffle_nonce):  # they opened the table, or sent none before
        raise RequestRefused("table-seated-before", 409)
    return chair.seat
