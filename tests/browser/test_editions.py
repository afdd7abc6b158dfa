"""A table by the rules that were in print when its cards came out."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page
from scripts.browser import checks
from scripts.browser.chromium import LANGUAGES, PHONE
from scripts.browser.serving import Hall
from tests.browser.cases import cases

OpenPage = Callable[..., Page]

OLD = {
    "en": "Rules of the time: those of the Canterlot Nights rulebook.",
    "fr": "Règles d’époque\u00a0: celles du livret de Canterlot Nights.",
}


@pytest.mark.parametrize("language", cases(LANGUAGES, ci=[("fr",)]))
def test_rules_of_the_time_by_a_link(hall: Hall, open_page: OpenPage, language: str) -> None:
    """The host asks for them, the friend reads it before sitting down, both see which rulebook it is."""
    host, guest = open_page(language=language), open_page(language=language, size=PHONE)
    host.goto(hall.address)
    host.click("[data-chooser=edition] summary")
    host.locator("[data-chooser=edition] input").last.check(force=True)
    assert checks.violations(host) == []
    host.locator("[data-chooser=deck] label").nth(2).click()
    host.click("button.friend")
    host.wait_for_selector("[data-rules] li")
    guest.goto(host.locator("input[readonly]").input_value())
    guest.wait_for_selector("[data-rules] li")
    assert checks.violations(guest) == []
    guest.click("button[type=submit]")
    for page in (host, guest):
        mark = page.locator("header [data-edition]")
        mark.wait_for(state="attached")
        assert mark.get_attribute("title") == OLD[language]
        mark.click()
        assert page.locator("#mark-edition").inner_text() == OLD[language]
        page.keyboard.press("Escape")
    host.goto(f"{host.url}?view=text")
    host.wait_for_selector("main [data-edition]")
    assert host.locator("main [data-edition]").inner_text() == OLD[language]
