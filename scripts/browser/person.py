"""Somebody who plays at a page: looks where it is lit, and answers there.

The page says three things about itself on the element with `data-table`: whether it asks ("asked"), waits
("waiting"), shows something ("show") or is over ("over"), and how many commands it has seen. Everything else
is done as a player does it: by what can be seen, pressed or focused.
"""

from dataclasses import dataclass
from random import Random
from typing import Any, Final

from playwright.sync_api import Page
from scripts.browser.pointing import CLOSED_PILE, KEY_TOWARDS, LIT, POINT, SETTLED, SPACE_GOES_ON
from scripts.browser.wire import Wire

PATIENCE: Final = 30_000
"""Milliseconds the other side may take."""
GUARD: Final = 260
"""Milliseconds after a new question in which the page takes no press of the main button."""
EAGER: Final = 0.8
"""How often something is done where one could go on as well."""
MOST_PRESSES: Final = 6
"""For one answer: a card is lifted, something is chosen for it, what shows hidden cards is pressed twice."""
MOST_KEYS: Final = 300


class Stuck(AssertionError):
    """A question that this person finds no way to answer."""


@dataclass(frozen=True)
class Lit:
    """Something that can be pressed for an answer."""

    place: int
    """Among all that is lit."""
    is_main: bool
    """It goes on: passes, ends, says no."""
    is_sheet: bool
    """It belongs to the card that was lifted."""
    option: int
    """Which one it answers; -1 for a card that has several."""
    handle: int
    """Of the card, or 0."""


class Person:
    """Plays by mouse."""

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
        """What the page says of itself."""
        return str(self._told("table"))

    @property
    def seen(self) -> int:
        """How many commands the page has seen."""
        return int(self._told("seen") or 0)

    def _told(self, name: str) -> Any:
        return self.page.evaluate("name => document.querySelector('[data-table]')?.dataset[name] ?? ''", name)

    def wait(self) -> str:
        """Wait until it is one's own decision or everything is over; give which."""
        self.page.wait_for_selector(
            '[data-table="asked"], [data-table="over"]', state="attached", timeout=PATIENCE
        )
        return self.state

    def play(self, most: int = 10_000) -> int:
        """Decide until the game is over, at most so often; give how often."""
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
        """Wait until the page has seen so many commands, and shows nothing any more."""
        self.page.wait_for_function(
            "number => { const at = document.querySelector('[data-table]');"
            " return at && Number(at.dataset.seen) >= number && at.dataset.table !== 'show'; }",
            arg=number,
            timeout=PATIENCE,
        )

    def take(self, option: int, wire: Wire) -> None:
        """Answer with a certain option, wherever the page offers it."""
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
        """Choose among what is lit, and press it."""
        chosen = self.chosen(self.lit())
        self.press(f'[data-lit="{chosen.place}"]')

    def lit(self) -> list[Lit]:
        """List what is lit and to be seen."""
        found = [Lit(*one) for one in self.page.evaluate(LIT)]
        if not found:
            raise Stuck(self._question())
        return found

    def chosen(self, lit: list[Lit]) -> Lit:
        """Pick one: what the lifted card offers, else mostly something that is done, sometimes to go on."""
        sheet = [one for one in lit if one.is_sheet]
        if sheet:
            return self.chance.choice(sheet)
        mains = [one for one in lit if one.is_main]
        others = [one for one in lit if not one.is_main]
        if others and (not mains or self.chance.random() < EAGER):
            return self.chance.choice(others)
        return mains[0]

    def press(self, selector: str) -> None:
        """Press something where it is to be seen; a card in a pile after the pile has spread."""
        if pile := self.closed_pile(selector):
            self.page.mouse.move(*self.point(pile))
        self.page.mouse.click(*self.point(selector))

    def closed_pile(self, selector: str) -> str:
        """Give the top card of the closed pile in which something lies, or nothing."""
        return str(self.page.evaluate(CLOSED_PILE, selector))

    def point(self, selector: str) -> tuple[float, float]:
        """Give a point at which nothing lies over an element, when it has come to rest."""
        found = self.page.evaluate(POINT, selector)
        if found is None:
            raise Stuck(f"nothing of {selector} can be pressed: {self._question()}")
        return found["x"], found["y"]

    def _question(self) -> str:
        words = " | ".join(self.page.locator("body").inner_text().split("\n"))
        return f"after {self.decisions} decisions, {self.state}: {words[:1500]}"


class ByTouch(Person):
    """Plays by touch alone, and without dragging."""

    def press(self, selector: str) -> None:
        """Tap something where it is to be seen; the first tap on a pile spreads it."""
        if pile := self.closed_pile(selector):
            self.page.touchscreen.tap(*self.point(pile))
        self.page.touchscreen.tap(*self.point(selector))


class ByKeys(Person):
    """Plays by keys alone: walks the focus to what is lit and presses Enter; Space goes on."""

    def answer(self) -> None:
        """Choose among what is lit; the main button has a key of its own."""
        chosen = self.chosen(self.lit())
        if chosen.is_main and self.page.evaluate(SPACE_GOES_ON):
            self.page.keyboard.press("Space")
        else:
            self.press(f'[data-lit="{chosen.place}"]')

    def press(self, selector: str) -> None:
        """Walk there with Tab and the arrows, then press Enter."""
        for _ in range(MOST_KEYS):
            key = self.page.evaluate(KEY_TOWARDS, selector)
            self.page.keyboard.press(key)
            if key == "Enter":
                return
        raise Stuck(f"the focus never came to {selector}: {self._question()}")


class InText(Person):
    """Plays in the text view."""

    def play_now(self, address: str) -> None:
        """Go from the front page to the first decision, as text."""
        super().play_now(f"{address}/?view=text")


WAYS: Final = {"mouse": Person, "keys": ByKeys, "touch": ByTouch, "text": InText}
"""The ways to play, by name."""
