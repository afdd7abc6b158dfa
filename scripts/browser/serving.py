"""A server for browsers: real, on a free port, with a folder in which tables can be laid."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from scripts.browser.laying import Laid, lay

from everfree.cli.served import Served
from everfree.table.log import MatchLog


@dataclass(frozen=True)
class Hall:
    """Where the server is, and its folder."""

    address: str
    data: Path

    def lay(self, log: MatchLog, **more: Any) -> Laid:
        """Put a match on a new table."""
        return lay(self.data, self.address, log, **more)


@contextmanager
def serving(data: Path, **settings: Any) -> Iterator[Hall]:
    """Start a server, and stop it."""
    served = Served(data, **settings)
    try:
        yield Hall(served.address, data)
    finally:
        served.stop()
