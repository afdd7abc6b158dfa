"""203.1a: a player chooses a colour; 301.2: triggers for cards turned over; 102.3: for the game's start."""

from typing import Any

from everfree.ccg.kernel import kinds, options as option
from everfree.ccg.kernel.flow.as_effects import AsItHappens
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.notes import CHOSEN_COLOUR, noted
from everfree.ccg.kernel.records import Occurrence, Scope
from everfree.ccg.kernel.registry import FLOWS, SHAPES, TESTS, Shaping, claims, listens
from everfree.ccg.kernel.values.characteristics import colours_of
from everfree.ccg.kernel.values.selection import is_selected
from everfree.ccg.language.words.effects.colours_chosen import (
    ChooseColour,
    GainsChosenColour,
    GameStarts,
    OnlyThatColour,
    TurnsOver,
)
from everfree.ccg.rules.words.changes.becoming import with_more_colours
from everfree.ccg.rules.words.effects.naming import note_number
from everfree.ccg.rules.words.flow import Flow
from everfree.ccg.vocab import COLOURS, PLAY, CardId, Ref, Seat, card_of, colours_in


class FollowChooseColour(Flow):
    """Choose one of the six colours, or several; later instructions of the text may give them to cards."""

    __slots__ = ("colours",)

    def __init__(self, number: int, scope: Scope, colours: int = 0) -> None:
        super().__init__(number, scope)
        self.colours = colours
        """The colours chosen so far, as bits."""

    def data(self) -> tuple[Any, ...]:
        return (self.number, self.scope, self.colours)

    def begin(self, game: Kernel) -> None:
        """Ask for the next colour."""
        node = self.node(game, ChooseColour)
        self.step = "chosen"
        left = [colour for colour in COLOURS if not colour & self.colours]
        options: list[tuple[int, ...]] = [(option.COLOUR, colour) for colour in left]
        game.ask(self.seat(game, node.who), "choose-colour", options, source=self.source())

    def chosen(self, game: Kernel) -> None:
        """Note the colour for the text and tell it to everyone; the card remembers the last one."""
        node = self.node(game, ChooseColour)
        colour = game.state.answer[1]
        seat = self.seat(game, node.who)
        self.colours |= colour
        wanted = len(game.opponents(seat)) if node.per_opponent else 1
        if len(colours_in(self.colours)) < min(wanted, len(COLOURS)):
            self.step = "begin"
        else:
            game.done()
            note_number(game, self.colours)
            remember_colour(game, self.scope.source, self.colours)
        game.occur([Occurrence(kinds.COLOUR_CHOSEN, seat, amount=colour, source=self.scope.source, by=seat)])


def remember_colour(game: Kernel, source: Ref, colour: int) -> None:
    """Note the colour on a card in play or about to enter it, for its continuous abilities (708.1)."""
    state = game.state
    is_entering = isinstance(state.frames[-1], AsItHappens)
    if is_entering or (game.is_current(source) and state.zone[card_of(source)] == PLAY):
        others = [one for one in state.noted if one[0] != source or one[1] != CHOSEN_COLOUR]
        state.noted = [*others, (source, CHOSEN_COLOUR, colour)]
        game.changed()


def _chosen_colour(game: Kernel, change: GainsChosenColour, card: CardId, source: CardId, you: Seat) -> int:
    """Return the colour that the text of *source* chose last, for a continuous ability; 0 without one."""
    colours = noted(game.state, game.ref(source), CHOSEN_COLOUR)
    return colours[0] if colours else 0


def _turns_over(game: Kernel, trigger: TurnsOver, occurrence: Occurrence, source: CardId, you: Seat) -> bool:
    return is_selected(game, trigger.what, occurrence.card, source, you)


def _game_starts(
    game: Kernel, trigger: GameStarts, occurrence: Occurrence, source: CardId, you: Seat
) -> bool:
    return True


def _only_that_colour(
    game: Kernel, test: OnlyThatColour, card: CardId, source: CardId, you: Seat, scope: Scope | None
) -> bool:
    return scope is not None and colours_of(game, card) == scope.number != 0


FLOWS[ChooseColour] = FollowChooseColour
TESTS[OnlyThatColour] = _only_that_colour
SHAPES[GainsChosenColour] = Shaping(_chosen_colour, with_more_colours, is_numbered=True)
listens(TurnsOver, kinds.TURNED_OVER, _turns_over)
listens(GameStarts, kinds.GAME_STARTED, _game_starts)

claims("203.1a", FollowChooseColour.begin)
