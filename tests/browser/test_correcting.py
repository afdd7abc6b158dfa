"""A repair of the position is proposed where one plays: on the board, on a phone and in the text view."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page
from scripts.browser import checks
from scripts.browser.chromium import ARTEFACTS, DESKTOP, LANGUAGES, PHONE
from scripts.browser.person import Person
from scripts.browser.serving import Hall
from tests.browser.cases import FRENCH_FIRST, cases
from tests.browser.positions import main_phase

OpenPage = Callable[..., Page]
OPEN = {"en": "Correct the position", "fr": "Corriger la position"}
PROPOSE = {"en": "Propose", "fr": "Proposer"}
WITHDRAW = {"en": "Withdraw", "fr": "Retirer"}
CHANGED = {"en": "has 2 +1 power counters", "fr": "porte 2 marqueurs +1 puissance"}
VIEWS = {"board": (DESKTOP, ""), "phone": (PHONE, ""), "text": (DESKTOP, "?view=text")}


def open_form(page: Page, view: str, language: str) -> None:
    """Open the form as one does there."""
    if view == "phone":
        page.locator(".tool.drawer").last.tap()
        page.locator(".log .phone").tap()
    elif view == "board":
        page.get_by_role("button", name=OPEN[language]).first.click()
    else:
        page.locator("summary", has_text=OPEN[language]).click()


def fill(page: Page) -> str:
    """Ask for two counters on the first card there is, and give its name."""
    selects = page.locator("form select")
    selects.nth(0).select_option("counters")
    selects.nth(1).select_option(index=0)
    page.locator("form input[type=number]").fill("2")
    chosen = str(selects.nth(1).evaluate("one => one.selectedOptions[0].textContent"))
    return chosen.split(" – ")[0]


@pytest.mark.parametrize(
    ("view", "language"),
    cases(list(VIEWS), LANGUAGES, ci=[("board", "en"), ("phone", "fr")]),
)
def test_counters_are_put_right(hall: Hall, open_page: OpenPage, view: str, language: str) -> None:
    """The computer agrees at once; then the card has its counters, and the log says so."""
    size, path = VIEWS[view]
    page = open_page(hall.lay(main_phase(), computer="random"), size=size, path=path, language=language)
    person = Person(page)
    person.wait()
    before = person.seen
    open_form(page, view, language)
    name = fill(page)
    checks.rest(page)
    page.screenshot(path=ARTEFACTS / f"correct-{view}-{language}.png")
    assert checks.overlaps(page) == []
    assert checks.violations(page) == []
    page.get_by_role("button", name=PROPOSE[language], exact=True).click()
    person.wait_for(before + 1)
    assert page.locator("form").count() == 0
    log = page.locator("ol li").all_text_contents()
    assert any(name in line and CHANGED[language] in line for line in log), log[-3:]


@pytest.mark.parametrize("language", FRENCH_FIRST)
def test_a_proposal_in_the_text_view_can_be_withdrawn(hall: Hall, open_page: OpenPage, language: str) -> None:
    """While the other has not agreed, who proposed it reads it and may take it back."""
    page = open_page(hall.lay(main_phase()), path="?view=text", language=language)
    Person(page).wait()
    open_form(page, "text", language)
    fill(page)
    page.get_by_role("button", name=PROPOSE[language], exact=True).click()
    asked = page.locator("[role=alert]", has_text=CHANGED[language])
    asked.get_by_role("button", name=WITHDRAW[language]).click()
    asked.wait_for(state="detached")
