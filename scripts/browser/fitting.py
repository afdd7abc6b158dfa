"""Check that a board fits its window: everything on screen, nothing cut, nothing too small."""

from dataclasses import dataclass
from typing import Final

from playwright.sync_api import Page
from scripts.browser.checks import evaluated
from scripts.browser.page import script

ASKED: Final = script("asked")
CLIPPED: Final = script("clipped")
CROSSING: Final = script("crossing")
FINGERS: Final = script("fingers")
LETTERS: Final = script("letters")
TROUBLEMAKERS: Final = script("troublemakers")

LEAST_TARGET: Final = 44
"""Pixels of a control that a finger presses."""
LEAST_TEXT: Final = 11.5
"""Pixels of a font."""


@dataclass(frozen=True)
class Window:
    """A window in which the table must fit."""

    width: int
    height: int
    text: int = 100
    """The size of text in percent, as the settings have it."""
    touch: bool = False

    def __str__(self) -> str:
        return f"{self.width}x{self.height}" + (f"-{self.text}" if self.text != 100 else "")


WINDOWS: Final = (
    Window(390, 664, touch=True),
    Window(390, 844, touch=True),
    Window(360, 640, touch=True),
    Window(844, 390, touch=True),
    Window(1366, 657),
    Window(1440, 789),
    Window(1280, 720, text=115),
    Window(720, 394),  # 1440x789 at a zoom of 200 %
    Window(2560, 1300),
)


def unfit(page: Page, *, touch: bool) -> list[str]:
    """List what does not fit on a board, each fault with the name of its check."""
    looks = {"asked": ASKED, "clipped": CLIPPED, "crossing": CROSSING, "troublemaker": TROUBLEMAKERS}
    found = [f"{name}: {fault}" for name, look in looks.items() for fault in evaluated(page, look)]
    found += [f"letters: {fault}" for fault in evaluated(page, LETTERS, LEAST_TEXT)]
    if touch:
        found += [f"fingers: {fault}" for fault in evaluated(page, FINGERS, LEAST_TARGET)]
    return found
