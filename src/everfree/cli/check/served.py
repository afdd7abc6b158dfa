"""Real servers for checks and tests: in a thread of this process, or in a separate one that can be killed."""

import os
import subprocess
import sys
import threading
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Engine, NullPool, create_engine

from everfree.cli.processes import own_cpu_seconds
from everfree.server.app import create_app
from everfree.server.client import Guest
from everfree.server.computers.processes import Thinking
from everfree.server.gateway.draining import DrainingServer
from everfree.server.gateway.listening import listen
from everfree.server.hosting import GameHost
from everfree.server.tables.hall import Hall
from everfree.server.tables.outgoing import Outgoing
from everfree.server.tables.room import Room
from everfree.server.tables.services import Settings
from everfree.table.game import Game

STOP_SECONDS: Final = 60.0
"""How long a server may take to end on a machine that does other work too."""


class Served:
    """A server in a thread of this process."""

    def __init__(self, data: Path, hosts: Sequence[GameHost] | None = None, **settings: Any) -> None:
        self.data = data
        listening = listen("127.0.0.1", 0)
        self.address = f"http://127.0.0.1:{listening.getsockname()[1]}"
        quick = {"think_seconds": 0.0, "beat_seconds": 0.5, "drain_seconds": 0.0, "inside": self.address}
        used = self._settings = Settings(data, **{"takes_seeds": True, "warm": False, **quick, **settings})
        app = self._app = create_app(used, hosts)
        self._server = DrainingServer(app, used, log_level="warning")
        self._thread = threading.Thread(target=self._server.run, args=([listening],))
        self._thread.start()
        while not self._server.started:
            if not self._thread.is_alive():
                raise RuntimeError("the server did not start")
            time.sleep(0.01)

    @property
    def hall(self) -> Hall:
        """All its tables."""
        hall: Hall = self._app.state.hall
        return hall

    @property
    def outgoing(self) -> Outgoing:
        """Whether it is to be replaced by another version."""
        outgoing: Outgoing = self._app.state.outgoing
        return outgoing

    @property
    def services(self) -> dict[str, str]:
        """The settings that name its PostgreSQL and NATS; any process with them serves the same matches."""
        used = self._settings
        return {"database": used.database, "nats": used.nats, "prefix": used.prefix}

    @property
    def engine(self) -> Engine:
        """An engine for its database."""
        if self._settings.database:
            address = self._settings.database.replace("postgresql://", "postgresql+psycopg://", 1)
            return create_engine(address, poolclass=NullPool)
        engine: Engine = self._app.state.backend.database.engine
        return engine

    def game(self, table: str) -> Game:
        """Return the game of a table that is in memory, without going through the protocol."""
        return self.room(table).seated().game

    def room(self, table: str) -> Room:
        """Return a table that is in memory."""
        room = self.hall.present(table)
        assert room is not None
        return room

    def holds(self, table: str) -> bool:
        """Tell whether the server keeps a table in memory."""
        return self.hall.present(table) is not None

    @property
    def connections(self) -> set[Any]:
        """The connections of the server: objects of uvicorn."""
        return self._server.server_state.connections

    @property
    def computers(self) -> Thinking:
        """What its computers think in."""
        return self.hall.services.computers

    @property
    def worker_pids(self) -> list[int]:
        return self.computers.pids

    def guest(self) -> Guest:
        """Return a new guest."""
        return Guest(self.address)

    def stop(self) -> None:
        self._server.should_exit = True
        self._thread.join()


class Process:
    """A server in a separate process, started by the command a player would use."""

    def __init__(
        self,
        data: Path,
        *options: str,
        program: Sequence[str] = ("-m", "everfree"),
        services: Mapping[str, str] | None = None,
        sources: Path | None = None,
    ) -> None:
        """Start the server; *program* tells Python what to run, *services* name PostgreSQL and NATS.

        *sources* is a folder with another version of the package.
        """
        began = time.monotonic()
        where = ["--local", "--data", str(data)]
        if services:
            where = [word for name, value in services.items() for word in (f"--{name}", value)]
        command = [sys.executable, *program, "serve", "--port", "0", *where]
        environment = None if sources is None else {**os.environ, "PYTHONPATH": str(sources)}
        self._process = subprocess.Popen(
            [*command, *options], stdout=subprocess.PIPE, text=True, env=environment
        )
        assert self._process.stdout is not None
        self.address = self._process.stdout.readline().split()[-1]
        Guest(self.address).ask("/api/decks")
        self.seconds = time.monotonic() - began
        """Seconds from the start to the first answer."""

    @property
    def pid(self) -> int:
        return self._process.pid

    def cpu_seconds(self) -> float:
        """Return the processor time it has used, which depends little on what else the machine does."""
        return own_cpu_seconds(self.pid)

    def tell_to_stop(self) -> None:
        """Terminate it, without waiting for its end."""
        self._process.terminate()

    def kill(self) -> None:
        """Kill it without warning, as a power cut would."""
        self._process.kill()
        self._process.communicate()

    def stop(self) -> int:
        """Terminate it and return its exit status."""
        self.tell_to_stop()
        return self.ended(STOP_SECONDS)

    def ended(self, seconds: float) -> int:
        """Wait until it has ended, and return its exit status."""
        self._process.communicate(timeout=seconds)
        return self._process.returncode
