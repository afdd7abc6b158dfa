"""A run of chaos as a picture: every harm on a line of time, and how long after it all matches went on."""

from collections.abc import Sequence
from typing import Any, Final
from xml.sax.saxutils import escape

ROW: Final = 16
LEFT: Final = 190
WIDTH: Final = 760
RIGHT: Final = 110
TOP: Final = 46
TICKS: Final = 8
HARM, RECOVERY, INK, LINE = "#c0392b", "#e8a33d", "#222222", "#dddddd"


def timeline(rounds: Sequence[dict[str, Any]]) -> str:
    """Return an SVG with a row for each round, as `everfree chaos --json` prints them."""
    last = max([one["ended"] + one["recovered"] for one in rounds], default=1.0)
    height = TOP + ROW * len(rounds) + 30

    def x(seconds: float) -> float:
        return round(LEFT + WIDTH * seconds / last, 1)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {LEFT + WIDTH + RIGHT} {height}" '
        f'font-family="sans-serif" font-size="11" fill="{INK}">',
        f'<rect width="{LEFT + WIDTH + RIGHT}" height="{height}" fill="#ffffff"/>',
        _bar(LEFT, 14, 14, HARM) + f'<text x="{LEFT + 20}" y="24">harm</text>',
        _bar(LEFT + 70, 14, 14, RECOVERY)
        + f'<text x="{LEFT + 90}" y="24">until every match had a command acknowledged again</text>',
        *[_tick(last * number / TICKS, x, height) for number in range(TICKS + 1)],
        *[_row(place, one, x) for place, one in enumerate(rounds)],
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def _bar(x: float, y: float, width: float, colour: str) -> str:
    return f'<rect x="{x}" y="{y}" width="{max(1.0, width):.1f}" height="{ROW - 5}" fill="{colour}"/>'


def _tick(seconds: float, x: Any, height: int) -> str:
    """Return a line of the scale with its time."""
    at = x(seconds)
    line = f'<line x1="{at}" y1="{TOP - 8}" x2="{at}" y2="{height - 20}" stroke="{LINE}"/>'
    return f'{line}<text x="{at}" y="{height - 8}" text-anchor="middle">{seconds:.0f} s</text>'


def _row(place: int, one: dict[str, Any], x: Any) -> str:
    """Return the row of one harm: its name, its two bars, and the time of recovery."""
    y, began, ended = TOP + ROW * place, one["began"], one["ended"]
    after = ended + one["recovered"]
    return (
        f'<text x="{LEFT - 8}" y="{y + 9}" text-anchor="end">{escape(one["what"])}</text>'
        + _bar(x(began), y, x(ended) - x(began), HARM)
        + _bar(x(ended), y, x(after) - x(ended), RECOVERY)
        + f'<text x="{x(after) + 5}" y="{y + 9}">{one["recovered"]:.1f} s</text>'
    )
