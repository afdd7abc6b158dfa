"""A TCP proxy that delays what travels through it, in a process of its own so that its timers are exact.

    python -m everfree.cli.check.slap.wires PORT SEED ROUND_TRIP:JITTER ...

It listens once for each wire, prints the ports, and forwards to PORT until its standard input ends. Each way
takes half of the round trip. The jitter is the range over which round trips spread around the usual one, half
of it for each way. The order of what is sent is kept, as TCP keeps it.
"""

import asyncio
import random
import subprocess
import sys
from collections import deque
from dataclasses import dataclass
from typing import Final

HOST: Final = "127.0.0.1"


@dataclass(frozen=True)
class Wire:
    """A kind of connection, in milliseconds."""

    round_trip: int
    jitter: int = 0
    """How far apart the shortest and the longest round trip are."""

    @property
    def one_way(self) -> float:
        """The usual time of one way."""
        return self.round_trip / 2

    def drawn(self, chance: random.Random) -> float:
        """Return a random time for one way, in seconds."""
        varying = chance.uniform(-self.jitter / 4, self.jitter / 4) if self.jitter else 0.0
        return max(0.0, self.one_way + varying) / 1000


class Wires:
    """The proxy process, with a port for each wire."""

    def __init__(self, target: int, wires: tuple[Wire, ...], seed: int) -> None:
        """Start the proxy before the port *target*."""
        named = [f"{wire.round_trip}:{wire.jitter}" for wire in wires]
        command = [sys.executable, "-m", __spec__.name, str(target), str(seed), *named]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        assert self._process.stdout is not None
        ports = [int(port) for port in self._process.stdout.readline().split()]
        self.addresses = {wire: f"http://{HOST}:{port}" for wire, port in zip(wires, ports, strict=True)}

    def close(self) -> None:
        """Stop the proxy."""
        self._process.communicate()


class _Way:
    """One direction of a connection."""

    def __init__(self, wire: Wire, chance: random.Random, writer: asyncio.StreamWriter) -> None:
        self._wire, self._chance, self._writer = wire, chance, writer
        self._under_way: deque[bytes] = deque()
        """What was read and not written yet; empty bytes stand for the end."""
        self._last = 0.0

    async def copy(self, reader: asyncio.StreamReader) -> None:
        """Write what is read, each part after its delay and never before the part that came first."""
        loop = asyncio.get_running_loop()
        data = b"?"
        while data:
            try:
                data = await reader.read(65536)
            except OSError:
                data = b""
            self._last = max(self._last, loop.time() + self._wire.drawn(self._chance))
            self._under_way.append(data)
            loop.call_at(self._last, self._arrive)

    def _arrive(self) -> None:
        """Write the part that was read first; timers of the same moment may come in any order."""
        data = self._under_way.popleft()
        if self._writer.is_closing():
            return
        if data:
            self._writer.write(data)
        else:
            self._writer.close()


async def _listen(wire: Wire, target: int, chance: random.Random) -> int:
    """Open the port of a wire, and return it."""

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_connection(HOST, target)
        await asyncio.gather(_Way(wire, chance, back).copy(reader), _Way(wire, chance, writer).copy(there))

    server = await asyncio.start_server(serve, HOST, 0)
    return int(server.sockets[0].getsockname()[1])


async def _run(target: int, seed: int, wires: list[Wire]) -> None:
    chance = random.Random(seed)
    ports = [await _listen(wire, target, chance) for wire in wires]
    print(*ports, flush=True)  # noqa: T201 - for the process that started this one
    await asyncio.to_thread(sys.stdin.read)


def main(target: str, seed: str, *named: str) -> None:
    """Run the proxy."""
    wires = [Wire(*[int(part) for part in name.split(":")]) for name in named]
    asyncio.run(_run(int(target), int(seed), wires))


if __name__ == "__main__":
    main(*sys.argv[1:])
