"""203.1a: a colour that a player chooses; 301.2: Mane Characters that turn over; 102.3: the game starts."""

from everfree.ccg.kernel import kinds, options as option
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.meanings import FLOWS, SHAPES, Shaping, claims, listens
from everfree.ccg.kernel.records import Occurrence
from everfree.ccg.kernel.scope import is_selected
from everfree.ccg.language.colours_chosen import ChooseColour, GainsChosenColour, GameStarts, TurnsOver
from everfree.ccg.rules.becoming import with_more_colours
from everfree.ccg.rules.flows import Flow, wrong
from everfree.ccg.rules.naming import note_number
from everfree.ccg.vocab import COLOURS, CardId, Seat


class FollowChooseColour(Flow):
    """Choose one of the six colours; the text may give it to cards from now on."""

    def begin(self, game: Kernel) -> None:
        """Ask for it."""
        node = self.node(game)
        if not isinstance(node, ChooseColour):
            raise wrong(node)
        self.step = "chosen"
        options: list[tuple[int, ...]] = [(option.COLOUR, colour) for colour in COLOURS]
        game.ask(self.seat(game, node.who), "choose-colour", options, source=self.source())

    def chosen(self, game: Kernel) -> None:
        """Say it."""
        node = self.node(game)
        if not isinstance(node, ChooseColour):
            raise wrong(node)
        colour = game.state.answer[1]
        seat = self.seat(game, node.who)
        game.done()
        note_number(game, colour)
        game.occur([Occurrence(kinds.COLOUR_CHOSEN, seat, amount=colour, source=self.scope.source, by=seat)])


def _no_colour(game: Kernel, change: GainsChosenColour, card: CardId, source: CardId, you: Seat) -> int:
    return 0


def _turns_over(game: Kernel, trigger: TurnsOver, occurrence: Occurrence, source: CardId, you: Seat) -> bool:
    return is_selected(game, trigger.what, occurrence.card, source, you)


def _game_starts(
    game: Kernel, trigger: GameStarts, occurrence: Occurrence, source: CardId, you: Seat
) -> bool:
    return True


FLOWS[ChooseColour] = FollowChooseColour
SHAPES[GainsChosenColour] = Shaping(_no_colour, with_more_colours, is_numbered=True)
listens(TurnsOver, kinds.TURNED_OVER, _turns_over)
listens(GameStarts, kinds.GAME_STARTED, _game_starts)

claims("203.1a", FollowChooseColour.begin)
