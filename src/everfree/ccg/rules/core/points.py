"""517.2: which points were scored with which card in this phase."""

from typing import Final

from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.records import Occurrence
from everfree.ccg.kernel.registry import claims
from everfree.ccg.language.words.triggers.scoring import ScoresWithThis

POINTS: Final = -2
"""The key under which the points of this phase are noted for a card."""


def remember_points(game: Kernel, occurrence: Occurrence) -> None:
    """Note points for each card they were scored with, if a card of the match asks for that."""
    if ScoresWithThis in game.definitions.triggers:
        for card in occurrence.cards:
            game.state.noted.append((game.ref(card), POINTS, occurrence.amount))


def forget_points(game: Kernel) -> None:
    """Clear the points noted in the previous phase."""
    state = game.state
    if state.noted:
        state.noted = [one for one in state.noted if one[1] != POINTS]


claims("517.2", remember_points)
