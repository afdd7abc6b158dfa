"""What texts watch for when cards come to a discard pile (410.3)."""

from everfree.ccg.kernel import kinds
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.meanings import ARRIVING, listens
from everfree.ccg.kernel.records import Occurrence
from everfree.ccg.kernel.scope import is_player, is_selected
from everfree.ccg.language.discarding import Discards, EntersDiscardPile
from everfree.ccg.vocab import PLAY, CardId, Seat


def _discards(game: Kernel, trigger: Discards, occurrence: Occurrence, source: CardId, you: Seat) -> bool:
    return is_player(trigger.who, occurrence.seat, you)


def _enters_discard_pile(
    game: Kernel, trigger: EntersDiscardPile, occurrence: Occurrence, source: CardId, you: Seat
) -> bool:
    card = occurrence.card
    if trigger.from_play and game.state.zone[card] != PLAY:
        return False
    return is_selected(game, trigger.what, card, source, you)


ARRIVING.append(EntersDiscardPile)
listens(Discards, kinds.DISCARDED, _discards)
listens(EntersDiscardPile, kinds.ENTERS_DISCARD_PILE, _enters_discard_pile)
