"""What texts watch for when cards come to a discard pile (410.3)."""

from everfree.ccg.kernel import kinds
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.meanings import listens
from everfree.ccg.kernel.records import Occurrence
from everfree.ccg.kernel.scope import is_player
from everfree.ccg.language.discarding import Discards
from everfree.ccg.vocab import CardId, Seat


def _discards(game: Kernel, trigger: Discards, occurrence: Occurrence, source: CardId, you: Seat) -> bool:
    return is_player(trigger.who, occurrence.seat, you)


listens(Discards, kinds.DISCARDED, _discards)
