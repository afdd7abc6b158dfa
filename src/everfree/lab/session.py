"""A session of the lab: where games are played, where they are kept, and how the studies ask for them."""

from __future__ import annotations  # so that `help` shows short types

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from everfree.lab.cluster import Cluster
from everfree.lab.folder import Folder
from everfree.lab.pairs import pairs_of
from everfree.lab.playing import Matchup, Played, PlayerMaker
from everfree.lab.processes import Processes
from everfree.lab.progress import bar
from everfree.lab.runners import Here, Runner
from everfree.lab.sequential import is_decided
from everfree.lab.series import Series, play_all
from everfree.lab.simulating import cores, matchup_of
from everfree.library.deck_lookup import DeckLike
from everfree.library.game import TURN_CAP


@dataclass(frozen=True)
class Session:
    """Plays series for the studies."""

    runner: Runner
    folder: Folder | None = None
    progress: bool | None = None
    """Whether to show a bar; None for only on a terminal."""

    def play(
        self, series: Sequence[Series[Any]], what: str, *, is_open: Callable[[], bool] = lambda: True
    ) -> None:
        """Play all series to their end, or as long as *is_open* allows more games to begin."""
        total = sum([one.most for one in series])
        with bar(total, what, shown=self.progress) as done:
            play_all(series, self.runner, folder=self.folder, done=done, is_open=is_open)


@dataclass(frozen=True)
class Terms:
    """What the games of a study have in common."""

    players: tuple[PlayerMaker, PlayerMaker] = ("greedy", "greedy")
    seed: int = 0
    pairs: int = 100
    """The most pairs of games of a series."""
    level: float | None = None
    """A series ends when the sequential test is so certain; None for all pairs."""
    turn_cap: int | None = TURN_CAP

    def series(self, a: DeckLike, b: DeckLike) -> Series[Played]:
        """Return the series of two decks."""
        return self.series_of(matchup_of([a, b], self.players, self.seed, self.turn_cap))

    def series_of(self, matchup: Matchup) -> Series[Played]:
        """Return the series of a matchup."""
        level = self.level
        if level is None:
            return Series(matchup, 2 * self.pairs)
        certain = level
        return Series(matchup, 2 * self.pairs, lambda games: is_decided(pairs_of(games), level=certain))


def runner_at(ray: str | None, processes: int) -> Runner:
    """Return a runner: the Ray cluster at an address, or processes on this machine (0: one on each core)."""
    if ray is not None:
        return Cluster(ray, workers=processes or None)
    wanted = processes or cores()
    return Here() if wanted == 1 else Processes(wanted)
