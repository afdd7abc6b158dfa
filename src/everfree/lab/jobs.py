"""What a runner plays: a job makes a result of every number, and a chunk is some of its numbers.

The result of a number depends on the job and the number alone, so it does not matter which runner plays it,
in which process, and in which order. Results travel and are stored as JSON.
"""

from __future__ import annotations  # so that `help` shows short types

import pickle
import traceback
from collections.abc import Sequence
from dataclasses import dataclass
from time import perf_counter
from typing import Any, Protocol, TypeVar

import msgspec

from everfree.library.errors import SimulationFailed

R = TypeVar("R", covariant=True)


class Job(Protocol[R]):
    """Numbered games; it can be pickled unless a player of it can't."""

    @property
    def result(self) -> type[R]:
        """The type of the results: a dataclass or a msgspec `Struct`."""
        ...

    def key(self) -> str:
        """Return what tells this job from others in a folder: all that its results depend on, hashed."""
        ...

    def play(self, number: int) -> R:
        """Play the game with this number."""
        ...


@dataclass(frozen=True)
class Chunk:
    """Some games of one job, which are played in one process one after the other."""

    key: str
    numbers: tuple[int, ...]


class Answer(msgspec.Struct):
    """What a worker returns for a chunk."""

    games: list[msgspec.Raw] = []
    seconds: float = 0.0
    """How long they took."""
    error: str = ""
    """Why a game could not be played; empty if all were."""


def play_chunk(job: Job[Any], numbers: Sequence[int]) -> Answer:
    """Play the games with these numbers; raise `SimulationFailed` if a player fails."""
    games = []
    began = perf_counter()
    for number in numbers:
        try:
            games.append(msgspec.Raw(msgspec.json.encode(job.play(number))))
        except Exception as problem:
            raise SimulationFailed(f"Game {number} could not be played: {problem}") from problem
    return Answer(games, perf_counter() - began)


def answer(job: Job[Any], numbers: Sequence[int]) -> bytes:
    """Play the games with these numbers and return the `Answer` as JSON, for another process."""
    try:
        return msgspec.json.encode(play_chunk(job, numbers))
    except SimulationFailed as problem:
        whole = "".join(traceback.format_exception(problem.__cause__))
        return msgspec.json.encode(Answer(error=f"{problem}\n{whole}"))


def refuse_failed(one: Answer) -> Answer:
    """Return an answer; raise `SimulationFailed` if it tells of a game that could not be played."""
    if one.error:
        raise SimulationFailed(one.error)
    return one


def packed(job: Job[Any]) -> bytes | None:
    """Return the job as bytes for another process; None if one of its players can't be sent there.

    A class of the script or notebook itself can be sent if cloudpickle is installed.
    """
    if any(getattr(player, "__module__", "") == "__main__" for player in getattr(job, "players", ())):
        try:
            import cloudpickle
        except ImportError:
            return None
        data: bytes = cloudpickle.dumps(job)
        return data
    try:
        return pickle.dumps(job)
    except (pickle.PicklingError, AttributeError, TypeError):
        return None
