"""What a machine can tell of access: contrast, labels, roles, the size of what is touched."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page
from scripts.browser import checks
from scripts.browser.chromium import LANGUAGES, PHONE, THEMES
from scripts.browser.person import Person
from scripts.browser.serving import Hall
from tests.browser.cases import ENGLISH_FIRST, cases
from tests.browser.positions import faceoff, main_phase

from everfree.table.log import MatchLog

OpenPage = Callable[..., Page]

MOMENTS_OF_PLAY = (main_phase, faceoff)
VIEWS = ("", "?view=text")


@pytest.mark.parametrize("language", ENGLISH_FIRST)
def test_home_has_no_violations(hall: Hall, open_page: OpenPage, language: str) -> None:
    """UX 11.7: the front page, in both themes."""
    page = open_page(language=language)
    page.goto(hall.address)
    page.wait_for_selector("button.now")
    for theme in THEMES:
        page.emulate_media(color_scheme="light" if theme == "light" else "dark")
        assert checks.violations(page) == []


@pytest.mark.parametrize(
    ("moment", "view", "language"),
    cases(MOMENTS_OF_PLAY, VIEWS, LANGUAGES, ci=[(main_phase, VIEWS[0], "en"), (faceoff, VIEWS[1], "fr")]),
)
def test_the_table_has_no_violations(
    hall: Hall, open_page: OpenPage, moment: Callable[[], MatchLog], view: str, language: str
) -> None:
    """UX 11.7: the board and the text view in a Main Phase and in a faceoff, in both themes."""
    page = open_page(hall.lay(moment()), path=view, language=language)
    Person(page).wait()
    for theme in THEMES:
        page.emulate_media(color_scheme="light" if theme == "light" else "dark")
        checks.rest(page)
        assert checks.violations(page) == []


@pytest.mark.parametrize(
    ("moment", "view"),
    cases(MOMENTS_OF_PLAY, VIEWS, ci=[(faceoff, VIEWS[0]), (main_phase, VIEWS[1])]),
)
def test_fingers_find_what_changes_the_game(
    hall: Hall, open_page: OpenPage, moment: Callable[[], MatchLog], view: str
) -> None:
    """UX 6.15: whatever answers is at least 44 pixels wide and high on a phone."""
    page = open_page(hall.lay(moment()), path=view, size=PHONE)
    Person(page).wait()
    assert checks.small_targets(page) == []


FOCUSED = "() => document.activeElement?.innerText ?? ''"


def test_focus_goes_to_the_first_answer_that_does_something(hall: Hall, open_page: OpenPage) -> None:
    """Neither to the end of the phase, nor to cancelling what was just begun."""
    page = open_page(hall.lay(main_phase()), path="?view=text")
    page.wait_for_selector('[data-table="asked"]', state="attached")
    page.wait_for_function("() => document.activeElement?.dataset.option !== undefined")
    assert "End your Main Phase" not in page.evaluate(FOCUSED)

    moving = page.locator("[data-option]").filter(has_text="Move").last
    moving.focus()
    page.wait_for_timeout(300)  # the page ignores a press in the first moments of a question
    page.keyboard.press("Enter")
    page.get_by_text("Where does").first.wait_for()

    page.wait_for_function("() => document.activeElement?.dataset.option !== undefined")
    assert "Cancel" not in page.evaluate(FOCUSED)
    assert page.locator("[data-option]").first.evaluate("one => one === document.activeElement")


def test_focus_goes_from_a_chosen_card_to_where_it_can_go(hall: Hall, open_page: OpenPage) -> None:
    """A card that was chosen to move leaves the focus to the first place it can move to."""
    page = open_page(hall.lay(main_phase()))
    page.wait_for_selector('[data-table="asked"]', state="attached")
    page.wait_for_timeout(300)  # the page ignores a press in the first moments of a question
    page.keyboard.press("Tab")
    page.locator(".area .card[data-gold]").first.focus()
    page.keyboard.press("Enter")

    page.wait_for_function("() => document.activeElement?.matches('.here[data-gold]')")
