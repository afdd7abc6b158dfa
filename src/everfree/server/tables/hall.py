"""All tables held in this process; each is loaded from the database when somebody needs it."""

import asyncio
import secrets
from collections.abc import AsyncIterator, Container
from contextlib import asynccontextmanager
from dataclasses import replace

from sqlalchemy import Connection
from structlog.contextvars import bound_contextvars

from everfree.ccg.decks.fan_made import texts_of
from everfree.ccg.decks.lists import UnreadableDeck
from everfree.ccg.editions import EDITIONS
from everfree.ccg.table import NAME
from everfree.lessons import COMPUTER
from everfree.players.levels import GENTLEST, LEVELS
from everfree.server import card_game
from everfree.server.bus import Rematched, Seated
from everfree.server.protocol import PLAYABLE, NewTable, SitDown, TableSummary, TableView
from everfree.server.refusals import RequestRefused, unplayable
from everfree.server.storage import records
from everfree.server.storage.database import now
from everfree.server.storage.records import Chair, Record
from everfree.server.tables import decks, guest_names
from everfree.server.tables.hourly_limit import HourlyLimit
from everfree.server.tables.prepared import lesson, trial
from everfree.server.tables.replays import past_view
from everfree.server.tables.room import Room
from everfree.server.tables.services import Services
from everfree.server.tables.views import invite_path
from everfree.table.log import Header, to_bytes
from everfree.telling.cards import PrintedCard

POLICIES = ("free", "ask", "off")
MOST_WOKEN = 50
"""How many tables are loaded after a start to let computers answer; at others they wait for a visitor."""


class Hall:
    """Opens tables, loads them when needed and unloads them afterwards."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self._rooms: dict[str, Room] = {}
        self._openings = HourlyLimit(services.settings.limits.tables_per_address_per_hour)

    async def open(self, guest: str, wish: NewTable, address: str = "") -> Record:
        """Open a table with the guest, who comes from a network address, in the first seat."""
        if wish.against == "lesson":
            return await self._open_lesson(guest, wish, address)
        if wish.card:
            return await self._open_trial(guest, wish, address)
        _check(wish.against, ("computer", "friend"), "table-no-such-opponent")
        _check(wish.undo_policy, POLICIES, "table-no-such-policy")
        _check(wish.edition, EDITIONS, "table-no-such-edition")
        level = wish.level or GENTLEST
        _check(level, LEVELS, "table-no-such-level")
        try:
            sent = await asyncio.to_thread(card_game.read_cards, wish.cards)
        except UnreadableDeck as unreadable:
            raise decks.unread(unreadable) from None
        if sent.deck is not None and not wish.deck:
            deck = decks.legal(sent.deck, sent.cards)
        else:
            deck = await asyncio.to_thread(decks.chosen, wish.deck, fan_made=sent.cards)
        await self._refuse_too_many(guest, address)
        me = Chair(0, guest, guest_names.tidied(wish.name) or guest_names.made_up(), "", deck)
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
            fan_made=tuple(texts_of(sent.cards)),
        )
        if wish.against == "computer":
            other = Chair(1, "", guest_names.made_up(me.name), level, decks.chosen("", other=deck.name))
            record = replace(record, chairs=(me, other), header=_header(record, (me, other)))
        await self.services.database.run(lambda connection: records.add(connection, record))
        return record

    async def _open_lesson(self, guest: str, wish: NewTable, address: str) -> Record:
        """Open a table for a lesson; the guest's other lessons end, because nobody goes back to them."""
        record = lesson(guest, wish, self._seed(wish))
        await self._refuse_too_many(guest, address)

        def store(connection: Connection) -> None:
            records.end_tables_against(connection, guest, COMPUTER)
            records.add(connection, record)

        await self.services.database.run(store)
        return record

    async def _open_trial(self, guest: str, wish: NewTable, address: str) -> Record:
        """Open a table at which the guest tries a card against a computer."""
        record, rows = await asyncio.to_thread(trial, guest, wish, self._seed(wish))
        await self._refuse_too_many(guest, address)
        await self.services.database.run(lambda connection: records.add(connection, record))
        for row in rows:
            await self.services.logs.append(record.id, row)
        return record

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
            if room.seat_of(guest) is None:
                raise RequestRefused("table-rematch-of-others", 403)
            if room.seated().game.outcome() is None:
                raise RequestRefused("table-rematch-later", 409)
            async with room.lock:
                if not room.rematch:
                    await self._refuse_too_many(guest, address)
                    room.rematch = await self._open_again(room.record, swap=swap)
                    await self.services.bus.publish(table, Rematched(room.rematch))
                return room.rematch

    async def _open_again(self, old: Record, *, swap: bool) -> str:
        decks_now = [chair.deck for chair in old.chairs]
        if swap and card_game.lesson_again(old.header, old.seed) is None:
            decks_now.reverse()
        chairs = tuple(
            [
                Chair(chair.seat, chair.guest, chair.name, chair.computer, deck)
                for chair, deck in zip(old.chairs, decks_now, strict=True)
            ]
        )
        record = replace(
            old,
            id=secrets.token_urlsafe(9),
            invite=secrets.token_urlsafe(12),
            seed=secrets.token_bytes(32),
            opened=now(),
            header=None,
            ended=False,
            chairs=chairs,
        )
        lesson = card_game.lesson_again(old.header, record.seed)
        record = replace(record, header=lesson or _header(record, chairs))
        await self.services.database.run(lambda connection: records.add(connection, record))
        return record.id

    async def replay(self, table: str, guest: str, number: int) -> TableView:
        """Return what a guest saw of a finished match after *number* commands."""
        async with self.at(table) as room:
            return await past_view(room, guest, number)

    def _seed(self, wish: NewTable) -> bytes:
        if wish.seed and self.services.settings.takes_seeds:
            return card_game.seed_bytes(wish.seed)
        return secrets.token_bytes(32)

    async def sit_down(self, table: str, guest: str, wish: SitDown) -> int:
        """Seat a guest in the free seat and return it; a guest who has a seat already keeps that one."""
        async with self.at(table) as room:
            mine, record = room.seat_of(guest), room.record
        if mine is not None:
            return mine
        if not secrets.compare_digest(wish.invite.encode(), record.invite.encode()):
            raise RequestRefused("table-wrong-invite", 403)
        if len(record.chairs) == card_game.SEATS:
            raise RequestRefused("table-seat-taken", 409)
        host = record.chairs[0]
        fan_made = card_game.cards_of(record.fan_made)
        deck = await asyncio.to_thread(decks.chosen, wish.deck, other=host.deck.name, fan_made=fan_made)
        me = Chair(1, guest, guest_names.tidied(wish.name) or guest_names.made_up(host.name), "", deck)
        header = _header(record, (host, me))
        try:
            await self.services.database.run(
                lambda connection: records.sit_down(connection, table, me, header)
            )
        except records.SeatTaken:
            raise RequestRefused("table-seat-taken", 409) from None
        await self.services.bus.publish(table, Seated())
        return me.seat

    @asynccontextmanager
    async def at(self, table: str) -> AsyncIterator[Room]:
        """Yield a table, loaded from the database if need be, and keep it loaded until the context ends."""
        if table not in self._rooms:
            record = await self.services.database.run(lambda connection: records.find(connection, table))
            if record is None:
                raise RequestRefused("table-no-such-table", 404)
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

    async def wake(self) -> None:
        """Make the computers answer that were asked when the server stopped, table by table."""
        listed = await self.services.database.run(
            lambda connection: records.open_tables_with_computers(connection, MOST_WOKEN)
        )
        for table in listed:  # in a task each, so that a table that fails to load does not stop the loop
            await asyncio.wait((self.services.spawn(self._wake(table)),))

    async def _wake(self, table: str) -> None:
        async with self.at(table) as room:
            await room.let_computers_answer()

    async def summaries(self, guest: str) -> list[TableSummary]:
        """List the open tables of a guest."""
        if not guest:
            return []
        found = await self.services.database.run(
            lambda connection: records.open_tables_of(connection, guest, but_against=COMPUTER)
        )
        return [await self.summary(table, guest) for table in found]

    async def summary(self, table: str, guest: str) -> TableSummary:
        """Return the summary of a table that a guest may see."""
        async with self.at(table) as room:
            record, replica, seat = room.record, room.replica, room.seat_of(guest)
            turn, score = (0, ()) if replica is None else card_game.standing(replica.game)
            is_mine = replica is not None and seat in replica.game.asked()
        you = -1 if seat is None else seat
        other = next((chair for chair in record.chairs if chair.seat != max(you, 0)), None)
        free = invite_path(record) if seat is not None and other is None else ""
        opponent, computer = ("", "") if other is None else (other.name, other.computer)
        fan_made = card_game.ids_of(record.fan_made)
        return TableSummary(
            *(record.id, you, opponent, computer, is_mine, turn, score, free),
            over=record.ended,
            fan_made=fan_made,
            state=room.state,
        )

    async def cards_of(self, table: str, language: str) -> dict[str, PrintedCard]:
        """Return the fan-made cards of a table, which everybody with its link may read."""
        async with self.at(table) as room:
            texts = room.record.fan_made
        return await asyncio.to_thread(card_game.printed_cards, texts, language)

    async def log_of(self, table: str, guest: str) -> bytes:
        """Return the log of a finished match, to those who played it only: it reveals every hand."""
        async with self.at(table) as room:
            if room.seat_of(guest) is None:
                raise RequestRefused("table-log-of-others", 403)
            if room.state != PLAYABLE:
                raise unplayable(room.state)
            if room.replica is None or room.replica.game.outcome() is None:
                raise RequestRefused("table-log-later", 409)
            return to_bytes(room.replica.match.log)

    def close(self) -> None:
        """Unload all tables."""
        for room in self._rooms.values():
            room.close()
        self._rooms.clear()


def _header(record: Record, chairs: tuple[Chair, ...]) -> Header:
    return card_game.new_header(
        [chair.deck for chair in chairs],
        seed=record.seed,
        edition=record.edition,
        fan_made=card_game.cards_of(record.fan_made),
        computers=frozenset([chair.seat for chair in chairs if chair.computer]),
    )


def _check(word: str, known: Container[str], key: str) -> None:
    if word not in known:
        raise RequestRefused(key)
