"""How much of the engine's speed a runner keeps: the same games in a bare loop and through the runner."""

from __future__ import annotations  # so that `help` shows short types

from concurrent.futures import Executor
from dataclasses import dataclass
from time import perf_counter

from everfree.lab.playing import Matchup, play
from everfree.lab.runners import Runner
from everfree.lab.series import Series, play_all


@dataclass
class Speed:
    """Games and the seconds they took, of one worker or several."""

    name: str
    workers: int = 1
    games: int = 0
    seconds: float = 0.0
    busy: float = 0.0
    """Seconds that the workers spent in games, all workers together."""

    @property
    def rate(self) -> float:
        """Games a second."""
        return self.games / max(self.seconds, 1e-9)

    def kept(self, bare: Speed) -> float:
        """Return the share of the bare loop's speed times the workers."""
        return self.rate / (bare.rate * self.workers)

    @property
    def busy_share(self) -> float:
        """The share of the workers' time that was spent in games."""
        return self.busy / max(self.seconds * self.workers, 1e-9)


def bare_loop(matchup: Matchup, games: int, into: Speed) -> None:
    """Play the games one after the other, with nothing around them."""
    into.games += games
    into.seconds += _seconds_for(matchup, range(games))
    into.busy = into.seconds


def loops_at_once(processes: Executor, matchup: Matchup, games: int, into: Speed) -> None:
    """Play a share of the games in a bare loop in each process, all at once: what the machine itself allows.

    Cores that share a cache or a clock are slower when all of them work; no runner can win that back.
    """
    shares = [range(place, games, into.workers) for place in range(into.workers)]
    list(processes.map(_seconds_for, [matchup] * into.workers, [range(2)] * into.workers))  # all have started
    seconds = list(processes.map(_seconds_for, [matchup] * into.workers, shares))
    rate = sum([len(share) / max(one, 1e-9) for share, one in zip(shares, seconds, strict=True)])
    into.games += games
    into.seconds += games / rate
    into.busy += sum(seconds)


def _seconds_for(matchup: Matchup, numbers: range) -> float:
    began = perf_counter()
    for number in numbers:
        play(matchup, number)
    return perf_counter() - began


def through(runner: Runner, matchup: Matchup, games: int, into: Speed, *, chunk_seconds: float) -> None:
    """Play the same games through a runner; the start of its workers is not counted."""
    warm = Matchup(matchup.decks, matchup.players, matchup.seed + 1, matchup.turn_cap)
    play_all([Series(warm, 4 * runner.workers)], runner)
    series = Series(matchup, games)
    began = perf_counter()
    play_all([series], runner, chunk_seconds=chunk_seconds)
    into.seconds += perf_counter() - began
    into.workers = runner.workers
    into.games += games
    into.busy += series.seconds
