"""The end says why it ended, and leads on: a rematch, other decks, the match step by step, a report."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page
from scripts.browser.chromium import ARTEFACTS
from scripts.browser.laying import Laid
from scripts.browser.person import Person
from scripts.browser.serving import Hall
from tests.browser.cases import PHONE_FIRST
from tests.browser.positions import finished

OpenPage = Callable[..., Page]

OVER = '[data-table="over"]'


def opened(hall: Hall, open_page: OpenPage, **wishes: object) -> tuple[Laid, Page]:
    """Open the page of a finished match."""
    laid = hall.lay(finished())
    page = open_page(laid, **wishes)
    page.wait_for_selector(OVER, state="attached")
    return laid, page


@pytest.mark.parametrize(("size", "language"), PHONE_FIRST)
def test_the_end_says_why_it_ended(
    hall: Hall, open_page: OpenPage, size: tuple[int, int], language: str
) -> None:
    """The points by turn, the lines that decided it; all of it in the window."""
    _, page = opened(hall, open_page, size=size, language=language)
    page.screenshot(path=ARTEFACTS / f"ending-{language}-{size[0]}.png")
    assert page.locator(".ending svg path.y, .ending svg path.f").count() == 2
    scores = page.locator(".ending .score b").all_inner_texts()
    told = str(page.locator(".ending svg[aria-label]").get_attribute("aria-label"))
    assert all(score in told for score in scores)
    assert page.locator(".ending .why p").count() >= 1
    box = page.locator(".ending").bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["y"] >= 0
    assert box["x"] + box["width"] <= size[0]
    assert box["y"] + box["height"] <= size[1]


def test_step_by_step_through_the_match(hall: Hall, open_page: OpenPage) -> None:
    """The board, the log and the score are those of the moment; the end comes back."""
    _, page = opened(hall, open_page)
    page.get_by_role("button", name="Replay step by step").click()
    page.locator(".replay").wait_for()
    assert page.locator(".ending").count() == 0
    slider = page.locator(".replay input")
    page.wait_for_function("() => document.querySelectorAll('.log [data-line]').length < 8")
    first = page.locator(".replay p").inner_text()
    page.get_by_role("button", name="Next").click()
    page.wait_for_function("text => document.querySelector('.replay p').innerText !== text", arg=first)
    middle = int(str(slider.get_attribute("max"))) // 2
    slider.fill(str(middle))
    page.wait_for_function("() => document.querySelectorAll('.app .card').length > 2")
    assert page.locator("[data-gold]:visible").count() == 0
    page.screenshot(path=ARTEFACTS / "replay.png")
    page.get_by_role("button", name="To the end").click()
    page.locator(".ending").wait_for()
    page.wait_for_selector(OVER, state="attached")


def test_a_rematch_with_swapped_decks(hall: Hall, open_page: OpenPage) -> None:
    """One player asks; the other is told, and both sit at the same new table."""
    laid, page = opened(hall, open_page)
    other = open_page(laid, seat=1)
    other.wait_for_selector(OVER, state="attached")
    decks = [one["name"] for one in finished().header.setup["decks"]]
    page.get_by_role("button", name="Swap decks").click()
    page.wait_for_url(lambda url: not url.endswith(laid.table))
    other.get_by_role("button", name="Play the rematch").click()
    other.wait_for_url(page.url)
    # A deck has the name of its Mane Character, who begins at home.
    page.locator(".strip.me", has_text=decks[1]).wait_for()
    page.locator(".strip.foe", has_text=decks[0]).wait_for()


def test_a_report_names_the_position(hall: Hall, open_page: OpenPage) -> None:
    """The table, the number of commands, and the last lines of the log."""
    laid, page = opened(hall, open_page)
    page.get_by_role("button", name="Report a bug").click()
    text = page.locator(".report textarea").input_value()
    assert laid.table in text
    assert f"commands {Person(page).seen}" in text
    assert page.locator(".report a[download]").count() == 1


ENDLESS = """() => document.getAnimations()
  .filter(one => one.effect.target?.closest('.joy') && one.effect.getTiming().iterations !== 1).length"""


def test_a_win_is_a_moment_of_joy(hall: Hall, open_page: OpenPage) -> None:
    """For the winner only, once, and without motion for who does not want any."""
    laid = hall.lay(finished())
    pages = [open_page(laid, seat=seat) for seat in (0, 1)]
    for page in pages:
        page.locator(".ending").wait_for()
    joys = [page.locator('[data-joy="rising"]').count() for page in pages]
    assert sorted(joys) == [0, 1]
    winner = joys.index(1)
    assert pages[winner].evaluate(ENDLESS) == 0
    pages[winner].screenshot(path=ARTEFACTS / "joy.png")
    calm = open_page(laid, seat=winner, reduced_motion="reduce")
    calm.locator('[data-joy="still"]').wait_for(state="attached")
    assert calm.locator(".joy .rise").count() == 0
