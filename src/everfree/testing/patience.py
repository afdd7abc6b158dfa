"""Limit the CPU time of a block of code, so that a check does not hang with the engine."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType


class Endless(AssertionError):
    """The time limit of `patience` was reached."""


@contextmanager
def patience(seconds: float) -> Iterator[None]:
    """Raise `Endless` inside the block after *seconds* of CPU time; works in the main thread only."""

    def give_up(number: int, frame: FrameType | None) -> None:
        raise Endless(f"no end after {seconds} seconds")

    before = signal.signal(signal.SIGVTALRM, give_up)
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)
