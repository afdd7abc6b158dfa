"""A person who has never seen the page: finds things by their words, and presses are counted."""

import time
from typing import Final

from playwright.sync_api import Locator, Page

PASTED: Final = """(field, text) => {
  field.value = text;
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}"""


class Newcomer:
    """Presses, pastes and types as a newcomer would; counts presses and seconds."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.presses = 0
        self._began = time.monotonic()

    @property
    def seconds(self) -> float:
        """How long it has taken so far."""
        return time.monotonic() - self._began

    def press(self, what: str | Locator) -> None:
        """Press the button, link or other thing with these words."""
        where = self.page.get_by_text(what).first if isinstance(what, str) else what
        where.click()
        self.presses += 1

    def paste(self, where: Locator, text: str) -> None:
        """Press a field and paste a text into it at once."""
        self.press(where)
        where.evaluate(PASTED, text)

    def type(self, where: Locator, text: str) -> None:
        """Press a field and type key by key; keys are not counted as presses."""
        self.press(where)
        self.page.keyboard.type(text)
