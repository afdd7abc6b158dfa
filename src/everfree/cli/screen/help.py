"""The help page, shown over the table."""

from typing import ClassVar, Final

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static

from everfree.messages import Messages

TOPICS: Final = (
    *("walk", "number", "panes", "card", "why", "totals", "log", "glossary", "hint", "advice", "search"),
    *("undo", "cancel", "concede", "watch", "leave", "signs"),
)


class HelpScreen(ModalScreen[None]):
    """A page that lists what the keys do; Escape, ?, Enter or q closes it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,question_mark,enter,q", "app.pop_screen", show=False),
    ]

    def __init__(self, messages: Messages) -> None:
        super().__init__()
        self._messages = messages

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="help") as page:
            page.border_title = self._messages.say("screen-help-title")
            for topic in TOPICS:
                yield Static(self._messages.say(f"screen-help-{topic}"), markup=False)
