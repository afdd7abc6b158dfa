"""Numbers typed digit by digit."""

import asyncio
from typing import cast

import pytest
from textual.app import App, ComposeResult

from everfree.ccg.view import OptionView
from everfree.cli.screen.moment import Choice, Moment
from everfree.cli.screen.question import Question


class Numbered:
    """A moment with a question of so many options, or of a range of numbers."""

    def __init__(self, first: int, last: int, *, is_range: bool = False) -> None:
        self._first, self._last = first, last
        self._option = OptionView("number", number=first, upto=last) if is_range else OptionView("done")

    def question(self) -> list[str]:
        """Ask."""
        return ["How many?"]

    def choices(self) -> list[Choice]:
        """List no more than a screen has."""
        last = min(self._last, self._first + 39)
        return [Choice(number, f"Take {number}", self._option) for number in range(self._first, last + 1)]

    def numbers(self) -> tuple[int, int]:
        """Give the range."""
        return self._first, self._last


class OneQuestion(App[None]):
    """Nothing but a question; notes what is chosen."""

    def __init__(self, asked: Numbered) -> None:
        super().__init__()
        self._asked = cast("Moment", asked)
        self.question = Question()
        self.chosen: list[int] = []

    def compose(self) -> ComposeResult:
        """The question alone."""
        yield self.question

    def on_mount(self) -> None:
        """Ask."""
        self.question.ask(self._asked)
        self.question.list.focus()

    def on_question_chosen(self, event: Question.Chosen) -> None:
        """Note it."""
        self.chosen.append(event.number)


def typed(asked: Numbered, keys: str) -> list[int]:
    """Type digits and Enter (a full stop); give what was chosen."""

    async def run() -> list[int]:
        app = OneQuestion(asked)
        async with app.run_test() as pilot:
            for key in keys:
                if key == ".":
                    await pilot.press("enter")
                else:
                    app.question.type(key)
                await pilot.pause()
        return app.chosen

    return asyncio.run(run())


@pytest.mark.parametrize(
    ("keys", "chosen"),
    [
        ("2", [2]),
        ("2.", [2]),
        ("1", []),
        ("1.", [1]),
        ("12", [12]),
        ("13", []),
        ("13.", [1]),
        ("0", []),
        (".", [1]),
    ],
)
def test_a_number_that_could_go_on_waits(keys: str, chosen: list[int]) -> None:
    """Of twelve, 2 is taken at once, 1 may become 10, 13 is none. Enter out of habit takes nothing more."""
    assert typed(Numbered(1, 12), keys) == chosen


@pytest.mark.parametrize(("keys", "chosen"), [("0.", [0]), ("250", [250]), ("97", [97]), ("251.", [25])])
def test_any_number_of_a_range_can_be_typed(keys: str, chosen: list[int]) -> None:
    """Also those that do not stand in the list."""
    assert typed(Numbered(0, 250, is_range=True), keys) == chosen


class Names(Numbered):
    """A moment with a question of a hundred names."""

    def __init__(self) -> None:
        super().__init__(1, 100)

    def choices(self) -> list[Choice]:
        """List all of them."""
        option = OptionView("name", name="pr1")
        return [Choice(number, f"Pony {number:03}", option) for number in range(1, 101)]


def test_a_long_list_of_names_is_searched() -> None:
    """Part of a name narrows the list; the choices keep their numbers, and Enter takes the first."""

    async def run() -> tuple[bool, int, list[int]]:
        app = OneQuestion(Names())
        async with app.run_test() as pilot:
            is_shown = app.question.search.display
            app.question.search.focus()
            await pilot.press("n", "y", "space", "0", "4", "2")
            await pilot.pause()
            listed = app.question.list.option_count
            await pilot.press("enter", "enter")
            await pilot.pause()
        return is_shown, listed, app.chosen

    assert asyncio.run(run()) == (True, 1, [42])


def test_other_questions_have_no_search() -> None:
    """The field is for names only."""

    async def run() -> bool:
        app = OneQuestion(Numbered(1, 100))
        async with app.run_test():
            return bool(app.question.search.display)

    assert not asyncio.run(run())
