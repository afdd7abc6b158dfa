"""Plays the games of a simulation in several processes; a process that is lost is replaced.

The processes are started as fresh interpreters, so a script needs no `__main__` guard, and a notebook may run
threads of its own.
"""

import pickle
import subprocess
import sys
import threading
from collections.abc import Iterator, Sequence
from contextlib import suppress
from queue import SimpleQueue
from typing import IO, Final

import msgspec

from everfree.lab.playing import Matchup, Played
from everfree.lab.worker import Answer, read, write
from everfree.library.errors import SimulationFailed

MOST_TRIES: Final = 3
"""How many processes may be lost over the same games."""
CODE: Final = "import sys; sys.path[:] = {path!r}; from everfree.lab.worker import main; main()"

Found = list[Played] | SimulationFailed


def can_be_sent(matchup: Matchup) -> bytes | None:
    """Return the matchup as bytes for another process; None if a player can't be sent there.

    A class of the script or notebook itself can be sent if cloudpickle is installed.
    """
    own = [player for player in matchup.players if getattr(player, "__module__", "") == "__main__"]
    if own:
        try:
            import cloudpickle
        except ImportError:
            return None
        data: bytes = cloudpickle.dumps(matchup)
        return data
    try:
        return pickle.dumps(matchup)
    except (pickle.PicklingError, AttributeError, TypeError):
        return None


class Workers:
    """Processes that share out lists of games; `found` yields what they played, in any order."""

    def __init__(self, matchup: bytes, chunks: Sequence[list[int]], processes: int) -> None:
        self._matchup = matchup
        self._chunks: SimpleQueue[list[int] | None] = SimpleQueue()
        self._found: SimpleQueue[Found] = SimpleQueue()
        self._count = len(chunks)
        self._running: set[subprocess.Popen[bytes]] = set()
        self._lock = threading.Lock()
        self._closed = False
        for chunk in chunks:
            self._chunks.put(chunk)
        self._threads = [threading.Thread(target=self._serve, daemon=True) for _ in range(processes)]
        for thread in self._threads:
            self._chunks.put(None)
            thread.start()

    def found(self) -> Iterator[list[Played]]:
        """Yield the games of each list when they have been played; end all processes at last."""
        try:
            for _ in range(self._count):
                found = self._found.get()
                if isinstance(found, SimulationFailed):
                    raise found
                yield found
        finally:
            self.close()

    def pids(self) -> list[int]:
        """List the ids of the processes that are running."""
        with self._lock:
            return [process.pid for process in self._running]

    def close(self) -> None:
        """End all processes."""
        with self._lock:
            self._closed = True
            for process in self._running:
                process.kill()
        for thread in self._threads:
            thread.join()

    def _serve(self) -> None:
        """Keep one process at work until there are no more games."""
        try:
            self._share()
        except OSError as problem:
            self._found.put(SimulationFailed(f"No process can be started: {problem}."))

    def _share(self) -> None:
        process: subprocess.Popen[bytes] | None = None
        while (chunk := self._chunks.get()) is not None and not self._closed:
            found: Found | None = None
            for _ in range(MOST_TRIES):
                process = process or self._start()
                found = None if process is None else self._played(process, chunk)
                if found is not None or self._closed:
                    break
                self._end(process)
                process = None
            self._found.put(found or _lost(chunk))
        self._end(process)

    def _played(self, process: subprocess.Popen[bytes], chunk: list[int]) -> Found | None:
        """Return the games of a list, or what failed; None if the process is lost."""
        try:
            write(_open(process.stdin), msgspec.json.encode(chunk))
            answer = msgspec.json.decode(read(_open(process.stdout)), type=Answer)
        except (OSError, EOFError, ValueError):
            return None
        if answer.failed >= 0:
            return SimulationFailed(f"Game {answer.failed} could not be played:\n{answer.error}")
        return answer.games

    def _start(self) -> subprocess.Popen[bytes] | None:
        with self._lock:
            if self._closed:
                return None
            process = subprocess.Popen(
                [sys.executable, "-c", CODE.format(path=sys.path)],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
            )
            self._running.add(process)
        with suppress(OSError):  # if it is lost already, the next message finds out
            write(_open(process.stdin), self._matchup)
        return process

    def _end(self, process: subprocess.Popen[bytes] | None) -> None:
        if process is None:
            return
        with self._lock:
            self._running.discard(process)
        process.kill()
        process.wait()
        for stream in (process.stdin, process.stdout):
            with suppress(OSError):
                _open(stream).close()


def _open(stream: IO[bytes] | None) -> IO[bytes]:
    assert stream is not None
    return stream


def _lost(chunk: list[int]) -> SimulationFailed:
    return SimulationFailed(
        f"Games {chunk[0]} to {chunk[-1]} ended their process {MOST_TRIES} times; perhaps memory ran out."
    )
