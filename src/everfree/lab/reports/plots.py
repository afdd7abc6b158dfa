"""Draw plots as SVG for a page; matplotlib comes with the extra `lab`."""

from __future__ import annotations  # so that `help` shows short types

import importlib.util
from collections.abc import Sequence
from io import StringIO
from typing import Any

from everfree.lab.standings import Standing

DOT, BAR, MIDDLE = "#4a2f7a", "#6b4ea0", "#888888"
COLOURS = "PuOr"
"""Blind to no common kind of colour vision: orange for bad, purple for good match-ups."""


def can_draw() -> bool:
    """Tell whether matplotlib is installed."""
    return importlib.util.find_spec("matplotlib") is not None


def intervals_plot(standings: Sequence[Standing]) -> str:
    """Draw the score of each series with its interval."""
    figure, axes = _figure(9, 1.2 + 0.42 * len(standings))
    for place, one in enumerate(reversed(standings)):
        axes.plot(
            [one.low, one.high], [place, place], color=BAR, linewidth=5, alpha=0.35, solid_capstyle="butt"
        )
        axes.plot(one.score, place, "o", color=DOT)
    labels = [f"{one.a} – {one.b} ({one.games // 2})" for one in reversed(standings)]
    axes.set_yticks(range(len(standings)), labels)
    axes.set_xlim(-0.02, 1.02)
    axes.axvline(0.5, color=MIDDLE, linewidth=0.8)
    axes.set_xlabel("Score of the first, with its interval; in brackets the pairs of games")
    return _svg(figure)


def heat_map(standings: Sequence[Standing]) -> str:
    """Draw the score of each side in a row against each side in a column."""
    names = list(dict.fromkeys([name for one in standings for name in (one.a, one.b)]))
    size = 2.5 + 0.62 * len(names)
    figure, axes = _figure(size + 1, size)
    scores: list[list[float]] = [[float("nan")] * len(names) for _ in names]
    for one in standings:
        row, column = names.index(one.a), names.index(one.b)
        scores[row][column], scores[column][row] = one.score, 1 - one.score
        for where, score in (((column, row), one.score), ((row, column), 1 - one.score)):
            style = "bold" if one.is_decided else "normal"
            axes.text(*where, f"{100 * score:.0f}", ha="center", va="center", fontsize=8, weight=style)
    axes.imshow(scores, cmap=COLOURS, vmin=0.1, vmax=0.9, alpha=0.75)
    axes.set_xticks(range(len(names)), names, rotation=60, ha="right", fontsize=8)
    axes.set_yticks(range(len(names)), names, fontsize=8)
    axes.set_xlabel("Score of the row against the column in percent; bold: decided")
    return _svg(figure)


def _figure(width: float, height: float) -> tuple[Any, Any]:
    import matplotlib as mpl
    from matplotlib.figure import Figure

    mpl.rcParams["svg.hashsalt"] = "everfree"  # the same figures give the same bytes
    mpl.rcParams["svg.fonttype"] = "none"  # text stays text: small, and a screen reader can read it
    figure = Figure(figsize=(width, height), layout="constrained")
    return figure, figure.subplots()


def _svg(figure: Any) -> str:
    text = StringIO()
    figure.savefig(text, format="svg", metadata={"Date": None, "Creator": None})
    whole = text.getvalue()
    return whole[whole.index("<svg") :]
