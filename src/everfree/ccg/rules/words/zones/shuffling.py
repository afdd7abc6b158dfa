"""402.4: texts that shuffle decks, also with other cards in them."""

from everfree.ccg.kernel import kinds
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.records import Occurrence, Scope
from everfree.ccg.kernel.registry import does
from everfree.ccg.kernel.values.selection import selected
from everfree.ccg.language.words.zones.shuffling import ShuffleDeck, ShuffleInto
from everfree.ccg.vocab import Ref, card_of


def _shuffle_deck(
    game: Kernel, effect: ShuffleDeck, scope: Scope, picked: tuple[Ref, ...], mode: int
) -> list[Occurrence]:
    return [Occurrence(kinds.SHUFFLED, scope.you, source=scope.source, by=scope.you)]


def _shuffle_into(
    game: Kernel, effect: ShuffleInto, scope: Scope, picked: tuple[Ref, ...], mode: int
) -> list[Occurrence]:
    """Shuffle the cards that can leave their zone into their owners' decks."""
    cards = [card_of(one) for one in selected(game, effect.what, scope, picked) if game.is_current(one)]
    owner = game.state.owner
    free = [
        card
        for card in cards
        if game.refusal_of(Occurrence(kinds.BOTTOMED, owner[card], card, by=scope.you)) is None
    ]
    seats = dict.fromkeys([owner[card] for card in free] or [scope.you])
    return [
        Occurrence(
            kinds.SHUFFLED,
            seat,
            cards=tuple([card for card in free if owner[card] == seat]),
            source=scope.source,
            by=scope.you,
        )
        for seat in seats
    ]


does(ShuffleDeck, _shuffle_deck)
does(ShuffleInto, _shuffle_into)
