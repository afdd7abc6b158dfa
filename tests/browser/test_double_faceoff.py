"""UX 6.9: in a double faceoff one stage spans both Problems, and its totals tell of both."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page
from scripts.browser import checks
from scripts.browser.chromium import ARTEFACTS, DESKTOP, PHONE, SIZES
from scripts.browser.person import Person
from scripts.browser.serving import Hall
from tests.browser.cases import ENGLISH_FIRST, FRENCH_FIRST
from tests.browser.positions import double_faceoff

OpenPage = Callable[..., Page]
STAGE = """() => {
  const box = (one) => { const { left, right } = one.getBoundingClientRect(); return { left, right }; };
  const stages = [...document.querySelectorAll('.stage')];
  const seen = [...document.querySelectorAll('.area')].filter((one) => one.checkVisibility());
  const sum = (side) => [...document.querySelectorAll(`.spot .${side}`)]
    .reduce((all, one) => all + Number(one.textContent), 0);
  return {
    stages: stages.map(box),
    areas: seen.map(box),
    live: document.querySelectorAll('.area.live').length,
    spots: [...document.querySelectorAll('.spot span')].map((one) => one.textContent),
    problems: [...document.querySelectorAll('.area .problem .name')].map((one) => one.textContent),
    totals: [...document.querySelectorAll('.tot b')].map((one) => Number(one.textContent)),
    sums: [sum('y'), sum('f')],
  };
}"""
SPREADS = """() => [...document.querySelectorAll('.field :is(.card, .prob)')]
  .flatMap((one) => [...getComputedStyle(one).boxShadow.matchAll(/([-.0-9]+)px(?: inset)?(?:,|$)/g)])
  .map((found) => parseFloat(found[1]))"""
"""How far the edges of cards and Problems reach beyond them."""


@pytest.mark.parametrize("language", ENGLISH_FIRST)
def test_the_stage_spans_both_areas(hall: Hall, open_page: OpenPage, language: str) -> None:
    """It reaches into each of them; before the flip what stands at the Problems adds up to the totals."""
    page = open_page(hall.lay(double_faceoff()), language=language)
    Person(page).wait()
    seen: dict[str, Any] = page.evaluate(STAGE)
    (stage,) = seen["stages"]
    first, second = seen["areas"]
    assert stage["left"] < first["right"] < second["left"] < stage["right"]
    assert seen["live"] == 2
    assert seen["spots"] == seen["problems"]
    assert seen["sums"] == seen["totals"]
    assert max(page.evaluate(SPREADS)) <= 4
    page.screenshot(path=ARTEFACTS / f"double-{language}-{DESKTOP[0]}.png")


@pytest.mark.parametrize("language", FRENCH_FIRST)
def test_the_stage_stays_on_both_tabs(hall: Hall, open_page: OpenPage, language: str) -> None:
    """On a phone the stage is there whichever of the Problems is looked at."""
    page = open_page(hall.lay(double_faceoff()), size=PHONE, language=language)
    Person(page).wait()
    seen: dict[str, Any] = {}
    for tab in page.locator(".ptab").all():
        tab.tap()
        checks.rest(page)
        seen = page.evaluate(STAGE)
        (stage,) = seen["stages"]
        (area,) = seen["areas"]
        assert area["left"] <= stage["left"] < stage["right"] <= area["right"]
        assert page.locator(".stage .tot:visible").count() == 2
    small = " ".join(page.locator(".ptab small").all_inner_texts())
    told = re.findall(r"(\d+) (?:to|à) (\d+)", small)
    assert [sum(int(one[side]) for one in told) for side in (0, 1)] == seen["totals"]
    for width, height in (PHONE, SIZES[-1]):
        page.set_viewport_size({"width": width, "height": height})
        checks.rest(page)
        assert page.evaluate("() => document.querySelector('#main').getBoundingClientRect().bottom") <= height
    page.screenshot(path=ARTEFACTS / f"double-{language}-{PHONE[0]}.png")
