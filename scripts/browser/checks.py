"""Check what must hold on every page at every moment, by functions evaluated in the page."""

from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page
from scripts.browser.page import script

AXE: Final = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RULES: Final = ("wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa")
LEFT_OUT: Final = ("label-content-name-mismatch:",)
"""An experimental rule of axe: our label of a card is a sentence, not every word drawn on the card."""

ACCESS: Final = script("access")

OVERLAPS: Final = script("overlaps")

COVERED: Final = script("covered")
"""Finds covered text; cards of one row may overlap, and panels that open over the board are ignored."""

BUTTONS: Final = script("buttons")

NAMES: Final = script("names")

DIVIDED: Final = script("divided")

NUMBERS: Final = script("numbers")

GOLD: Final = script("gold")
"""Finds moments without exactly one of: a highlighted choice, or a named wait.

The board's main button names who is awaited; in the text view the sentence above the answers does.
"""

TARGETS: Final = script("targets")

AT_REST: Final = script("at-rest")

LONGEST: Final = 5_000
"""Milliseconds after which a page that still moves is looked at all the same."""


def rest(page: Page) -> None:
    """Wait until nothing on the page moves any more, however slow the machine is."""
    page.evaluate(AT_REST, LONGEST)


def overlaps(page: Page) -> list[str]:
    """List texts that are drawn over each other."""
    return evaluated(page, OVERLAPS)


def covered(page: Page) -> list[str]:
    """List texts that something covers."""
    return evaluated(page, COVERED)


def covered_buttons(page: Page) -> list[str]:
    """List buttons whose middle something covers."""
    return evaluated(page, BUTTONS)


def cut_names(page: Page) -> list[str]:
    """List names of cards that are cut off."""
    return evaluated(page, NAMES)


def divided_names(page: Page) -> list[str]:
    """List names of cards with a word broken over two lines or in too small a font."""
    return evaluated(page, DIVIDED)


def wrong_numbers(page: Page) -> list[str]:
    """List numbers that are not the sum of their parts."""
    return evaluated(page, NUMBERS)


def gold_faults(page: Page) -> list[str]:
    """List a fault unless exactly one holds: a choice is highlighted, or the page names who is awaited."""
    return evaluated(page, GOLD)


def small_targets(page: Page, least: int = 44) -> list[str]:
    """List controls that change the game and are smaller than *least* pixels, too small for a finger."""
    return evaluated(page, TARGETS, least)


def board_faults(page: Page) -> list[str]:
    """List all layout faults of a board."""
    looks = (overlaps, covered, covered_buttons, cut_names, divided_names, wrong_numbers, gold_faults)
    return [fault for look in looks for fault in look(page)]


def violations(page: Page) -> list[str]:
    """List the accessibility violations that axe-core finds."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    return [fault for fault in evaluated(page, ACCESS, list(RULES)) if not fault.startswith(LEFT_OUT)]


def evaluated(page: Page, function: str, argument: Any = None) -> list[str]:
    """Return the faults that a function finds in the page."""
    found: list[str] = page.evaluate(function, argument)
    return found
