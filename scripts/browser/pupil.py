"""A newcomer who knows nothing of the game: reads the coach's sentence and presses what it names.

It looks neither at gold nor at answers, but for the words that stand in quotation marks on something that can
be pressed. Where several things have these words, it takes the one that the coach has ringed.
"""

import re
from typing import Final

from playwright.sync_api import Locator, Page

QUOTED: Final = re.compile(r'"([^"]+)"|«\s*([^»]+?)\s*»')
PATIENCE: Final = 30_000
MOST_PRESSES: Final = 40
PAUSE: Final = 300
"""Milliseconds after a new sentence; nobody reads it faster."""


class Newcomer:
    """A person on their first visit, who counts their presses."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.presses = 0

    def press(self, what: Locator) -> None:
        """Press something and count it."""
        what.click()
        self.presses += 1

    def arrive(self, address: str) -> None:
        """Go from the front page to the first sentence of the first lesson."""
        self.page.goto(address)
        self.press(self.page.locator("a.learn"))
        self.press(self.page.locator("[data-lesson]").first)
        self.page.wait_for_selector('[data-says="playing"]', timeout=PATIENCE)

    def finish(self) -> None:
        """Press what each sentence names until the coach says that the lesson is done."""
        before = ""
        for _ in range(MOST_PRESSES):
            self.page.wait_for_function(
                "before => { const box = document.querySelector('[data-sentence]');"
                " return box && box.innerText !== before; }",
                arg=before,
                timeout=PATIENCE,
            )
            if self.page.locator('[data-says="done"]').count():
                return
            before = self.sentence
            self.page.wait_for_timeout(PAUSE)
            self.press(self.named(before))
        raise AssertionError(f"the lesson does not end: {before}")

    @property
    def sentence(self) -> str:
        """The coach's sentence."""
        return self.page.locator("[data-sentence]").inner_text()

    def named(self, sentence: str) -> Locator:
        """Return what can be pressed and has the quoted words, drawn or as its label."""
        words = [one or other for one, other in QUOTED.findall(sentence)]
        assert words, f"names nothing: {sentence}"
        buttons = self.page.locator("button:visible:not(:disabled)")
        drawn = buttons.filter(has_text=words[-1])
        labelled = self.page.locator(f'button[aria-label*="{words[-1]}"]:visible')
        found = drawn.or_(labelled)
        assert found.count(), f"nothing has these words: {words[-1]}"
        ringed = found.and_(self.page.locator("[data-coach]"))
        return ringed.first if ringed.count() else found.first
