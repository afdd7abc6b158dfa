"""The key by which processes of a deployment recognize requests that they pass on to each other."""

import secrets
from typing import Final

from sqlalchemy import Connection, select

from everfree.server.storage import database
from everfree.server.storage.schema import SETTINGS

RELAY_KEY: Final = "relay-key"
"""Name of the setting that has the key."""


def relay_key(connection: Connection) -> bytes:
    """Return the key; the first process that needs it stores it."""
    database.add_new(connection, SETTINGS, {"name": RELAY_KEY, "value": secrets.token_bytes(32)})
    found = select(SETTINGS.c.value).where(SETTINGS.c.name == RELAY_KEY)
    return bytes(connection.execute(found).scalar_one())
