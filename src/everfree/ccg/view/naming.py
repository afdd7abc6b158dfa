"""How one viewer calls cards and hears numbers: by their own handles, and by what they know."""

from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.values import Part
from everfree.ccg.view.shapes import PartView
from everfree.ccg.vocab import (
    CardId,
)


class Naming:
    """The names of one seat (or of spectators, with the number of seats) for what is in a game."""

    def __init__(self, game: Kernel, viewer: int) -> None:
        self.game = game
        self.viewer = viewer
        self.handles = game.state.handles[viewer]

    def parts(self, parts: list[Part]) -> tuple[PartView, ...]:
        """Tell the parts of a number."""
        return tuple([PartView(part.what, part.amount, self.handle(part.source)) for part in parts])

    def handle(self, card: CardId) -> int:
        """Give the viewer's name for *card*, 0 for no card."""
        return self.handles[card] if card >= 0 else 0

    def knows(self, card: CardId) -> bool:
        """Tell whether the viewer knows what *card* is."""
        return self.game.state.known[card] >> self.viewer & 1 == 1

    def name(self, card: CardId) -> str:
        """Give the id of the printed card where the viewer knows it."""
        return self.game.definition(card).card.id if self.knows(card) else ""


def total(parts: list[Part]) -> int:
    """Add parts up."""
    return sum([part.amount for part in parts])
