"""Plays chunks in several processes; a process that is lost is replaced, and its chunk is played again.

The processes are started as fresh interpreters, so a script needs no `__main__` guard, and a notebook may run
threads of its own.
"""

from __future__ import annotations  # so that `help` shows short types

import pickle
import subprocess
import sys
import threading
from contextlib import suppress
from queue import SimpleQueue
from types import TracebackType
from typing import IO, Any, Final, Self

import msgspec

from everfree.lab.jobs import Answer, Chunk, Job, refuse_failed
from everfree.lab.worker import read, write
from everfree.library.errors import SimulationFailed

MOST_TRIES: Final = 3
"""How often a chunk is begun, if its process is lost."""
CODE: Final = (
    "import signal, sys; signal.signal(signal.SIGINT, signal.SIG_IGN); sys.path[:] = {path!r}; "
    "from everfree.lab.worker import main; main()"
)
"""The process ends with the one that started it; an interruption while it starts would print a traceback."""


class _Process:
    """A process with the keys of the jobs it has been sent."""

    def __init__(self) -> None:
        self.popen = subprocess.Popen(
            [sys.executable, "-c", CODE.format(path=sys.path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )
        self.known: set[str] = set()

    def play(self, chunk: Chunk, job: bytes) -> Answer | None:
        """Return the answer to a chunk; None if the process is lost."""
        sent = None if chunk.key in self.known else job
        try:
            write(_open(self.popen.stdin), pickle.dumps((chunk.key, sent, chunk.numbers)))
            self.known.add(chunk.key)
            return msgspec.json.decode(read(_open(self.popen.stdout)), type=Answer)
        except (OSError, EOFError, ValueError):
            return None

    def end(self) -> None:
        self.popen.kill()
        self.popen.wait()
        for stream in (self.popen.stdin, self.popen.stdout):
            with suppress(OSError):
                _open(stream).close()


class Processes:
    """Runs chunks in processes on this machine."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self._jobs: dict[str, bytes] = {}
        self._chunks: SimpleQueue[Chunk | None] = SimpleQueue()
        self._found: SimpleQueue[tuple[Chunk, Answer] | SimulationFailed] = SimpleQueue()
        self._running: set[_Process] = set()
        self._lock = threading.Lock()
        self._closed = False
        self._threads = [threading.Thread(target=self._serve, daemon=True) for _ in range(workers)]
        for thread in self._threads:
            thread.start()

    def add(self, job: Job[Any], data: bytes | None) -> None:
        if data is None:
            raise SimulationFailed("A player of this job can't be sent to other processes.")
        self._jobs[job.key()] = data

    def submit(self, chunk: Chunk) -> None:
        self._chunks.put(chunk)

    def next(self) -> tuple[Chunk, Answer]:
        found = self._found.get()
        if isinstance(found, SimulationFailed):
            raise found
        refuse_failed(found[1])
        return found

    def pids(self) -> list[int]:
        """List the ids of the processes that are running."""
        with self._lock:
            return [process.popen.pid for process in self._running]

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, value: BaseException | None, trace: TracebackType | None
    ) -> None:
        with self._lock:
            self._closed = True
            for process in self._running:
                process.popen.kill()
        for _ in self._threads:
            self._chunks.put(None)
        for thread in self._threads:
            thread.join()

    def _serve(self) -> None:
        """Keep one process at work until the runner is closed."""
        process: _Process | None = None
        while (chunk := self._chunks.get()) is not None and not self._closed:
            found: Answer | None = None
            for _ in range(MOST_TRIES):
                try:
                    process = process or self._start()
                except OSError as problem:
                    self._found.put(SimulationFailed(f"No process can be started: {problem}."))
                    return
                found = None if process is None else process.play(chunk, self._jobs[chunk.key])
                if found is not None or self._closed:
                    break
                self._end(process)
                process = None
            self._found.put(_lost(chunk) if found is None else (chunk, found))
        self._end(process)

    def _start(self) -> _Process | None:
        with self._lock:
            if self._closed:
                return None
            process = _Process()
            self._running.add(process)
        return process

    def _end(self, process: _Process | None) -> None:
        if process is None:
            return
        with self._lock:
            self._running.discard(process)
        process.end()


def _open(stream: IO[bytes] | None) -> IO[bytes]:
    assert stream is not None
    return stream


def _lost(chunk: Chunk) -> SimulationFailed:
    return SimulationFailed(
        f"Games {chunk.numbers[0]} to {chunk.numbers[-1]} ended their process {MOST_TRIES} times; perhaps "
        "memory ran out."
    )
