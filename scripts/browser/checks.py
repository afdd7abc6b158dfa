"""What must hold on every page at every moment, asked of the page itself."""

from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page
from scripts.browser.page import script

AXE: Final = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RULES: Final = ("wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa")
LEFT_OUT: Final = ("label-content-name-mismatch",)
"""An experiment: a card is called by a sentence that holds its name, not by every word drawn on it."""

OVERLAPS: Final = script("overlaps")

COVERED: Final = script("covered")
"""Text beneath something else; cards of one row may overlap, and what opens over the board closes again."""

BUTTONS: Final = script("buttons")

NAMES: Final = script("names")

DIVIDED: Final = script("divided")

NUMBERS: Final = script("numbers")

GOLD: Final = script("gold")
"""The board's main button names who is awaited; in the text view it is the sentence above the answers."""

TARGETS: Final = script("targets")


def overlaps(page: Page) -> list[str]:
    """List texts that are drawn over each other."""
    return _asked(page, OVERLAPS)


def covered(page: Page) -> list[str]:
    """List texts that lie under something."""
    return _asked(page, COVERED)


def covered_buttons(page: Page) -> list[str]:
    """List buttons whose middle lies under something."""
    return _asked(page, BUTTONS)


def cut_names(page: Page) -> list[str]:
    """List names of cards that are not wholly to be read."""
    return _asked(page, NAMES)


def divided_names(page: Page) -> list[str]:
    """List names of cards with a word on two lines, or smaller than anybody should read."""
    return _asked(page, DIVIDED)


def wrong_numbers(page: Page) -> list[str]:
    """List numbers whose parts do not add up to them."""
    return _asked(page, NUMBERS)


def gold_faults(page: Page) -> list[str]:
    """Say where there is not exactly one of gold and a named wait."""
    return _asked(page, GOLD)


def small_targets(page: Page, least: int = 44) -> list[str]:
    """List what changes the game and is smaller than a finger."""
    return _asked(page, TARGETS, least)


def board_faults(page: Page) -> list[str]:
    """Collect everything that is wrong with a board."""
    looks = (overlaps, covered, covered_buttons, cut_names, divided_names, wrong_numbers, gold_faults)
    return [fault for look in looks for fault in look(page)]


def violations(page: Page) -> list[str]:
    """List what axe-core finds against accessibility."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found: dict[str, Any] = page.evaluate(
        "rules => axe.run(document, { runOnly: { type: 'tag', values: rules } })", list(RULES)
    )
    return [
        f"{one['id']}: {node['html'][:160]} {node.get('failureSummary', '')[:200]}"
        for one in found["violations"]
        if one["id"] not in LEFT_OUT
        for node in one["nodes"]
    ]


def _asked(page: Page, question: str, argument: Any = None) -> list[str]:
    found: list[str] = page.evaluate(question, argument)
    return found
