"""All tables of this process: opened here, or found in the database when somebody comes."""

import asyncio
import secrets
from collections.abc import AsyncIterator, Container
from contextlib import asynccontextmanager
from dataclasses import replace

from everfree.ccg.editions import EDITIONS
from everfree.ccg.table import NAME
from everfree.players.levels import GENTLEST, LEVELS
from everfree.server import decks, names, ponies, records
from everfree.server.bus import Seated
from everfree.server.database import now
from everfree.server.protocol import NewTable, SitDown, TableSummary
from everfree.server.records import Chair, Record
from everfree.server.refusing import NotDone
from everfree.server.room import Room
from everfree.server.services import Services
from everfree.server.views import invite_path
from everfree.table.log import Header, to_bytes

POLICIES = ("free", "ask", "off")
MOST_WOKEN = 50
"""How many tables are looked at after a start; at older ones computers answer when somebody comes."""


class Hall:
    """Opens tables and finds them again."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self._rooms: dict[str, Room] = {}

    async def open(self, guest: str, wish: NewTable) -> Record:
        """Open a table with the guest in the first seat."""
        _check(wish.against, ("computer", "friend"), "table-no-such-opponent")
        _check(wish.undo_policy, POLICIES, "table-no-such-policy")
        _check(wish.edition, EDITIONS, "table-no-such-edition")
        level = wish.level or GENTLEST
        _check(level, LEVELS, "table-no-such-level")
        deck = decks.chosen(wish.deck)
        me = Chair(0, guest, names.tidied(wish.name) or names.made_up(), "", deck)
        record = Record(
            id=secrets.token_urlsafe(9),
            game=NAME,
            invite=secrets.token_urlsafe(12),
            undo_policy=wish.undo_policy,
            edition=wish.edition,
            seed=self._seed(wish),
            opened=now(),
            header=None,
            ended=False,
            chairs=(me,),
        )
        if wish.against == "computer":
            other = Chair(1, "", names.made_up(me.name), level, decks.chosen("", other=deck.name))
            record = replace(record, chairs=(me, other), header=_header(record, (me, other)))
        await self.services.database.run(lambda connection: records.add(connection, record))
        return record

    def _seed(self, wish: NewTable) -> bytes:
        if wish.seed and self.services.settings.takes_seeds:
            return ponies.seed_bytes(wish.seed)
        return secrets.token_bytes(32)

    async def sit_down(self, table: str, guest: str, wish: SitDown) -> int:
        """Give a guest the free seat; who sits already has the seat it has."""
        async with self.at(table) as room:
            mine, record = room.seat_of(guest), room.record
        if mine is not None:
            return mine
        if not secrets.compare_digest(wish.invite.encode(), record.invite.encode()):
            raise NotDone("table-wrong-invite", 403)
        if len(record.chairs) == ponies.SEATS:
            raise NotDone("table-seat-taken", 409)
        host = record.chairs[0]
        deck = decks.chosen(wish.deck, other=host.deck.name)
        me = Chair(1, guest, names.tidied(wish.name) or names.made_up(host.name), "", deck)
        header = _header(record, (host, me))
        try:
            await self.services.database.run(
                lambda connection: records.sit_down(connection, table, me, header)
            )
        except records.SeatTaken:
            raise NotDone("table-seat-taken", 409) from None
        await self.services.bus.publish(table, Seated())
        return me.seat

    @asynccontextmanager
    async def at(self, table: str) -> AsyncIterator[Room]:
        """Give a table, loaded from the database if need be, and hold it for as long as it is needed."""
        if table not in self._rooms:
            record = await self.services.database.run(lambda connection: records.find(connection, table))
            if record is None:
                raise NotDone("table-no-such-table", 404)
            if table not in self._rooms:  # nobody else came meanwhile
                self._rooms[table] = Room(record, self.services, self._forget)
        room = self._rooms[table]
        room.needed += 1
        try:
            async with room.lock:
                await room.load()
            yield room
        finally:
            room.needed -= 1
            self._forget(room)

    def _forget(self, room: Room) -> None:
        """Let a table go that nobody needs any more and at which no computer thinks."""
        if not room.needed and not room.thinking.is_under_way and self._rooms.get(room.record.id) is room:
            room.close()
            del self._rooms[room.record.id]

    def present(self, table: str) -> Room | None:
        """Give a table that is held here, or None."""
        return self._rooms.get(table)

    async def wake(self) -> None:
        """Let computers answer that were asked when the server stopped, one table after the other."""
        listed = await self.services.database.run(
            lambda connection: records.open_tables_with_computers(connection, MOST_WOKEN)
        )
        for table in listed:  # a table that cannot be loaded any more keeps no other from it
            await asyncio.wait((self.services.spawn(self._wake(table)),))

    async def _wake(self, table: str) -> None:
        async with self.at(table) as room:
            await room.let_computers_answer()

    async def summaries(self, guest: str) -> list[TableSummary]:
        """List the open tables of a guest."""
        if not guest:
            return []
        found = await self.services.database.run(lambda connection: records.open_tables_of(connection, guest))
        return [await self.summary(table, guest) for table in found]

    async def summary(self, table: str, guest: str) -> TableSummary:
        """Give a table in one line, as a guest may see it."""
        async with self.at(table) as room:
            record, replica, seat = room.record, room.replica, room.seat_of(guest)
            turn, score = (0, ()) if replica is None else ponies.standing(replica.game)
            is_mine = replica is not None and seat in replica.game.asked()
        you = -1 if seat is None else seat
        other = next((chair for chair in record.chairs if chair.seat != max(you, 0)), None)
        free = invite_path(record) if seat is not None and other is None else ""
        opponent, computer = ("", "") if other is None else (other.name, other.computer)
        return TableSummary(
            record.id, you, opponent, computer, is_mine, turn, score, over=record.ended, invite=free
        )

    async def log_of(self, table: str, guest: str) -> bytes:
        """Give the log of a finished match to who sat there: it opens every hand."""
        async with self.at(table) as room:
            if room.seat_of(guest) is None:
                raise NotDone("table-log-of-others", 403)
            if room.replica is None or room.replica.game.outcome() is None:
                raise NotDone("table-log-later", 409)
            return to_bytes(room.replica.match.log)

    def close(self) -> None:
        """Forget all tables."""
        for room in self._rooms.values():
            room.close()
        self._rooms.clear()


def _header(record: Record, chairs: tuple[Chair, ...]) -> Header:
    return ponies.new_header([chair.deck for chair in chairs], seed=record.seed, edition=record.edition)


def _check(word: str, known: Container[str], key: str) -> None:
    if word not in known:
        raise NotDone(key)
