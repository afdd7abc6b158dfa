"""The screen before the game, for choosing the deck and the opponent."""

from dataclasses import replace
from typing import ClassVar, Final

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from everfree.ccg.decks.fan_made import deck_with
from everfree.ccg.decks.faults import colours_of
from everfree.ccg.decks.ready import GROUPS, READY_DECKS
from everfree.cli.decks import DeckNotFound, ready_name
from everfree.cli.opening import OPPONENTS, USUAL_DECK, USUAL_OPPONENT, NotSeated, Wanted
from everfree.cli.sitting import Sitting
from everfree.telling.speaking import speak
from everfree.telling.voice import color_names

DECKS: Final = tuple(READY_DECKS)
CHOSEN: Final = "✓"


class ChoosingScreen(Screen[tuple[Sitting, bool]]):
    """Lists of decks and opponents and a field for another deck; choosing an opponent starts the game."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,ctrl+c", "app.quit", show=False)]

    def __init__(self, wanted: Wanted) -> None:
        super().__init__()
        self._decks_listed = ("", *DECKS) if wanted.fan_made.cards else DECKS
        """The names of the decks; "" stands for the deck with the fan-made cards."""
        self._wanted = replace(wanted, deck=wanted.deck or ("" if wanted.fan_made.cards else USUAL_DECK))
        self._say = wanted.messages.say
        self._decks = OptionList(markup=False, compact=True, id="decks")
        self._own = Input(placeholder=self._say("screen-own-deck"), id="own", compact=True)
        self._levels = OptionList(markup=False, compact=True, id="levels")
        self._refusal = Static(id="refusal", markup=False)

    def compose(self) -> ComposeResult:
        yield Static(self._say("screen-title"), id="title", markup=False)
        with Horizontal(id="choice"):
            with Vertical(id="deck-choice"):
                yield self._decks
                yield self._own
            yield self._levels
        yield self._refusal
        yield Static(self._say("screen-choosing-keys"), id="status", markup=False)

    def on_mount(self) -> None:
        """Preselect what was named on the command line, or the defaults."""
        self._decks.border_title = Content(self._say("screen-decks"))
        self._levels.border_title = Content(self._say("screen-opponents"))
        self._levels.add_options([self._say(f"screen-level-{level}") for level in OPPONENTS])
        self._levels.highlighted = OPPONENTS.index(self._wanted.opponent or USUAL_OPPONENT)
        self._mark_deck()
        if self._wanted.deck in self._decks_listed:
            self._decks.highlighted = self._decks_listed.index(self._wanted.deck)
            self._decks.focus()
        else:
            self._own.value = self._wanted.deck or ""
            self._levels.focus()

    def _mark_deck(self) -> None:
        """Draw the decks, the chosen one with a tick."""
        place = self._decks.highlighted
        first_of_pairs = next(iter(GROUPS["pairs"]))
        lines: list[Option | None] = []
        for name in self._decks_listed:
            if name == first_of_pairs:
                lines.append(None)  # a line between the groups
            lines.append(Option(self._deck_line(name)))
        self._decks.set_options(lines)
        self._decks.highlighted = place

    def _deck_line(self, name: str) -> Content:
        if not name:
            return self._fan_made_line()
        deck = READY_DECKS[name]
        tick = CHOSEN if name == self._wanted.deck else " "
        colors = speak(color_names(colours_of(deck)), self._wanted.messages, ())
        told = self._say("screen-deck", deck=ready_name(name, self._wanted.messages), colors=colors)
        return Content.assemble((f"{tick} ", "bold $act"), told)

    def _fan_made_line(self) -> Content:
        fan_made = self._wanted.fan_made
        tick = " " if self._wanted.deck else CHOSEN
        deck = fan_made.deck or deck_with(fan_made.cards)
        return Content.assemble((f"{tick} ", "bold $act"), self._say("screen-fan-made-deck", deck=deck.name))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """After a deck move on to the opponents; after an opponent start the game."""
        if event.option_list is self._decks:
            self._take_deck(self._decks_listed[event.option_index])
        else:
            self._sit_down(OPPONENTS[event.option_index])

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Choose the deck of the file or code that was typed."""
        if event.value.strip():
            self._take_deck(event.value.strip())

    def _take_deck(self, word: str) -> None:
        try:
            replace(self._wanted, deck=word).playable_deck()
        except DeckNotFound as problem:
            self._refuse(problem.lines)
            return
        self._refuse([])
        self._wanted = replace(self._wanted, deck=word)
        self._mark_deck()
        self._levels.focus()

    def _sit_down(self, opponent: str) -> None:
        try:
            self.dismiss(replace(self._wanted, opponent=opponent).sit_down())
        except NotSeated as problem:
            self._refuse(problem.lines)

    def _refuse(self, lines: list[str]) -> None:
        self._refusal.update("\n".join(lines))
