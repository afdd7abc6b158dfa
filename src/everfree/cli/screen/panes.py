"""The panes of the table: lists of cards, areas, and text to read; each draws what its `show` is given."""

from collections.abc import Sequence

from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.message import Message
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from everfree.ccg.view import AreaView
from everfree.cli.screen.meters import mark
from everfree.cli.screen.moment import Moment
from everfree.cli.screen.rows import Row

OFFERED = "▸"


class CardList(OptionList):
    """A list of cards; moving the cursor to one posts `Looked`, so that it is explained."""

    class Looked(Message):
        """The cursor has moved to a card in the list that has the focus."""

        def __init__(self, handle: int) -> None:
            super().__init__()
            self.handle = handle

    class Taken(Message):
        """Enter was pressed on a card."""

        def __init__(self, handle: int) -> None:
            super().__init__()
            self.handle = handle

    def __init__(self, *, has_sides: bool = False) -> None:
        super().__init__(markup=False, compact=True)
        self._has_sides = has_sides
        self._rows: Sequence[Row] = ()

    def show(self, rows: Sequence[Row]) -> None:
        """Draw these cards and keep the cursor on its card."""
        if rows == self._rows:
            return
        handle = self.handle()
        self._rows = rows
        self.set_options([Option(self._line(row)) for row in rows])
        places = [place for place, row in enumerate(rows) if row.handle == handle]
        if self.has_focus and rows:
            self.highlighted = places[0] if places else 0

    def handle(self) -> int:
        """Return the handle of the card under the cursor, or 0."""
        return 0 if self.highlighted is None else self._rows[self.highlighted].handle

    def _line(self, row: Row) -> Content:
        side = mark(row.is_mine) + " " if self._has_sides and not row.depth else ""
        signs = ("$you" if row.is_mine else "$foe") if side else ""
        return Content.assemble(
            (f"{OFFERED} " if row.is_offered else "  ", "bold $act"),
            ("  " * row.depth, ""),
            (side, signs),
            (row.text, "bold" if row.is_offered else ""),
        )

    def on_focus(self) -> None:
        """Put the cursor on the first card if there is none, and let its card be explained."""
        if self.highlighted is None and self._rows:
            self.highlighted = 0
        else:
            self.post_message(self.Looked(self.handle()))

    def on_blur(self) -> None:
        """Hide the cursor: only the list with the focus has one."""
        self.highlighted = None

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        event.stop()
        if self.has_focus:
            self.post_message(self.Looked(self.handle()))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        event.stop()
        self.post_message(self.Taken(self.handle()))


class Place(Vertical):
    """A Problem with both sides' meters, or a home."""

    def __init__(self, area: AreaView) -> None:
        super().__init__(classes="problem" if area.problem else "home")
        self.area = area.area
        self.cards = CardList(has_sides=bool(area.problem))
        self._theirs = Static(classes="standing theirs", markup=False)
        self._mine = Static(classes="standing mine", markup=False)

    def compose(self) -> ComposeResult:
        """Put the opponent's meter above the cards and the person's below, as players sit at a table."""
        yield self._theirs
        yield self.cards
        yield self._mine

    def show(self, moment: Moment, area: AreaView) -> None:
        self.border_title = Content(moment.title(area))
        self.cards.show(moment.rows(area))
        for meter, is_mine in ((self._theirs, False), (self._mine, True)):
            lines = [line for mine, line in moment.standings(area) if mine is is_mine]
            meter.update("\n".join(lines))
            meter.display = bool(lines)


class Places(Vertical):
    """All Problems or all homes side by side; a Dilemma in play adds a Problem."""

    async def show(self, moment: Moment, areas: list[AreaView]) -> None:
        """Draw these areas; make new panes if the areas have changed."""
        panes = list(self.query(Place))
        if [pane.area for pane in panes] != [area.area for area in areas]:
            await self.remove_children()
            panes = [Place(area) for area in areas]
            await self.mount_all(panes)
        for pane, area in zip(panes, areas, strict=True):
            pane.show(moment, area)


class TextPane(VerticalScroll):
    """A text that wraps and scrolls."""

    def __init__(self, id: str) -> None:
        super().__init__(id=id)
        self._text = Static(markup=False)

    def compose(self) -> ComposeResult:
        yield self._text

    def show(self, content: Content, *, from_the_end: bool = False) -> None:
        """Show a text from its beginning, or, as for the log, scrolled to its end."""
        self._text.update(content)
        if from_the_end:
            self.anchor()
        else:
            self.scroll_home(animate=False)
