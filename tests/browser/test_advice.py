"""What the computer tells a player: a hint when asked, and a review of the choices after the end."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page
from scripts.browser.chromium import ARTEFACTS
from scripts.browser.laying import match_of, play_on
from scripts.browser.serving import Hall
from tests.browser.cases import PHONE_FIRST
from tests.browser.positions import finished
from tests.server.thinking_here import thinks_here

from everfree.cli.check.served import Served
from everfree.messages import Messages
from everfree.table.commands import Concede
from everfree.table.log import MatchLog

OpenPage = Callable[..., Page]

ASKED = '[data-table="asked"]'
OVER = '[data-table="over"]'


@pytest.fixture(scope="module")
def advised(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    """Give a server whose computers think a little, in its own process."""
    data = tmp_path_factory.mktemp("advised")
    served = Served(data)
    with pytest.MonkeyPatch.context() as monkeypatch:
        thinks_here(served, monkeypatch)
        yield Hall(served.address, data)
    served.stop()


def in_main_phase(*, alone: bool = True) -> MatchLog:
    """Return a match, against a computer if the first seat is *alone*, in its Main Phase."""
    match = match_of("advice", alone=alone)
    return play_on(match, lambda game: game.played.question.kind == "main" and 0 in game.asked()).log


def given_up() -> MatchLog:
    """Return a match that the person gave up after a few turns."""
    match = play_on(match_of("advice", alone=True), lambda game: game.played.state.turn > 3)
    match.apply(Concede(0))
    return match.log


@pytest.mark.parametrize(("size", "language"), PHONE_FIRST)
def test_a_hint_marks_an_answer_and_says_why(
    advised: Hall, open_page: OpenPage, size: tuple[int, int], language: str
) -> None:
    """The button goes, the sentence comes and one answer is marked; the next question has neither."""
    words = Messages(language)
    page = open_page(advised.lay(in_main_phase(), computer="random"), size=size, language=language)
    page.wait_for_selector(ASKED, state="attached")
    button = page.get_by_role("button", name=words.say("web-hint"), exact=True)
    assert page.locator("[data-hint]").count() == 0
    button.click()
    page.locator("[data-hint]").wait_for()
    assert button.count() == 0
    assert page.locator("[data-coach]").count() >= 1
    page.screenshot(path=ARTEFACTS / f"hint-{language}-{size[0]}.png")
    box = page.locator("[data-hint]").bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= size[0]
    assert box["y"] + box["height"] <= size[1]
    page.keyboard.press("e")
    page.wait_for_function("() => !document.querySelector('[data-hint]')")


def test_the_key_of_the_hint(advised: Hall, open_page: OpenPage) -> None:
    """In the text view, too, where the sentence is read out."""
    page = open_page(advised.lay(in_main_phase(), computer="random"), path="?view=text")
    page.wait_for_selector(ASKED, state="attached")
    page.keyboard.press("c")
    page.locator("[data-hint][role=status]").wait_for()


def test_nobody_is_helped_against_a_friend(advised: Hall, open_page: OpenPage) -> None:
    """There is no button, and the key does nothing."""
    match = play_on(
        match_of("advice"), lambda game: game.played.question.kind == "main" and 0 in game.asked()
    )
    page = open_page(advised.lay(match.log))
    page.wait_for_selector(ASKED, state="attached")
    assert page.get_by_role("button", name="Hint", exact=True).count() == 0
    page.keyboard.press("c")
    assert page.locator("[data-hint]").count() == 0


@pytest.mark.parametrize(("size", "language"), PHONE_FIRST)
def test_a_review_after_the_end(
    advised: Hall, open_page: OpenPage, size: tuple[int, int], language: str
) -> None:
    """It shows moments, and each opens the replay; they are still there at the end."""
    words = Messages(language)
    page = open_page(advised.lay(given_up(), computer="random"), size=size, language=language)
    page.wait_for_selector(OVER, state="attached")
    page.get_by_role("button", name=words.say("web-review")).click()
    page.locator("[data-review=done]").wait_for(timeout=120_000)
    moments = page.locator(".review article")
    assert 1 <= moments.count() <= 3
    moments.first.scroll_into_view_if_needed()
    page.screenshot(path=ARTEFACTS / f"review-{language}-{size[0]}.png")
    for one in moments.all():
        box = one.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= size[0]
    moments.first.get_by_role("button").click()
    page.locator(".replay").wait_for()
    page.screenshot(path=ARTEFACTS / f"review-replay-{language}-{size[0]}.png")
    page.get_by_role("button", name=words.say("web-replay-close")).click()
    assert page.locator(".review article").count() >= 1


def test_who_watches_reviews_nothing(advised: Hall, open_page: OpenPage) -> None:
    """The choices are those of somebody else."""
    page = open_page(advised.lay(finished()), seat=-1)
    page.wait_for_selector(OVER, state="attached")
    assert page.locator(".review").count() == 0
