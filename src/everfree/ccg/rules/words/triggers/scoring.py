"""517.2: the trigger for points scored with this card."""

from everfree.ccg.kernel import kinds
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.records import Occurrence
from everfree.ccg.kernel.registry import listens
from everfree.ccg.kernel.values.selection import is_player
from everfree.ccg.language.words.triggers.scoring import ScoresWithThis
from everfree.ccg.rules.core.points import POINTS
from everfree.ccg.vocab import CardId, Seat


def points_with(game: Kernel, card: CardId) -> int:
    """Return how many points were scored with *card* in this phase."""
    reference = game.ref(card)
    return sum([value for one, word, value in game.state.noted if one == reference and word == POINTS])


def _scores_with_this(
    game: Kernel, trigger: ScoresWithThis, occurrence: Occurrence, source: CardId, you: Seat
) -> bool:
    """Tell whether these points reach the number the trigger requires, which the earlier ones did not."""
    if game.state.phase != trigger.phase or source not in occurrence.cards:
        return False
    now = points_with(game, source)
    return is_player(trigger.who, occurrence.seat, you) and now - occurrence.amount < trigger.at_least <= now


listens(ScoresWithThis, kinds.SCORED, _scores_with_this)
