"""A process that plays games of a simulation: it reads numbers of games and writes how they ended.

A message is its length in four bytes and then its bytes. The first one is the matchup, pickled by the process
that started this one; every other is a list of numbers. The answer is JSON: games, or what went wrong.
"""

import os
import pickle
import signal
import struct
import sys
import traceback
from typing import IO, Any, Final

import msgspec

from everfree.lab.playing import Matchup, Played, play

LENGTH: Final = struct.Struct(">I")


class Answer(msgspec.Struct):
    """What a worker writes for each list of numbers."""

    games: list[Played] = []
    failed: int = -1
    """The number of the game that raised an exception."""
    error: str = ""


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


def answer(matchup: Matchup, numbers: list[int]) -> Answer:
    """Play the games with these numbers."""
    found = Answer(games=[])
    for number in numbers:
        try:
            found.games.append(play(matchup, number))
        except Exception:  # noqa: BLE001  # a player's bug is reported with the number of its game
            return Answer(failed=number, error=traceback.format_exc())
    return found


def main() -> None:
    """Answer until the process that started this one closes the pipe."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # it ends when the other one does
    out = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what a player prints must not get between the answers
    source = sys.stdin.buffer
    try:
        matchup: Any = pickle.loads(read(source))
        while True:
            numbers = msgspec.json.decode(read(source), type=list[int])
            write(out, msgspec.json.encode(answer(matchup, numbers)))
    except (EOFError, BrokenPipeError):
        return
