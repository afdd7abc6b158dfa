"""The report as one HTML page that needs no other file and no network."""

from __future__ import annotations  # so that `help` shows short types

from collections.abc import Sequence
from html import escape

from everfree.lab.reports.plots import can_draw, heat_map, intervals_plot
from everfree.lab.standings import Standing
from everfree.lab.studies.findings import Findings

STYLE = """
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 70rem; margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; width: 100%; }
th, td { padding: .3rem .6rem; border-bottom: 1px solid #8884; text-align: right; }
th:first-child, td:first-child { text-align: left; }
figure { margin: 1rem 0; overflow-x: auto; background: #fff; border-radius: .5rem; }
figure svg { max-width: 100%; height: auto; }
@media (prefers-color-scheme: dark) { body { background: #1c1b22; color: #eee; } }
"""
HEADS = ("Series", "Pairs", "Won", "Lost", "Drawn", "Score", "Interval", "Decided", "First turn", "Turns")
HOW_TO_READ = (
    "A pair is two games with the same deal and the seats swapped; scores and intervals are over pairs, and "
    "a draw is half a win. An interval of the kind “fixed” belongs to a number of pairs that was chosen "
    "beforehand; one of the kind “anytime” holds although the series was stopped when it was decided. “First "
    "turn” is the score of whoever had it. If many series are compared at 95 %, about one of twenty equal "
    "ones seems decided by chance."
)
NO_PLOTS = "The plots were left out: they need the extra lab."


def page(found: Findings, about: str) -> str:
    """Return the page of a study; *about* says with which program and settings it was made."""
    plots = "".join([f"<figure>{plot}</figure>" for plot in _plots(found)])
    sentences = "".join([f"<p>{escape(one)}</p>" for one in found.sentences])
    heads = "".join([f"<th>{head}</th>" for head in HEADS])
    rows = "\n".join([_row(one) for one in found.standings])
    return f"""<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>{escape(found.title)}</title><style>{STYLE}</style>
<h1>{escape(found.title)}</h1>
{sentences}
{plots or f"<p>{NO_PLOTS}</p>"}
<table><tr>{heads}</tr>
{rows}
</table>
<p>{HOW_TO_READ}</p>
<p>{escape(about)}</p></html>
"""


def _plots(found: Findings) -> Sequence[str]:
    if not can_draw():
        return []
    both = [intervals_plot(found.standings)]
    return [heat_map(found.standings), *both] if found.study == "matrix" else both


def _row(one: Standing) -> str:
    cells = (
        f"{one.a} – {one.b}",
        one.games // 2,
        one.wins,
        one.losses,
        one.draws,
        f"{one.score:.1%}",
        f"{one.low:.1%} to {one.high:.1%}, {one.kind}",
        "yes" if one.is_decided else "no",
        f"{one.starter_score:.1%}",
        f"{one.turns:.1f}",
    )
    return "<tr>" + "".join([f"<td>{escape(str(cell))}</td>" for cell in cells]) + "</tr>"
