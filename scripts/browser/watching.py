"""Record faults and dialogs in a page frame by frame while a game is played, and read them at the end."""

from typing import Any, Final

from playwright.sync_api import BrowserContext, Page
from scripts.browser.checks import GOLD
from scripts.browser.page import script

WATCH: Final = script("watch")
"""Runs in every frame in which the page has changed."""


def watch(context: BrowserContext) -> None:
    """Make every page that a window opens from now on record its faults."""
    context.add_init_script(f"({WATCH})({GOLD})")


def faults(page: Page) -> list[str]:
    """List the moments without exactly one of: a highlighted choice, or a named wait."""
    return _read(page, "seenFaults")


def dialogs(page: Page) -> list[str]:
    """List the dialogs that opened."""
    return _read(page, "seenDialogs")


def moves(page: Page) -> list[str]:
    """List the moments at which a row of the board moved up or down."""
    return _read(page, "seenMoves")


def _read(page: Page, name: str) -> list[str]:
    found: Any = page.evaluate("name => window[name] ?? []", name)
    return [str(one) for one in found]
