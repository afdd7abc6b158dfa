"""A process that plays chunks: it reads jobs and numbers of games, and writes how the games ended.

A message is its length in four bytes and then its bytes. A request is pickled by the process that started
this one: the key of a job, the job as bytes if it is new here, and numbers. The answer is JSON.
"""

import os
import pickle
import signal
import struct
import sys
from typing import IO, Any, Final

from everfree.lab.jobs import answer

LENGTH: Final = struct.Struct(">I")


def write(stream: IO[bytes], data: bytes) -> None:
    """Write a message."""
    stream.write(LENGTH.pack(len(data)) + data)
    stream.flush()


def read(stream: IO[bytes]) -> bytes:
    """Read a message; raise `EOFError` if the other process is gone."""
    head = stream.read(LENGTH.size)
    if len(head) < LENGTH.size:
        raise EOFError
    (size,) = LENGTH.unpack(head)
    data = stream.read(size)
    if len(data) < size:
        raise EOFError
    return data


def main() -> None:
    """Answer until the process that started this one closes the pipe."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # it ends when the other one does
    out = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what a player prints must not get between the answers
    source = sys.stdin.buffer
    jobs: dict[str, Any] = {}
    try:
        while True:
            key, job, numbers = pickle.loads(read(source))
            if job is not None:
                jobs[key] = pickle.loads(job)
            write(out, answer(jobs[key], numbers))
    except (EOFError, BrokenPipeError):
        return
