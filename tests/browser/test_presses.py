"""Fewer presses: an empty Main Phase ends by itself, End is not Pass, several cards are one selection."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page
from scripts.browser.chromium import DESKTOP, PHONE
from scripts.browser.laying import Laid, game_of, is_asked, match_of, play_on, put_right
from scripts.browser.person import GUARD, Person
from scripts.browser.serving import Hall
from scripts.browser.wire import Wire
from tests.browser.cases import cases

from everfree.ccg.commands import Correction
from everfree.ccg.stops import Stops
from everfree.ccg.view import View
from everfree.table.commands import Answer
from everfree.table.match import Match

OpenPage = Callable[..., Page]

MAIN = "#main"
IN_TIME = (
    "() => { const stay = document.querySelector('.going ~ .mini'); if (stay) %s; return stay !== null; }"
)
"""Reacts in the frame in which the countdown begins, however busy the machine is."""
STAY = {
    "key": IN_TIME
    % "document.body.dispatchEvent(new KeyboardEvent('keydown', {key: 'Escape', bubbles: true}))",
    "button": IN_TIME % "stay.click()",
}


def is_main(view: View) -> bool:
    """Tell whether the viewer is asked in the Main Phase."""
    return view.question is not None and view.question.kind == "main"


def in_main_phase(tokens: int | None = None) -> Match:
    """Return a match against a computer in seat 0's Main Phase, with some number of tokens."""
    match = play_on(match_of("main", alone=True), is_asked(0, lambda view: view.turn >= 5 and is_main(view)))
    if tokens is not None:
        put_right(match, Correction("tokens", seat=0, number=tokens))
    return match


def empty_main_phase() -> Match:
    """Return a match in a Main Phase of seat 0 in which nothing but its end is left to do."""

    def is_empty(view: View) -> bool:
        question = view.question
        return question is not None and question.kind == "main" and len(question.options) == 1

    match = match_of("main", alone=True)
    return play_on(match, is_asked(0, is_empty), level="greedy")


def window_with_one_answer() -> Match:
    """Return a match of two people in which everybody knows that seat 0 can only pass."""
    asked = is_asked(0, lambda view: view.question is not None and view.question.kind == "priority")
    return play_on(match_of("window"), lambda game: asked(game) and game.goes_on())


def too_full_a_hand(count: int) -> Match:
    """Return a match in which seat 0 must discard *count* cards at the end of its turn."""
    match = in_main_phase()
    hand = len(game_of(match).view(0).seats[0].hand)
    # Cards of the draw deck have no handles: draw with corrected tokens instead.
    wanted = 8 + count - hand
    put_right(match, Correction("tokens", seat=0, number=wanted))
    for _ in range(wanted):
        question = game_of(match).view(0).question
        assert question is not None
        match.apply(Answer(0, ([one.verb for one in question.options].index("draw"),)))
        play_on(match, is_asked(0), level="idle")
    return match


def person_at(open_page: OpenPage, laid: Laid, **more: Any) -> Person:
    """Open the page of seat 0, and wait until it asks."""
    person = Person(open_page(laid, **more))
    person.wait()
    person.page.wait_for_timeout(GUARD)
    return person


class TestEmptyMainPhase:
    """Nothing is left to do."""

    def test_it_ends_by_itself(self, hall: Hall, open_page: OpenPage) -> None:
        """Visibly, without a press."""
        person = Person(open_page(hall.lay(empty_main_phase().log, computer="random")))
        person.page.wait_for_selector(".btn.going")
        person.wait_for(person.seen + 1)

    @pytest.mark.parametrize("way", list(STAY))
    def test_it_can_be_kept_open(self, hall: Hall, open_page: OpenPage, way: str) -> None:
        """Then it ends when the player says so."""
        person = Person(open_page(hall.lay(empty_main_phase().log, computer="random")))
        person.page.wait_for_function(STAY[way])
        before = person.seen
        person.page.wait_for_timeout(1_500)
        assert (person.state, person.seen) == ("asked", before)
        person.page.keyboard.press("e")
        person.wait_for(before + 1)


class TestBetweenPeople:
    """A window to which public facts leave one answer."""

    def test_it_passes_by_itself(self, hall: Hall, open_page: OpenPage) -> None:
        """And never asks."""
        person = Person(open_page(hall.lay(window_with_one_answer().log)))
        person.page.wait_for_selector("[data-table]", state="attached")
        before = len(window_with_one_answer().log.commands)
        person.wait_for(before + 1)

    def test_full_control_asks(self, hall: Hall, open_page: OpenPage) -> None:
        """As at a table without help."""
        match = window_with_one_answer()
        match.apply(Stops(full=True).to_command(0))
        person = person_at(open_page, hall.lay(match.log))
        before = person.seen
        person.page.wait_for_timeout(1_500)
        assert (person.state, person.seen) == ("asked", before)


class TestEnd:
    """End Main Phase has a key and a place of its own."""

    def test_space_does_not_end_the_main_phase(self, hall: Hall, open_page: OpenPage) -> None:
        """E does."""
        person = person_at(open_page, hall.lay(in_main_phase(2).log, computer="random"))
        before = person.seen
        person.page.keyboard.press("Space")
        person.page.wait_for_timeout(400)
        assert person.seen == before
        person.page.keyboard.press("e")
        person.wait_for(before + 1)

    @pytest.mark.parametrize("size", cases((DESKTOP, PHONE), ci=[(PHONE,)]))
    def test_it_does_not_fill_the_place_of_pass(
        self, hall: Hall, open_page: OpenPage, size: tuple[int, int]
    ) -> None:
        """Which is as wide as the row."""
        person = person_at(open_page, hall.lay(in_main_phase(2).log, computer="random"), size=size)
        box = person.page.locator(MAIN).bounding_box()
        whole = person.page.locator(".bottom").bounding_box()
        assert box is not None
        assert whole is not None
        assert box["width"] < 0.75 * whole["width"]


def test_several_cards_are_one_selection(hall: Hall, open_page: OpenPage) -> None:
    """Ticks can be taken away again; one confirmation sends them all."""
    match = too_full_a_hand(2)
    laid = hall.lay(match.log, computer="random")
    page = open_page()
    laid.sit(page.context)
    wire = Wire(page)
    page.goto(laid.path)
    person = Person(page)
    person.wait()
    page.wait_for_timeout(GUARD)
    page.keyboard.press("e")
    page.wait_for_function("() => document.querySelectorAll('.hand [data-gold]').length > 8")
    page.wait_for_timeout(GUARD)
    question = wire.question
    assert question is not None
    assert (question["kind"], question["number"]) == ("discard-down", 2)
    before = person.seen
    cards = [one["card"] for one in question["options"]]
    for handle in (cards[0], cards[1], cards[0], cards[3]):
        person.press(f'.hand [data-handle="{handle}"]')
    assert person.seen == before
    assert page.locator(".tick").count() == 2
    page.keyboard.press("Space")
    person.wait_for(before + 2)
    left = [card["handle"] for card in wire.game["seats"][0]["hand"]]
    assert cards[1] not in left
    assert cards[3] not in left
    assert cards[0] in left
