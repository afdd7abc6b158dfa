"""Real servers on free ports, with their database on the disk, and clients that talk to them over sockets."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from everfree.cli.served import Served

Serve = Callable[..., Served]


@pytest.fixture
def start_server(tmp_path: Path) -> Iterator[Serve]:
    """Give what starts a server; every one of them is stopped at the end. All share one folder of data."""
    running: list[Served] = []

    def start(**settings: object) -> Served:
        served = Served(tmp_path, **settings)
        running.append(served)
        return served

    yield start
    for served in running:
        served.stop()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """Give a server whose computers do not dawdle, the same to all tests of a module."""
    served = Served(tmp_path_factory.mktemp("data"))
    yield served
    served.stop()
