"""The keys that sign the cookies of guests; all processes with the same database share them."""

import secrets
from typing import Final

import msgspec
from sqlalchemy import Connection, select, update

from everfree.server.storage import database
from everfree.server.storage.schema import SETTINGS

COOKIE_KEYS: Final = "cookie-keys"
"""Name of the setting that has the keys of cookies."""
DAY: Final = 24 * 3600 * 1000
KEY_SIGNS: Final = 90 * DAY
"""How long a key signs new cookies."""
KEY_VERIFIES: Final = 365 * DAY
"""How long a key verifies cookies after its successor was made: the lifetime of a cookie."""


class CookieKey(msgspec.Struct, frozen=True):
    """A key that signs cookies, and since when, in milliseconds since 1970."""

    made: int
    key: bytes


def cookie_keys(connection: Connection) -> list[bytes]:
    """Return the keys of cookies from the oldest to the newest: the newest signs, all verify.

    A new key is added at a start at which the newest is older than three months. A key is dropped once every
    cookie it signed has expired: a year after its successor was made. If another process stores its keys
    first, those are used.
    """
    stored = _stored(connection)
    now = database.now()
    keys = [] if stored is None else msgspec.json.decode(stored, type=list[CookieKey])
    if not keys or keys[-1].made < now - KEY_SIGNS:
        keys.append(CookieKey(now, secrets.token_bytes(32)))
    while len(keys) > 1 and keys[1].made < now - KEY_VERIFIES:
        del keys[0]
    value = msgspec.json.encode(keys)
    if value != stored and not _replaced(connection, stored, value):
        keys = msgspec.json.decode(_stored(connection) or value, type=list[CookieKey])
    return [one.key for one in keys]


def _stored(connection: Connection) -> bytes | None:
    return connection.execute(select(SETTINGS.c.value).where(SETTINGS.c.name == COOKIE_KEYS)).scalar()


def _replaced(connection: Connection, before: bytes | None, value: bytes) -> bool:
    """Store the keys, and return True, unless another process has stored others meanwhile."""
    if before is None:
        return database.add_new(connection, SETTINGS, {"name": COOKIE_KEYS, "value": value})
    mine = (SETTINGS.c.name == COOKIE_KEYS) & (SETTINGS.c.value == before)
    return bool(connection.execute(update(SETTINGS).where(mine).values(value=value)).rowcount)
