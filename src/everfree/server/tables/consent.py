"""Requests that the other players must agree to: to undo, or to correct the position.

They are rows of the database, so they outlive the process that stored them. Consent names the id of the
request, which contains a hash of its content: what is accepted is what was read.
"""

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import msgspec

from everfree.server import bus
from everfree.server.protocol import Correction
from everfree.server.refusals import RequestRefused
from everfree.server.storage import open_requests, records
from everfree.server.storage.match_logs import OutsideWindow
from everfree.server.storage.open_requests import CORRECTION, UNDO, OpenRequest, new_request
from everfree.server.tables.corrections import Proposal
from everfree.server.tables.replica import Sent
from everfree.server.tables.timing import TooLate, window_before_time_is_up
from everfree.server.tables.undo import UndoAsk

if TYPE_CHECKING:
    from everfree.server.tables.room import Room

REPLY: Final = "reply-"
"""What the hash of a reply to a request begins with."""
PROPOSAL_SECONDS: Final = 600
"""How long a proposed correction stays open."""


class Consent:
    """The open requests of a room."""

    def __init__(self, room: "Room") -> None:
        self._room = room
        self._open: dict[str, OpenRequest] = {}
        """By kind."""
        self.asks: dict[tuple[int, str], Sent] = {}
        """By seat and nonce: the requests that were carried out and added no command."""
        self._expiring: set[str] = set()
        """Ids of the requests whose end a task waits for."""

    @property
    def undo_ask(self) -> UndoAsk | None:
        """The open request to undo."""
        found = self._current(UNDO)
        if found is None:
            return None
        return UndoAsk(found.id, found.seat, int(found.content), found.until, found.at)

    @property
    def proposal(self) -> Proposal | None:
        """The open proposal of a correction."""
        found = self._current(CORRECTION)
        if found is None:
            return None
        changes = msgspec.json.decode(found.content, type=tuple[Correction, ...])
        return Proposal(found.id, found.seat, changes, found.at)

    def _current(self, kind: str) -> OpenRequest | None:
        """Return the request of a kind, unless it expired or everybody has seen the position change since.

        The steps of an action that can still be cancelled leave it open, because nobody else may notice them.
        """
        found, replica = self._open.get(kind), self._room.replica
        changed = 0 if replica is None else replica.changed
        return (
            None if found is None or found.at < changed or found.until <= self._room.services.now() else found
        )

    async def load(self) -> None:
        """Read the requests from the database."""
        table = self._room.record.id
        found = await self._room.services.database.run(
            lambda connection: open_requests.at_table(connection, table)
        )
        self.use(*found)

    def use(self, requests: Sequence[OpenRequest], asks: Sequence[tuple[int, str, str, int]]) -> None:
        """Take over from the database the open requests, whose ends are awaited, and those carried out."""
        self._open = {one.kind: one for one in requests}
        self.asks = {(seat, nonce): Sent(number - 1, request) for seat, nonce, request, number in asks}
        for one in requests:
            if one.id not in self._expiring:
                self._expiring.add(one.id)
                self._room.services.spawn(self._expire(one))

    def check_number(self, seat: int) -> None:
        """Raise `RequestRefused` if a seat has asked for consent too often.

        Its replies are not counted: else the other player could use up its requests.
        """
        asked = [by for (by, _nonce), sent in self.asks.items() if not sent.request.startswith(REPLY)]
        if asked.count(seat) >= self._room.services.settings.limits.asks_per_seat:
            raise RequestRefused("table-too-many-asks")

    async def remember(self, seat: int, nonce: str, request: str) -> None:
        """Store that a request was carried out and added no command, so that it is not carried out again."""
        room = self._room
        self.asks[seat, nonce] = Sent(room.number - 1, request)
        await room.services.database.run(
            lambda connection: open_requests.add_ask(
                connection, room.record.id, seat, nonce, request, room.number
            )
        )

    async def ask_to_undo(self, seat: int, back_to: int) -> None:
        """Ask the other player to let *seat* undo; the request expires after `undo_seconds`."""
        await self._put(UNDO, seat, str(back_to).encode(), self._room.services.settings.undo_seconds)

    async def propose(self, seat: int, changes: tuple[Correction, ...]) -> None:
        """Show a proposed correction to everybody."""
        await self._put(CORRECTION, seat, msgspec.json.encode(changes), PROPOSAL_SECONDS)

    async def decline_undo(self, ask: UndoAsk) -> None:
        """Decline a request to undo, and count it."""
        table = self._room.record.id
        await self._room.services.database.run(
            lambda connection: records.decline(connection, table, ask.seat)
        )
        await self.settle(ask.id)

    async def settle(self, request: str) -> None:
        """Remove a request that was answered, withdrawn or has expired."""
        table = self._room.record.id
        await self._room.services.database.run(
            lambda connection: open_requests.settle(connection, table, request)
        )
        self._open = {kind: one for kind, one in self._open.items() if one.id != request}
        await self._room.publish(bus.RequestsChanged())

    async def _put(self, kind: str, seat: int, content: bytes, seconds: float) -> None:
        """Store a request; raise `TooLate` if the time of a seat is up, so that nobody could grant it."""
        room = self._room
        window = window_before_time_is_up(room.seated().clocks)
        request = new_request(
            kind, seat, content, at=room.number, until=room.services.now() + round(seconds * 1000)
        )
        try:
            await room.services.database.run(
                lambda connection: open_requests.put(connection, room.record.id, request, window)
            )
        except OutsideWindow:
            raise TooLate from None
        await self.load()
        await room.publish(bus.RequestsChanged())

    async def _expire(self, request: OpenRequest) -> None:
        await asyncio.sleep(max(0, request.until - self._room.services.now()) / 1000)
        self._expiring.discard(request.id)
        if self._open.get(request.kind) == request:
            await self.settle(request.id)


def check_about(about: str, request: str) -> None:
    """Raise `RequestRefused` if a reply is about another request than the open one."""
    if about != request:
        raise RequestRefused("table-request-changed")
