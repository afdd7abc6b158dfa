"""A limit on how long the engine may think, for checks that must not hang with it."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType


class Endless(AssertionError):
    """Something took far longer than it ever should."""


@contextmanager
def patience(seconds: float) -> Iterator[None]:
    """Raise `Endless` in what is done inside after so much time of this process; main thread only."""

    def give_up(number: int, frame: FrameType | None) -> None:
        raise Endless(f"no end after {seconds} seconds")

    before = signal.signal(signal.SIGVTALRM, give_up)
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)
