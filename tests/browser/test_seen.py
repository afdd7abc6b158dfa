"""Every move of the other player is seen: one event after another, in the recap and in the film strip."""

from collections.abc import Callable
from contextlib import closing
from itertools import pairwise

import pytest
from playwright.sync_api import Browser, Page
from scripts.browser.beats import beats, record_beats
from scripts.browser.chromium import ARTEFACTS, PHONE
from scripts.browser.course import PAGE_SEAT, Stretch
from scripts.browser.film import Film, film, opposing_turns
from scripts.browser.laying import Laid
from scripts.browser.person import Person
from scripts.browser.serving import Hall
from scripts.browser.wire import Wire
from tests.browser.cases import ENGLISH_FIRST, cases
from tests.browser.clock import stretch

from everfree.server.client import Client
from everfree.table.commands import Answer

OpenPage = Callable[..., Page]

ACT, SHORTEST, LATE = 900, 200, 60
READING = 2_000
"""Milliseconds: how long a move is shown, the least for any event, how early a timer may ring, and for
how long a line of the log is read at least."""


@pytest.fixture(scope="module")
def turn() -> Stretch:
    """Give an opposing turn with a played card, a faceoff, a score and a discard."""
    return opposing_turns()[0]


@pytest.fixture(scope="module")
def made(hall: Hall, browser: Browser, turn: Stretch) -> Film:
    """Give the film of that turn."""
    return film(hall, browser, turn)


def test_each_event_of_an_opposing_turn_is_seen_on_its_own(made: Film) -> None:
    """In the order of the log, one at a time."""
    assert made.unseen == []
    ids = [line for beat in made.beats for line in beat.lines]
    assert ids == sorted(set(ids))
    assert all(len(beat.lines) == 1 or beat.kind == "flip" for beat in made.beats)
    assert {"act", "note", "flip"} <= {beat.kind for beat in made.beats}
    assert all(beat.words for beat in made.beats if beat.kind == "act")


@pytest.mark.long
def test_each_event_of_an_opposing_turn_is_seen_long_enough(made: Film) -> None:
    """A move longer than a draw or a payment."""
    lasts = [(beat, after.at - beat.at) for beat, after in pairwise(made.beats)]
    # Sums, because on a busy machine one event is noticed late and the next one seems short.
    acts = [length for beat, length in lasts if beat.kind == "act"]
    assert sum(acts) >= len(acts) * ACT / 2 - LATE
    assert sum([length for _, length in lasts]) >= len(lasts) * SHORTEST - LATE
    assert min([length for _, length in lasts]) > LATE


def at_the_end_of_the_turn(
    hall: Hall, open_page: OpenPage, turn: Stretch, **wishes: object
) -> tuple[Laid, Page]:
    """Open the page where its player is about to end the turn; every event will be shown."""
    laid = hall.lay(turn.before())
    page = open_page(pace="full", **wishes)
    record_beats(page.context)
    laid.sit(page.context)
    return laid, page


def play_the_turn(
    laid: Laid, page: Page, turn: Stretch, path: str = "", when_asked: Callable[[], None] = lambda: None
) -> None:
    """Replay the turn without waiting for what is shown: Escape ends it whenever the page must answer."""
    wire = Wire(page)
    page.goto(laid.path + path)
    person = Person(page)
    mine, theirs = turn.numbers(PAGE_SEAT), turn.numbers(1)
    with closing(laid.guest(1).join(laid.table)) as other:
        for number, command in enumerate(turn.commands(), start=turn.first):
            assert isinstance(command, Answer)
            if command.seat == PAGE_SEAT:
                seen(other, theirs[number])
                skip_to(page, mine[number])
                if wire.is_passed(mine[number]):
                    continue
                person.wait()
                when_asked()
                person.take(command.options[0], wire)
            else:
                seen(other, theirs[number])
                other.ask("answer", answers=list(command.options))
    skip_to(page, mine[turn.end])


def seen(other: Client, number: int) -> None:
    """Wait until the other player has seen *number* commands."""
    other.until(lambda client: client.number >= number)


def skip_to(page: Page, number: int) -> None:
    """Press Escape until the page has seen *number* commands."""
    person = Person(page)
    while person.seen < number or person.state == "show":
        page.keyboard.press("Escape")
        page.wait_for_timeout(50)


AT_ONCE = 3_500
"""Milliseconds: with a stretched clock an event that is not skipped is shown for at least four seconds."""


def first_beat(page: Page) -> None:
    """Wait until an event is shown."""
    page.wait_for_selector('[data-table="show"]', state="attached")


def test_a_key_or_a_press_skips_one_event_and_escape_all(
    hall: Hall, open_page: OpenPage, turn: Stretch
) -> None:
    """A press that skips presses nothing else."""
    laid, page = at_the_end_of_the_turn(hall, open_page, turn)
    wire = Wire(page)
    page.goto(laid.path)
    person = Person(page)
    command = turn.commands()[0]
    assert isinstance(command, Answer)
    before_the_end = turn.numbers(PAGE_SEAT)[turn.first]
    person.wait_for(before_the_end)
    stretch(page)
    person.take(command.options[0], wire)
    first_beat(page)
    before = len(beats(page))
    page.keyboard.press("k")
    page.wait_for_function("count => window.seenBeats.length > count", arg=before, timeout=AT_ONCE)
    hand = page.locator(".hand [data-handle]").first
    handle = hand.get_attribute("data-handle")
    before = len(beats(page))
    box = hand.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + 20, box["y"] + 40)
    page.wait_for_function("count => window.seenBeats.length > count", arg=before, timeout=AT_ONCE)
    assert page.locator(f'.lifted[data-handle="{handle}"]').count() == 0
    page.keyboard.press("Escape")
    page.wait_for_selector('[data-table="show"]', state="detached")
    assert person.seen > before_the_end


@pytest.mark.parametrize("language", ENGLISH_FIRST)
def test_the_own_turn_begins_with_a_recap_and_the_film_strip_shows_the_cards(
    hall: Hall, open_page: OpenPage, turn: Stretch, language: str
) -> None:
    """The recap is one line of the log; a card of the strip opens in the inspector by mouse and by key."""
    laid, page = at_the_end_of_the_turn(hall, open_page, turn, language=language)
    play_the_turn(laid, page, turn)
    recap = page.locator(".log .recap").last
    begins = {"en": "Sorrel's turn: played", "fr": "Sorrel\u00a0: a joué"}[language]
    assert recap.inner_text().startswith(begins)
    frames = page.locator("[data-film]")
    assert frames.count() == 8
    frames.nth(2).hover()
    title = page.locator(".insp h2").first
    names = [str(one.get_attribute("aria-label")).split(",")[0] for one in frames.all()]
    assert names[2] in title.inner_text()
    frames.nth(7).focus()
    page.keyboard.press("ArrowLeft")
    assert names[6] in title.inner_text()
    page.screenshot(path=ARTEFACTS / f"recap-{language}.png")


def test_calm_motion_shows_the_same_without_moving(hall: Hall, open_page: OpenPage, turn: Stretch) -> None:
    """Every event of the log has its sentence; nothing is animated."""
    laid, page = at_the_end_of_the_turn(hall, open_page, turn, reduced_motion="reduce")
    page.add_init_script(
        "window.moved = 0; const plain = Element.prototype.animate;"
        "Element.prototype.animate = function (...all) { window.moved += 1; return plain.apply(this, all); };"
    )
    play_the_turn(laid, page, turn)
    assert page.evaluate("() => window.moved") == 0
    assert beats(page)
    assert all(beat.words for beat in beats(page) if beat.kind != "flip")


ORDER = """() => {
  window.heard = [];
  const note = (root, what) => {
    const words = root.textContent.trim().replace(/\\s+/g, ' ');
    if (words) window.heard.push([what, words, performance.now()]);
  };
  // On the document, because the page may build its live regions more than once while it loads.
  new MutationObserver((all) => {
    const within = (change, region) => (change.target.closest ? change.target.closest(region) : null);
    for (const change of all)
      if (within(change, '[role=log][aria-live]')) change.addedNodes.forEach((node) => note(node, 'line'));
    for (const one of new Set(all.map((change) => within(change, '[data-sequel]'))))
      if (one) note(one, one.getAttribute('aria-live'));
  }).observe(document, { childList: true, subtree: true });
}"""


@pytest.mark.parametrize("path", cases(("", "?view=text"), ci=[("",)]))
def test_a_question_is_heard_after_its_cause(
    hall: Hall, open_page: OpenPage, turn: Stretch, path: str
) -> None:
    """The lines of the log are announced first; a question that follows them does not interrupt them."""
    laid = hall.lay(turn.before())
    page = open_page()
    laid.sit(page.context)
    page.add_init_script(f"({ORDER})()")
    asked: list[str] = []

    def listen() -> None:
        page.wait_for_function("() => window.heard.length && window.heard.at(-1)[0] !== 'line'")
        asked.append(page.evaluate("() => window.heard.at(-1)[1]"))
        assert asked[-1].startswith(page.locator(".say, .asked").first.inner_text().split("\n")[0][:12])

    play_the_turn(laid, page, turn, path, listen)
    heard = page.evaluate("() => window.heard")
    assert len(asked) >= 2
    assert "line" in {what for what, *_ in heard}
    for (before, _, spoken), (after, _, at) in pairwise(heard):
        assert before != "line" or after != "assertive" or at - spoken > READING


def test_on_a_phone_the_film_strip_is_in_the_log(hall: Hall, open_page: OpenPage, turn: Stretch) -> None:
    """Its cards are large enough for a finger."""
    page = open_page(hall.lay(turn.before()), size=PHONE)
    Person(page).wait()
    assert not page.locator("[data-film]").first.is_visible()
    page.evaluate("() => dispatchEvent(new KeyboardEvent('keydown', { key: 'l', bubbles: true }))")
    box = page.locator("[data-film]").last.bounding_box()
    assert box is not None
    assert box["height"] >= 44
    page.screenshot(path=ARTEFACTS / "film-strip-phone.png")
    page.locator("[data-film]").last.tap()
    page.locator(".insp h2").first.wait_for()
