"""A table of the slap game for friends, from the form to leaving it, and the keys after a panel was open."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page
from scripts.browser import checks
from scripts.browser.chromium import ARTEFACTS, LANGUAGES, PHONE
from scripts.browser.serving import Hall
from scripts.browser.slapper import change_tables, start_practice
from tests.browser.cases import cases

OpenPage = Callable[..., Page]

SMALL = (360, 740)
DESKTOP = (1280, 720)
FOCUS = "() => document.activeElement?.dataset.gesture ?? document.activeElement?.tagName"


def open_party(hall: Hall, page: Page, seats: int, name: str = "") -> str:
    """Open a table for friends by the form; return its link."""
    page.goto(hall.address)
    page.locator("section.offer > details > summary").click()
    page.locator("section.offer fieldset").first.get_by_label(str(seats), exact=True).check(force=True)
    page.fill("section.offer .name input", name)
    page.click("button.party")
    return page.locator("input[readonly]").input_value()


@pytest.mark.parametrize("way", ["button", "Escape"])
@pytest.mark.parametrize("panel", [0, 1])
def test_the_keys_play_after_a_panel_was_open(hall: Hall, open_page: OpenPage, panel: int, way: str) -> None:
    """Rules and Menu give the focus to the slap field: Space and Enter don't open them again."""
    page = open_page(size=DESKTOP)
    start_practice(hall, page)
    page.locator("header button:visible").nth(panel).click()
    page.wait_for_selector("dialog[open]")
    if way == "button":
        page.click("dialog .close")
    else:
        page.keyboard.press("Escape")
    page.wait_for_selector("dialog[open]", state="detached")
    assert page.evaluate(FOCUS) == "slap"
    page.keyboard.press("Space")
    page.keyboard.press("Enter")
    page.wait_for_timeout(200)
    assert page.locator("dialog[open]").count() == 0


@pytest.mark.parametrize(
    ("size", "language"),
    cases((PHONE, SMALL, DESKTOP), LANGUAGES, ci=[(PHONE, "fr"), (SMALL, "en")]),
)
def test_a_party_from_the_invitation_to_leaving(
    hall: Hall, open_page: OpenPage, size: tuple[int, int], language: str
) -> None:
    """The guest reads who invites to what; the host begins with two of three; a third one watches."""
    host, guest, third = [open_page(size=size, language=language) for _ in range(3)]
    mark = f"{language}-{size[0]}.png"
    link = open_party(hall, host, 3, "Ada")
    assert host.locator("button.begin").count() == 0
    guest.goto(link)
    guest.wait_for_selector("[data-rules] li")
    assert "Ada" in guest.locator("h1").inner_text()
    assert guest.locator("[data-rules] li").count() >= 3
    guest.screenshot(path=ARTEFACTS / f"slap-invitation-{mark}", full_page=True)
    assert checks.violations(guest) == []
    guest.click("button[type=submit]")
    guest.wait_for_selector("input[readonly]")
    assert guest.locator("h1").inner_text() != host.locator("h1").inner_text()
    guest.screenshot(path=ARTEFACTS / f"slap-seated-{mark}", full_page=True)
    host.wait_for_selector("button.begin")
    host.screenshot(path=ARTEFACTS / f"slap-waiting-{mark}", full_page=True)
    assert checks.violations(host) == []
    host.click("button.begin")
    for page in (host, guest):
        page.wait_for_selector("[data-gesture=slap]")
    third.goto(link)
    third.wait_for_selector("[data-gesture=slap]")
    assert third.locator("button[type=submit]").count() == 0

    host.locator("header button").last.click()
    leave = host.locator("dialog button").last
    leave.click()
    with host.expect_response("**/api/tables") as listed:
        leave.click()
    host.wait_for_selector("section.offer")
    assert listed.value.json() == []
    assert host.url.rstrip("/") == hall.address.rstrip("/")
    assert host.locator("a.table").count() == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_is_found_again_by_its_cards(hall: Hall, open_page: OpenPage, language: str) -> None:
    """The front page speaks of players and cards, not of turns and points."""
    page = open_page(size=PHONE, language=language)
    start_practice(hall, page)
    page.goto(hall.address)
    words = page.locator("a.table").inner_text()
    assert "Frappe" in words
    assert " 3 " in words
    page.screenshot(path=ARTEFACTS / f"slap-resume-{language}.png")


@pytest.mark.parametrize("typed", ["", "BFH"])
def test_a_short_code_is_explained_where_it_is_seen(hall: Hall, open_page: OpenPage, typed: str) -> None:
    """The sentence names the eight letters, and lies in the visible part of a small phone."""
    page = open_page(size=SMALL)
    page.goto(hall.address)
    page.fill("#code", typed)
    page.press("#code", "Enter")
    told = page.locator("form [role=alert]:not(:empty)")
    told.wait_for()
    assert "eight letters" in told.inner_text()
    box = told.bounding_box()
    assert box is not None
    assert 0 <= box["y"] < box["y"] + box["height"] <= SMALL[1]


@pytest.mark.parametrize("seats", [3, 8])
@pytest.mark.parametrize("size", [PHONE, SMALL, DESKTOP])
def test_names_on_the_cards_can_be_read(
    hall: Hall, open_page: OpenPage, size: tuple[int, int], seats: int
) -> None:
    """Each name is whole: inside its card, covered by no other card, and at least 11 pixels high."""
    page = open_page(size=size)
    change_tables(page, seats=seats, text_symbols=True)
    start_practice(hall, page)
    page.wait_for_function("() => document.querySelectorAll('[data-pile] li').length > 2", timeout=60_000)
    page.wait_for_timeout(200)
    page.screenshot(path=ARTEFACTS / f"slap-names-{seats}-{size[0]}.png")
    found = page.evaluate("""() => [...document.querySelectorAll('[data-pile] li')].map((one) => {
      const label = one.querySelector('.label');
      const box = label.getBoundingClientRect();
      const at = (x) => document.elementFromPoint(x, box.y + box.height / 2);
      const own = (found) => one.contains(found);
      return {
        cut: label.scrollWidth > label.clientWidth + 1 || label.scrollHeight > label.clientHeight + 1,
        covered: !own(at(box.left + 2)) || !own(at(box.right - 2)),
        size: parseFloat(getComputedStyle(label).fontSize),
      };
    })""")
    assert [one["cut"] or one["covered"] or one["size"] < 11 for one in found] == [False] * len(found), found


def test_captions_cover_no_player(hall: Hall, open_page: OpenPage) -> None:
    """A caption lies in the slap zone, beside the own stack, with the largest text too."""
    page = open_page(size=SMALL)
    page.goto(hall.address)
    page.evaluate(
        "() => localStorage.setItem('everfree-settings', JSON.stringify({captions: true, textSize: 150}))"
    )
    start_practice(hall, page)
    page.wait_for_selector("[data-caption]", timeout=30_000)
    page.screenshot(path=ARTEFACTS / "slap-caption.png")
    apart = page.evaluate("""() => {
      const caption = document.querySelector('[data-caption]').getBoundingClientRect();
      const over = (other) => {
        const box = other.getBoundingClientRect();
        const beside = box.right <= caption.left || caption.right <= box.left;
        return !beside && box.top < caption.bottom && caption.top < box.bottom;
      };
      return ![...document.querySelectorAll('[data-seat]')].some(over);
    }""")
    assert apart


def test_the_level_is_asked_only_with_computers_and_more_rules_are_folded(
    hall: Hall, open_page: OpenPage
) -> None:
    """The form begins short; a rule of the folded part is told at the table."""
    page = open_page(size=PHONE)
    page.goto(hall.address)
    page.locator("section.offer > details > summary").click()
    levels = page.locator("section.offer legend", has_text="Level")
    assert levels.count() == 0
    page.locator("section.offer fieldset").nth(1).get_by_label("1", exact=True).check(force=True)
    assert levels.count() == 1
    joker = page.get_by_label("may always be slapped")
    assert not joker.is_visible()
    page.locator("details.more > summary").click()
    joker.check(force=True)
    page.screenshot(path=ARTEFACTS / "slap-more-rules.png", full_page=True)
    page.click("button.party")
    assert "A Joker may always be slapped" in page.locator("[data-rules]").inner_text()
