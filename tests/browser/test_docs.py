"""The site of the docs fits the window of a desktop and of a phone; `make docs` comes first, as in CI."""

import pytest
from playwright.sync_api import Browser
from scripts.pages.looking import SITE, SIZES, TOO_WIDE, look, names, window

LOOKED_AT = (
    *("index", "fr/index", "judge/first-question", "research/first-notebook", "proved/index", "dependencies"),
    *("reference/python/table", "reference/commands", "reference/cards/premiere", "reference/words/effects"),
    *("rules/514", "guides/run-a-server", "reports/bench", "play/fr/index-de-l-arbitre"),
)
"""A page of every kind; `python -m scripts.pages.looking` measures all of them."""


@pytest.mark.skipif(not SITE.exists(), reason="the docs are not built: make docs")
@pytest.mark.parametrize("size", SIZES)
def test_pages_fit_the_window(browser: Browser, size: tuple[int, int]) -> None:
    """What is wider than the window scrolls by itself, and does not move the page."""
    assert set(LOOKED_AT) <= set(names())
    with window(browser, size) as page:
        assert [(name, fault) for name in LOOKED_AT if (fault := look(page, name, picture=False))] == []


def test_a_page_that_does_not_fit_is_found(browser: Browser) -> None:
    """The check names the element."""
    with window(browser, SIZES[1]) as page:
        head = '<!doctype html><meta name="viewport" content="width=device-width,initial-scale=1">'
        page.set_content(f'{head}<div class="content"><p style="width: 900px">wide</p></div>')

        assert '<p style="width: 900px">' in page.evaluate(TOO_WIDE)
