"""The slap game in the browser: practice by touch, two people, keys only, access and layout."""

import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Page
from scripts.browser import checks
from scripts.browser.chromium import ARTEFACTS, LANGUAGES, PHONE, THEMES
from scripts.browser.serving import Hall
from scripts.browser.slapper import (
    PATIENCE_SECONDS,
    TOP,
    Slapper,
    change_tables,
    is_match,
    play,
    start_practice,
)
from tests.browser.cases import cases

OpenPage = Callable[..., Page]

WINDOWS = (PHONE, (360, 740), (1280, 720))
SHORT = {"type": "cards", "cards": 24}
RECORD = """() => {
  window.sent = [];
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (data) { window.sent.push(data); return send.call(this, data); };
}"""
"""Records what the page sends from now on."""
COUNTED = """() => {
  window.counted = false;
  const look = () => { window.counted ||= document.querySelector("[data-count]") !== null; };
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
}"""
"""Notices that the page counts down from now on."""


def test_practice_by_touch_from_the_front_page_to_the_end(hall: Hall, open_page: OpenPage) -> None:
    """One press opens a table; taps play it; the end offers a rematch and a replay with its lanes."""
    page = open_page(size=PHONE)
    change_tables(page, limit=SHORT)
    start_practice(hall, page)
    person = Slapper(page)
    play([person])

    assert person.flips > 2
    page.wait_for_selector("[data-ending]")
    page.screenshot(path=ARTEFACTS / "slap-end.png")
    page.locator("[data-ending] button.mini").first.tap()
    page.wait_for_selector("[data-replay]")
    page.locator("[data-replay] button").nth(1).tap()
    page.wait_for_function("() => Number(document.querySelector('input[type=range]').value) === 1")
    page.screenshot(path=ARTEFACTS / "slap-replay.png")
    page.locator("[data-replay] button").last.tap()
    before = page.url
    page.locator("[data-ending] .btn").tap()
    page.wait_for_selector('[data-table="asked"], [data-table="waiting"]', state="attached")
    assert page.url != before


def test_two_browsers_play_a_game_to_the_end(hall: Hall, open_page: OpenPage) -> None:
    """One opens a table for two, the other sits down by its link; both see the same end and the lanes."""
    host, friend = open_page(size=PHONE), open_page(size=(1280, 720))
    change_tables(host, limit=SHORT)
    host.goto(hall.address)
    host.locator("section.offer > details > summary").tap()
    host.locator("section.offer fieldset").first.get_by_label("2", exact=True).tap()
    host.locator("button.party").tap()
    link = host.locator("input[readonly]").input_value()
    friend.goto(link)
    friend.click("button[type=submit]")
    for page in (host, friend):
        page.wait_for_selector("[data-gesture=slap]")
    people = [Slapper(host), Slapper(friend, way="mouse")]
    play(people)

    ends = [page.locator("[data-ending] ol b").all_inner_texts() for page in (host, friend)]
    assert ends[0] == ends[1]
    assert all("You" in page.locator("[data-ending] ol").inner_text() for page in (host, friend))
    assert all(person.flips for person in people)


def test_keys_alone_play_and_a_held_key_counts_once(hall: Hall, open_page: OpenPage) -> None:
    """Space slaps, F turns over; a repeated key does nothing, and a flip is never a slap."""
    page = open_page(size=(1280, 720))
    change_tables(page, limit=SHORT)
    start_practice(hall, page)
    page.evaluate(RECORD)
    page.wait_for_selector('[data-table="asked"]', state="attached", timeout=30_000)
    page.keyboard.down("f")
    page.keyboard.down("f")
    page.keyboard.down("f")
    page.keyboard.up("f")
    page.wait_for_timeout(300)
    sent = [one for one in page.evaluate("() => window.sent") if '"pong"' not in one]
    assert len([one for one in sent if '"answer"' in one]) == 1
    assert not [one for one in sent if '"slap"' in one]
    play([Slapper(page, way="keys")])


def test_a_false_slap_is_explained_and_holds_the_hand_back(hall: Hall, open_page: OpenPage) -> None:
    """The hand is an outline at once; then the reason is read, and more presses send nothing."""
    page = open_page(size=PHONE)
    start_practice(hall, page)
    person = Slapper(page)
    until = time.monotonic() + PATIENCE_SECONDS
    while time.monotonic() < until:
        top = page.evaluate(TOP)
        if len(top) > 1 and not is_match(top):
            page.locator("[data-gesture=slap]").tap(position={"x": 250, "y": 200})
            break
        if person.state == "asked":
            page.locator("[data-gesture=flip]").tap()
        page.wait_for_timeout(50)
    page.wait_for_selector("[data-hand]")
    page.wait_for_selector("text=False slap")
    page.screenshot(path=ARTEFACTS / "slap-false.png")


@pytest.mark.parametrize("seats", [3, 8])
@pytest.mark.parametrize(
    ("size", "language"), cases(WINDOWS, LANGUAGES, ci=[(PHONE, "fr"), ((1280, 720), "en")])
)
def test_the_table_fits_and_has_no_violations(
    hall: Hall, open_page: OpenPage, size: tuple[int, int], language: str, seats: int
) -> None:
    """No text covers another and axe-core finds nothing, in both themes."""
    page = open_page(size=size, language=language)
    change_tables(page, seats=seats)
    start_practice(hall, page)
    page.wait_for_function("() => document.querySelectorAll('[data-pile] li').length > 1", timeout=30_000)
    for theme in THEMES:
        page.emulate_media(color_scheme="light" if theme == "light" else "dark")
        page.wait_for_timeout(300)
        page.screenshot(path=ARTEFACTS / f"slap-{seats}-{language}-{size[0]}-{theme}.png")
        assert checks.overlaps(page) == []
        assert checks.violations(page) == []
    wide = page.evaluate("() => document.documentElement.scrollWidth > innerWidth")
    assert not wide


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_text_view_plays_and_has_no_violations(hall: Hall, open_page: OpenPage, language: str) -> None:
    """The same table as headings, lists and buttons."""
    page = open_page(size=(1280, 720), language=language)
    change_tables(page, limit=SHORT)
    start_practice(hall, page, "/?view=text")
    assert checks.violations(page) == []
    person = Slapper(page, way="keys")
    until = time.monotonic() + PATIENCE_SECONDS
    while person.state != "over" and time.monotonic() < until:
        if person.state == "asked":
            page.keyboard.press("f")
        page.wait_for_timeout(50)
    page.wait_for_selector("[data-ending]")
    spoken = page.locator("[data-spoken] p").all_inner_texts()
    assert spoken


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lesson_of_a_minute(hall: Hall, open_page: OpenPage, language: str) -> None:
    """By keys to its end, in both themes without violations; no table is opened."""
    page = open_page(size=PHONE, language=language)
    page.goto(f"{hall.address}/frappe/learn")
    page.wait_for_selector("[data-gesture=slap]")
    for theme in THEMES:
        page.emulate_media(color_scheme="light" if theme == "light" else "dark")
        page.wait_for_timeout(300)
        assert checks.violations(page) == []
        assert checks.overlaps(page) == []
    page.screenshot(path=ARTEFACTS / f"slap-lesson-{language}.png")
    for key in ("f", "Space", "Space", "f", "f", "f", "Space"):
        page.keyboard.press(key)
    page.wait_for_selector("main .btn")
    assert page.locator("[data-gesture]").count() == 0


def test_a_table_counts_down_before_the_first_card(hall: Hall, open_page: OpenPage) -> None:
    """Large numbers in the place of the pile; the stack does not offer itself before the end of it."""
    page = open_page(size=PHONE)
    page.goto(hall.address)
    page.locator("button.practice").tap()
    page.wait_for_selector("[data-count='3']")
    assert page.locator("[data-gesture=flip]").get_attribute("aria-disabled") == "true"
    page.wait_for_selector("[data-count='2']")
    page.screenshot(path=ARTEFACTS / "slap-countdown.png")
    page.wait_for_selector("[data-count='1']")
    page.wait_for_selector("[data-count]", state="detached")
    assert page.locator("[data-spoken] p").all_inner_texts()[-1] in ("Go!", "Your turn")


def test_a_table_waits_for_its_players_before_it_counts(hall: Hall, open_page: OpenPage) -> None:
    """It says whom it waits for."""
    host, friend = open_page(size=(1280, 720)), open_page(size=PHONE)
    change_tables(host, limit=SHORT)
    host.goto(hall.address)
    host.click("section.offer > details > summary")
    host.locator("section.offer fieldset").first.get_by_label("2", exact=True).click()
    host.click("button.party")
    link = host.locator("input[readonly]").input_value()
    friend.goto(link)
    friend.evaluate(
        """async (link) => {
          const at = new URL(link), table = at.pathname.split('/')[2];
          const body = JSON.stringify({ invite: at.hash.slice('#invite='.length), name: 'Quartz' });
          const headers = { 'content-type': 'application/json' };
          await fetch(`/api/tables/${table}/seats`, { method: 'POST', headers, body });
        }""",
        link,
    )
    host.wait_for_selector("text=Waiting for Quartz")
    host.screenshot(path=ARTEFACTS / "slap-waits.png")
    host.evaluate(COUNTED)  # what counts down may be over before the friend's page is there
    friend.goto(link.partition("#")[0])
    host.wait_for_function("() => window.counted")


def test_a_spectator_slaps_in(hall: Hall, open_page: OpenPage) -> None:
    """Who comes after all seats are taken watches, slaps, and has a seat; the host sees the code."""
    host, guest = open_page(size=(1280, 720)), open_page(size=PHONE)
    change_tables(host, limit={"type": "cards", "cards": 400}, joker="slap", jokers_per_deck=9)
    host.goto(hall.address)
    host.click("section.offer > details > summary")
    host.locator("section.offer fieldset").first.get_by_label("3", exact=True).click()
    host.locator("section.offer fieldset").nth(1).get_by_label("1", exact=True).click()
    host.click("button.party")
    link = host.locator("input[readonly]").input_value()
    friend = open_page(size=PHONE)
    friend.goto(link)
    friend.click("button[type=submit]")
    host.wait_for_selector("[data-gesture=slap]")
    guest.goto(link)
    guest.wait_for_selector("text=You are watching. Slap")
    guest.screenshot(path=ARTEFACTS / "slap-guest-watching.png")
    assert not guest.locator("[data-gesture=flip]").count()
    guest.wait_for_function("() => document.querySelectorAll('[data-pile] li').length > 0")
    guest.locator("[data-gesture=slap]").tap()
    guest.wait_for_selector("[data-gesture=flip]", state="attached")
    guest.screenshot(path=ARTEFACTS / "slap-guest-in.png")
    host.get_by_role("button", name="Menu").click()
    host.wait_for_selector("[data-code]")
    host.screenshot(path=ARTEFACTS / "slap-menu-code.png")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_host_is_warned_of_unfair_rules(hall: Hall, open_page: OpenPage, language: str) -> None:
    """Before the table is opened, each with its reason; nothing is said of usual rules."""
    page = open_page(size=PHONE, language=language)
    page.goto(hall.address)
    page.locator("section.offer > details > summary").tap()
    choices = page.locator("section.offer fieldset")
    assert page.locator("[data-cautions]").get_attribute("data-cautions") == "1"
    choices.nth(5).locator("label").nth(1).tap()
    page.wait_for_selector("[data-cautions='0']", state="attached")
    choices.nth(6).locator("label").nth(0).tap()
    page.wait_for_selector("[data-cautions='1']")
    choices.nth(2).locator("label").nth(0).tap()
    page.wait_for_selector("[data-cautions='2']")
    page.locator("button.party").scroll_into_view_if_needed()
    page.screenshot(path=ARTEFACTS / f"slap-cautions-{language}.png")
