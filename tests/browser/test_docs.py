"""The site of the docs fits a desktop and a phone, and can be searched; `make docs` comes first, as in CI."""

from urllib.parse import quote, urlsplit

import pytest
from playwright.sync_api import Browser, Route
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


def serve(route: Route) -> None:
    """Answer with a file of the site; from files alone a page of results may not read the others."""
    route.fulfill(path=SITE / urlsplit(route.request.url).path.removeprefix("/"))


@pytest.mark.skipif(not SITE.exists(), reason="the docs are not built: make docs")
@pytest.mark.parametrize(
    ("query", "first"),
    [("611.3", ["611.3 ", "611.3a ", "611.3b "]), ("Dig Deep", ["Dig Deep (pr97) – Premiere"])],
)
def test_the_search_shows_first_what_begins_with_the_query(
    browser: Browser, query: str, first: list[str]
) -> None:
    """Each result once, with the title of its section and an excerpt, and without an error in the page."""
    with window(browser, SIZES[0]) as page:
        faults: list[str] = []
        page.on("pageerror", lambda fault: faults.append(str(fault)))
        page.route("http://docs.test/**", serve)
        page.goto(f"http://docs.test/search.html?q={quote(query)}")
        page.get_by_text("Search finished").wait_for()
        page.wait_for_load_state("networkidle")
        found = page.locator("ul.search li").all_inner_texts()

    assert len(found) == len(set(found))
    assert [one[: len(begins)] for one, begins in zip(found, first, strict=False)] == first
    assert all(one.partition("\n")[2].strip() for one in found[: len(first)])
    assert faults == []
