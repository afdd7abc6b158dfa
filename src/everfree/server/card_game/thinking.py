"""Questions to a computer player, as a worker process gets them, without anything the seat can't know.

Worker processes load this module.
"""

from typing import Final

import msgspec

from everfree.players.budgets import CHAMPION
from everfree.players.levels import search_player
from everfree.players.reviewing import compare_once, suspicion
from everfree.players.sealed import Sealed, opened, think
from everfree.players.thoughts import Thought


class Choose(msgspec.Struct, frozen=True, tag="choose"):
    """Which option a computer of a level takes; answered with its index."""

    sealed: Sealed
    level: str
    seed: int


class Advise(msgspec.Struct, frozen=True, tag="advise"):
    """Which option the strong level would take, and why; answered with an `Advised`."""

    sealed: Sealed
    seed: int


class Advised(msgspec.Struct, frozen=True):
    """What the strong level would do."""

    option: int
    thought: Thought | None
    """What it expects of that; None if there was nothing to choose."""


class Suspect(msgspec.Struct, frozen=True, tag="suspect"):
    """What an answer seems to have cost; answered with a `Suspicion` or None."""

    sealed: Sealed
    given: int
    seed: int


class Compare(msgspec.Struct, frozen=True, tag="compare"):
    """How an answer compares with a better one in one search; answered with a `Comparison`."""

    sealed: Sealed
    given: int
    better: int
    seed: int
    number: int


_DECODER: Final = msgspec.msgpack.Decoder(Choose | Advise | Suspect | Compare)


def question(asked: Choose | Advise | Suspect | Compare) -> bytes:
    """Return a question as a worker process takes it."""
    return msgspec.msgpack.encode(asked)


def answer(question: bytes) -> bytes:
    """Think about a question, and return its encoded answer."""
    asked = _DECODER.decode(question)
    if isinstance(asked, Choose):
        return msgspec.msgpack.encode(think(asked.sealed, asked.level, asked.seed))
    sight = opened(asked.sealed)
    if isinstance(asked, Advise):
        player = search_player(CHAMPION, asked.seed)
        option = player.choose(sight)
        return msgspec.msgpack.encode(Advised(option, player.why))
    if isinstance(asked, Suspect):
        return msgspec.msgpack.encode(suspicion(sight, asked.given, asked.seed))
    found = compare_once(sight, asked.given, asked.better, asked.seed, asked.number)
    return msgspec.msgpack.encode(found)
