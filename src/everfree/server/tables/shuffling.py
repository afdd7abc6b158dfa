"""Provable shuffles: what the server commits to before a table is open, and who may read it afterwards.

The secret of a match is in its header, which is sent to nobody before the match is over.
"""

import secrets
from typing import TYPE_CHECKING

from everfree.server.hourly_limit import HourlyLimit
from everfree.server.protocol import NewTable, RevealedShuffle, ShuffleState
from everfree.server.refusals import RequestRefused
from everfree.server.storage import promises
from everfree.server.storage.promises import NotPromised, Promise
from everfree.server.storage.records import Chair, Record
from everfree.server.tables.services import Services
from everfree.server.tables.watching import as_opened, is_withheld
from everfree.table.shuffles import is_match, is_nonce

if TYPE_CHECKING:
    from everfree.server.tables.room import Room


def new_promise() -> Promise:
    """Choose the id of a table and the secret of its shuffle."""
    return Promise(secrets.token_urlsafe(9), secrets.token_hex(32))


def checked_nonce(nonce: str) -> str:
    """Return a nonce for a shuffle, or an empty one; raise `RequestRefused` if it is neither."""
    if nonce and not is_nonce(nonce):
        raise RequestRefused("table-bad-shuffle-nonce")
    return nonce


def refuse_another_nonce(chair: Chair, nonce: str) -> None:
    """Raise `RequestRefused` if a player sends another nonce than the first one, which counts."""
    if nonce and nonce != chair.shuffle_nonce:
        raise RequestRefused("table-shuffle-nonce-sent", 409)


class Shuffling:
    """Makes promises, collects nonces for rematches, and publishes matches if all players agree."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._asked = HourlyLimit(services.settings.limits.commitments_per_address_per_hour)

    async def promise(self, guest: str, address: str) -> Promise:
        """Make a promise to a guest, who comes from a network address and opens a table with it later."""
        if not self._asked.admits(address):
            raise RequestRefused("server-too-many-commitments", 429)
        promise = new_promise()
        await self._services.database.run(lambda connection: promises.add(connection, promise, guest))
        return promise

    async def promised(self, guest: str, wish: NewTable) -> Promise:
        """Return the promise that a guest opens a table with; a new one if the guest names none.

        Raise `NotPromised` if there is none to the guest for the table they name.
        """
        if not checked_nonce(wish.shuffle_nonce) and not wish.table:
            return new_promise()
        found = None
        if is_match(wish.table):
            found = await self._services.database.run(
                lambda connection: promises.find(connection, wish.table, guest)
            )
        if found is None:
            raise NotPromised
        return found

    async def promise_rematch(self, room: "Room", guest: str) -> Promise:
        """Return the promise for the rematch of a finished match; both players get the same one."""
        _refuse_rematch(room, guest)
        if room.record.rematch:
            raise RequestRefused("table-not-promised", 409)
        try:
            return await self._services.database.run(
                lambda connection: promises.for_rematch(connection, room.record.id, new_promise())
            )
        except NotPromised:
            raise RequestRefused("table-not-promised", 409) from None

    async def add_nonce(self, room: "Room", guest: str, table: str, nonce: str) -> None:
        """Take the nonce of a player for the rematch that has the id *table*; the first one counts."""
        seat = _refuse_rematch(room, guest)
        if not checked_nonce(nonce):
            raise RequestRefused("table-bad-shuffle-nonce")
        try:
            counts = await self._services.database.run(
                lambda connection: promises.add_nonce(connection, room.record.id, table, seat, nonce)
            )
        except NotPromised:
            raise RequestRefused("table-not-promised", 409) from None
        if counts != nonce:
            raise RequestRefused("table-shuffle-nonce-sent", 409)

    async def close_rematch(self, match: str) -> tuple[Promise, dict[int, str]]:
        """Return the promise for a rematch and the nonces by seat; later nonces are refused."""
        return await self._services.database.run(
            lambda connection: promises.close(connection, match, new_promise())
        )

    async def agree(self, room: "Room", guest: str) -> None:
        """Store that a player agrees to publish the match, which can't be taken back."""
        seat = room.seat_of(guest)
        if seat is None:
            raise RequestRefused("table-publish-of-others", 403)
        if room.seated().game.outcome() is None:
            raise RequestRefused("table-publish-later", 409)
        await self._services.database.run(lambda connection: promises.agree(connection, room.record.id, seat))

    async def is_published(self, record: Record) -> bool:
        """Tell whether everybody may read a log: all players agree, and spectators were shown the end."""
        if await is_withheld(self._services, record):
            return False
        return _is_published(record, await self._agreed(record))

    async def _agreed(self, record: Record) -> frozenset[int]:
        return await self._services.database.run(lambda connection: promises.agreed(connection, record.id))

    async def state(self, room: "Room", guest: str) -> ShuffleState:
        """Return what a guest may know of the shuffle at a table: the secret only with the log."""
        record, seat = room.record, room.seat_of(guest)
        if seat is None and await is_withheld(self._services, record):
            opened = as_opened(record)
            return ShuffleState(record.id, record.commitment, _seats(opened))
        agreed = await self._agreed(record)
        is_over, is_published = _is_over(room), _is_published(record, agreed)
        return ShuffleState(
            record.id,
            record.commitment,
            _seats(record),
            -1 if seat is None else seat,
            over=is_over,
            agreed=() if seat is None else tuple(sorted(agreed)),
            published=is_published,
            revealed=_revealed(record) if _may_read(room, seat, is_published) else None,
        )


def _seats(record: Record) -> tuple[int, ...]:
    """Return the seats whose nonces are part of the seed, or will be."""
    if record.header is not None:
        return () if record.header.shuffle is None else record.header.shuffle.seats
    nonces = [chair.seat for chair in record.chairs if chair.shuffle_nonce]
    return tuple(nonces) if record.commitment else ()


def _is_over(room: "Room") -> bool:
    return room.replica is not None and room.replica.game.outcome() is not None


def _may_read(room: "Room", seat: int | None, is_published: bool) -> bool:
    """Tell whether a visitor may read the log: after the end the players, others if it is published."""
    return _is_over(room) and (seat is not None or is_published)


def _revealed(record: Record) -> RevealedShuffle | None:
    """Return the parts of the seed of a match; None if nobody committed to it."""
    header = record.header
    if header is None or header.shuffle is None:
        return None
    return RevealedShuffle(header.shuffle.secret, header.shuffle.nonces, header.seed.hex())


def _is_published(record: Record, agreed: frozenset[int]) -> bool:
    dealt = record.chairs[: record.seats or None]  # who took a seat during the match has nothing to hide
    players = {chair.seat for chair in dealt if chair.guest}
    return bool(players) and players <= agreed


def _refuse_rematch(room: "Room", guest: str) -> int:
    """Return the seat of a player; raise `RequestRefused` if no nonce for a rematch can be taken."""
    seat = room.seat_of(guest)
    if seat is None:
        raise RequestRefused("table-rematch-of-others", 403)
    replica = room.seated()
    if replica.game.outcome() is None:
        raise RequestRefused("table-rematch-later", 409)
    if room.host.header_again(replica.match.log.header, b"") is not None:
        raise RequestRefused("table-not-provable", 409)
    return seat
