"""What is measured of the table's speed, with an empty page as the yardstick of the machine."""

from playwright.sync_api import Browser
from scripts.browser.chromium import window
from scripts.browser.moments import crowd, open_faceoff
from scripts.browser.person import Person
from scripts.browser.serving import Hall
from scripts.browser.speed import Busy, traced

YARDSTICK = """() => new Promise((done) => {
  const began = performance.now();
  const look = () => {
    document.body.textContent = String(performance.now());
    if (performance.now() - began < 2000) requestAnimationFrame(look); else done();
  };
  look();
})"""
"""A page that writes one number in every frame."""


def measure(hall: Hall, browser: Browser) -> dict[str, Busy]:
    """Measure an empty page, a faceoff that is shown, and a board of sixty cards on which things are done."""
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


def _faceoff(hall: Hall, browser: Browser) -> Busy:
    context = window(browser)
    laid = hall.lay(open_faceoff(), computer="random")
    laid.sit(context)
    page = context.new_page()
    page.goto(laid.path)
    person = Person(page)
    person.wait()
    page.wait_for_timeout(1_000)
    with traced(browser, page) as busy:
        for _ in range(2):
            if person.state == "asked":
                page.keyboard.press("Space")
            page.wait_for_timeout(2_500)
    context.close()
    return busy


def _crowd(hall: Hall, browser: Browser) -> Busy:
    context = window(browser)
    laid = hall.lay(crowd(), computer="random")
    laid.sit(context)
    page = context.new_page()
    page.goto(laid.path)
    Person(page).wait()
    page.wait_for_timeout(1_000)
    cards = page.locator("[data-handle]:visible")
    with traced(browser, page) as busy:
        for place in range(0, min(cards.count(), 24), 2):
            cards.nth(place).hover(force=True)
            page.wait_for_timeout(60)
        page.keyboard.press("Space")
        page.wait_for_timeout(2_000)
    context.close()
    return busy
