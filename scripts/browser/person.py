"""A simulated player at a page: finds the highlighted ("lit") elements and presses one of them.

The element with `data-table` tells the state of the page ("asked", "waiting", "show" while something is
shown, "over") and how many commands it has seen. Everything else works as for a player: by what is visible,
pressed or focused.
"""

from dataclasses import dataclass
from random import Random
from typing import Any, Final

from playwright.sync_api import Page
from scripts.browser.pointing import CLOSED_PILE, KEY_TOWARDS, LIT, POINT, SETTLED, SPACE_GOES_ON
from scripts.browser.wire import Wire

PATIENCE: Final = 30_000
"""Milliseconds to wait for the opponent and the server."""
GUARD: Final = 260
"""Milliseconds after a new question during which the page ignores the main button."""
EAGER: Final = 0.8
"""How often the player acts where the main button could be pressed instead."""
MOST_PRESSES: Final = 16
"""Presses for one answer: lift a card, choose its targets, tick several cards, confirm."""
MOST_KEYS: Final = 300


class Stuck(AssertionError):
    """The player finds no way to answer a question."""


@dataclass(frozen=True)
class Lit:
    """A highlighted element that can be pressed for an answer."""

    place: int
    """Its index among all highlighted elements."""
    is_main: bool
    """Whether it is the main button, which passes, ends or declines."""
    is_sheet: bool
    """Whether it belongs to the lifted card."""
    option: int
    """The option it answers with; -1 for a card that has several."""
    handle: int
    """The handle of its card, or 0."""


class Person:
    """A simulated player who uses the mouse."""

    def __init__(self, page: Page, seed: int = 0) -> None:
        self.page = page
        self.chance = Random(seed)
        self.decisions = 0

    def play_now(self, address: str) -> None:
        """Go from the front page to the first decision."""
        self.page.goto(address)
        self.page.wait_for_selector("button.now")
        self.press("button.now")
        self.wait()

    @property
    def state(self) -> str:
        """The state of the page."""
        return str(self._told("table"))

    @property
    def seen(self) -> int:
        """How many commands the page has seen."""
        return int(self._told("seen") or 0)

    def _told(self, name: str) -> Any:
        return self.page.evaluate("name => document.querySelector('[data-table]')?.dataset[name] ?? ''", name)

    def wait(self) -> str:
        """Wait until the page asks or the game is over; return the state."""
        self.page.wait_for_selector(
            '[data-table="asked"], [data-table="over"]', state="attached", timeout=PATIENCE
        )
        return self.state

    def play(self, most: int = 10_000) -> int:
        """Decide until the game is over, at most *most* times; return the number of decisions."""
        began = self.decisions
        while self.decisions - began < most and self.wait() == "asked":
            self.decide()
        return self.decisions - began

    def decide(self) -> None:
        """Answer the open question, and wait until the page has seen the answer."""
        before = self.seen
        self.decisions += 1
        self.page.wait_for_timeout(GUARD)
        for _ in range(MOST_PRESSES):
            if self.state != "asked" or self.seen != before:
                break
            self.answer()
            self.page.evaluate(SETTLED, before)
        else:
            raise Stuck(self._question())
        self.page.wait_for_function(
            "seen => { const at = document.querySelector('[data-table]');"
            " return at && (Number(at.dataset.seen) !== seen || at.dataset.table === 'over'); }",
            arg=before,
            timeout=PATIENCE,
        )

    def wait_for(self, number: int) -> None:
        """Wait until the page has seen *number* commands and has finished showing them."""
        self.page.wait_for_function(
            "number => { const at = document.querySelector('[data-table]');"
            " return at && Number(at.dataset.seen) >= number && at.dataset.table !== 'show'; }",
            arg=number,
            timeout=PATIENCE,
        )

    def take(self, option: int, wire: Wire) -> None:
        """Answer with a certain option, by the element that offers it."""
        self.wait()
        before = self.seen
        self.page.wait_for_timeout(GUARD)
        question = wire.question
        card = 0 if question is None else question["options"][option].get("card", 0)
        for _ in range(MOST_PRESSES):
            if self.state != "asked" or self.seen != before:
                return
            offers = [one for one in self.lit() if one.option == option]
            lifts = [one for one in self.lit() if card and one.handle == card]
            sure = [one for one in offers if one.is_sheet] or offers or lifts
            if not sure:
                raise Stuck(f"option {option} is nowhere: {self._question()}")
            self.press(f'[data-lit="{sure[0].place}"]')
            self.page.evaluate(SETTLED, before)
        raise Stuck(f"option {option}: {self._question()}")

    def answer(self) -> None:
        """Choose a highlighted element and press it."""
        chosen = self.chosen(self.lit())
        self.press(f'[data-lit="{chosen.place}"]')

    def lit(self) -> list[Lit]:
        """List the visible highlighted elements; raise `Stuck` if there are none."""
        found = [Lit(*one) for one in self.page.evaluate(LIT)]
        if not found:
            raise Stuck(self._question())
        return found

    def chosen(self, lit: list[Lit]) -> Lit:
        """Choose one: an offer of the lifted card, else mostly an action, sometimes the main button."""
        sheet = [one for one in lit if one.is_sheet]
        if sheet:
            return self.chance.choice(sheet)
        mains = [one for one in lit if one.is_main]
        others = [one for one in lit if not one.is_main]
        if others and (not mains or self.chance.random() < EAGER):
            return self.chance.choice(others)
        return mains[0]

    def press(self, selector: str) -> None:
        """Click an element where it is visible; for a card in a closed pile, spread the pile first."""
        if pile := self.closed_pile(selector):
            self.page.mouse.move(*self.point(pile))
        self.page.mouse.click(*self.point(selector))

    def closed_pile(self, selector: str) -> str:
        """Return the selector of the top card of the closed pile that contains an element, or ""."""
        return str(self.page.evaluate(CLOSED_PILE, selector))

    def point(self, selector: str) -> tuple[float, float]:
        """Return a point at which nothing covers an element, once it has stopped moving."""
        found = self.page.evaluate(POINT, selector)
        if found is None:
            raise Stuck(f"nothing of {selector} can be pressed: {self._question()}")
        return found["x"], found["y"]

    def _question(self) -> str:
        words = " | ".join(self.page.locator("body").inner_text().split("\n"))
        return f"after {self.decisions} decisions, {self.state}: {words[:1500]}"


class ByTouch(Person):
    """A simulated player who uses touch only, without dragging."""

    def press(self, selector: str) -> None:
        """Tap an element where it is visible; the first tap on a closed pile spreads it."""
        if pile := self.closed_pile(selector):
            self.page.touchscreen.tap(*self.point(pile))
        self.page.touchscreen.tap(*self.point(selector))


class ByKeys(Person):
    """A simulated player who uses keys only: moves the focus and presses Enter, or just Space to go on."""

    def answer(self) -> None:
        """Choose a highlighted element; press Space for the main button, E to end the Main Phase."""
        chosen = self.chosen(self.lit())
        if chosen.is_main and self.page.locator("#main.end:not(.going)").count():
            self.page.keyboard.press("e")
        elif chosen.is_main and self.page.evaluate(SPACE_GOES_ON):
            self.page.keyboard.press("Space")
        else:
            self.press(f'[data-lit="{chosen.place}"]')

    def press(self, selector: str) -> None:
        """Move the focus with Tab and the arrows, then press Enter."""
        for _ in range(MOST_KEYS):
            key = self.page.evaluate(KEY_TOWARDS, selector)
            self.page.keyboard.press(key)
            if key == "Enter":
                return
        raise Stuck(f"the focus never came to {selector}: {self._question()}")


class InText(Person):
    """A simulated player who uses the text view."""

    def play_now(self, address: str) -> None:
        """Go from the front page to the first decision, in the text view."""
        super().play_now(f"{address}/?view=text")


WAYS: Final = {"mouse": Person, "keys": ByKeys, "touch": ByTouch, "text": InText}
"""The ways to play, by name."""
