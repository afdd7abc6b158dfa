"""What a study found: series with their standings, and sentences for people."""

from __future__ import annotations  # so that `help` shows short types

from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from typing import Any

from everfree.lab.pairs import mean, starter_pairs, table_interval
from everfree.lab.playing import Matchup, Played
from everfree.lab.series import Series
from everfree.lab.standings import FEWEST_DECIDING, RACE, Standing, standing_of
from everfree.lab.wording import counted


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
    left_out: dict[str, str] = field(default_factory=dict)
    """Files that the study writes with another result only, with a pattern of their first lines: one that an
    earlier run wrote is removed."""

    def rows(self) -> list[dict[str, Any]]:
        """List the series, a row each."""
        return [
            {
                "series": number,
                **asdict(one),
                "seed": matchup(series).seed,
                "turn_cap": matchup(series).turn_cap,
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
) -> Findings:
    """Put together what was found, with how each series stands."""
    standings = tuple([standing_of(one, level=level) for one in series])
    cautions = [*caution(standings), *capped(series)]
    return Findings(study, title, (*sentences, *cautions), tuple(series), standings)


def caution(standings: Sequence[Standing]) -> list[str]:
    """Return the sentence about series that are too short to decide anything, if there are any."""
    if not any(one.is_too_short for one in standings if one.stage != RACE):
        return []
    return [f"Fewer than {FEWEST_DECIDING} pairs of a fixed number decide nothing: choose a larger number."]


def capped(series: Sequence[Series[Played]]) -> list[str]:
    """Return the sentence about games that the cap of turns ended, if there are any."""
    games = [game for one in series for game in one.games]
    ended = len([game for game in games if game.stalled])
    if not ended:
        return []
    caps = {matchup(one).turn_cap for one in series}
    return [
        f"Ended undecided after {counted(max([cap for cap in caps if cap]), 'turn')}: {ended:,} of "
        f"{counted(len(games), 'game')}."
    ]


def starter_sentence(series: Sequence[Series[Played]], *, when: str = "") -> str:
    """Return the sentence about the advantage of the first turn over all games of these series.

    Its interval has 95 % and takes the number of pairs as chosen beforehand: a test that ends a series looks
    at the score of a side, not at that of the first turn.

    *when* says which games they are, if the study has others too.
    """
    each = [starter_pairs(one.games) for one in series]
    scores = [score for pairs in each for score in pairs]
    low, high = table_interval(each)
    who = f"{when}, whoever" if when else "Whoever"
    return (
        f"{who} had the first turn scored {mean(scores):.1%} ({low:.1%} to {high:.1%}) "
        f"over {counted(len(scores), 'pair')} of games."
    )


def matchup(series: Series[Played]) -> Matchup:
    """Return what a series is made of."""
    assert isinstance(series.job, Matchup)
    return series.job
