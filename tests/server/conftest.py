"""Real servers on free ports, with their database on the disk, and clients that talk to them over sockets."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from everfree.cli.check.duels import Duel
from everfree.cli.check.served import Served


@pytest.fixture
def start_server(tmp_path: Path) -> Iterator[Callable[..., Served]]:
    """Give what starts a server; every one of them is stopped at the end. All share one folder of data."""
    running: list[Served] = []

    def start(**settings: Any) -> Served:
        served = Served(tmp_path, **settings)
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
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """Give a server whose computers do not dawdle, the same to all tests of a module."""
    served = Served(tmp_path_factory.mktemp("data"))
    yield served
    served.stop()
