"""What texts do and watch for when cards come to a discard pile (410.3)."""

from everfree.ccg.kernel import kinds
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.meanings import ARRIVING, does, listens
from everfree.ccg.kernel.records import Occurrence, Scope
from everfree.ccg.kernel.scope import is_player, is_selected
from everfree.ccg.language.discarding import DiscardHand, Discards, EntersDiscardPile, PutIntoDiscardPile
from everfree.ccg.rules.instructions import on_each_card
from everfree.ccg.vocab import HAND, PLAY, CardId, Ref, Seat


def _discards(game: Kernel, trigger: Discards, occurrence: Occurrence, source: CardId, you: Seat) -> bool:
    return is_player(trigger.who, occurrence.seat, you)


def _enters_discard_pile(
    game: Kernel, trigger: EntersDiscardPile, occurrence: Occurrence, source: CardId, you: Seat
) -> bool:
    card = occurrence.card
    if trigger.from_play and game.state.zone[card] != PLAY:
        return False
    return is_selected(game, trigger.what, card, source, you)


def _discard_hand(
    game: Kernel, effect: DiscardHand, scope: Scope, picked: tuple[Ref, ...], mode: int
) -> list[Occurrence]:
    return [
        Occurrence(kinds.DISCARDED, scope.you, card, source=scope.source, by=scope.you, mode=mode)
        for card in game.cards_in(HAND, scope.you)
    ]


does(DiscardHand, _discard_hand)
on_each_card(PutIntoDiscardPile, kinds.PUT_INTO_DISCARD_PILE)
ARRIVING.append(EntersDiscardPile)
listens(Discards, kinds.DISCARDED, _discards)
listens(EntersDiscardPile, kinds.ENTERS_DISCARD_PILE, _enters_discard_pile)
