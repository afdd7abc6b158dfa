"""A text to read over the table, with a field that finds words in it: the glossary and the rules."""

from collections.abc import Callable
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Input, Static

from everfree.cli.helping.reference import entry_line, rules_lines
from everfree.messages import Messages
from everfree.telling.reference import glossary, look_up

Find = Callable[[str], list[str]]


class ReadingScreen(ModalScreen[None]):
    """Shows what *find* returns for the text in the field, from the beginning; Escape closes it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "app.pop_screen", show=False),
        Binding("down", "read(1)", show=False),
        Binding("up", "read(-1)", show=False),
        Binding("pagedown,enter", "read(12)", show=False, priority=True),
        Binding("pageup", "read(-12)", show=False, priority=True),
    ]

    def __init__(self, title: str, hint: str, find: Find) -> None:
        super().__init__()
        self._title = title
        self._find = find
        self._field = Input(placeholder=hint, compact=True)
        self._text = Static(markup=False)
        self._page = VerticalScroll(self._text, can_focus=False)

    def compose(self) -> ComposeResult:
        with Vertical(id="reading") as frame:
            frame.border_title = Content(self._title)
            yield self._field
            yield self._page

    def on_mount(self) -> None:
        self._field.focus()
        self._show("")

    def on_input_changed(self, event: Input.Changed) -> None:
        """Find what is typed."""
        event.stop()
        self._show(event.value)

    def _show(self, typed: str) -> None:
        self._text.update(Content("\n".join(self._find(" ".join(typed.split())))))
        self._page.scroll_home(animate=False)

    def action_read(self, lines: int) -> None:
        """Scroll by some lines."""
        self._page.scroll_relative(y=lines, animate=False)


def glossary_screen(messages: Messages, goal: int) -> ReadingScreen:
    """Return the page of the words of the game."""
    entries = glossary(messages, goal)

    def find(typed: str) -> list[str]:
        found = look_up(typed, entries) if typed else entries
        if not found:
            return [messages.say("plain-no-such-word", typed=typed)]
        lines = [entry_line(messages, entry) for entry in found]
        if len(found) > 1:
            return lines
        return [*lines, messages.say("screen-glossary-rules", rules=messages.listed(found[0].rules))]

    return ReadingScreen(messages.say("glossary-title"), messages.say("screen-glossary-find"), find)


def rules_screen(messages: Messages, goal: int) -> ReadingScreen:
    """Return the page of the rules: how to play, or a rule by its number or its words."""
    return ReadingScreen(
        messages.say("rules-title"),
        messages.say("screen-rules-find"),
        lambda typed: rules_lines(messages, typed, goal),
    )
