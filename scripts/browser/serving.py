"""Start a real server on a free port, with a data folder into which tables can be put."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.request import urlopen

from scripts.browser.laying import Laid, lay

from everfree.cli.check.served import Served
from everfree.messages import LANGUAGES
from everfree.table.log import MatchLog


@dataclass(frozen=True)
class Hall:
    """The address of a server and its data folder."""

    address: str
    data: Path

    def lay(self, log: MatchLog, **more: Any) -> Laid:
        """Put a match into the database as a new table."""
        return lay(self.data, self.address, log, **more)


@contextmanager
def serving(data: Path, **settings: Any) -> Iterator[Hall]:
    """Start a server and have it print all cards, so that no page waits for their names; stop it later."""
    served = Served(data, **settings)
    try:
        for language in LANGUAGES:
            with urlopen(f"{served.address}/api/cards/{language}.json") as cards:
                cards.read()
        yield Hall(served.address, data)
    finally:
        served.stop()
