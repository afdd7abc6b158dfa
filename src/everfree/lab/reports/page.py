"""The report as one HTML page that needs no other file and no network."""

from __future__ import annotations  # so that `help` shows short types

from collections.abc import Sequence
from dataclasses import replace
from html import escape

from everfree.lab.playing import player_name
from everfree.lab.reports import html, plots
from everfree.lab.standings import FEWEST_DECIDING, Standing
from everfree.lab.studies.findings import Findings, matchup

STYLE = (
    html.STYLE
    + """body { max-width: 70rem; }
figure { margin: 1rem 0; padding: .5rem;
  overflow-x: auto; background: #fff; color: #222; border-radius: .5rem; }
figure svg { max-width: 100%; height: auto; }
@media (max-width: 45rem) { figure svg { max-width: none; } }
"""
)
HEADS = ("Series", "Score", "Interval", "Decided", "Pairs", "Won", "Lost", "Drawn", "First turn", "Turns")
HOW_TO_READ = (
    "A pair is two games with the same deal and the seats swapped; scores and intervals are over pairs, and "
    "a draw is half a win. An interval of the kind “fixed” belongs to a number of pairs that was chosen "
    "beforehand; one of the kind “anytime” holds although the series was stopped when it was decided. All "
    "intervals have 95 % unless another level stands beside them; that of the first turn always has 95 % "
    "and takes the number of pairs as chosen beforehand. Whoever plays more and more pairs of the kind "
    "“fixed” until a difference shows finds one by chance: “anytime” is made for that. Won, lost and drawn "
    f"are games. Fewer than {FEWEST_DECIDING} pairs of a fixed number decide nothing. “First turn” is the "
    "score of whoever had it; its interval over several match-ups counts the pairs with the same seed as one "
    "observation, and fewer than four of these say nothing. If many series are compared at 95 %, about one "
    "of twenty equal ones seems decided by chance."
)
TUNING = (
    "The series “test” was played with other deals than the race, and only it can be decided. The swaps were "
    "chosen by the scores of the series “race”, so the best of those scores are partly luck."
)
INTERVALS = (
    "The score of the first side of each series, with its interval; after the names, the pairs of games."
)
HEAT_MAP = (
    "The score of the row against the column in percent; bold: decided. The deck with the best mean is first."
)
NO_PLOTS = "The plots were left out: they need the extra lab."


def page(found: Findings, about: str) -> str:
    """Return the page of a study; *about* says with which program and settings it was made."""
    found = _with_player_once(found)
    figures = "".join(
        [f"<figure>{plot}<figcaption>{below}</figcaption></figure>" for plot, below in _plots(found)]
    )
    how_to_read = [HOW_TO_READ, TUNING] if found.study == "tune" else [HOW_TO_READ]
    sentences = "".join([f"<p>{escape(one)}</p>" for one in found.sentences])
    return f"""<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>{escape(found.title)}</title><style>{STYLE}</style>
<h1>{escape(found.title)}</h1>
{sentences}
{figures or f"<p>{NO_PLOTS}</p>"}
{html.table(HEADS, [_row(one) for one in found.standings])}
{"".join([f"<p>{one}</p>" for one in how_to_read])}
<p>{escape(about)}</p></html>
"""


def _with_player_once(found: Findings) -> Findings:
    """Name the player in a sentence, not after the name of every side, if all sides have the same one."""
    players = {player_name(player) for series in found.series for player in matchup(series).players}
    if len(players) != 1:
        return found
    (player,) = players
    behind = f" ({player})"
    standings = [
        replace(one, a=one.a.removesuffix(behind), b=one.b.removesuffix(behind)) for one in found.standings
    ]
    return replace(
        found, standings=tuple(standings), sentences=(*found.sentences, f"All sides were played by {player}.")
    )


def _plots(found: Findings) -> Sequence[tuple[str, str]]:
    """Draw the plots of a study, each with the sentence below it."""
    if not plots.can_draw():
        return []
    both = [(plots.intervals_plot(found.standings), INTERVALS)]
    return [(plots.heat_map(found.standings), HEAT_MAP), *both] if found.study == "matrix" else both


def _row(one: Standing) -> tuple[object, ...]:
    return (
        one.title,
        f"{one.score:.1%}",
        f"{one.ends}, {one.kind}",
        "yes" if one.is_decided else "no",
        one.pairs,
        one.wins,
        one.losses,
        one.draws,
        f"{one.starter_score:.1%}",
        f"{one.turns:.1f}",
    )
