"""Decks in the browser: pasted, mended, kept on the device, and played; alone and against a friend."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from scripts.browser import checks
from scripts.browser.chromium import LANGUAGES, PHONE, SIZES, THEMES
from scripts.browser.figures import keep
from scripts.browser.newcomer import Newcomer
from scripts.browser.person import Person
from scripts.browser.serving import Hall
from tests.browser.cases import cases

from everfree.ccg.decks.code import deck_code
from everfree.ccg.decks.deck import Deck
from everfree.ccg.decks.lists import to_octgn, to_text
from everfree.ccg.decks.theme import APPLEJACK, RAINBOW_DASH
from everfree.messages import Messages

OpenPage = Callable[..., Page]
CLOUDS = Deck("Clouds", "pr1", {**RAINBOW_DASH.draw, "de11": 2, "eo119": 1}, RAINBOW_DASH.problems)
"""Has a Friend and an Event that can't be played yet."""
MISSPELT = to_text(CLOUDS) + "1 Digg Deap\n"


def open_chooser(page: Page, hall: Hall) -> None:
    """Go to the front page and open the choice of a deck."""
    page.goto(hall.address)
    page.get_by_text("Choose a deck or bring your own").click()
    page.locator("[data-decks] textarea").wait_for()


def test_a_newcomer_pastes_mends_and_plays(hall: Hall, open_page: OpenPage) -> None:
    """As a newcomer would: a list with two unready cards, mended by a press, is played in five presses."""
    page = open_page(size=PHONE)
    page.goto(hall.address)
    person = Newcomer(page)

    person.press("Choose a deck or bring your own")
    person.paste(page.get_by_label("Paste a deck list or a deck code"), to_text(CLOUDS))
    page.get_by_text("This deck may not be played as it is.").last.wait_for()
    assert page.locator("[data-unready]").count() == 2
    person.press("Replace all 2 by similar cards")
    page.get_by_text("This deck may be played.").last.wait_for()
    person.press("Play Clouds now")
    Person(page).wait()

    keep("paste, mend and play a deck, presses", person.presses)
    keep("paste, mend and play a deck, seconds", person.seconds)
    assert person.presses <= 5
    assert person.seconds < 60


def test_a_card_is_replaced_by_the_one_that_is_pressed(hall: Hall, open_page: OpenPage) -> None:
    """And a misspelt name by the one that is meant; the rest of the list stays."""
    page = open_page()
    open_chooser(page, hall)
    page.locator("textarea").fill(MISSPELT)
    unknown = page.locator("[data-unknown='Digg Deap']")
    unknown.get_by_role("button", name="Leave it out").click()
    expect(unknown).to_have_count(0)
    friend = page.locator("[data-unready=de11]")
    wish = friend.get_by_role("button").first
    name = wish.inner_text().removeprefix("Replace by ")
    wish.click()
    expect(friend).to_have_count(0)
    page.locator("[data-unready=eo119]").get_by_role("button", name="Leave it out").click()
    page.get_by_text("This deck may be played.").last.wait_for()
    page.get_by_text("cards, by type").click()
    assert page.locator(".cards li", has_text=name).inner_text().endswith("× 2")
    mended = page.locator("textarea").input_value()
    assert f"\n2 {name}\n" in mended
    assert "Digg Deap" not in mended


def test_a_fault_leads_to_its_rule(hall: Hall, open_page: OpenPage) -> None:
    """101.1: too few cards, in words, with the number of the rule as a link."""
    page = open_page()
    open_chooser(page, hall)
    page.locator("textarea").fill("Rainbow Dash, Flier Extraordinaire\n3 Dig Deep")
    page.locator("[data-clause='101.1']").wait_for()
    assert page.locator("[data-clause='101.1']").get_attribute("href") == "/rules#101.1"
    page.locator("textarea").fill("AAAA####")
    page.get_by_text("Some lines name no card").wait_for()
    page.locator("textarea").fill("AAAABBBB")
    page.get_by_text("This is not a deck code").wait_for()


@pytest.mark.parametrize("kind", ["file", "code"])
def test_files_and_codes(hall: Hall, open_page: OpenPage, tmp_path: Path, kind: str) -> None:
    """An OCTGN file and a deck code are read like a list."""
    page = open_page()
    open_chooser(page, hall)
    if kind == "code":
        page.locator("textarea").fill(deck_code(APPLEJACK))
    else:
        path = tmp_path / "apples.o8d"
        path.write_text(to_octgn(APPLEJACK), encoding="utf-8")
        page.set_input_files("[data-decks] input[type=file]", path)
    page.get_by_role("button", name="Play Applejack now").click()
    Person(page).wait()


def test_recent_decks_stay_on_the_device(hall: Hall, open_page: OpenPage) -> None:
    """After a reload a playable deck is offered again, played with one press, and can be forgotten."""
    page = open_page()
    open_chooser(page, hall)
    page.locator("textarea").fill(to_text(RAINBOW_DASH).replace("# Rainbow Dash", "# Sky", 1))
    page.get_by_text("This deck may be played.").last.wait_for()

    open_chooser(page, hall)
    page.get_by_label("Sky: ").check()
    sent = []
    page.on("request", lambda one: sent.append(one.post_data or ""))
    page.locator("button.now").click()
    Person(page).wait()
    assert any('"name\\": \\"Sky\\"' in one for one in sent)

    open_chooser(page, hall)
    page.get_by_role("button", name="Forget these decks").click()
    open_chooser(page, hall)
    assert page.get_by_label("Sky: ").count() == 0


@pytest.mark.parametrize(("language", "name"), [("en", "Race to the Orchard"), ("fr", "Course au verger")])
def test_a_deck_of_two_colours_is_played(hall: Hall, open_page: OpenPage, language: str, name: str) -> None:
    """All fifteen are in a group of their own, each by its name in the language of the page."""
    page = open_page(language=language)
    page.goto(hall.address)
    page.get_by_text(Messages(language).say("deck-choose")).click()
    group = page.get_by_role("group", name=Messages(language).say("deck-group-pairs"))
    expect(group.get_by_role("radio")).to_have_count(15)
    group.get_by_label(name).check()
    sent = []
    page.on("request", lambda one: sent.append(one.post_data or ""))
    page.locator("button.now").click()
    Person(page).wait()
    assert any('"blue-orange"' in one for one in sent)


def test_a_deck_that_is_not_mended_is_refused_in_words(hall: Hall, open_page: OpenPage) -> None:
    """No other deck is played silently in its place."""
    page = open_page()
    open_chooser(page, hall)
    page.locator("textarea").fill(to_text(CLOUDS))
    page.locator("[data-unready=de11]").wait_for()
    page.locator("button.now").click()
    page.locator("p.said", has_text="can’t be played here yet").wait_for()


def test_a_friend_brings_a_deck(hall: Hall, open_page: OpenPage) -> None:
    """The page of an invitation has the same choice."""
    host, guest = open_page(), open_page(size=PHONE)
    host.goto(hall.address)
    host.click("button.friend")
    guest.goto(host.locator("input[readonly]").input_value())
    guest.locator("textarea").fill(to_text(CLOUDS))
    guest.get_by_role("button", name="Replace all 2 by similar cards").click()
    guest.get_by_text("This deck may be played.").last.wait_for()
    guest.click("button[type=submit]")
    Person(guest).page.wait_for_selector("[data-table]", state="attached")
    Person(host).page.wait_for_selector("[data-table]", state="attached")


@pytest.mark.parametrize(("size", "language"), cases(SIZES, LANGUAGES, ci=[(PHONE, "fr")]))
def test_the_chooser_has_no_violations(
    hall: Hall, open_page: OpenPage, size: tuple[int, int], language: str
) -> None:
    """A deck with faults, unknown and unready cards; five sizes, both themes; nothing scrolls sideways."""
    page = open_page(size=size, language=language)
    page.goto(hall.address)
    page.get_by_text(Messages(language).say("deck-choose")).click()
    page.locator("textarea").fill(MISSPELT)
    page.locator("[data-unready=de11]").wait_for()
    page.locator(".checked summary").click()
    for theme in THEMES:
        page.emulate_media(color_scheme="light" if theme == "light" else "dark")
        assert checks.violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
