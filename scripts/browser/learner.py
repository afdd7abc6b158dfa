"""A simulated learner: opens a lesson and presses what the coach's sentence names until it is done."""

from typing import Any, Final

from playwright.sync_api import Page
from scripts.browser.person import ByKeys, ByTouch, InText, Lit, Person, Stuck

MOST_ANSWERS: Final = 60
"""How many answers the longest lesson needs."""
ENDED: Final = '[data-says="done"], [data-says="lost"]'
NAMED: Final = """places => places.filter(
  (one) => document.querySelector(`[data-lit="${one}"]`)?.dataset.coach)"""


class Learner(Person):
    """Presses only what the coach names; how it presses depends on the way to play it is mixed with."""

    def learn(self, address: str, lesson: str) -> int:
        """Open a lesson in the list and finish it; return the number of answers."""
        self.open_list(address)
        button = f'[data-lesson="{lesson}"]'
        self.page.wait_for_selector(button)
        self.press(button)
        return self.finish()

    def open_list(self, address: str) -> None:
        """Open the list of lessons."""
        self.page.goto(f"{address}/learn")

    def finish(self) -> int:
        """Follow the coach until the lesson is done; raise `Stuck` if it is lost or does not end."""
        for answers in range(MOST_ANSWERS):
            self.page.wait_for_selector(f'[data-table="asked"], {ENDED}', state="attached")
            if self.says == "done":
                return answers
            if self.says == "lost":
                break
            self.decide()
        raise Stuck(self._question())

    @property
    def says(self) -> str:
        """What the coach's box tells: playing, done or lost; empty while there is none."""
        found: Any = self.page.evaluate("document.querySelector('[data-says]')?.dataset.says ?? ''")
        return str(found)

    @property
    def sentence(self) -> str:
        """The coach's sentence as it is read."""
        return self.page.locator("[data-sentence]").first.inner_text()

    def next_lesson(self) -> None:
        """Press the button that opens the next lesson."""
        self.page.wait_for_selector("[data-next]")
        self.press("[data-next]")
        self.page.wait_for_selector('[data-says="playing"]', state="attached")

    def chosen(self, lit: list[Lit]) -> Lit:
        """Choose what the coach names; of a lifted card, the named offer."""
        named: list[int] = self.page.evaluate(NAMED, [one.place for one in lit])
        found = [one for one in lit if one.place in named]
        if not found:
            raise Stuck(f"the coach names nothing that is lit: {self._question()}")
        return next((one for one in found if one.is_sheet), found[0])


class LearnerByTouch(Learner, ByTouch):
    """A learner who uses touch only."""


class LearnerByKeys(Learner, ByKeys):
    """A learner who uses keys only."""


class LearnerInText(Learner, InText):
    """A learner who uses the text view."""

    def open_list(self, address: str) -> None:
        """Open the list of lessons, in the text view."""
        self.page.goto(f"{address}/learn?view=text")


LEARNERS: Final[dict[str, type[Learner]]] = {
    "mouse": Learner,
    "keys": LearnerByKeys,
    "touch": LearnerByTouch,
    "text": LearnerInText,
}
"""The ways to learn, by name."""


def learner(way: str, page: Page) -> Learner:
    """Return a learner who plays in one of the ways."""
    return LEARNERS[way](page)
