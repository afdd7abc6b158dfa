"""What the server says once is read by whoever comes, and can be put away."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page
from scripts.browser.chromium import ARTEFACTS
from scripts.browser.serving import Hall
from tests.browser.cases import FRENCH_FIRST, PHONE_FIRST
from tests.browser.positions import main_phase

OpenPage = Callable[..., Page]

WATCHING = {
    "en": "This seat is taken. You are watching.",
    "fr": "Cette place est prise. Vous regardez la partie.",
}


@pytest.mark.parametrize(("size", "language"), PHONE_FIRST)
def test_who_comes_too_late_reads_it_once(
    hall: Hall, open_page: OpenPage, size: tuple[int, int], language: str
) -> None:
    """It is closed with one press, and a line that was lost does not bring it back."""
    page = open_page(hall.lay(main_phase()), seat=-1, size=size, language=language)
    told = page.locator(".notices [role=status]")
    told.wait_for()
    assert WATCHING[language] in told.inner_text()
    page.screenshot(path=ARTEFACTS / f"notice-{language}-{size[0]}.png")
    told.get_by_role("button").click()
    assert told.count() == 0
    page.context.set_offline(True)
    page.locator(".app > [role=status] p").wait_for()
    page.context.set_offline(False)
    page.locator(".app > [role=status].empty").wait_for(state="attached")
    assert told.count() == 0


@pytest.mark.parametrize("language", FRENCH_FIRST)
def test_the_text_view_says_it_too(hall: Hall, open_page: OpenPage, language: str) -> None:
    """It stands above the table."""
    page = open_page(hall.lay(main_phase()), seat=-1, path="?view=text", language=language)
    page.locator("main [role=status]", has_text=WATCHING[language]).wait_for()
