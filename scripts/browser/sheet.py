"""Make the contact sheet: boards at random moments of random games, each with its layout faults."""

import html
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Final

from playwright.sync_api import Browser
from scripts.browser import checks
from scripts.browser.chromium import ARTEFACTS, DESKTOP, LANGUAGES, PHONE, THEMES, window
from scripts.browser.laying import Moment, NoSuchMoment, is_asked, match_of, play_on
from scripts.browser.person import Person
from scripts.browser.serving import Hall

from everfree.ccg.decks.theme import THEME_DECKS
from everfree.ccg.view import View
from everfree.table.log import MatchLog

FOLDER: Final = ARTEFACTS / "sheet"
LEVEL: Final = "greedy"
MOST_TURNS: Final = 24
FACEOFFS: Final = 0.3
"""The share of moments that are in a faceoff."""


@dataclass(frozen=True)
class Picture:
    """One screenshot of a board."""

    file: str
    words: str
    faults: tuple[str, ...]


def moments(games: int, seed: int, *, first_turn: int = 1) -> list[tuple[str, MatchLog]]:
    """Return random games at random moments, each with a name from which it can be reproduced."""
    chance = Random(seed)
    found: list[tuple[str, MatchLog]] = []
    while len(found) < games:
        name = f"sheet-{seed}-{chance.randrange(10**6)}"
        decks = chance.sample(list(THEME_DECKS), 2)
        turn = chance.randint(first_turn, MOST_TURNS)
        in_faceoff = chance.random() < FACEOFFS
        try:
            log = played(name, decks, turn, in_faceoff=in_faceoff, seed=seed)
        except NoSuchMoment:
            continue  # the game ended before that turn
        found.append((f"{name} {decks[0]} {decks[1]} turn {turn}", log))
    return found


def played(
    name: str, decks: Sequence[str], turn: int, *, in_faceoff: bool = False, seed: int = 1
) -> MatchLog:
    """Play one game up to the first decision of a turn, or of a faceoff from that turn on."""
    until = _decides(is_asked(0, _moment(turn, in_faceoff=in_faceoff)))
    return play_on(match_of(name, decks), until, level=LEVEL, seed=seed).log


def _decides(asked: Moment) -> Moment:
    """Return the test for a moment at which the page does not give the only answer by itself."""
    return lambda game: asked(game) and not game.goes_on()


def _moment(turn: int, *, in_faceoff: bool) -> Callable[[View], bool]:
    return lambda view: view.turn >= turn and (view.faceoff is not None or not in_faceoff)


def make_sheet(hall: Hall, browser: Browser, games: int, seed: int) -> list[Picture]:
    """Take every screenshot, write the sheet, and return the screenshots."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    pictures: list[Picture] = []
    for number, (name, log) in enumerate(moments(games, seed)):
        for language in LANGUAGES:
            for theme in THEMES:
                for size in (DESKTOP, PHONE):
                    laid = hall.lay(log)
                    context = window(browser, size, language=language, theme=theme)
                    laid.sit(context)
                    page = context.new_page()
                    page.goto(laid.path)
                    Person(page).wait()
                    checks.rest(page)
                    file = f"{number:02}-{language}-{theme}-{size[0]}.png"
                    page.screenshot(path=FOLDER / file)
                    words = f"{name} {language} {theme} {size[0]}x{size[1]}"
                    pictures.append(Picture(file, words, tuple(checks.board_faults(page))))
                    context.close()
    _write(pictures)
    return pictures


def _write(pictures: list[Picture]) -> Path:
    cells: list[str] = []
    for one in pictures:
        faults = "".join([f"<li>{html.escape(fault)}</li>" for fault in one.faults])
        picture = f'<a href="{one.file}"><img src="{one.file}" alt=""></a>'
        words = f"<figcaption>{html.escape(one.words)}<ul>{faults}</ul></figcaption>"
        cells.append(f'<figure class="{"bad" if one.faults else "good"}">{picture}{words}</figure>')
    style = (
        "body{font:13px sans-serif;background:#222;color:#eee;display:flex;flex-wrap:wrap;gap:8px}"
        "figure{margin:0;width:340px}img{height:220px;max-width:340px}.bad{outline:3px solid #f55}"
    )
    file = FOLDER / "index.html"
    file.write_text(
        f"<!doctype html><meta charset=utf-8><style>{style}</style>{''.join(cells)}", encoding="utf-8"
    )
    return file


def draw_overview(browser: Browser) -> Path:
    """Save the whole sheet as one picture."""
    page = browser.new_page(viewport={"width": 2800, "height": 1000})
    page.goto((FOLDER / "index.html").as_uri())
    page.wait_for_load_state("networkidle")
    file = FOLDER / "sheet.png"
    page.screenshot(path=file, full_page=True)
    page.close()
    return file
