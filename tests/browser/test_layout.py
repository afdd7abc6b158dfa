"""Every moment of a game fits every window: nothing overlaps, nothing is cut, every number adds up."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page
from scripts.browser import checks
from scripts.browser.chromium import ARTEFACTS, LANGUAGES, SIZES, THEMES, set_text
from scripts.browser.moments import MOMENTS
from scripts.browser.person import Person
from scripts.browser.serving import Hall

OpenPage = Callable[..., Page]

REST = 300
"""Milliseconds in which drawers and cards come to rest."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("moment", list(MOMENTS))
def test_nothing_overlaps(hall: Hall, open_page: OpenPage, moment: str, language: str) -> None:
    """UX 11.5 and 11.6: five sizes, both themes, at usual and at large text."""
    page = open_page(hall.lay(MOMENTS[moment]()), language=language)
    Person(page).wait()
    found: list[str] = []
    ARTEFACTS.mkdir(parents=True, exist_ok=True)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        for text in (100, 150):
            set_text(page, text)
            page.wait_for_timeout(REST)
            page.screenshot(path=ARTEFACTS / f"{moment}-{language}-{width}-{text}.png")
            for theme in THEMES:
                page.emulate_media(color_scheme="light" if theme == "light" else "dark")
                where = f"{width}x{height} {theme} {text} %"
                found += [f"{where}: {fault}" for fault in checks.board_faults(page)]
    assert found == []


def test_a_divided_name_is_found(hall: Hall, open_page: OpenPage) -> None:
    """The check itself: a word over two lines and letters too small are both told."""
    page = open_page(hall.lay(MOMENTS["main"]()))
    Person(page).wait()
    assert checks.divided_names(page) == []
    names = page.locator(".card .nm")
    names.evaluate_all("all => all.forEach((one) => (one.style = 'font-size:3rem;overflow-wrap:anywhere'))")
    assert any("is divided" in fault for fault in checks.divided_names(page))
    names.evaluate_all("all => all.forEach((one) => (one.style = 'font-size:.5rem'))")
    assert any("is too small" in fault for fault in checks.divided_names(page))
