"""The parts of a platform on one machine, each a process that can be killed, frozen or cut off."""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from everfree.cli.chaos.services import PrivateNats, PrivatePostgres, free_port, wait_for
from everfree.server.client import Guest
from everfree.server.storage.postgres import migrate_postgres

EVERFREE: Final = (sys.executable, "-m", "everfree")
READY: Final = "Ready for questions."
"""What a worker says once it takes jobs."""


def wait_for_answer(address: str) -> None:
    """Wait until a server answers."""
    wait_for(urlsplit(address).port or 0)
    Guest(address).ask("/api/health")


class Wire:
    """A TCP proxy between a server and NATS that can be cut."""

    def __init__(self, target: int) -> None:
        self.port = free_port()
        self._target = target
        self._is_cut = False
        self._open: set[asyncio.StreamWriter] = set()
        self._server: asyncio.Server | None = None

    async def open(self) -> None:
        """Listen."""
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", self.port)

    def cut(self) -> None:
        """Drop all connections, and take no new ones until it is mended."""
        self._is_cut = True
        for writer in tuple(self._open):
            writer.close()

    def mend(self) -> None:
        """Take connections again."""
        self._is_cut = False

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self._is_cut:
            writer.close()
            return
        try:
            there, back = await asyncio.open_connection("127.0.0.1", self._target)
        except OSError:
            writer.close()
            return
        self._open |= {writer, back}
        with suppress(asyncio.CancelledError):  # the event loop ends
            await asyncio.gather(self._copy(reader, back), self._copy(there, writer))
        self._open -= {writer, back}

    async def _copy(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await reader.read(65536):
                writer.write(data)
                await writer.drain()
        writer.close()

    def close(self) -> None:
        """Stop listening."""
        self.cut()
        if self._server is not None:
            self._server.close()


class Part:
    """A server or a worker: a process with its command, started again after each death."""

    def __init__(
        self,
        name: str,
        command: list[str],
        log: Path,
        port: int = 0,
        settings: Mapping[str, str] | None = None,
    ) -> None:
        self.name, self.port = name, port
        self._command, self._log, self._environment = command, log, {**os.environ, **(settings or {})}
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        """Where it answers, if it is a server."""
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start it."""
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(self._command, env=self._environment, stdout=log, stderr=log)

    def times_said(self, words: str) -> int:
        """Count how often some words are in its log, which it shares with the process it replaces."""
        return self._log.read_text().count(words) if self._log.exists() else 0

    def signal(self, number: signal.Signals) -> None:
        """Send it a signal."""
        assert self._process is not None
        os.kill(self._process.pid, number)

    def kill(self) -> None:
        """Kill it without warning."""
        assert self._process is not None
        self._process.kill()
        self._process.wait()

    def wait(self) -> None:
        """Wait until it has stopped."""
        assert self._process is not None
        self._process.wait()


class Cluster:
    """PostgreSQL, NATS, servers and workers."""

    def __init__(
        self, folder: Path, gateways: int, workers: int, settings: Mapping[str, str] | None = None
    ) -> None:
        """Start the services; `open` starts the rest. *settings* are environment variables of the servers."""
        self.postgres, self.nats = PrivatePostgres(folder), PrivateNats(folder)
        self.wires = [Wire(self.nats.port) for _ in range(gateways)]
        migrate_postgres(self.postgres.url)
        self._folder, self._settings = folder, settings or {}
        self.gateways = [self._gateway(number) for number in range(gateways)]
        self.workers = [self._worker(number) for number in range(workers)]
        self.addresses = [gateway.address for gateway in self.gateways]
        """Where players connect; a proxy before the servers would know them."""

    def _gateway(self, number: int) -> Part:
        port, nats = free_port(), f"nats://127.0.0.1:{self.wires[number].port}"
        named = ["--database", self.postgres.url, "--nats", nats, "--port", str(port)]
        options = ["--processes", "0", "--think", "0", "--seed-tables"]
        command = [*EVERFREE, "serve", *named, *options]
        log = self._folder / f"gateway-{number}.log"
        return Part(f"gateway {number}", command, log, port, self._settings)

    def _worker(self, number: int) -> Part:
        command = [*EVERFREE, "worker", "--nats", f"nats://127.0.0.1:{self.nats.port}"]
        return Part(f"worker {number}", command, self._folder / f"worker-{number}.log")

    async def replace_gateway(self, number: int) -> Part:
        """Start a server beside another one, lead players to it, and stop the other one."""
        old, new = self.gateways[number], self._gateway(number)
        new.start()
        await asyncio.to_thread(wait_for_answer, new.address)
        self.gateways[number] = new
        self.addresses[number] = new.address
        old.signal(signal.SIGUSR1)
        await asyncio.to_thread(old.wait)
        return new

    async def replace_worker(self, number: int) -> Part:
        """Start a worker beside another one, and stop the other one."""
        old, new = self.workers[number], self._worker(number)
        ready = new.times_said(READY)
        new.start()
        while new.times_said(READY) == ready:
            await asyncio.sleep(0.1)
        self.workers[number] = new
        old.signal(signal.SIGTERM)
        await asyncio.to_thread(old.wait)
        return new

    async def open(self) -> None:
        """Start all servers and workers, and wait until the servers answer."""
        for wire in self.wires:
            await wire.open()
        for part in (*self.gateways, *self.workers):
            part.start()
        for gateway in self.gateways:
            await asyncio.to_thread(wait_for, gateway.port)

    def close(self) -> None:
        """Stop everything."""
        for part in (*self.gateways, *self.workers):
            part.kill()
        for wire in self.wires:
            wire.close()
        self.nats.kill()
        self.postgres.stop()
