"""What the pages of reports share: how text and tables look, and a table that scrolls on a phone."""

from collections.abc import Iterable, Sequence
from html import escape
from typing import Final

STYLE: Final = """
body { font: 1rem/1.5 system-ui, sans-serif; margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; width: 100%; }
.wide { overflow-x: auto; }
th, td { padding: .3rem .6rem; border-bottom: 1px solid #8884; text-align: right; }
th:first-child, td:first-child { text-align: left; position: sticky; left: 0; background: #fff; }
@media (max-width: 45rem) { th:first-child, td:first-child { min-width: 8rem; max-width: 45vw; } }
@media (prefers-color-scheme: dark) {
  body, th:first-child, td:first-child { background: #1c1b22; color: #eee; }
}
"""


def table(heads: Iterable[str], rows: Iterable[Sequence[object]]) -> str:
    """Return a table; where the window is narrower, the table scrolls and the page does not."""
    lines = "\n".join([_line("td", row) for row in rows])
    return f'<div class="wide"><table>{_line("th", heads)}\n{lines}\n</table></div>'


def _line(tag: str, cells: Iterable[object]) -> str:
    return "<tr>" + "".join([f"<{tag}>{escape(str(cell))}</{tag}>" for cell in cells]) + "</tr>"
