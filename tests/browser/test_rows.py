"""A row covers names only if it must; then it opens as a sheet in which every card can be read and chosen."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page
from scripts.browser import checks, watching
from scripts.browser.chromium import LANGUAGES
from scripts.browser.fitting import unfit
from scripts.browser.laying import Laid
from scripts.browser.person import ByTouch, Person
from scripts.browser.serving import Hall
from tests.browser.cases import cases
from tests.browser.positions import full_home, home_of, main_phase

OpenPage = Callable[..., Page]

SMALL_PHONE = (390, 664)
SHORT_LAPTOP = (1366, 657)
OPENERS = {"hand": ".hand", "home": ".strip.me", "area": ".area:not(.off) .r-foe"}
UNREADABLE = """row => [...document.querySelectorAll(`${row} [data-name]`)].flatMap((name) => {
  const range = document.createRange();
  range.selectNodeContents(name);
  return [...range.getClientRects()].flatMap(({ left, right, top, bottom }) => {
    const there = [left + 2, right - 2].map((x) => document.elementFromPoint(x, (top + bottom) / 2));
    return there.every((one) => one?.closest('[data-handle]')?.contains(name)) ? [] : [name.textContent];
  });
})"""
"""Names of cards that are partly covered by something else."""


def opened(open_page: OpenPage, laid: Laid, size: tuple[int, int], language: str = "en") -> Page:
    """Open the table and wait for the question."""
    page = open_page(laid, size=size, language=language)
    Person(page).wait()
    checks.rest(page)
    return page


@pytest.mark.parametrize(
    ("row", "language"),
    cases(list(OPENERS), LANGUAGES, ci=[("hand", "fr")]),
)
def test_an_overfull_row_opens(hall: Hall, open_page: OpenPage, row: str, language: str) -> None:
    """Every name in the sheet can be read, and the question is still in sight."""
    opener = OPENERS[row]
    page = opened(open_page, hall.lay(full_home()), SMALL_PHONE, language)
    count = page.locator(f"{opener} [data-handle]").count()
    page.locator(f"{opener} .opener").tap()
    sheet = page.locator("[data-row-sheet]")
    sheet.wait_for()
    checks.rest(page)
    cards = sheet.locator("[data-handle]")
    assert cards.count() == count > 6
    assert unfit(page, touch=True) == []
    assert checks.board_faults(page) == []
    for place in range(count):
        cards.nth(place).scroll_into_view_if_needed()
        handle = cards.nth(place).get_attribute("data-handle")
        assert page.evaluate(UNREADABLE, f'[data-row-sheet] [data-handle="{handle}"]') == []
    page.keyboard.press("Escape")
    assert sheet.count() == 0


def test_a_card_of_an_opened_row_answers(hall: Hall, open_page: OpenPage) -> None:
    """As on the board: a tap lifts it, its answer plays it, and the sheet gives way to the board."""
    page = opened(open_page, hall.lay(full_home()), SMALL_PHONE)
    person = ByTouch(page)
    before = person.seen
    page.locator(".hand .opener").tap()
    checks.rest(page)
    person.press("[data-row-sheet] [data-gold]")
    page.locator(".sheet").wait_for()
    assert page.locator("[data-row-sheet]").count() == 1
    person.press(".sheet .do.now button")
    person.wait_for(before + 1)
    assert page.locator("[data-row-sheet]").count() == 0
    assert watching.faults(page) == []


def test_a_hand_of_six_is_readable_on_a_phone(hall: Hall, open_page: OpenPage) -> None:
    """Its cards share the row without covering each other, so that there is nothing to open."""
    page = opened(open_page, hall.lay(main_phase()), SMALL_PHONE)
    assert page.locator(".hand [data-handle]").count() == 6
    assert page.evaluate(UNREADABLE, ".hand") == []
    assert page.locator(".hand .opener").is_hidden()


@pytest.mark.parametrize("count", cases((4, 5), ci=[(5,)]))
def test_a_home_of_four_is_readable_on_a_laptop(hall: Hall, open_page: OpenPage, count: int) -> None:
    """Tiles give up their pictures before one covers another."""
    page = opened(open_page, hall.lay(home_of(count)), SHORT_LAPTOP)
    assert page.locator(".strip.me [data-handle]").count() == count
    assert page.evaluate(UNREADABLE, ".strip.me .tiles") == []
    assert page.locator(".strip.me [data-covered]").count() == 0
    assert unfit(page, touch=False) == []
