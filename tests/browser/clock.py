"""Stretch the clock of a page, so that a slow machine is never later than the page's own timers."""

from typing import Final

from playwright.sync_api import Page

STRETCHED: Final = """() => {
  const plain = window.setTimeout;
  window.setTimeout = (what, milliseconds, ...more) =>
    plain(what, milliseconds >= 200 ? 20 * milliseconds : milliseconds, ...more);
}"""


def stretch(page: Page) -> None:
    """Let timers of at least 200 milliseconds, set from now on, ring after twenty times as long."""
    page.evaluate(STRETCHED)
