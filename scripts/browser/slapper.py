"""A simulated player of the slap game, by touch, by mouse or by keys."""

import time
from typing import Any, Final

from playwright.sync_api import Page
from scripts.browser.serving import Hall

PATIENCE_SECONDS: Final = 120.0
TOP: Final = """() => [...document.querySelectorAll('[data-pile] li')].map((one) =>
  (one.querySelector('[aria-label]')?.ariaLabel ?? one.textContent).split(' (')[0].trim())"""
"""The symbols of the last cards, by their names."""
SETTLED_MS: Final = 200
"""A person needs longer than this from a card to a slap."""


def is_match(symbols: list[str]) -> bool:
    """Tell whether a person would slap."""
    pairs = [(symbols[-1], one) for one in symbols[-3:-1]]
    return any(one == other or "Joker" in (one, other) for one, other in pairs)


class Slapper:
    """Slaps what matches and turns over a card when asked to."""

    def __init__(self, page: Page, *, way: str = "touch") -> None:
        self.page = page
        self.way = way
        self.slaps = self.flips = 0
        self._slapped = ""

    @property
    def state(self) -> str:
        """The state of the page: asked, waiting, over, or nothing yet."""
        return self._told("table")

    @property
    def version(self) -> str:
        """The version of the pile that the page shows."""
        return self._told("version")

    def act(self) -> None:
        """Slap what matches, else turn over a card if asked to."""
        version, top = self.version, self.page.evaluate(TOP)
        if top and version != self._slapped and is_match(top):
            self._slapped = version
            self.page.wait_for_timeout(SETTLED_MS)
            self.slaps += 1
            self.do("slap", "Space")
        elif self.state == "asked":
            self.flips += 1
            self.do("flip", "f")

    def do(self, gesture: str, key: str) -> None:
        """Press a place of the table, or its key."""
        if self.state == "over":
            return
        if self.way == "keys":
            self.page.keyboard.press(key)
            return
        box = self.page.locator(f"[data-gesture={gesture}]").bounding_box()
        assert box is not None
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        if self.way == "touch":
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)

    def _told(self, name: str) -> str:
        told = self.page.evaluate("name => document.querySelector('[data-table]')?.dataset[name] ?? ''", name)
        return str(told)


def play(people: list[Slapper], patience: float = PATIENCE_SECONDS) -> None:
    """Play until the game is over for everybody."""
    until = time.monotonic() + patience
    while any(one.state != "over" for one in people):
        assert time.monotonic() < until, [one.page.locator("body").inner_text()[:500] for one in people]
        for one in people:
            one.act()
            one.page.wait_for_timeout(30)


def change_tables(page: Page, *, seats: int | None = None, **options: Any) -> None:
    """Have the tables that the page opens differ from what the page asks for."""

    def handle(route: Any) -> None:
        body = route.request.post_data_json
        if route.request.method == "POST" and isinstance(body, dict) and "options" in body:
            more = {} if seats is None else {"seats": seats}
            route.continue_(post_data={**body, **more, "options": body["options"] | options})
        else:
            route.continue_()

    page.route("**/api/tables", handle)


def start_practice(hall: Hall, page: Page, view: str = "") -> None:
    """Go from the front page to a table with one press."""
    page.goto(hall.address + view)
    page.click("button.practice")
    page.wait_for_selector("[data-gesture=slap]")
