"""How a series stands: the score of its first side over pairs of games, and how certain that is."""

from __future__ import annotations  # so that `help` shows short types

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from everfree.lab.pairs import mean, pair_interval, pairs_of, starter_pairs
from everfree.lab.playing import Matchup, Played
from everfree.lab.sequential import LEVEL, anytime_interval, evidence
from everfree.lab.series import Series
from everfree.lab.wording import in_percent

FEWEST_DECIDING: Final = 20
"""Pairs from which a series of a fixed length may be decided: the interval of fewer is too often wrong."""
FIXED: Final = "fixed"
ANYTIME: Final = "anytime"
RACE: Final = "race"
TEST: Final = "test"


@dataclass(frozen=True)
class Standing:
    """One series: side a against side b."""

    a: str
    b: str
    games: int
    wins: int
    losses: int
    draws: int
    """Games that nobody won, those ended by the cap of turns included."""
    score: float
    """The score of a over complete pairs; a draw is half a win."""
    low: float
    high: float
    """The interval of the score."""
    kind: str
    """`fixed`: for a number of pairs chosen beforehand; `anytime`: holds whenever the series is stopped."""
    level: float
    """How certain the interval is."""
    evidence: float
    """Against equal sides; 1 is none, 20 is 95 %."""
    is_decided: bool
    """Whether a is better or worse than b at this level; never a series of fixed length with fewer than
    `FEWEST_DECIDING` pairs, and never the race of `tune`."""
    starter_score: float
    """The score of whoever had the first turn."""
    turns: float
    """The mean number of turns; a game that the cap ended counts one more than the cap."""
    stage: str = ""
    """`race` or `test` in a report of `tune`, else empty."""

    @property
    def title(self) -> str:
        """Both sides, and the stage if there is one."""
        return f"{self.a} – {self.b}{f', {self.stage}' if self.stage else ''}"

    @property
    def pairs(self) -> int:
        """The complete pairs of games."""
        return self.games // 2

    @property
    def at_level(self) -> str:
        """The level of the interval and the decision in words; empty for the usual one."""
        return "" if self.level == LEVEL else f" at {in_percent(self.level)}"

    @property
    def ends(self) -> str:
        """The interval in percent, with its level unless that is the usual one."""
        return f"{self.low:.1%} to {self.high:.1%}{self.at_level}"

    @property
    def is_too_short(self) -> bool:
        """Whether a fixed number of pairs was played that is too small to decide anything."""
        return self.kind == FIXED and self.pairs < FEWEST_DECIDING


def standing(matchup: Matchup, games: Sequence[Played], *, level: float | None, stage: str = "") -> Standing:
    """Return how a series stands; *level* is that of its sequential test, None if its length was fixed."""
    scores = pairs_of(games)
    found = evidence(scores)
    low, high = pair_interval(scores) if level is None else anytime_interval(scores, level=level)
    if level is None:
        is_decided = len(scores) >= FEWEST_DECIDING and not low <= 1 / 2 <= high
    else:
        is_decided = found >= 1 / (1 - level)
    wins = len([game for game in games if game.winner == "a"])
    losses = len([game for game in games if game.winner == "b"])
    return Standing(
        *matchup.names,
        games=len(games),
        wins=wins,
        losses=losses,
        draws=len(games) - wins - losses,
        score=mean(scores),
        low=low,
        high=high,
        kind=FIXED if level is None else ANYTIME,
        level=LEVEL if level is None else level,
        evidence=found,
        is_decided=is_decided and stage != RACE,
        starter_score=mean(starter_pairs(games)),
        turns=sum([game.turns for game in games]) / max(1, len(games)),
        stage=stage,
    )


def standing_of(series: Series[Played], *, level: float | None, stage: str = "") -> Standing:
    """Return how a series of a matchup stands."""
    assert isinstance(series.job, Matchup)
    return standing(series.job, series.games, level=level, stage=stage)
