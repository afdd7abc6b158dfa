"""Draw plots as SVG for a page; matplotlib comes with the extra `lab`.

A plot has names and scores only: an axis is too narrow for a sentence, so the page has the sentences below.
"""

from __future__ import annotations  # so that `help` shows short types

import importlib.util
from collections.abc import Sequence
from io import StringIO
from math import floor
from textwrap import wrap
from typing import Any, Final

from everfree.lab.pairs import mean
from everfree.lab.standings import Standing
from everfree.lab.wording import counted

DOT, BAR, MIDDLE = "#4a2f7a", "#6b4ea0", "#888888"
COLOURS = "PuOr"
"""Blind to no common kind of colour vision: orange for bad, purple for good match-ups."""
OPACITY: Final = 0.75
"""Of the colours of the cells, on white."""
SERIES_LETTERS: Final = 52
"""Letters of a line of the label of a series."""
NAME_LETTERS: Final = 26
"""Letters of a line of a name beside the table of match-ups."""
MOST_LINES: Final = 4
LETTER: Final = 0.078
"""Inches that a letter of a label takes, a little more than on average: a browser may use another font."""
LINE: Final = 0.17
"""Inches between the lines of a label."""
LABEL_SIZE: Final = 9
AXIS: Final = 5.0
"""Inches of the axis of the scores."""
CELL: Final = 0.62
"""Inches of a cell of the table of match-ups."""
MARGIN: Final = 0.15
"""Inches left free at both sides."""
SPARE: Final = 0.6
"""Inches for the ticks and the name of an axis."""


def can_draw() -> bool:
    """Tell whether matplotlib is installed."""
    return importlib.util.find_spec("matplotlib") is not None


def intervals_plot(standings: Sequence[Standing]) -> str:
    """Draw the score of each series with its interval."""
    rows = list(reversed(standings))
    labels = [_label(f"{one.title}, {counted(one.pairs, 'pair')}", SERIES_LETTERS) for one in rows]
    row = 0.2 + LINE * max([label.count("\n") + 1 for label in labels])
    figure, axes = _figure(AXIS + _room(labels), SPARE + 0.2 + row * len(rows))
    for place, one in enumerate(rows):
        ends = [100 * one.low, 100 * one.high]
        axes.plot(ends, [place, place], color=BAR, linewidth=5, alpha=0.35, solid_capstyle="butt")
        axes.plot(100 * one.score, place, "o", color=DOT)
    axes.set_yticks(range(len(rows)), labels, fontsize=LABEL_SIZE)
    axes.set_ylim(-0.6, len(rows) - 0.4)
    axes.set_xlim(-2, 102)
    axes.set_xticks([0, 25, 50, 75, 100])
    axes.axvline(50, color=MIDDLE, linewidth=0.8)
    axes.set_xlabel("Score in percent")
    return _svg(figure)


def heat_map(standings: Sequence[Standing]) -> str:
    """Draw the score of each side in a row against each side in a column."""
    names = best_first(standings)
    labels = [_label(name, NAME_LETTERS) for name in names]
    size = CELL * len(names) + _room(labels)
    figure, axes = _figure(size, size)
    scores: list[list[float]] = [[float("nan")] * len(names) for _ in names]
    places = [(names.index(one.a), names.index(one.b)) for one in standings]
    for (row, column), one in zip(places, standings, strict=True):
        scores[row][column], scores[column][row] = one.score, 1 - one.score
    cells = axes.imshow(scores, cmap=COLOURS, vmin=0.1, vmax=0.9, alpha=OPACITY)
    for (row, column), one in zip(places, standings, strict=True):
        style = "bold" if one.is_decided else "normal"
        percent = floor(100 * one.score + 1 / 2)  # so that both numbers of a match-up make 100
        for where, score, number in (
            ((column, row), one.score, percent),
            ((row, column), 1 - one.score, 100 - percent),
        ):
            ink = _ink(cells.cmap(cells.norm(score)))
            axes.text(*where, f"{number}", ha="center", va="center", fontsize=8, weight=style, color=ink)
    turned = {"rotation": 60, "ha": "left", "rotation_mode": "anchor"}
    axes.xaxis.tick_top()
    axes.set_xticks(range(len(names)), labels, fontsize=LABEL_SIZE, **turned)
    axes.set_yticks(range(len(names)), labels, fontsize=LABEL_SIZE)
    return _svg(figure)


def best_first(standings: Sequence[Standing]) -> list[str]:
    """List the sides by the mean of their scores against all others, the best first; equals stay in order."""
    scores: dict[str, list[float]] = {}
    for one in standings:
        scores.setdefault(one.a, []).append(one.score)
        scores.setdefault(one.b, []).append(1 - one.score)
    return sorted(scores, key=lambda name: -mean(scores[name]))


def _ink(cell: Sequence[float]) -> str:
    """Return the colour of a number that can be read on a cell: white on dark ones."""
    red, green, blue = (OPACITY * part + 1 - OPACITY for part in cell[:3])
    return "white" if 0.299 * red + 0.587 * green + 0.114 * blue < 1 / 2 else "black"


def _label(text: str, letters: int) -> str:
    """Break a label into lines; a dollar sign would begin a formula."""
    lines = wrap(text, letters, max_lines=MOST_LINES, placeholder=" …")
    return "\n".join(lines).replace("$", r"\$")


def _room(labels: Sequence[str]) -> float:
    """Return the inches that the labels of an axis take."""
    return SPARE + LETTER * max([len(line) for label in labels for line in label.split("\n")])


def _figure(width: float, height: float) -> tuple[Any, Any]:
    import matplotlib as mpl
    from matplotlib.figure import Figure
    from matplotlib.layout_engine import ConstrainedLayoutEngine

    mpl.rcParams["svg.hashsalt"] = "everfree"  # the same figures give the same bytes
    mpl.rcParams["svg.fonttype"] = "none"  # text stays text: small, and a screen reader can read it
    figure = Figure(figsize=(width, height), layout=ConstrainedLayoutEngine(w_pad=MARGIN))
    return figure, figure.subplots()


def _svg(figure: Any) -> str:
    text = StringIO()
    figure.savefig(text, format="svg", metadata={"Date": None, "Creator": None})
    whole = text.getvalue()
    return whole[whole.index("<svg") :]
