"""The open question: its sentence, its options as a list, and numbers typed digit by digit."""

from collections.abc import Sequence
from time import monotonic
from typing import Final

from textual.app import ComposeResult
from textual.containers import Vertical
from textual.content import Content
from textual.message import Message
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from everfree.cli.screen.moment import MOST_LISTED, Choice, Moment
from everfree.telling.finding import simplified

ENTER_IGNORED_S: Final = 0.5
"""Seconds in which Enter is ignored after a number was taken at once.

A person used to typing number and Enter would otherwise answer the next question as well.
"""


class Question(Vertical):
    """Shows the question and posts `Chosen` with the number of the answer."""

    class Chosen(Message):
        """An option was chosen, by the number shown before it."""

        def __init__(self, number: int) -> None:
            super().__init__()
            self.number = number

    class Looked(Message):
        """The cursor has moved to an option."""

        def __init__(self, choice: Choice) -> None:
            super().__init__()
            self.choice = choice

    def __init__(self) -> None:
        super().__init__(id="question")
        self.list = OptionList(markup=False, compact=True)
        self.search = Input(id="search", compact=True)
        """Filters a long list of names; hidden for other questions."""
        self.search.display = False
        self._sentence = Static(markup=False, id="sentence")
        self._choices: Sequence[Choice] = ()
        self._listed: Sequence[Choice] = ()
        """The choices in the list: those that contain the search text."""
        self._numbers = (1, 0)
        self.typed = ""
        """The digits so far."""
        self._enter_ignored_until = 0.0
        """The time until which Enter is ignored, because it ends a number that was already taken."""

    def compose(self) -> ComposeResult:
        yield self._sentence
        yield self.search
        yield self.list

    def ask(self, moment: Moment) -> None:
        """Show the question of *moment*; keep the cursor if the choices have not changed."""
        self.typed = ""
        self._say(moment.question(), is_mine=True)
        choices = moment.choices()
        self._numbers = moment.numbers()
        if choices != self._choices:
            self._choices = choices
            self._show_search(len(choices) > MOST_LISTED and choices[0].option.verb == "name")
            self._set_list("")

    def wait(self, lines: list[str]) -> None:
        """Show *lines* and no options: the person has to wait, or the game is over."""
        self.typed = ""
        self._choices, self._listed, self._numbers = (), (), (1, 0)
        self._show_search(False)
        self.list.clear_options()
        self._say(lines, is_mine=False)

    def _say(self, lines: list[str], *, is_mine: bool) -> None:
        self._sentence.update(Content("\n").join([Content(line) for line in lines]))
        self.set_class(is_mine, "asked")

    def _show_search(self, is_shown: bool) -> None:
        if not is_shown and self.search.has_focus:
            self.list.focus()
        self.search.display = is_shown
        self.search.clear()

    def _set_list(self, sought: str) -> None:
        """List the choices whose text contains *sought*, with their original numbers."""
        wanted = simplified(sought)
        self._listed = [choice for choice in self._choices if not wanted or wanted in simplified(choice.text)]
        self.list.set_options([Option(self._line(choice)) for choice in self._listed])
        self.list.highlighted = 0 if self._listed else None

    def on_input_changed(self, event: Input.Changed) -> None:
        """Filter the list by the search text."""
        event.stop()
        if self.search.display:
            self._set_list(event.value)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Move the focus from the search field to the list."""
        event.stop()
        self.list.focus()

    def _line(self, choice: Choice) -> Content:
        width = len(str(self._numbers[1]))
        number = f"{choice.number:>{width}}"
        if choice.option.upto:
            return Content(number)
        return Content.assemble((f"{number} ", "bold $act"), choice.text)

    # Choosing.

    def look_at_card(self, handle: int) -> bool:
        """Put the cursor on the first option about a card; return False if there is none."""
        for place, choice in enumerate(self._listed):
            if handle in choice.cards:
                self._enter_ignored_until = 0.0
                self.list.highlighted = place
                self.list.focus()
                return True
        return False

    def type(self, digit: str) -> None:
        """Add a digit; choose at once if no further digit could follow, else wait for Enter or a digit."""
        first, last = self._numbers
        number = int(self.typed + digit)
        if number > last:
            self.typed = ""
            return
        self.typed += digit
        if number * 10 > last and number >= first:
            self._enter_ignored_until = monotonic() + ENTER_IGNORED_S
            self._take(number)
        else:
            self._go_to(number)

    def _go_to(self, number: int) -> None:
        for place, choice in enumerate(self._listed):
            if choice.number == number:
                self.list.highlighted = place

    def _take(self, number: int) -> None:
        self.typed = ""
        self.post_message(self.Chosen(number))

    def choice(self) -> Choice | None:
        """Return the option under the cursor, or None."""
        place = self.list.highlighted
        return None if place is None or place >= len(self._listed) else self._listed[place]

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        event.stop()
        choice = self.choice()
        if choice is not None:
            self.post_message(self.Looked(choice))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Choose the number that was typed, or the option under the cursor."""
        event.stop()
        first, last = self._numbers
        if self.typed and first <= int(self.typed) <= last:
            self._take(int(self.typed))
        elif event.option_index < len(self._listed) and monotonic() > self._enter_ignored_until:
            self._take(self._listed[event.option_index].number)
