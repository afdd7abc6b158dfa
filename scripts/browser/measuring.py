"""Measure the speed of the table, and of an empty page to compare machines."""

from playwright.sync_api import Browser
from scripts.browser.chromium import window
from scripts.browser.moments import crowd, open_faceoff
from scripts.browser.person import Person
from scripts.browser.serving import Hall
from scripts.browser.speed import Busy, traced

from everfree.table.log import MatchLog

YARDSTICK = """() => new Promise((done) => {
  const began = performance.now();
  const look = () => {
    document.body.textContent = String(performance.now());
    if (performance.now() - began < 2000) requestAnimationFrame(look); else done();
  };
  look();
})"""
"""Writes one number into the page in every frame."""


def measure(hall: Hall, browser: Browser) -> dict[str, Busy]:
    """Measure an empty page, a faceoff, and a board of sixty cards that the mouse moves over."""
    return {
        "an empty page": _empty(browser),
        "a faceoff": _faceoff(hall, browser),
        "sixty cards": _crowd(hall, browser),
    }


def _empty(browser: Browser) -> Busy:
    page = browser.new_page()
    with traced(browser, page) as busy:
        page.evaluate(YARDSTICK)
    page.close()
    return busy


def _sit_down(hall: Hall, browser: Browser, log: MatchLog) -> Person:
    """Open the table of a match, and wait until its animations have ended."""
    context = window(browser, pace="full")
    laid = hall.lay(log, computer="random")
    laid.sit(context)
    page = context.new_page()
    page.goto(laid.path)
    person = Person(page)
    person.wait()
    page.wait_for_timeout(1_000)
    return person


def _faceoff(hall: Hall, browser: Browser) -> Busy:
    person = _sit_down(hall, browser, open_faceoff())
    page = person.page
    with traced(browser, page) as busy:
        for _ in range(2):
            if person.state == "asked":
                page.keyboard.press("Space")
            page.wait_for_timeout(2_500)
    page.context.close()
    return busy


def _crowd(hall: Hall, browser: Browser) -> Busy:
    page = _sit_down(hall, browser, crowd()).page
    cards = page.locator("[data-handle]:visible")
    with traced(browser, page) as busy:
        for place in range(0, min(cards.count(), 24), 2):
            cards.nth(place).hover(force=True)
            page.wait_for_timeout(60)
        page.keyboard.press("e")
        page.wait_for_timeout(2_000)
    page.context.close()
    return busy
