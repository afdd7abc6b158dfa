"""What the live region says of three scripted faceoffs is the list that was read aloud and found good."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page
from scripts.browser.course import Replay, Stretch
from scripts.browser.laying import game_of, match_of
from scripts.browser.person import InText
from scripts.browser.serving import Hall
from scripts.browser.wire import Wire
from tests.browser.cases import ENGLISH_FIRST

from everfree.table.commands import Answer
from everfree.table.log import MatchLog

OpenPage = Callable[..., Page]

HERE = Path(__file__).parent
SAID = """() => [...document.querySelectorAll('[role=log][aria-live] p')].map(
    (one) => [...one.querySelectorAll('span')].map((line) => line.textContent))"""
"""The sentences of each paragraph."""


def faceoffs() -> list[Stretch]:
    """Give the stretches of the script in which there is a faceoff, from a little before."""
    script = json.loads((HERE / "faceoff.json").read_text(encoding="utf-8"))
    match = match_of(script["seed"], script["decks"])
    found: list[Stretch] = []
    began = -1
    for number, (seat, option) in enumerate(script["answers"]):
        match.apply(Answer(seat, (option,)))
        under_way = game_of(match).view(0).faceoff is not None
        if under_way and began < 0:
            began = number
        elif began >= 0 and not under_way:
            found.append(Stretch(match.log, began, number + 1))
            began = -1
    return [Stretch(MatchLog(match.log.header, match.log.commands), one.first, one.end) for one in found]


@pytest.mark.parametrize("language", ENGLISH_FIRST)
def test_faceoffs_are_heard_as_reviewed(hall: Hall, open_page: OpenPage, language: str) -> None:
    """Each sentence once, in order, in one paragraph, from the first flip to the last card that goes home."""
    reviewed = (HERE / f"faceoff.{language}.txt").read_text(encoding="utf-8").strip().split("\n\n")
    stretches = faceoffs()
    assert len(stretches) == len(reviewed)
    for stretch, paragraph in zip(stretches, reviewed, strict=True):
        laid = hall.lay(stretch.before())
        page = open_page(language=language)
        wire = Wire(page)
        laid.sit(page.context)
        page.goto(f"{laid.path}?view=text")
        other = laid.guest(1).join(laid.table)
        Replay(InText(page), wire, other).run(stretch)
        other.close()
        page.wait_for_selector("[role=log][aria-busy=false]", state="attached")
        heard = [[" ".join(one.split()) for one in lines] for lines in page.evaluate(SAID)]
        wanted = [" ".join(one.split()) for one in paragraph.split("\n")]
        said = next((lines for lines in heard if wanted[0] in lines), [])
        assert said, heard
        first = said.index(wanted[0])
        assert said[first : first + len(wanted)] == wanted
