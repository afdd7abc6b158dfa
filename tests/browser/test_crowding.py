"""UX 6.2, crowding: more than nine cards in a row group by name, and every one of them is within reach."""

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page
from scripts.browser import checks, watching
from scripts.browser.chromium import ARTEFACTS, DESKTOP, LANGUAGES, PHONE
from scripts.browser.person import WAYS, Person
from scripts.browser.serving import Hall
from tests.browser.cases import cases
from tests.browser.positions import crowd, full_home

OpenPage = Callable[..., Page]

MOST_APART = 9
ROWS = """() => [...document.querySelectorAll('.area .cards')].map((row) => ({
  names: [...row.querySelectorAll('[data-handle]')]
    .map((one) => one.matches('.back') ? '' : one.dataset.card),
  piles: [...row.querySelectorAll('[data-pile]')].map((pile) => ({
    names: [...pile.querySelectorAll('[data-handle]')].map((one) => one.dataset.card),
    count: pile.querySelector('.count').textContent,
    label: pile.ariaLabel,
  })),
}))"""
BURIED = """() => [...document.querySelectorAll('.area:not(.off) .place:last-of-type [data-gold]')]
  .filter((one) => one.checkVisibility()).map((one) => one.dataset.handle)"""
"""Cards that can be acted on and lie at the bottom of a pile."""
IN_VIEW = """handles => handles.map((handle) => {
  const one = document.querySelector(`[data-pile] [data-handle="${handle}"]`);
  const box = one.getBoundingClientRect();
  const there = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return one.contains(there) ? '' : `${handle} lies under ${there?.className}`;
}).filter(Boolean)"""


@pytest.mark.parametrize(("size", "language"), cases((DESKTOP, PHONE), LANGUAGES, ci=[(PHONE, "fr")]))
def test_a_crowded_row_groups_by_name(
    hall: Hall, open_page: OpenPage, size: tuple[int, int], language: str
) -> None:
    """Each name lies in one place with how often it is there; an open pile covers no card of its own."""
    page = open_page(hall.lay(crowd()), size=size, language=language)
    Person(page).wait()
    page.locator("[data-pile]").first.wait_for()  # the names of the cards have come
    rows: list[dict[str, Any]] = page.evaluate(ROWS)
    full = [row for row in rows if len(row["names"]) > MOST_APART]
    assert full
    for row in rows:
        many = {name: count for name, count in Counter(row["names"]).items() if name and count > 1}
        piles = {pile["names"][0]: pile for pile in row["piles"]}
        assert set(piles) == (set(many) if row in full else set())
        for name, pile in piles.items():
            assert pile["names"] == [name] * many[name]
            assert pile["count"] == f"×{many[name]}"
            assert str(many[name]) in pile["label"]
    for pile in page.locator(".area:not(.off) [data-pile]:visible").all():
        pile.locator("[data-handle]").first.focus()
        checks.rest(page)
        handles = pile.locator("[data-handle]").evaluate_all("all => all.map((one) => one.dataset.handle)")
        assert page.evaluate(IN_VIEW, handles) == []
        assert checks.board_faults(page) == []
    page.screenshot(path=ARTEFACTS / f"pile-{language}-{size[0]}.png")


@pytest.mark.parametrize(("size", "language"), cases((DESKTOP, PHONE), LANGUAGES, ci=[(DESKTOP, "en")]))
def test_a_crowded_home_groups_by_name(
    hall: Hall, open_page: OpenPage, size: tuple[int, int], language: str
) -> None:
    """The tiles at home share piles as well, and an open pile lies within its row."""
    page = open_page(hall.lay(full_home()), size=size, language=language)
    Person(page).wait()
    piles = page.locator(".strip.me [data-pile]")
    assert piles.count() > 1
    for pile in piles.all():
        pile.locator("[data-handle]").last.focus()
        checks.rest(page)
        handles = pile.locator("[data-handle]").evaluate_all("all => all.map((one) => one.dataset.handle)")
        assert page.evaluate(IN_VIEW, handles) == []
        assert checks.board_faults(page) == []
    page.screenshot(path=ARTEFACTS / f"home-{language}-{size[0]}.png")


@pytest.mark.parametrize("way", cases(("mouse", "keys", "touch"), ci=[("keys",), ("touch",)]))
def test_a_card_at_the_bottom_of_a_pile_answers(hall: Hall, open_page: OpenPage, way: str) -> None:
    """Whatever way one plays, the buried card itself is the one that is lifted or answers."""
    page = open_page(hall.lay(crowd()), size=PHONE if way == "touch" else DESKTOP)
    person = WAYS[way](page)
    person.wait()
    checks.rest(page)
    handle = page.evaluate(BURIED)[0]
    selector = f'[data-pile] [data-handle="{handle}"]'
    assert page.locator(selector).get_attribute("data-option") is not None
    before = person.seen
    person.press(selector)
    if way == "touch":
        assert page.locator(f'[data-handle="{handle}"].lifted').count() == 1
        person.press(selector)
    person.wait_for(before + 1)
    assert watching.faults(page) == []


def test_a_tap_on_a_closed_pile_only_opens_it(hall: Hall, open_page: OpenPage) -> None:
    """No card is lifted by a finger that could not see which one it was."""
    page = open_page(hall.lay(crowd()), size=PHONE)
    person = WAYS["touch"](page)
    person.wait()
    page.evaluate("() => document.activeElement.blur()")  # the focus spreads the pile it is in
    checks.rest(page)
    top = person.closed_pile(".area:not(.off) [data-pile=closed] [data-gold]")
    page.touchscreen.tap(*person.point(top))
    checks.rest(page)
    assert page.locator('[data-pile="spread"]').count() == 1
    assert page.locator(".lifted").count() == 0
    page.touchscreen.tap(*person.point("#main"))
    checks.rest(page)
    assert page.locator('[data-pile="spread"]').count() == 0
