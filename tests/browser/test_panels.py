"""Panels over the board: one at a time, closed by Escape and a press elsewhere; on a phone they explain."""

from collections.abc import Callable

from playwright.sync_api import Page
from scripts.browser.chromium import PHONE
from scripts.browser.person import Person
from scripts.browser.serving import Hall
from tests.browser.positions import MOMENTS

OpenPage = Callable[..., Page]

NARROW = (1000, 760)
"""A window without a side column: card text and log are panels."""
OPENERS = {
    "stops": ".phases .ph.now",
    "inspector": ".tool.drawer >> nth=0",
    "log": ".tool.drawer >> nth=1",
    "correction": ".tools .tool[aria-expanded]",
}
PANELS = {"stops": ".stops", "inspector": ".side .insp", "log": ".side .log", "correction": ".correct"}


def open_panels(page: Page) -> list[str]:
    """Name the panels that can be seen."""
    page.wait_for_timeout(350)  # a drawer slides
    return [name for name, selector in PANELS.items() if page.locator(selector).first.is_visible()]


def at_main(hall: Hall, open_page: OpenPage, size: tuple[int, int]) -> Page:
    """Open a page at a Main Phase."""
    page = open_page(hall.lay(MOMENTS["main"]()), size=size)
    Person(page).wait()
    return page


def test_one_panel_at_a_time(hall: Hall, open_page: OpenPage) -> None:
    """Opening a panel closes the one before it."""
    page = at_main(hall, open_page, NARROW)
    assert open_panels(page) == []
    for name, opener in OPENERS.items():
        page.locator(opener).click()
        assert open_panels(page) == [name]


def test_a_drawer_has_a_button_to_close_it(hall: Hall, open_page: OpenPage) -> None:
    """On a phone there is no Escape, and the drawer leaves little to press beside it."""
    page = at_main(hall, open_page, PHONE)
    for name in ("inspector", "log"):
        page.locator(OPENERS[name]).click()
        assert open_panels(page) == [name]
        page.locator(".side .shut").click()
        assert open_panels(page) == []


def test_escape_and_a_press_elsewhere_close_it(hall: Hall, open_page: OpenPage) -> None:
    """So does a second press on what opened it."""
    page = at_main(hall, open_page, NARROW)
    closers: tuple[Callable[[str], object], ...] = (
        lambda _: page.keyboard.press("Escape"),
        lambda _: page.locator(".rail").click(position={"x": 3, "y": 3}),
        lambda opener: page.locator(opener).click(),
    )
    for name, opener in OPENERS.items():
        for close in closers:
            page.locator(opener).click()
            assert open_panels(page) == [name]
            close(opener)
            assert open_panels(page) == []


def test_a_press_inside_keeps_it(hall: Hall, open_page: OpenPage) -> None:
    """A stop is changed without opening the panel again."""
    page = at_main(hall, open_page, NARROW)
    page.locator(OPENERS["stops"]).click()
    page.locator(".stops .dot").first.click()
    assert open_panels(page) == ["stops"]


def test_numbers_explain_themselves_on_a_phone(hall: Hall, open_page: OpenPage) -> None:
    """A press on a meter says what the power is made of; the stops can be changed too."""
    page = at_main(hall, open_page, PHONE)
    page.locator(".meter:visible").first.click()
    assert open_panels(page) == ["inspector"]
    assert page.locator(".side .insp .need").count() > 0
    assert page.locator(".side .insp li").count() > 0
    page.keyboard.press("Escape")
    page.locator(OPENERS["stops"]).click()
    assert open_panels(page) == ["stops"]


def test_in_a_wide_window_escape_is_not_lost(hall: Hall, open_page: OpenPage) -> None:
    """The inspector has its own column there: Escape after a look at a number still cancels the action."""
    page = at_main(hall, open_page, (1440, 900))
    action = page.locator(".five-one[aria-pressed][data-gold]").first
    action.click()
    chosen = page.locator(".five-one[aria-pressed='true']")
    assert chosen.count() == 1
    page.locator(".meter:visible").first.click()
    page.keyboard.press("Escape")
    assert chosen.count() == 0


def test_every_problem_can_be_looked_at_on_a_phone(hall: Hall, open_page: OpenPage) -> None:
    """Also while another one has the cards that can act; a lifted card is put down."""
    page = at_main(hall, open_page, PHONE)
    page.locator(".hand [data-gold]").first.tap()
    page.locator(".sheet").wait_for()
    for place in (1, 0, 1):
        page.locator(".ptab").nth(place).tap()
        page.wait_for_timeout(350)
        assert page.locator(".ptab").nth(place).get_attribute("aria-selected") == "true"
        assert page.locator(".sheet").count() == 0


def test_the_answers_of_a_lifted_card_are_in_sight(hall: Hall, open_page: OpenPage) -> None:
    """However long its text is, and wherever it lies."""
    page = open_page(hall.lay(MOMENTS["full-home"]()), size=(390, 664), has_touch=True, is_mobile=True)
    Person(page).wait()
    for row in (".hand", ".strip.me"):
        page.locator(f"{row} [data-gold]").last.tap()
        page.locator(".sheet").wait_for()
        page.wait_for_timeout(350)
        answer = page.locator(".sheet .do.now button").first.bounding_box()
        sheet = page.locator(".sheet").bounding_box()
        assert answer is not None
        assert sheet is not None
        assert answer["y"] + answer["height"] <= sheet["y"] + sheet["height"]
        page.keyboard.press("Escape")
