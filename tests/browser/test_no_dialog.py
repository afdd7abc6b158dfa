"""The board answers, not a box: whatever a game asks for is answered on the table itself."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page
from scripts.browser import watching
from scripts.browser.course import COURSE, Replay, Stretch, stretches
from scripts.browser.person import Person
from scripts.browser.serving import Hall
from scripts.browser.wire import Wire
from tests.browser.cases import cases

OpenPage = Callable[..., Page]

SHORT = ("use", "faceoff-with-a-reaction")
"""An action and a faceoff; the others are long."""


@pytest.fixture(scope="module")
def course() -> dict[str, Stretch]:
    """Give everything that must be shown."""
    return stretches()


@pytest.mark.parametrize("name", cases(list(COURSE), ci=[(name,) for name in SHORT]))
def test_no_dialog_opens(hall: Hall, open_page: OpenPage, course: dict[str, Stretch], name: str) -> None:
    """UX 11.3: the five actions, faceoffs of every kind, a tie, a retired Friend, a discard to eight."""
    stretch = course[name]
    laid = hall.lay(stretch.before())
    page = open_page()
    wire = Wire(page)
    laid.sit(page.context)
    page.goto(laid.path)
    other = laid.guest(1).join(laid.table)
    Replay(Person(page), wire, other).run(stretch)
    other.close()
    assert watching.dialogs(page) == []
    assert watching.faults(page) == []
