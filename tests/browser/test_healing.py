"""What a page says when the computer's process fails, or when its link leads nowhere."""

import os
import signal
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import Page
from scripts.browser.chromium import ARTEFACTS
from scripts.browser.figures import keep
from scripts.browser.person import Person
from scripts.browser.serving import Hall

from everfree.cli.check.served import Served

OpenPage = Callable[..., Page]

CLOCK = """() => {
  window.troubles = [];
  let open = null;
  new MutationObserver(() => {
    const told = document.querySelector('[data-trouble]')?.innerText;
    const waits = document.querySelector('[data-table]')?.dataset.table !== 'asked';
    if (told && waits && !open) window.troubles.push(open = { told, began: performance.now(), lasted: 0 });
    if (!waits && open) { open.lasted = performance.now() - open.began; open = null; }
  }).observe(document, { subtree: true, childList: true, attributes: true });
}"""
"""Notes every message about the computer while the page waits, and how long the page goes on waiting."""


@pytest.fixture
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """Give a server of its own, whose processes can be killed."""
    started = Served(tmp_path_factory.mktemp("data"), think_seconds=0.2)
    yield started
    started.stop()


@pytest.mark.parametrize(
    ("number", "view", "times"),
    [
        (signal.SIGKILL, "", 1),
        pytest.param(signal.SIGKILL, "", 3, marks=pytest.mark.long),
        pytest.param(signal.SIGSTOP, "?view=text", 3, marks=pytest.mark.long),
    ],
)
def test_a_computer_that_fails_is_said_and_healed(
    served: Served, open_page: OpenPage, number: signal.Signals, view: str, times: int
) -> None:
    """Once, or several times in a row: the page says it, asks the player again, and the computer goes on."""
    page = open_page()
    page.add_init_script(f"({CLOCK})()")
    person = Person(page)
    person.play_now(served.address)
    page.goto(page.url + view)
    troubles: list[dict[str, Any]] = []
    for incident in range(times):
        until = time.monotonic() + 90
        while not served.worker_pids:
            person.play(1)
        for pid in served.worker_pids:
            with suppress(ProcessLookupError):
                os.kill(pid, number)
        while len(troubles := page.evaluate("() => window.troubles")) <= incident:
            assert time.monotonic() < until
            person.play(1)
            person.wait()
        page.screenshot(path=ARTEFACTS / f"healed-{number.name}-{incident}.png")
        while page.locator("[data-trouble]").count():
            assert time.monotonic() < until
            person.play(1)
            person.wait()
        page.evaluate("count => window.troubles.length = count", incident + 1)
    for trouble in troubles:
        assert "restarted" in trouble["told"]
        keep(f"waiting after {number.name}, seconds", trouble["lasted"] / 1000)
        assert trouble["lasted"] < 30_000  # five seconds on a machine that does nothing else


@pytest.mark.parametrize("view", ["", "?view=text"])
def test_a_link_to_no_table_says_so(hall: Hall, open_page: OpenPage, view: str) -> None:
    """Instead of connecting again and again."""
    page = open_page()
    page.goto(f"{hall.address}/t/nowhere{view}")

    page.get_by_role("heading", name="There is no such table").wait_for()
    assert page.get_by_role("link").filter(has_text="front page").count() == 1
