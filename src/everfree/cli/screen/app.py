"""The Textual application: first the choice of deck and opponent, then the table."""

import os
from typing import ClassVar, Final

from textual.app import App
from textual.binding import Binding, BindingType
from textual.theme import Theme

from everfree.cli.opening import Wanted, any_seed, rematch
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

    def __init__(
        self,
        wanted: Wanted | None,
        seated: tuple[Sitting, bool] | None = None,
        *,
        teaches: bool = False,
        pace: float = 0.0,
    ) -> None:
        super().__init__(ansi_color="NO_COLOR" in os.environ)  # keeps Textual from mixing greys too
        self._wanted = wanted
        self._seated = seated
        self._teaches = teaches
        """Whether a coach explains each new thing once."""
        self._pace = pace
        """Seconds for which each move of the computer is shown."""
        self.is_continued = False
        """Whether the match came from a file."""
        self.register_theme(DUSK)
        self.theme = "dusk"

    def on_mount(self) -> None:
        """Show the table, or first the choice of deck and opponent."""
        if self._seated is not None:
            self._sit(self._seated)
        elif self._wanted is not None:
            self.push_screen(ChoosingScreen(self._wanted), self._sit)

    def _sit(self, seated: tuple[Sitting, bool] | None) -> None:
        if seated is None:
            self.exit()
            return
        sitting, self.is_continued = seated
        self.push_screen(self._table(sitting))

    def _table(self, sitting: Sitting) -> TableScreen:
        return TableScreen(sitting, teaches=self._teaches, pace=self._pace)

    def on_table_screen_rematch(self) -> None:
        """Show another match of the same players instead of the one that is over."""
        if isinstance(self.screen, TableScreen):
            self.switch_screen(self._table(rematch(self.screen.sitting, any_seed())))
