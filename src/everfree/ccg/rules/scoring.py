"""517.2: which points were scored with which card, for texts that count them within a phase."""

from everfree.ccg.kernel import kinds
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.meanings import claims, listens
from everfree.ccg.kernel.records import Occurrence
from everfree.ccg.kernel.scope import is_player
from everfree.ccg.language.scoring import ScoresWithThis
from everfree.ccg.vocab import CardId, Seat

POINTS = -2
"""The word under which the points of this phase are remembered for a card."""


def points_with(game: Kernel, card: CardId) -> int:
    """Give how many points were scored with *card* in this phase."""
    reference = game.ref(card)
    return sum([value for one, word, value in game.state.noted if one == reference and word == POINTS])


def remember_points(game: Kernel, occurrence: Occurrence) -> None:
    """Note points for each card they were scored with, in matches where a text asks for that."""
    if ScoresWithThis in game.cast.triggers:
        for card in occurrence.cards:
            game.state.noted.append((game.ref(card), POINTS, occurrence.amount))


def forget_points(game: Kernel) -> None:
    """A new phase begins: nothing has been scored in it."""
    state = game.state
    if state.noted:
        state.noted = [one for one in state.noted if one[1] != POINTS]


def _scores_with_this(
    game: Kernel, trigger: ScoresWithThis, occurrence: Occurrence, source: CardId, you: Seat
) -> bool:
    """Tell whether these are the points that make it enough."""
    if game.state.phase != trigger.phase or source not in occurrence.cards:
        return False
    now = points_with(game, source)
    return is_player(trigger.who, occurrence.seat, you) and now - occurrence.amount < trigger.at_least <= now


listens(ScoresWithThis, kinds.SCORED, _scores_with_this)

claims("517.2", remember_points)
