"""Real servers on free ports, with their database on the disk, and clients that talk to them over sockets."""

import secrets
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from everfree.cli.check.databases import NATS, drop_database, new_database
from everfree.cli.check.duels import Duel
from everfree.cli.check.served import Served


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """Give the address of an empty PostgreSQL database with all tables, of which others are copies."""
    try:
        made = new_database()
    except OSError as error:
        pytest.skip(f"NOT TESTED without PostgreSQL and NATS: scripts/services starts them ({error})")
    yield made
    drop_database(made)


@pytest.fixture
def own_postgres(postgres: str) -> Iterator[str]:
    """Give the address of a PostgreSQL database for one test."""
    made = new_database(template=postgres)
    yield made
    drop_database(made)


@pytest.fixture(scope="session")
def template(request: pytest.FixtureRequest) -> str:
    """Give the database of which the servers of tests have copies; empty if they have SQLite files."""
    chosen: str = request.getfixturevalue("postgres") if request.config.getoption("--platform") else ""
    return chosen


@contextmanager
def services(template: str) -> Iterator[dict[str, Any]]:
    """Give the settings that name the services of a new server: none for SQLite."""
    if not template:
        yield {}
        return
    database = new_database(template=template)
    yield {"database": database, "nats": NATS, "prefix": f"test-{secrets.token_hex(6)}"}
    drop_database(database)


@pytest.fixture
def start_server(tmp_path: Path, template: str) -> Iterator[Callable[..., Served]]:
    """Give what starts a server; every one of them is stopped at the end. All share their data."""
    running: list[Served] = []
    with services(template) as shared:

        def start(**settings: Any) -> Served:
            served = Served(tmp_path, **{**shared, **settings})
            running.append(served)
            return served

        yield start
        for served in running:
            served.stop()


@pytest.fixture
def start_gateway(tmp_path: Path, postgres: str) -> Iterator[Callable[..., Served]]:
    """Give what starts a process of the platform; all share PostgreSQL and NATS."""
    running: list[Served] = []
    with services(postgres) as shared:

        def start(**settings: Any) -> Served:
            served = Served(tmp_path, **{**shared, **settings})
            running.append(served)
            return served

        yield start
        for served in running:
            served.stop()


@pytest.fixture
def start_duel() -> Iterator[Callable[..., Duel]]:
    """Give what seats two guests at a table of a server; they leave at the end."""
    begun: list[Duel] = []

    def start(server: Served, **wish: Any) -> Duel:
        duel = Duel(server.address, **wish)
        begun.append(duel)
        return duel

    yield start
    for duel in begun:
        duel.close()


@pytest.fixture
def duel(server: Served, start_duel: Callable[..., Duel]) -> Duel:
    """Give two guests at a table, at the first question."""
    return start_duel(server)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, template: str) -> Iterator[Served]:
    """Give a server whose computers do not dawdle, the same to all tests of a module."""
    with services(template) as shared:
        served = Served(tmp_path_factory.mktemp("data"), **shared)
        yield served
        served.stop()
