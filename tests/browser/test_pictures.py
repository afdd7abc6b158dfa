"""Every card has a picture of its own, drawn from its facts; cards that cannot be used keep their colour."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Page
from scripts.browser.chromium import LANGUAGES, THEMES
from scripts.browser.person import Person
from scripts.browser.serving import Hall
from scripts.emblems.drawing import drawing_page, pool, ready_decks
from scripts.emblems.measuring import compare, of_one_deck
from tests.browser.cases import cases
from tests.browser.positions import MOMENTS

OpenPage = Callable[..., Page]

DRAW_ALL = "() => Object.keys(cards).map(id => ['dusk', 'light'].map(theme => draw(id, theme)))"
LARGEST = 1_500
"""Bytes of a picture."""
SHOWN = """() => Object.fromEntries([...document.querySelectorAll('[data-picture] > svg')].map(svg =>
  [svg.parentElement.dataset.picture, svg.innerHTML]))"""
GREYED = """() => [...document.querySelectorAll('.hc, .tile:not(.exh), .card:not(.exh)')]
  .filter(card => getComputedStyle(card).filter !== 'none').map(card => card.dataset.card)"""


@pytest.fixture(scope="module")
def drawing(browser: Browser) -> Page:
    """Give a page that draws every card of the pool."""
    return drawing_page(browser)


def test_every_card_of_the_pool_has_its_own_picture(drawing: Page) -> None:
    """No two cards have the same picture, and none is long."""
    drawn: list[list[str]] = drawing.evaluate(DRAW_ALL)
    assert len(drawn) == len(pool()) > 1_000
    for theme, _ in enumerate(THEMES):
        pictures = [both[theme] for both in drawn]
        assert len(set(pictures)) == len(pictures)
        assert max([len(one) for one in pictures]) < LARGEST


@pytest.mark.parametrize("theme", cases(THEMES, ci=[("dusk",)]))
def test_no_two_cards_of_a_ready_deck_look_alike(drawing: Page, theme: str) -> None:
    """`python -m scripts.emblems` compares the whole pool."""
    seen = compare(drawing, of_one_deck(ready_decks()), theme=theme)
    assert len(seen) > 2_000
    assert [str(one) for one in seen if one.is_alike] == []


def test_the_measure_finds_the_same_picture_twice(drawing: Page) -> None:
    """The measure itself: a card compared with its copy is alike, and different cards are not."""
    drawing.evaluate("() => { cards.copy = { ...cards.pr16 } }")
    same, other = compare(drawing, [("pr16", "copy"), ("pr16", "pr164")], theme="dusk")
    assert same.is_alike
    assert same.fine > 0.99
    assert not other.is_alike


def test_a_picture_is_the_same_in_every_language(hall: Hall, open_page: OpenPage) -> None:
    """The motif comes from the English name, whatever the reader reads."""
    laid = hall.lay(MOMENTS["faceoff"]())
    shown = []
    for language in LANGUAGES:
        page = open_page(laid, language=language)
        Person(page).wait()
        page.wait_for_selector("[data-picture] > svg")
        shown.append(page.evaluate(SHOWN))
    assert shown[0] == shown[1]
    assert len(shown[0]) > 10


def test_unknown_cards_have_no_picture(hall: Hall, open_page: OpenPage) -> None:
    """Each picture belongs to a card that the reader knows; face-down cards show their backs."""
    page = open_page(hall.lay(MOMENTS["faceoff"]()))
    Person(page).wait()
    page.wait_for_selector("[data-picture] > svg")
    assert page.locator("[data-handle]:not([data-card]) [data-picture]").count() == 0
    assert page.locator(".back [data-picture]").count() == 0


def test_cards_that_cannot_be_used_keep_their_colour(hall: Hall, open_page: OpenPage) -> None:
    """Gold says what can be done; nothing else is greyed for it."""
    page = open_page(hall.lay(MOMENTS["main"]()))
    Person(page).wait()
    hand = page.locator(".hc")
    assert 0 < page.locator(".hc[data-gold]").count() < hand.count()
    assert page.evaluate(GREYED) == []
