"""What opens, grows or is told leaves its room to the question, the hand and the cards."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute
from scripts.browser import checks
from scripts.browser.chromium import LANGUAGES
from scripts.browser.laying import is_asked
from scripts.browser.moments import first_game
from scripts.browser.person import ByTouch, Person
from scripts.browser.serving import Hall
from tests.browser.cases import cases
from tests.browser.positions import MOMENTS, finished

OpenPage = Callable[..., Page]

SMALL_PHONE = (390, 664)
SHORT_LAPTOP = (1366, 657)
PHONE_FIRST = pytest.mark.parametrize("size", cases((SMALL_PHONE, SHORT_LAPTOP), ci=[(SMALL_PHONE,)]))
LINES_IN_SIGHT = """() => {
  const box = document.querySelector('.log .scroll').getBoundingClientRect();
  const tops = new Set();
  for (const line of document.querySelectorAll('.log li')) {
    const range = document.createRange();
    range.selectNodeContents(line);
    for (const { top, bottom } of range.getClientRects())
      if (top >= box.top - 1 && bottom <= box.bottom + 1) tops.add(Math.round(top / 6));
  }
  return tops.size;
}"""


SCROLLED = """() => {
  const box = document.querySelector(".insp");
  box.scrollTop = 60;
  return box.scrollTop > 0;
}"""


def box_of(page: Page, selector: str) -> dict[str, float]:
    """Return the box of a visible element."""
    box = page.locator(selector).first.bounding_box()
    assert box is not None, selector
    return {
        "left": box["x"],
        "top": box["y"],
        "right": box["x"] + box["width"],
        "bottom": box["y"] + box["height"],
    }


def overlap(one: dict[str, float], other: dict[str, float]) -> bool:
    """Tell whether two boxes share more than an edge."""
    wide = min(one["right"], other["right"]) - max(one["left"], other["left"])
    high = min(one["bottom"], other["bottom"]) - max(one["top"], other["top"])
    return wide > 1 and high > 1


def at(hall: Hall, open_page: OpenPage, moment: str, size: tuple[int, int], **more: Any) -> Page:
    """Open a page at a moment."""
    page = open_page(hall.lay(MOMENTS[moment](), **more), size=size)
    Person(page).wait()
    checks.rest(page)
    return page


def test_an_explanation_leaves_the_question_in_sight(hall: Hall, open_page: OpenPage) -> None:
    """Also a question that needs more than its usual room on a phone."""
    page = at(hall, open_page, "main", SMALL_PHONE)
    page.evaluate("() => { document.querySelector('.ctl .say').style.minHeight = '9rem'; }")
    page.locator(".meter:visible").first.click()
    checks.rest(page)
    assert not overlap(box_of(page, ".side"), box_of(page, ".ctl"))


def test_the_place_to_play_to_is_named_in_full(hall: Hall, open_page: OpenPage) -> None:
    """On a phone the strip below the Problem does not lie over the words."""
    page = at(hall, open_page, "main", SMALL_PHONE)
    person = ByTouch(page)
    before = person.seen
    person.press(".hand [data-gold]")
    person.press(".sheet .do.now button")
    person.wait_for(before + 1)
    checks.rest(page)
    words = box_of(page, ".area:not(.off) .here span")
    assert words["bottom"] <= box_of(page, ".area:not(.off)")["bottom"]
    assert not overlap(words, box_of(page, ".strip.me"))


@pytest.mark.parametrize(
    ("size", "language"),
    cases((SMALL_PHONE, SHORT_LAPTOP), LANGUAGES, ci=[(SMALL_PHONE, "fr")]),
)
def test_the_replay_leaves_the_hand_in_sight(
    hall: Hall, open_page: OpenPage, size: tuple[int, int], language: str
) -> None:
    """It takes the place of the question; and the end of a game leads to the front page."""
    page = open_page(hall.lay(finished()), size=size, language=language)
    page.locator(".ending").wait_for()
    checks.rest(page)
    home = box_of(page, ".ending a[href='/']")
    assert home["bottom"] <= size[1]
    page.locator(".ending .next .mini").nth(1).click()
    page.locator(".replay").wait_for()
    slider = page.locator(".replay input")
    slider.fill(str(int(str(slider.get_attribute("max"))) // 2))
    page.locator(".hand [data-handle]").first.wait_for()
    checks.rest(page)
    replay = box_of(page, ".replay")
    assert replay["bottom"] <= size[1]
    for row in (".hand", ".strip.me", ".field"):
        assert not overlap(replay, box_of(page, row))
    for part in (".replay p", ".replay input", ".replay .end"):
        assert overlap(replay, box_of(page, part))
        assert box_of(page, part)["bottom"] <= replay["bottom"]


def test_a_refusal_is_told_beside_its_card(hall: Hall, open_page: OpenPage) -> None:
    """The card that can't be played stays in sight, and the words are inside the window."""
    page = at(hall, open_page, "main", SHORT_LAPTOP)
    card = page.locator(".hand [data-handle]:not([data-gold])").first
    card.click()
    handle = card.get_attribute("data-handle")
    why = box_of(page, ".tag.why")
    assert not overlap(why, box_of(page, f'.hand [data-handle="{handle}"] [data-name]'))
    assert why["bottom"] <= box_of(page, f'.hand [data-handle="{handle}"]')["top"]
    assert why["left"] >= 0


@PHONE_FIRST
def test_a_button_that_asks_again_keeps_its_size(
    hall: Hall, open_page: OpenPage, size: tuple[int, int]
) -> None:
    """A new opening hand is asked for twice, by a button of the same size."""
    log = first_game(
        "main", is_asked(0, lambda view: view.question is not None and view.question.kind == "mulligan")
    ).log
    page = open_page(hall.lay(log), size=size)
    Person(page).wait()
    checks.rest(page)
    redraw = ".ctl .loose .mini"
    before, controls = box_of(page, redraw), box_of(page, ".ctl")
    page.locator(redraw).first.click()
    assert page.get_by_text("This shows hidden cards: press again").is_visible()
    assert box_of(page, redraw) == before
    assert box_of(page, ".ctl") == controls


def test_a_refusal_goes_with_the_next_command(hall: Hall, open_page: OpenPage) -> None:
    """What the server declined is not told any more when the player does something else."""
    page = open_page(size=SHORT_LAPTOP)
    refusals: list[str] = []

    def decline(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def sent(message: str | bytes) -> None:
            said = json.loads(message)
            if said["do"] == "answer" and not refusals:
                refusals.append(said["nonce"])
                reason = {"is": "said", "key": "refused-mane-stays"}
                route.send(json.dumps({"is": "declined", "nonce": said["nonce"], "reason": reason}))
            else:
                server.send(message)

        route.on_message(sent)

    page.route_web_socket("**/live**", decline)
    laid = hall.lay(MOMENTS["main"](), undo_policy="free")
    laid.sit(page.context)
    page.goto(laid.path)
    person = Person(page)
    person.wait()
    checks.rest(page)
    person.press("#main")
    page.locator(".card-note.bad").wait_for()
    page.locator(".tools .tool").first.click()
    checks.rest(page)
    assert page.locator(".card-note.bad").count() == 0


def test_a_short_laptop_shows_five_lines_of_the_log(hall: Hall, open_page: OpenPage) -> None:
    """Beside the text of the card, which keeps its room."""
    page = at(hall, open_page, "main", SHORT_LAPTOP)
    assert page.evaluate(LINES_IN_SIGHT) >= 5
    inspector = box_of(page, ".insp")
    assert inspector["bottom"] - inspector["top"] >= 200


@PHONE_FIRST
def test_the_level_of_the_computer_is_told(hall: Hall, open_page: OpenPage, size: tuple[int, int]) -> None:
    """Beside its name, on a phone too."""
    page = at(hall, open_page, "main", size, computer="gentle")
    assert page.locator(".strip.foe .level").inner_text() == "gentle"
    assert page.locator(".strip.foe .level").is_visible()
    assert page.locator(".strip.me .level").count() == 0


def test_hints_of_keys_need_a_keyboard(hall: Hall, open_page: OpenPage) -> None:
    """A tablet shows none, a laptop does."""
    hints = ".app kbd:visible"
    assert at(hall, open_page, "main", SHORT_LAPTOP).locator(hints).count() > 0
    page = open_page(hall.lay(MOMENTS["main"]()), size=SHORT_LAPTOP, has_touch=True, is_mobile=True)
    Person(page).wait()
    assert page.locator(hints).count() == 0


def test_the_text_of_a_card_is_read_from_its_beginning(hall: Hall, open_page: OpenPage) -> None:
    """A long text scrolls and shows that it does; the next card is not shown from the middle."""
    page = at(hall, open_page, "main", SHORT_LAPTOP)
    inspector = page.locator(".insp")
    cards = page.locator(".hand [data-handle]")
    cards.first.hover()
    page.wait_for_function(SCROLLED)
    assert "gradient" in inspector.evaluate("box => getComputedStyle(box).backgroundImage")
    cards.last.hover()
    page.wait_for_function("() => document.querySelector('.insp').scrollTop === 0")
