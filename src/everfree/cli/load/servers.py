"""What a load runs against: one server with SQLite, or servers with their own PostgreSQL, NATS and worker."""

import json
import subprocess
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Protocol

from everfree.cli.chaos.services import PrivateNats, PrivatePostgres
from everfree.cli.processes import cpu_seconds
from everfree.server.storage.postgres import migrate_postgres

Figures = dict[str, Any]


class Server:
    """A measured server, in a process of its own."""

    def __init__(self, data: Path, *options: str) -> None:
        command = [sys.executable, "-m", "everfree.cli.load.server_process", str(data), *options]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.address = self._line()

    def _line(self) -> str:
        assert self._process.stdout is not None
        return self._process.stdout.readline().strip()

    def figures(self, *, parts: bool = False) -> Figures:
        """Return its processor time so far and its memory; split its time into *parts* from now on."""
        assert self._process.stdin is not None
        self._process.stdin.write("parts\n" if parts else "\n")
        self._process.stdin.flush()
        answer: Figures = json.loads(self._line())
        return answer

    def stop(self) -> None:
        """End its input, at which it stops."""
        try:
            self._process.communicate(timeout=20)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.communicate()


class Deployment(Protocol):
    """Servers and what they need."""

    @property
    def servers(self) -> Sequence[Server]: ...
    @property
    def database(self) -> str:
        """The address of its PostgreSQL; empty if there is none."""
        ...

    def services_cpu(self) -> dict[str, float]:
        """Return the processor seconds of each process beside the servers."""
        ...

    def stop(self) -> None:
        """Stop everything."""
        ...


class OneServer:
    """One server with its data in a SQLite file."""

    database = ""

    def __init__(self, folder: Path) -> None:
        self.servers = [Server(folder)]

    def services_cpu(self) -> dict[str, float]:
        """Return nothing: there are no other processes."""
        return {}

    def stop(self) -> None:
        """Stop the server."""
        for server in self.servers:
            server.stop()


class Platform:
    """Several servers and a worker, with a PostgreSQL and a NATS server of their own."""

    def __init__(self, folder: Path, gateways: int) -> None:
        self._postgres, self._nats = PrivatePostgres(folder), PrivateNats(folder)
        self.database = self._postgres.url
        self.servers: list[Server] = []
        self._worker: subprocess.Popen[bytes] | None = None
        try:
            migrate_postgres(self.database)
            nats = f"nats://127.0.0.1:{self._nats.port}"
            for number in range(gateways):
                self.servers.append(Server(folder / f"gateway-{number}", self.database, nats))
            command = [sys.executable, "-m", "everfree", "worker", "--nats", nats]
            with (folder / "worker.log").open("wb") as log:
                self._worker = subprocess.Popen(command, stdout=log, stderr=log)
        except BaseException:
            self.stop()
            raise

    def services_cpu(self) -> dict[str, float]:
        """Return the processor seconds of PostgreSQL, NATS and the worker."""
        worker = 0.0 if self._worker is None else cpu_seconds(self._worker.pid)
        return {
            "postgresql": cpu_seconds(self._postgres.pid),
            "nats": cpu_seconds(self._nats.pid),
            "worker": worker,
        }

    def stop(self) -> None:
        """Stop everything."""
        for server in self.servers:
            server.stop()
        if self._worker is not None:
            self._worker.terminate()
            with suppress(subprocess.TimeoutExpired):
                self._worker.wait(10)
            self._worker.kill()
        self._nats.kill()
        self._postgres.stop()
