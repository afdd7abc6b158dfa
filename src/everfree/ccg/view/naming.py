"""The handles and card ids that one viewer may see, and sums with their parts."""

from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.values.characteristics import Part
from everfree.ccg.view.shapes import PartView
from everfree.ccg.vocab import (
    CardId,
)


class NamesForViewer:
    """Translates cards into what a seat may see, or spectators if *viewer* is the number of seats."""

    def __init__(self, game: Kernel, viewer: int) -> None:
        self.game = game
        self.viewer = viewer
        self.handles = game.state.handles[viewer]

    def parts(self, parts: list[Part]) -> tuple[PartView, ...]:
        if not parts:
            return ()
        handles = self.handles
        return tuple(
            [
                PartView(part.what, part.amount, handles[source] if (source := part.source) >= 0 else 0)
                for part in parts
            ]
        )

    def handle(self, card: CardId) -> int:
        """Return the viewer's handle for *card*, 0 for no card."""
        return self.handles[card] if card >= 0 else 0

    def knows(self, card: CardId) -> bool:
        """Tell whether the viewer knows what *card* is."""
        return self.game.state.known[card] >> self.viewer & 1 == 1

    def name(self, card: CardId) -> str:
        """Return the id of the printed card, or "" if the viewer does not know it."""
        game = self.game
        return game.definition(card).card.id if game.state.known[card] >> self.viewer & 1 else ""


def total(parts: list[Part]) -> int:
    """Return the sum of *parts*."""
    whole = 0
    for part in parts:
        whole += part.amount
    return whole
