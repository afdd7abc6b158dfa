"""The page of rules: every clause in our words, found by search, reached from reasons and from the log."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from scripts.browser import checks
from scripts.browser.chromium import LANGUAGES, PHONE, SIZES, THEMES
from scripts.browser.figures import keep
from scripts.browser.newcomer import Newcomer
from scripts.browser.person import Person
from scripts.browser.serving import Hall
from tests.browser.cases import cases
from tests.browser.positions import main_phase

from everfree.ccg.clauses import RULINGS, TITLES

OpenPage = Callable[..., Page]


def test_a_newcomer_goes_from_why_not_to_the_rule(hall: Hall, open_page: OpenPage) -> None:
    """As a newcomer would: a card that can't be played, its reason, the rule, and back to the game."""
    page = open_page(hall.lay(main_phase()))
    Person(page).wait()
    person = Newcomer(page)

    person.press(page.locator(".hand [data-handle]:not([data-gold])").first)
    link = page.locator(".grey [data-clause]").first
    clause = link.get_attribute("data-clause") or ""
    person.press(link)
    sentence = page.locator(f"[id='{clause}']")
    expect(sentence).to_be_in_viewport()
    assert TITLES[clause] in sentence.inner_text()
    keep("from why not to the rule, presses", person.presses)
    keep("from why not to the rule, seconds", person.seconds)
    assert person.presses <= 2
    person.press("Back to your game")
    assert Person(page).wait() == "asked"


@pytest.mark.parametrize("view", ["", "?view=text"])
def test_lines_of_the_log_lead_to_their_rule(hall: Hall, open_page: OpenPage, view: str) -> None:
    """On the board and in the text view."""
    page = open_page(hall.lay(main_phase()), path=view)
    Person(page).wait()
    link = page.locator("[data-log] [data-clause]:visible").last
    clause = link.get_attribute("data-clause") or ""
    link.focus()
    page.keyboard.press("Enter")
    expect(page.locator(f"[id='{clause}']")).to_be_in_viewport()


def test_reasons_of_the_text_view_lead_to_their_rule(hall: Hall, open_page: OpenPage) -> None:
    """In the list of what can't be done now."""
    page = open_page(hall.lay(main_phase()), path="?view=text")
    Person(page).wait()
    page.get_by_text("What can't be done now").click()
    link = page.locator("[aria-labelledby=explanation] [data-clause]").first
    clause = link.get_attribute("data-clause") or ""
    link.click()
    expect(page.locator(f"[id='{clause}']")).to_be_in_viewport()


def test_every_rule_is_there_and_can_be_found(hall: Hall, open_page: OpenPage) -> None:
    """By words in any order, the rules with all of them first, or by number."""
    page = open_page()
    page.goto(f"{hall.address}/rules")
    page.get_by_text(f"{len(TITLES) + len(RULINGS)} rules").wait_for()
    assert page.locator("main li").count() == len(TITLES) + len(RULINGS)
    page.get_by_label("Search by words or by number").fill("tie flip")
    expect(page.locator("[id='514.4c']")).to_be_visible()
    with_both = page.locator("main li").evaluate_all("all => all.slice(0, 3).map((one) => one.id)")
    assert with_both == ["514.4c", "R4", "R38"]
    page.get_by_label("Search by words or by number").fill("514.4")
    expect(page.locator("[id='514.4a']")).to_be_visible()
    page.get_by_label("Search by words or by number").fill("zzzz")
    page.get_by_text("No rule fits.").wait_for()


@pytest.mark.parametrize(("size", "language"), cases(SIZES, LANGUAGES, ci=[(PHONE, "fr")]))
def test_no_violations(hall: Hall, open_page: OpenPage, size: tuple[int, int], language: str) -> None:
    """Five sizes, both themes; nothing scrolls sideways."""
    page = open_page(size=size, language=language)
    page.goto(f"{hall.address}/rules#514.4a")
    page.locator("[id='514.4a']").wait_for()
    for theme in THEMES:
        page.emulate_media(color_scheme="light" if theme == "light" else "dark")
        assert checks.violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
