"""The lease of a real-time table, and the number that keeps a judge from appending who was replaced."""

import asyncio
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, NullPool, create_engine, select

from everfree.server.storage import judges, records
from everfree.server.storage.database import Database
from everfree.server.storage.match_logs import After, MatchLogs, NotTheJudge, OutsideWindow, Row
from everfree.server.storage.postgres import PostgresDatabase, PostgresLogs
from everfree.server.storage.records import Record
from everfree.server.storage.schema import JUDGES
from everfree.server.storage.sqlite import SqliteLogs, open_sqlite

LONG = 60_000
SHORT = 40


class Store:
    """A database with the tables `t` and `u`; each call runs in the same event loop."""

    def __init__(self, loop: asyncio.AbstractEventLoop, database: Database, logs: MatchLogs) -> None:
        self._loop, self._database, self.logs = loop, database, logs

    def run(self, work: Callable[[Connection], Any]) -> Any:
        """Run a transaction."""
        return self._loop.run_until_complete(self._database.run(work))

    def take(self, gateway: str, milliseconds: int, tables: tuple[str, ...] = ("t",)) -> dict[str, int]:
        """Take the tables for a process."""
        found: dict[str, int] = self.run(lambda one: judges.take(one, tables, gateway, milliseconds))
        return found

    def append(self, number: int, judge: int) -> int:
        """Append a command to `t`."""
        row = Row(number, 0, f"n{number}", b"{}")
        return self._loop.run_until_complete(self.logs.append("t", row, After(), judge=judge))

    def until_lapsed(self) -> None:
        """Wait until a short lease has lapsed."""
        time.sleep(2 * SHORT / 1000)


async def opened(url: str) -> tuple[PostgresDatabase, PostgresLogs]:
    """Connect to PostgreSQL."""
    logs = PostgresLogs(url)
    await logs.open()
    return PostgresDatabase(url), logs


@pytest.fixture(params=["sqlite", "postgresql"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    """Give both databases, one after the other."""
    loop = asyncio.new_event_loop()
    if request.param == "sqlite":
        file = open_sqlite(tmp_path / "file")
        store = Store(loop, file, SqliteLogs(file))
        ends = [asyncio.to_thread(file.close)]
    else:
        database, logs = loop.run_until_complete(opened(request.getfixturevalue("own_postgres")))
        store, ends = Store(loop, database, logs), [logs.close(), database.close()]
    for table in ("t", "u"):
        record = Record(table, "toy", "", "off", "", b"", 0, None, ended=False, chairs=())
        store.run(partial(records.add, record=record))
    yield store
    for end in ends:
        loop.run_until_complete(end)
    loop.close()


def test_one_process_judges_a_table(store: Store) -> None:
    """The second one gets only the table that has no judge."""
    assert store.take("one", LONG) == {"t": 1}
    assert store.take("two", LONG, ("t", "u")) == {"u": 1}


def test_a_lapsed_lease_is_taken_with_a_higher_number(store: Store) -> None:
    """Whoever had it can't extend it any more."""
    store.take("one", SHORT)
    store.until_lapsed()

    assert store.take("two", LONG) == {"t": 2}
    assert store.run(lambda one: judges.extend(one, {"t": 1}, LONG)) == set()


def test_a_lease_is_extended_as_long_as_nobody_took_it(store: Store) -> None:
    """Even after it has lapsed: a judge that was slow goes on."""
    store.take("one", SHORT)
    store.until_lapsed()

    assert store.run(lambda one: judges.extend(one, {"t": 1, "u": 1}, LONG)) == {"t"}
    assert store.take("two", LONG) == {}


def test_a_lease_given_back_is_free_at_once(store: Store) -> None:
    """And one that another judge has by now is not ended."""
    store.take("one", LONG)
    store.run(lambda one: judges.give_back(one, {"t": 1}))
    assert store.take("two", LONG) == {"t": 2}

    store.run(lambda one: judges.give_back(one, {"t": 1}))
    assert store.take("one", LONG) == {}


def test_the_insert_refuses_a_judge_who_was_replaced(store: Store) -> None:
    """Whatever it believes; nothing is stored, and the present judge goes on at the same number."""
    store.take("one", SHORT)
    store.append(0, judge=1)
    store.until_lapsed()
    store.append(1, judge=1)  # nobody has taken the table over
    store.take("two", LONG)

    with pytest.raises(NotTheJudge):
        store.append(2, judge=1)
    assert store.append(2, judge=2)


def test_a_judged_table_takes_no_command_from_others(store: Store) -> None:
    """Nor does a table without a judge take one from a judge."""
    with pytest.raises(NotTheJudge):
        store.append(0, judge=1)
    assert store.append(0, judge=0)
    store.take("one", LONG)

    with pytest.raises(OutsideWindow):
        store.append(1, judge=0)


def test_who_takes_over_reads_all_that_was_stored_before(own_postgres: str) -> None:
    """An append of the old judge waits for a takeover in progress, and is refused after it."""

    async def race() -> None:
        database, logs = await opened(own_postgres)
        record = Record("t", "toy", "", "off", "", b"", 0, None, ended=False, chairs=())
        await database.run(partial(records.add, record=record))
        await database.run(lambda one: judges.take(one, ["t"], "one", 0))
        async with database.engine.begin() as taking:
            taken = await taking.run_sync(lambda one: judges.take(one, ["t"], "two", LONG))
            late = asyncio.create_task(logs.append("t", Row(0, 0, "n", b"{}"), After(), judge=1))
            done, _ = await asyncio.wait([late], timeout=0.3)
        outcome = await asyncio.gather(late, return_exceptions=True)
        await logs.close()
        await database.close()
        assert (taken, done) == ({"t": 2}, set())
        assert isinstance(outcome[0], NotTheJudge)

    asyncio.run(race())


@pytest.mark.parametrize("step", ["take", "extend", "give back"])
def test_whoever_is_frozen_between_two_statements_holds_no_lock(own_postgres: str, step: str) -> None:
    """Another process can change the lease before the first one has gone on."""
    steps: dict[str, Callable[[Connection], Any]] = {
        "take": lambda one: judges.take(one, ["t"], "one", LONG),
        "extend": lambda one: judges.extend(one, {"t": 1}, LONG),
        "give back": lambda one: judges.give_back(one, {"t": 1}),
    }

    async def meet() -> None:
        database, logs = await opened(own_postgres)
        record = Record("t", "toy", "", "off", "", b"", 0, None, ended=False, chairs=())
        await database.run(partial(records.add, record=record))
        await database.run_each(lambda one: judges.take(one, ["t"], "one", 0))
        address = own_postgres.replace("postgresql://", "postgresql+psycopg://", 1)
        other = create_engine(address, poolclass=NullPool)

        def frozen(one: Connection) -> None:
            steps[step](one)
            with other.begin() as beside:
                beside.execute(select(JUDGES.c.number).with_for_update(nowait=True)).one()

        await database.run_each(frozen)
        await logs.close()
        await database.close()

    asyncio.run(meet())
