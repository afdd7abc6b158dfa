"""What somebody who only watches reads: the players' names, never "you"."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page
from scripts.browser.chromium import LANGUAGES
from scripts.browser.serving import Hall
from tests.browser.cases import cases
from tests.browser.positions import main_phase, open_faceoff

from everfree.table.log import MatchLog

OpenPage = Callable[..., Page]

ADDRESSED = {
    "en": re.compile(r"(?i)\byou(r|rs)?\b(?! are watching)"),
    "fr": re.compile(r"(?i)\b(votre|vos|vôtres?)\b|\bvous\b(?! regardez la partie)"),
}
READ = """() => {
  const lines = (part) => part.innerText.split('\\n');
  const printed = new Set([...document.querySelectorAll('p.text')].flatMap(lines));
  return [...document.querySelectorAll('main, .app')].flatMap((part) => [
    ...lines(part).filter((line) => !printed.has(line)),
    ...[...part.querySelectorAll('[aria-label]')].map((one) => one.getAttribute('aria-label')),
  ]);
}"""
"""Everything on the page that is read, by eye or by ear, except texts of cards, which address a player."""


@pytest.mark.parametrize(
    ("language", "view", "moment"),
    cases(
        LANGUAGES,
        ("", "?view=text"),
        (main_phase, open_faceoff),
        ci=[("en", "", open_faceoff), ("fr", "?view=text", main_phase)],
    ),
)
def test_a_spectator_is_never_addressed_as_a_player(
    hall: Hall, open_page: OpenPage, language: str, view: str, moment: Callable[[], MatchLog]
) -> None:
    """Problems, turns, totals, the score and the log name both players."""
    page = open_page(language=language)
    page.goto(hall.lay(moment()).path + view)
    page.wait_for_selector("[data-table]", state="attached")
    page.get_by_text("Sorrel").first.wait_for()

    read = [line for line in page.evaluate(READ) if line.strip()]

    assert len(read) > 20
    assert [line for line in read if ADDRESSED[language].search(line)] == []
