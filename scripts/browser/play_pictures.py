"""The pictures of docs/play: our own table at positions of the lessons, in both languages."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

import msgspec
from playwright.sync_api import Browser
from scripts.browser.chromium import LANGUAGES, window
from scripts.browser.moments import faceoff
from scripts.browser.person import Person
from scripts.browser.serving import Hall

from everfree.lessons import LESSONS, header_of
from everfree.table.log import MatchLog

FOLDER: Final = Path(__file__).parents[2] / "docs" / "play" / "pictures"
SIZE: Final = (1120, 700)
QUALITY: Final = 72
SEED: Final = b"pictures" * 4


def position_of(lesson: str) -> MatchLog:
    """Return the position of a lesson as a match without a coach."""
    made = header_of(LESSONS[lesson], SEED)
    setup = {key: value for key, value in made.setup.items() if key != "lesson"}
    return MatchLog(msgspec.structs.replace(made, setup=setup))


PICTURES: Final[dict[str, Callable[[], MatchLog]]] = {
    "table": lambda: position_of("winning"),
    "main": lambda: position_of("resources-and-events"),
    "confront": lambda: position_of("confront"),
    "faceoff": faceoff,
    "troublemaker": lambda: position_of("troublemakers"),
}
"""What each picture shows, by its name in messages/howto.json."""


def take_pictures(hall: Hall, browser: Browser) -> list[Path]:
    """Take all pictures; return their files."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    taken: list[Path] = []
    for name, position in PICTURES.items():
        for language in LANGUAGES:
            context = window(browser, SIZE, language=language)
            laid = hall.lay(position())
            laid.sit(context)
            page = context.new_page()
            page.goto(laid.path)
            Person(page).wait()
            page.wait_for_timeout(400)
            taken.append(FOLDER / f"{name}.{language}.jpg")
            page.screenshot(path=taken[-1], type="jpeg", quality=QUALITY)
            context.close()
    return taken
