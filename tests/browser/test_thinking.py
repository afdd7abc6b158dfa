"""How long a computer thinks, as the page of one who plays against it learns it."""

from collections.abc import Callable, Iterator
from statistics import median
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page
from scripts.browser.figures import keep
from scripts.browser.laying import match_of
from scripts.browser.person import Person
from scripts.browser.serving import Hall, serving

from everfree.players.levels import PACE
from everfree.server.deltas import apply

OpenPage = Callable[..., Page]

BEAT = 0.5
WAITS = 3
"""Answers of the computer that are measured in each game."""
LATE = 0.3
"""Part of a beat that half of the messages may be late: a busy machine delays some of them."""
CLOCK = """() => {
  window.came = [];
  const Plain = window.WebSocket;
  window.WebSocket = class extends Plain {
    constructor(...all) {
      super(...all);
      this.addEventListener('message', (message) => window.came.push([performance.now(), message.data]));
    }
  };
}"""
"""Notes when each message came."""


@pytest.fixture(scope="module")
def slow_hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    """Give a server whose computers answer at their pace."""
    with serving(tmp_path_factory.mktemp("slow"), think_seconds=BEAT) as started:
        yield started


@pytest.mark.long
@pytest.mark.parametrize("level", ["gentle", "fair", "strong", "champion"])
def test_the_think_time_tells_nothing_of_hidden_cards(
    slow_hall: Hall, open_page: OpenPage, level: str
) -> None:
    """In two games with other hands and decks, the computer takes the beats of its level for its answers.

    Answers without any pause are left out: those that everybody knows to be the only ones
    (`tests/ccg/rules/test_foregone.py`).
    """
    beats: list[float] = []
    for seed in ("think-1", "think-2"):
        page = open_page()
        page.add_init_script(f"({CLOCK})()")
        laid = slow_hall.lay(match_of(seed).log, computer=level)
        laid.sit(page.context)
        page.goto(laid.path)
        person = Person(page)
        while len(waits(page)) < WAITS:
            person.play(1)
        found = waits(page)
        keep(f"think time of {level} in {seed}, seconds", median(found))
        beats.extend([wait / BEAT for wait in found if wait / BEAT > LATE])

    pace = PACE.get(level, 1)
    assert pace - LATE <= median(beats) <= pace + LATE
    assert median([abs(beat - round(beat)) for beat in beats]) <= LATE  # who needs longer takes whole beats


def waits(page: Page) -> list[float]:
    """Give the seconds between the message after which the computer was awaited and the next one."""
    found: list[float] = []
    view: dict[str, Any] = {}
    since = 0.0
    for moment, raw in page.evaluate("() => window.came"):
        message = msgspec.json.decode(raw)
        if message["is"] not in ("full", "delta"):
            continue
        if since:
            found.append((moment - since) / 1000)
        view = message["view"] if message["is"] == "full" else apply(view, message.get("patch") or {})
        since = moment if view["game"]["asked"] == 1 else 0.0
    return found
