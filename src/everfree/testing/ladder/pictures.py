"""Draw the report as a picture and an HTML page; matplotlib comes with the extra `lab`."""

import base64
import importlib.util
from html import escape
from pathlib import Path
from typing import Any

from everfree.lab.reports import html
from everfree.testing.ladder.report import pairs_told, verdict_told

STYLE = (
    html.STYLE
    + """body { max-width: 60rem; }
.wide img { width: 100%; min-width: 40rem; height: auto; }
"""
)
CURVE_HEIGHT = 3.2
CURVE_ALT = ", and the scores of the champion against strong by its node budget"
HEADS = ("Players", "Pairs", "Score", "95 %", "Compared with", "Verdict", "Nodes", "Seconds a decision")


def can_draw() -> bool:
    """Tell whether matplotlib is installed."""
    return importlib.util.find_spec("matplotlib") is not None


def draw(figures: dict[str, Any], path: Path) -> None:
    """Draw each pair's score with its interval and its goal; below, the champion's score by its nodes."""
    import matplotlib as mpl
    from matplotlib.figure import Figure

    mpl.rcParams["svg.hashsalt"] = "everfree"
    pairs = figures["pairs"]
    heights = [1.2 + 0.42 * len(pairs), *([CURVE_HEIGHT] if has_curve(figures) else [])]
    figure = Figure(figsize=(9, sum(heights)), layout="constrained")
    plots = figure.subplots(len(heights), squeeze=False, height_ratios=heights)
    _draw_pairs(plots[0, 0], pairs)
    if has_curve(figures):
        _draw_curve(plots[1, 0], figures["curve"])
    figure.savefig(path, dpi=140)


def has_curve(figures: dict[str, Any]) -> bool:
    """Tell whether the champion has played at two or more node budgets."""
    return len(figures["curve"]) > 1


def _draw_pairs(axes: Any, pairs: list[dict[str, Any]]) -> None:
    for place, pair in enumerate(reversed(pairs)):
        low, high = pair["interval"]
        axes.plot(
            [low, high], [place, place], color="#6b4ea0", linewidth=5, alpha=0.35, solid_capstyle="butt"
        )
        axes.plot(pair["a_score"], place, "o", color="#4a2f7a")
        axes.plot(pair["compared_with"], place, "|", color="#b0003a", markersize=18, markeredgewidth=2)
    axes.set_yticks(
        range(len(pairs)), [f"{pair['a']} – {pair['b']} ({pair['pairs']})" for pair in reversed(pairs)]
    )
    axes.set_ylim(-0.6, len(pairs) - 0.4)
    axes.set_xlim(-0.02, 1.02)
    axes.axvline(0.5, color="#888888", linewidth=0.8)
    axes.set_xlabel("Score of the first; the red line is what it is compared with")


def _draw_curve(axes: Any, points: list[dict[str, Any]]) -> None:
    nodes = [point["nodes"] for point in points]
    for point in points:
        place = [point["nodes"]] * 2
        axes.plot(place, point["interval"], color="#6b4ea0", linewidth=5, alpha=0.35, solid_capstyle="butt")
    axes.plot(nodes, [point["score"] for point in points], "o-", color="#4a2f7a", linewidth=1)
    axes.set_xscale("log")
    axes.set_xticks(nodes, [f"{one:,}\n({point['pairs']})" for one, point in zip(nodes, points, strict=True)])
    axes.minorticks_off()
    axes.set_ylim(-0.02, 1.02)
    axes.axhline(0.5, color="#888888", linewidth=0.8)
    axes.set_xlabel("Nodes of the champion for a decision (pairs)")
    axes.set_ylabel("Score against strong")


def page(figures: dict[str, Any], picture: Path) -> str:
    """Return the figures as one HTML page with the picture embedded."""
    alt = "Scores of all pairs, as in the table below" + (CURVE_ALT if has_curve(figures) else "")
    image = base64.b64encode(picture.read_bytes()).decode()
    return f"""<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Computer players: the ladder</title><style>{STYLE}</style>
<h1>Computer players against each other</h1>
<p>{escape(figures["note"])}</p>
<div class="wide"><img src="data:image/png;base64,{image}" alt="{alt}"></div>
{html.table(HEADS, [_row(pair) for pair in figures["pairs"]])}</html>
"""


def _row(pair: dict[str, Any]) -> tuple[object, ...]:
    low, high = pair["interval"]
    return (
        f"{pair['a']} – {pair['b']}",
        pairs_told(pair),
        f"{pair['a_score']:.1%}",
        f"{low:.0%} to {high:.0%}, {pair['kind']}",
        f"{pair['compared_with']:.0%}",
        verdict_told(pair),
        " / ".join([str(nodes) if nodes else "–" for nodes in pair["node_budget"]]),
        f"{pair['a_seconds_a_decision']:.3f} / {pair['b_seconds_a_decision']:.3f}",
    )
