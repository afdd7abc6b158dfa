"""A real server on a free port, with its database on the disk, and clients that talk to it over sockets."""

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


@pytest.fixture
def server(start_server: Serve) -> Served:
    """Give a server whose computers do not dawdle."""
    return start_server()
