"""Questions show the sentence that asks, and the effect under way lies on the table."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from scripts.browser.chromium import DESKTOP, PHONE
from scripts.browser.laying import NoSuchMoment, is_asked, match_of, play_on
from scripts.browser.serving import Hall
from tests.browser.cases import cases
from tests.browser.conftest import OpenPage

from everfree.ccg.view import View
from everfree.table.match import Match
from everfree.telling.onlooker import Onlooker
from everfree.testing.dice import Dice
from everfree.testing.soak.random_decks import random_deck

SEEDS = range(40)
PATIENCE = 30_000
"""Milliseconds; the first page of a server waits for the texts of all cards."""


def match_with(wanted: Callable[[View], bool]) -> Match:
    """Play random games until the first seat is asked a question that is *wanted*."""
    for seed in SEEDS:
        dice = Dice(seed, purpose=5)
        match = match_of(f"a{seed}", [random_deck(dice, "one"), random_deck(dice, "other")])
        try:
            return play_on(match, is_asked(0, wanted), seed=seed)
        except NoSuchMoment:
            continue
    raise AssertionError("no such moment in any game")


def is_event(view: View) -> bool:
    """Tell whether an Event asks for a choice."""
    question = view.question
    return (
        question is not None
        and question.kind == "choose"
        and any(card.handle == question.asker for card in view.queue)
    )


@pytest.mark.parametrize(
    ("size", "path"),
    cases((PHONE, DESKTOP), ("", "?view=text"), ci=[(PHONE, ""), (DESKTOP, "?view=text")]),
)
def test_an_offer_shows_its_sentence(hall: Hall, open_page: OpenPage, size: object, path: str) -> None:
    """On the board and in the text view."""
    laid = hall.lay(match_with(lambda view: view.question is not None and view.question.kind == "may").log)
    page = open_page(laid, path=path, size=size)

    shown = page.locator("blockquote" if path else ".ctl .source")

    expect(shown).to_contain_text(": You may", timeout=PATIENCE)


def test_the_name_of_the_card_opens_it(hall: Hall, open_page: OpenPage) -> None:
    """The reader sees the whole card without looking for it on the board."""
    laid = hall.lay(match_with(lambda view: view.question is not None and view.question.kind == "may").log)
    page = open_page(laid)
    name = page.locator(".ctl .source a")
    expect(name).to_contain_text(" ", timeout=PATIENCE)
    title = name.inner_text().split(",")[0]

    name.click()

    expect(page.locator(".insp h2").first).to_contain_text(title, timeout=PATIENCE)


@pytest.mark.parametrize("seat", [0, 1])
def test_an_event_lies_on_the_table(hall: Hall, open_page: OpenPage, seat: int) -> None:
    """Both players see it with its text while its player chooses."""
    match = match_with(is_event)
    laid = hall.lay(match.log)
    page = open_page(laid, seat=seat)

    expect(page.locator("[data-under-way]")).to_be_visible(timeout=PATIENCE)
    expect(page.locator(".ctl .source")).to_be_visible(timeout=PATIENCE)


def test_effects_are_chosen_by_their_texts(hall: Hall, open_page: OpenPage) -> None:
    """Each waiting effect is a button with its card and its sentence."""
    kind = "order-triggers"
    laid = hall.lay(match_with(lambda view: view.question is not None and view.question.kind == kind).log)
    page = open_page(laid, size=PHONE)
    effects = page.locator(".tray .effect")

    expect(effects.first).to_be_visible(timeout=PATIENCE)
    expect(effects.first).to_contain_text(". ", timeout=PATIENCE)
    assert all(text.endswith(".") and len(text) > 30 for text in effects.all_inner_texts())


def test_problems_to_start_with_show_what_they_need(hall: Hall, open_page: OpenPage) -> None:
    """Also on a phone."""
    page = open_page(hall.lay(match_of("starting").log), size=PHONE)

    expect(page.locator(".problemchoice .need").first).to_be_visible(timeout=PATIENCE)


def test_a_place_that_cannot_be_chosen_says_why(hall: Hall, open_page: OpenPage) -> None:
    """While a card is moved from a Problem, the place it is at has its reason."""

    def is_moving(view: View) -> bool:
        question = view.question
        if question is None or question.kind != "where":
            return False
        return any(card.handle == question.source and card.area >= 0 for card in view.play)

    match = match_with(is_moving)
    assert any(grey.area >= 0 for grey in Onlooker(match.game, 0).greys())  # type: ignore[arg-type]
    page = open_page(hall.lay(match.log))

    expect(page.locator("[data-not-here]").first).to_be_visible(timeout=PATIENCE)
