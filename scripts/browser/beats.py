"""Record the events that a page shows one after another."""

from dataclasses import dataclass
from typing import Final

from playwright.sync_api import BrowserContext, Page
from scripts.browser.page import script

BEATS: Final = script("beats")


@dataclass(frozen=True)
class Beat:
    """An event that was shown."""

    at: float
    """Milliseconds since the page was opened."""
    lines: tuple[int, ...]
    """Ids of its lines of the log; two for cards that were flipped together."""
    kind: str
    """act, note or flip."""
    words: str
    seen: int
    """How many commands the page had applied to the board."""


def record_beats(context: BrowserContext) -> None:
    """Make every page that a window opens from now on record what it shows."""
    context.add_init_script(f"({BEATS})()")


def beats(page: Page) -> list[Beat]:
    """List what the page has shown so far."""
    found = page.evaluate("() => window.seenBeats ?? []")
    return [Beat(at, tuple(lines), kind, words, seen) for at, lines, kind, words, seen in found]
