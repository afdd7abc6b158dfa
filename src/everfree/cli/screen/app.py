"""The Textual application: first the choice of deck and opponent, then the table."""

import os
from typing import ClassVar, Final

from textual.app import App
from textual.binding import Binding, BindingType
from textual.theme import Theme

from everfree.cli.opening import Wanted
from everfree.cli.screen.choosing import ChoosingScreen
from everfree.cli.screen.table import TableScreen
from everfree.cli.sitting import Sitting

DUSK: Final = Theme(
    name="dusk",
    primary="#9D95C4",
    foreground="#F5F2FF",
    background="#15112A",
    surface="#15112A",
    panel="#221C40",
    dark=True,
    variables={
        "you": "#6FE7C8",
        "foe": "#FF9C8B",
        "act": "#FFD76A",
        "line": "#40386E",
        "quiet": "#9D95C4",
        "raise": "#2C2552",
    },
)
"""The colours of the browser's table; gold (`act`) marks only what the person can act on."""


class TableApp(App[None]):
    """The application for one match of one person."""

    CSS_PATH = "screen.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+q", "quit", show=False, priority=True)]

    def __init__(self, wanted: Wanted, seated: tuple[Sitting, bool] | None = None) -> None:
        super().__init__(ansi_color="NO_COLOR" in os.environ)  # keeps Textual from mixing greys too
        self._wanted = wanted
        self._seated = seated
        self.is_continued = False
        """Whether the match came from a file."""
        self.register_theme(DUSK)
        self.theme = "dusk"

    def on_mount(self) -> None:
        """Show the table, or first the choice of deck and opponent."""
        if self._seated is None:
            self.push_screen(ChoosingScreen(self._wanted), self._sit)
        else:
            self._sit(self._seated)

    def _sit(self, seated: tuple[Sitting, bool] | None) -> None:
        if seated is None:
            self.exit()
            return
        sitting, self.is_continued = seated
        self.push_screen(TableScreen(sitting))
