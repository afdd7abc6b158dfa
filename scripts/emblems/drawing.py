"""Load the code that draws the cards from the built client into a blank page, with the cards of the pool."""

from base64 import b64encode
from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec
from playwright.sync_api import Browser, Page
from scripts.browser.chromium import CLIENT, NotInstalled

from everfree.ccg.decks.deck import Deck
from everfree.ccg.decks.theme import THEME_DECKS
from everfree.telling.cards import card_data

HERE: Final = Path(__file__).parent
LOAD: Final = """async ([code, cards]) => {
  const { emblem } = await import(`data:text/javascript;base64,${code}`);
  window.cards = cards;
  window.draw = (id, theme, options = {}) => emblem(cards[id], { theme, ...options });
}"""


@cache
def pool() -> dict[str, Any]:
    """Return every card that can be at a table, as the client gets it."""
    found: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(card_data("en")))
    return found


def cards_of(deck: Deck) -> list[str]:
    """List the different cards of a deck: its Mane Character, draw deck and Problems."""
    return [deck.mane, *deck.draw, *deck.problems]


def ready_decks() -> dict[str, list[str]]:
    """Return the different cards of each ready-made deck."""
    return {deck.name: cards_of(deck) for deck in THEME_DECKS.values()}


def code() -> bytes:
    """Return the built code that draws pictures."""
    found = sorted((CLIENT.parent / "assets").glob("emblem-*.js"))
    if len(found) != 1:
        raise NotInstalled("the browser's table is not built: make web")
    return found[0].read_bytes()


def drawing_page(browser: Browser) -> Page:
    """Open a blank page in which `draw(id, theme)` returns a picture as SVG."""
    page = browser.new_page()
    page.evaluate(LOAD, [b64encode(code()).decode(), pool()])
    return page
