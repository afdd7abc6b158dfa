"""A code that is typed on the front page, in both languages."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page
from scripts.browser.chromium import ARTEFACTS, LANGUAGES, PHONE
from scripts.browser.serving import Hall

OpenPage = Callable[..., Page]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_typed_code_leads_to_the_table(hall: Hall, open_page: OpenPage, language: str) -> None:
    """A wrong one says so in words and leaves the field ready; the right one leads to the invitation."""
    host, friend = open_page(size=(1280, 720), language=language), open_page(size=PHONE, language=language)
    host.goto(hall.address)
    host.click("button.friend")
    code = host.locator("[data-code]").get_attribute("data-code") or ""
    host.screenshot(path=ARTEFACTS / f"code-shown-{language}.png")
    friend.goto(hall.address)
    wrong = ("B" if code[0] != "B" else "F") + code[1:]
    friend.fill("#code", wrong)
    friend.press("#code", "Enter")
    friend.wait_for_selector("form [role=alert]:not(:empty)")
    friend.locator("#code").scroll_into_view_if_needed()
    friend.screenshot(path=ARTEFACTS / f"code-typed-{language}.png")
    friend.fill("#code", f"{code[:4].lower()} {code[4:].lower()}")
    friend.press("#code", "Enter")
    friend.wait_for_url("**/t/*#invite=*")
    friend.click("button[type=submit]")

    for page in (host, friend):
        page.wait_for_selector("[data-table]", state="attached")
