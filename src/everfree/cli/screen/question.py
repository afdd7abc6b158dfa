"""The open question: its sentence, its options as a list to walk, and numbers typed digit by digit."""

from collections.abc import Sequence
from time import monotonic
from typing import Final

from textual.app import ComposeResult
from textual.containers import Vertical
from textual.content import Content
from textual.message import Message
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from everfree.cli.screen.moment import Choice, Moment

HABIT: Final = 0.5
"""Seconds in which those who type a number and Enter, as in lines, would answer the next question too."""


class Question(Vertical):
    """Asks, and tells which number was chosen."""

    class Chosen(Message):
        """An option was taken; the number is the one that stands before it."""

        def __init__(self, number: int) -> None:
            super().__init__()
            self.number = number

    class Looked(Message):
        """An option is under the cursor."""

        def __init__(self, choice: Choice) -> None:
            super().__init__()
            self.choice = choice

    def __init__(self) -> None:
        super().__init__(id="question")
        self.list = OptionList(markup=False, compact=True)
        self._sentence = Static(markup=False, id="sentence")
        self._choices: Sequence[Choice] = ()
        self._numbers = (1, 0)
        self.typed = ""
        """The digits so far."""
        self._habit_until = 0.0
        """Until when Enter only ends a number that was taken without it."""

    def compose(self) -> ComposeResult:
        """The sentence stays while the list is scrolled."""
        yield self._sentence
        yield self.list

    def ask(self, moment: Moment) -> None:
        """Ask what is asked now; a question that has not changed keeps its cursor."""
        self.typed = ""
        self._say(moment.question(), is_mine=True)
        choices = moment.choices()
        self._numbers = moment.numbers()
        if choices != self._choices:
            self._choices = choices
            self.list.set_options([Option(self._line(choice)) for choice in choices])
            self.list.highlighted = 0

    def wait(self, lines: list[str]) -> None:
        """Say what is waited for; there is nothing to choose."""
        self.typed = ""
        self._choices, self._numbers = (), (1, 0)
        self.list.clear_options()
        self._say(lines, is_mine=False)

    def _say(self, lines: list[str], *, is_mine: bool) -> None:
        self._sentence.update(Content("\n").join([Content(line) for line in lines]))
        self.set_class(is_mine, "asked")

    def _line(self, choice: Choice) -> Content:
        width = len(str(self._numbers[1]))
        number = f"{choice.number:>{width}}"
        if choice.option.upto:
            return Content(number)
        return Content.assemble((f"{number} ", "bold $act"), choice.text)

    # Choosing.

    def look_at_card(self, handle: int) -> bool:
        """Put the cursor on the first option about a card; False if there is none."""
        for place, choice in enumerate(self._choices):
            if choice.option.card == handle:
                self._habit_until = 0.0
                self.list.highlighted = place
                self.list.focus()
                return True
        return False

    def type(self, digit: str) -> None:
        """Add a digit; a number that cannot become a longer one is taken at once, others wait for Enter."""
        first, last = self._numbers
        number = int(self.typed + digit)
        if number > last:
            self.typed = ""
            return
        self.typed += digit
        if number * 10 > last and number >= first:
            self._habit_until = monotonic() + HABIT
            self._take(number)
        else:
            self._go_to(number)

    def _go_to(self, number: int) -> None:
        for place, choice in enumerate(self._choices):
            if choice.number == number:
                self.list.highlighted = place

    def _take(self, number: int) -> None:
        self.typed = ""
        self.post_message(self.Chosen(number))

    def choice(self) -> Choice | None:
        """Give the option under the cursor."""
        place = self.list.highlighted
        return None if place is None or place >= len(self._choices) else self._choices[place]

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Tell which option is looked at."""
        event.stop()
        choice = self.choice()
        if choice is not None:
            self.post_message(self.Looked(choice))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Take the number that was typed, or the option under the cursor."""
        event.stop()
        first, last = self._numbers
        if self.typed and first <= int(self.typed) <= last:
            self._take(int(self.typed))
        elif event.option_index < len(self._choices) and monotonic() > self._habit_until:
            self._take(self._choices[event.option_index].number)
