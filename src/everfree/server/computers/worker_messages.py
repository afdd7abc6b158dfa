"""What a worker process tells the server, and how messages are framed on the pipes between them.

The first module a worker imports: it must load quickly, so that the worker can say early that it is alive.
"""

from typing import Final

import msgspec


class Alive(msgspec.Struct, frozen=True, tag="alive"):
    """Sent regularly while the worker starts or thinks; a worker that falls silent is frozen."""


class Ready(msgspec.Struct, frozen=True, tag="ready"):
    """The worker has loaded the game and takes questions."""


class Answered(msgspec.Struct, frozen=True, tag="answered"):
    """What the thinker answers; only the host of its game reads it."""

    answer: bytes


class Raised(msgspec.Struct, frozen=True, tag="raised"):
    """The computer player raised an exception."""

    traceback: str


WorkerMessage = Alive | Ready | Answered | Raised

ALIVE_EVERY: Final = 0.25
"""Seconds between two `Alive` messages."""
LENGTH_BYTES: Final = 4
"""Every message follows its length, in so many bytes."""


def framed(message: bytes) -> bytes:
    """Return a message with its length before it."""
    return len(message).to_bytes(LENGTH_BYTES, "big") + message
