"""What `everfree check slap-network` found, as a picture."""

from collections.abc import Iterator
from math import sqrt
from typing import Any, Final
from xml.sax.saxutils import escape

LEFT: Final = 210
WIDTH: Final = 560
RIGHT: Final = 90
ROW: Final = 26
TOP: Final = 56
GAP: Final = 70
FAIR, BAR, CHEAT, BOUND, INK, LINE = "#dff0e2", "#3b6fb6", "#b5562b", "#a01c3c", "#222222", "#cccccc"
MOST_MS: Final = 220


def picture(told: dict[str, Any]) -> str:
    """Return an SVG: who wins over which connections, and what cheats gain."""
    below = TOP + 3 * ROW + GAP
    height = below + ROW * len(told["cheats"]) + 40
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {LEFT + WIDTH + RIGHT} {height}" '
        f'font-family="sans-serif" font-size="12" fill="{INK}">',
        f'<rect width="{LEFT + WIDTH + RIGHT}" height="{height}" fill="#ffffff"/>',
        *_connections(told),
        *_cheats(told, below),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def _connections(told: dict[str, Any]) -> Iterator[str]:
    """Yield the shares of the far player with their 95 % intervals, and the band that is called fair."""
    near, far = told["round_trips_ms"]
    yield _text(LEFT, 22, f"How often the player at {far} ms wins against the one at {near} ms", bold=True)
    yield (
        f'<rect x="{_share(0.48)}" y="{TOP - 16}" width="{_share(0.52) - _share(0.48):.1f}" '
        f'height="{3 * ROW + 8}" fill="{FAIR}"/>'
    )
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        yield _rule(_share(share), TOP - 16, 3 * ROW + 8)
        yield _text(_share(share), TOP + 3 * ROW + 8, f"{share:.0%}", anchor="middle")
    rows = (
        ("steady", told["slow_wins"], told["slaps"]),
        (f"varying by {told['jitter_ms']} ms", told["slow_wins_jitter"], told["slaps_jitter"]),
        ("no compensation", told["off"]["slow_wins"], told["off"]["slaps"]),
    )
    for place, (name, wins, slaps) in enumerate(rows):
        share, y = wins / slaps, TOP + ROW * place
        off = 1.96 * sqrt(share * (1 - share) / slaps)
        yield _text(LEFT - 10, y + 4, f"{name}, {slaps:,} slaps", anchor="end")
        yield (
            f'<line x1="{_share(share - off)}" y1="{y}" x2="{_share(share + off)}" y2="{y}" '
            f'stroke="{BAR}" stroke-width="3"/><circle cx="{_share(share)}" cy="{y}" r="4" fill="{BAR}"/>'
        )
        yield _text(LEFT + WIDTH + 12, y + 4, f"{share:.1%}")


def _cheats(told: dict[str, Any], top: int) -> Iterator[str]:
    """Yield what each cheat gains on average and at most, and the published bound."""
    bound, height = told["published"]["most_compensation_ms"], ROW * len(told["cheats"])
    yield _text(
        LEFT, top - 24, "What cheats gain: mean (bar), most (tick), and the published bound", bold=True
    )
    for gain in range(0, MOST_MS + 1, 50):
        yield _rule(_gain(gain), top - 12, height + 4)
        yield _text(_gain(gain), top + height + 8, f"{gain} ms", anchor="middle")
    yield (
        f'<line x1="{_gain(bound)}" y1="{top - 12}" x2="{_gain(bound)}" y2="{top + height - 8}" '
        f'stroke="{BOUND}" stroke-width="2"/>'
    )
    for place, one in enumerate(told["cheats"]):
        y, most = top + ROW * place, max(0, one["most_gain_ms"])
        yield _text(LEFT - 10, y + 4, one["cheat"], anchor="end")
        width = max(1.0, _gain(max(0, one["gain_ms"])) - _gain(0))
        yield f'<rect x="{_gain(0)}" y="{y - 7}" width="{width:.1f}" height="14" fill="{CHEAT}"/>'
        yield (
            f'<line x1="{_gain(most)}" y1="{y - 9}" x2="{_gain(most)}" y2="{y + 9}" '
            f'stroke="{INK}" stroke-width="2"/>'
        )
        yield _text(LEFT + WIDTH + 12, y + 4, f"wins {one['share']:.0%}")


def _share(share: float) -> float:
    return round(LEFT + WIDTH * share, 1)


def _gain(milliseconds: float) -> float:
    return round(LEFT + WIDTH * milliseconds / MOST_MS, 1)


def _rule(x: float, y: float, height: float) -> str:
    return f'<line x1="{x}" y1="{y}" x2="{x}" y2="{y + height}" stroke="{LINE}"/>'


def _text(x: float, y: float, words: str, *, anchor: str = "start", bold: bool = False) -> str:
    weight = ' font-weight="bold"' if bold else ""
    return f'<text x="{x}" y="{y}" text-anchor="{anchor}"{weight}>{escape(words)}</text>'
