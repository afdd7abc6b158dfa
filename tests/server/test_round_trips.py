"""An append is one question to PostgreSQL, and nothing follows it."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from itertools import pairwise
from urllib.parse import urlsplit

from everfree.server.storage import records
from everfree.server.storage.match_logs import After, Row
from everfree.server.storage.postgres import PostgresDatabase, PostgresLogs
from everfree.server.storage.records import Record

ASKS = (b"S", b"Q")
"""The messages after which PostgreSQL answers: the end of a prepared statement, and a plain query."""


class Counted:
    """A way to PostgreSQL that counts the questions."""

    def __init__(self, url: str) -> None:
        self._there = urlsplit(url)
        self.asked = 0

    @asynccontextmanager
    async def url(self) -> AsyncIterator[str]:
        """Yield the address of the way."""
        server = await asyncio.start_server(self._pass_on, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        host = f"{self._there.username}@" if self._there.username else ""
        yield f"postgresql://{host}127.0.0.1:{port}{self._there.path}?sslmode=disable"
        server.close()

    async def _pass_on(self, client: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        answers, forth = await asyncio.open_connection(self._there.hostname, self._there.port or 5432)
        returning = asyncio.create_task(self._return(answers, back))
        size = await client.readexactly(4)  # the first message has no letter
        forth.write(size + await client.readexactly(int.from_bytes(size, "big") - 4))
        try:
            while True:
                letter, size = await client.readexactly(1), await client.readexactly(4)
                forth.write(letter + size + await client.readexactly(int.from_bytes(size, "big") - 4))
                self.asked += letter in ASKS
        except asyncio.IncompleteReadError:
            forth.close()
            await returning

    async def _return(self, answers: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        while data := await answers.read(65536):
            back.write(data)
        back.close()


async def appended(url: str) -> list[int]:
    """Append four commands; return how many questions had been asked after each."""
    database = PostgresDatabase(url)
    table = Record("t", "toy", "", "off", "", b"", 0, None, ended=False, chairs=())
    await database.run(partial(records.add, record=table))
    await database.close()
    counted, asked = Counted(url), []
    async with counted.url() as way:
        logs = PostgresLogs(way)
        await logs.open()
        for number in range(4):
            await logs.append("t", Row(number, 0, f"n{number}", b"{}"), After())
            asked.append(counted.asked)
        await logs.close()
    return asked


def test_one_round_trip(own_postgres: str) -> None:
    """After the first one, which also prepares the statement."""
    asked = asyncio.run(appended(own_postgres))

    assert [later - earlier for earlier, later in pairwise(asked)] == [1, 1, 1]
