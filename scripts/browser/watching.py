"""What is watched in a page while somebody plays: recorded frame by frame, read at the end."""

from typing import Any, Final

from playwright.sync_api import BrowserContext, Page
from scripts.browser.checks import GOLD
from scripts.browser.page import script

WATCH: Final = script("watch")
"""In every frame in which something has changed."""


def watch(context: BrowserContext) -> None:
    """Let every page of a window record its faults, from now on."""
    context.add_init_script(f"({WATCH})({GOLD})")


def faults(page: Page) -> list[str]:
    """Give the moments at which there was not exactly one of gold and a named wait."""
    return _read(page, "seenFaults")


def dialogs(page: Page) -> list[str]:
    """Give the dialogs that opened."""
    return _read(page, "seenDialogs")


def _read(page: Page, name: str) -> list[str]:
    found: Any = page.evaluate("name => window[name] ?? []", name)
    return [str(one) for one in found]
