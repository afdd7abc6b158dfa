"""Databases for checks and tests, each new, in a PostgreSQL server that is running."""

import asyncio
import os
import secrets
from typing import Final
from urllib.parse import urlsplit, urlunsplit

import asyncpg

from everfree.server.storage.postgres import migrate_postgres

POSTGRES: Final = os.environ.get("EVERFREE_TEST_POSTGRES", "postgresql://root@127.0.0.1:5432/postgres")
NATS: Final = os.environ.get("EVERFREE_TEST_NATS", "nats://127.0.0.1:4222")


def _run(statement: str, server: str) -> None:
    async def run() -> None:
        connection = await asyncpg.connect(server)
        try:
            await connection.execute(statement)
        finally:
            await connection.close()

    asyncio.run(run())


def _named(server: str, name: str) -> str:
    return urlunsplit(urlsplit(server)._replace(path=f"/{name}"))


def new_database(server: str = POSTGRES, template: str = "") -> str:
    """Create a database with all tables, or as a copy of another one; return its address."""
    name = f"everfree_{secrets.token_hex(6)}"
    copied = f" TEMPLATE {urlsplit(template).path[1:]}" if template else ""
    _run(f"CREATE DATABASE {name}{copied}", server)
    address = _named(server, name)
    if not template:
        migrate_postgres(address)
    return address


def drop_database(address: str) -> None:
    """Remove a database, whoever is connected to it."""
    _run(f"DROP DATABASE IF EXISTS {urlsplit(address).path[1:]} WITH (FORCE)", _named(address, "postgres"))
