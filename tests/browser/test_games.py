"""Games against the computer, by every way to play: their beginnings; `make browser` plays them whole."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page
from scripts.browser import checks, watching
from scripts.browser.chromium import DESKTOP, PHONE
from scripts.browser.laying import match_of
from scripts.browser.person import WAYS
from scripts.browser.serving import Hall
from tests.browser.cases import cases

OpenPage = Callable[..., Page]

FEW, MORE = 4, 14
"""Decisions: the beginning of a game, and some turns."""


@pytest.mark.parametrize(
    ("way", "decisions"), cases(list(WAYS), (FEW, MORE), ci=[(way, FEW) for way in WAYS])
)
def test_a_game_can_be_played(hall: Hall, open_page: OpenPage, way: str, decisions: int) -> None:
    """Mouse alone, keys alone, touch alone on a phone, text; at every frame there is gold or a named wait."""
    laid = hall.lay(match_of("short", alone=True).log, computer="random")
    size = PHONE if way == "touch" else DESKTOP
    page = open_page(laid, size=size, path="?view=text" if way == "text" else "")
    person = WAYS[way](page, seed=4)
    for _ in range(decisions):
        person.play(1)
        assert checks.wrong_numbers(page) == []
    assert person.decisions == decisions
    assert watching.faults(page) == []
    assert len(watching.moves(page)) <= 3


def test_a_row_that_moves_is_found(hall: Hall, open_page: OpenPage) -> None:
    """The check itself sees a strip that grows."""
    page = open_page(hall.lay(match_of("short", alone=True).log))
    WAYS["mouse"](page, seed=4).wait()
    page.evaluate("() => document.querySelector('.app').style.setProperty('--strip', '9rem')")
    page.wait_for_function("() => window.seenMoves.length > 0")
