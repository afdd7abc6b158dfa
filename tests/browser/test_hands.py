"""UX 6.12: on a phone the main button lies under the thumb one plays with."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page
from scripts.browser import checks
from scripts.browser.chromium import ARTEFACTS, LANGUAGES, PHONE
from scripts.browser.person import ByTouch
from scripts.browser.serving import Hall
from tests.browser.cases import cases
from tests.browser.positions import main_phase

OpenPage = Callable[..., Page]
KEEP = "left => localStorage.setItem('everfree-settings', JSON.stringify({ leftHanded: left }))"
SIDES = """() => {
  const main = document.querySelector('#main').getBoundingClientRect();
  const cancel = document.querySelector('.bottom .mini').getBoundingClientRect();
  return main.right <= cancel.left ? 'left' : cancel.right <= main.left ? 'right' : 'over each other';
}"""


@pytest.mark.parametrize(
    ("hand", "language"),
    cases(("right", "left"), LANGUAGES, ci=[("left", "fr")]),
)
def test_the_main_button_lies_under_the_thumb(
    hall: Hall, open_page: OpenPage, hand: str, language: str
) -> None:
    """Beside it is what takes a half-made action back."""
    page = open_page(hall.lay(main_phase()), size=PHONE, language=language)
    page.evaluate(KEEP, hand == "left")
    page.reload()
    person = ByTouch(page)
    person.wait()
    checks.rest(page)
    before = person.seen
    person.press(".hand [data-gold]")
    person.press(".sheet [data-option]")
    person.wait_for(before + 1)
    checks.rest(page)
    page.screenshot(path=ARTEFACTS / f"hand-{hand}-{language}.png")
    assert page.evaluate(SIDES) == hand
