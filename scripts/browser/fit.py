"""Lay out crowded moments of games in every window, keep pictures, and list what does not fit."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby
from typing import Final

from playwright.sync_api import Browser, Page
from scripts.browser.checks import board_faults, rest
from scripts.browser.chromium import ARTEFACTS, THEMES, set_text, window
from scripts.browser.fitting import Window, unfit
from scripts.browser.moments import MOMENTS
from scripts.browser.person import Person
from scripts.browser.serving import Hall
from scripts.browser.sheet import moments

from everfree.table.log import MatchLog

FOLDER: Final = ARTEFACTS / "layout"
CROWDED_FROM: Final = 8
"""The first turn of a random game in which its board counts as crowded."""


@dataclass(frozen=True)
class Unfit:
    """A picture of a board, and what does not fit in it."""

    moment: str
    language: str
    theme: str
    window: Window
    faults: tuple[str, ...]

    def __str__(self) -> str:
        return f"{self.moment} {self.language} {self.theme} {self.window}"


def crowded(number: int, seed: int) -> dict[str, MatchLog]:
    """Return moments by name: the named ones, then random crowded ones, *number* in all."""
    found = {name: make() for name, make in list(MOMENTS.items())[:number]}
    for place, (_, log) in enumerate(moments(number - len(found), seed, first_turn=CROWDED_FROM)):
        found[f"random-{seed}-{place}"] = log
    return found


def laid_out(
    hall: Hall,
    browser: Browser,
    moment: str,
    log: MatchLog,
    *,
    language: str,
    windows: tuple[Window, ...],
    themes: tuple[str, ...] = THEMES,
) -> Iterator[Unfit]:
    """Show one moment in some windows and themes, and yield a report of each."""
    folder = FOLDER / moment
    folder.mkdir(parents=True, exist_ok=True)
    laid = hall.lay(log)
    for touch, group in groupby(sorted(windows, key=lambda one: one.touch), key=lambda one: one.touch):
        context = window(browser, language=language, has_touch=touch, is_mobile=touch)
        laid.sit(context)
        page = context.new_page()
        page.goto(laid.path)
        Person(page).wait()
        for one in group:
            _resize(page, one)
            for theme in themes:
                page.emulate_media(color_scheme="light" if theme == "light" else "dark")
                rest(page)
                page.screenshot(path=folder / f"{one}-{language}-{theme}.png")
                faults = (*unfit(page, touch=touch), *board_faults(page))
                yield Unfit(moment, language, theme, one, faults)
        context.close()


def _resize(page: Page, to: Window) -> None:
    page.set_viewport_size({"width": to.width, "height": to.height})
    set_text(page, to.text)
    page.mouse.move(0, 0)
