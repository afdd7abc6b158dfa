"""Questions to a computer player, as a worker process gets them, without anything the seat can't know.

Worker processes load this module.
"""

from typing import Final

import msgspec

from everfree.players.sealed import Sealed, think

_DECODER: Final = msgspec.msgpack.Decoder(tuple[Sealed, str, int])


def question(sealed: Sealed, level: str, seed: int) -> bytes:
    """Return a question to a computer of a level."""
    return msgspec.msgpack.encode((sealed, level, seed))


def answer(question: bytes) -> int:
    """Think about a question, and return the index of an option."""
    return think(*_DECODER.decode(question))
