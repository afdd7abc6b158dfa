"""From nothing to a first decision: one press, little to load, and quickly on a slow phone."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page
from scripts.browser.chromium import PHONE
from scripts.browser.figures import keep
from scripts.browser.loading import Loaded, slow_phone
from scripts.browser.person import ByTouch, Person
from scripts.browser.serving import Hall

OpenPage = Callable[..., Page]


TRIES = 3
"""A machine that does other things besides only makes it slower: the best counts."""


@pytest.mark.long
def test_one_press_to_the_first_decision_in_ten_seconds(hall: Hall, open_page: OpenPage) -> None:
    """UX 11.1: over a slow line and with a slow processor, from the address to a question."""
    best = 60.0
    for _ in range(TRIES):
        page = open_page(size=PHONE)
        slow_phone(page)
        person = ByTouch(page)
        person.play_now(hall.address)
        assert person.state == "asked"
        best = min(best, page.evaluate("(Date.now() - performance.timeOrigin) / 1000"))
        page.context.close()
        if best < 10:
            break
    keep("first decision on a slow phone, seconds", best)
    assert best < 10


def test_little_is_loaded_before_the_first_decision(hall: Hall, open_page: OpenPage) -> None:
    """UX 11.12: the page, its words, faces and scripts as they come over the line; cards on their own."""
    page = open_page()
    loaded = Loaded(page)
    Person(page).play_now(hall.address)
    page.wait_for_load_state("networkidle")
    keep("first load without cards, bytes", loaded.without_cards)
    keep("cards, bytes", loaded.cards)
    assert 20_000 < loaded.without_cards < 300_000
    assert 5_000 < loaded.cards < 400_000
