"""What a study found: series with their standings, and sentences for people."""

from __future__ import annotations  # so that `help` shows short types

from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from typing import Any

from everfree.lab.pairs import mean, pair_interval, starter_pairs
from everfree.lab.playing import Matchup, Played
from everfree.lab.series import Series
from everfree.lab.standings import Standing, standing_of


@dataclass(frozen=True)
class Findings:
    """The result of a study; `rows` and `game_rows` are its tables."""

    study: str
    """The name of the command: match, matrix, worth, openings or tune."""
    title: str
    sentences: tuple[str, ...]
    series: tuple[Series[Played], ...]
    standings: tuple[Standing, ...]
    files: dict[str, str] = field(default_factory=dict)
    """Further files of the report by name."""

    def rows(self) -> list[dict[str, Any]]:
        """List the series, a row each."""
        return [
            {
                "series": number,
                **asdict(one),
                "seed": _matchup(series).seed,
                "turn_cap": _matchup(series).turn_cap,
            }
            for number, (one, series) in enumerate(zip(self.standings, self.series, strict=True))
        ]

    def game_rows(self) -> list[dict[str, Any]]:
        """List all games, a row each; `series` is the row of `rows` that they belong to."""
        return [
            {"series": number, "a": one.a, "b": one.b, **asdict(game)}
            for number, (one, series) in enumerate(zip(self.standings, self.series, strict=True))
            for game in series.games
        ]


def findings(
    study: str,
    title: str,
    sentences: Sequence[str],
    series: Sequence[Series[Played]],
    *,
    level: float | None,
    files: dict[str, str] | None = None,
) -> Findings:
    """Put together what was found, with how each series stands."""
    standings = tuple([standing_of(one, level=level) for one in series])
    return Findings(study, title, tuple(sentences), tuple(series), standings, files or {})


def starter_sentence(series: Sequence[Series[Played]]) -> str:
    """Return the sentence about the advantage of the first turn over all series."""
    scores = [score for one in series for score in starter_pairs(one.games)]
    low, high = pair_interval(scores)
    return (
        f"Whoever had the first turn scored {mean(scores):.1%} ({low:.1%} to {high:.1%}) "
        f"over {len(scores):,} pairs of games."
    )


def _matchup(series: Series[Played]) -> Matchup:
    assert isinstance(series.job, Matchup)
    return series.job
