"""410.5: cards a text banishes time after time; the card with that text remembers which they are."""

from everfree.ccg.kernel import kinds
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.meanings import APPLY, HOLDS, TESTS, does, listens
from everfree.ccg.kernel.records import Occurrence, Scope
from everfree.ccg.language.banishing import AreBanishedThisWay, BanishedInAll, BanishedThisWay, BanishTops
from everfree.ccg.rules.together import in_order
from everfree.ccg.vocab import BANISHED, DRAW_DECK, PLAY, CardId, Ref, Seat, card_of

THIS_WAY = -3
"""The word under which a card remembers the cards its text banished."""


def _banish_tops(
    game: Kernel, effect: BanishTops, scope: Scope, picked: tuple[Ref, ...], mode: int
) -> list[Occurrence]:
    """801.1: the cards of all players go together; what watches for it hears of it once."""
    source, you = scope.source, scope.you
    tops = [
        (seat, card)
        for seat in in_order(game)
        for card in reversed(game.cards_in(DRAW_DECK, seat)[-effect.count :])
    ]
    shown = [Occurrence(kinds.REVEALED, seat, card, source=source, by=seat) for seat, card in tops]
    banished = [Occurrence(kinds.BANISHED, seat, card, source=source, by=seat) for seat, card in tops]
    if not tops:
        return []
    cards = tuple([card for _, card in tops])
    told = Occurrence(kinds.BANISHED_THIS_WAY, you, amount=len(cards), cards=cards, source=source, by=you)
    return [*shown, *banished, told]


def remember_banished(game: Kernel, occurrence: Occurrence) -> Occurrence | None:
    """Note those of the cards that are banished now, for as long as the card with the text is that card."""
    source = occurrence.source
    cards = tuple([card for card in occurrence.cards if game.state.zone[card] == BANISHED])
    if not cards or not game.is_current(source) or game.state.zone[card_of(source)] != PLAY:
        return None
    game.state.noted.extend([(source, THIS_WAY, game.ref(card)) for card in cards])
    return Occurrence(
        kinds.BANISHED_THIS_WAY, occurrence.seat, amount=len(cards), source=source, by=occurrence.by
    )


def banished_by(game: Kernel, source: CardId) -> list[CardId]:
    """List the cards that the text of *source* banished and that still lie there."""
    reference = game.ref(source)
    return [
        card_of(Ref(value))
        for one, word, value in game.state.noted
        if one == reference and word == THIS_WAY and game.is_current(Ref(value))
    ]


def _are_banished(
    game: Kernel, trigger: AreBanishedThisWay, occurrence: Occurrence, source: CardId, you: Seat
) -> bool:
    return occurrence.source == game.ref(source)


def _banished_in_all(
    game: Kernel, condition: BanishedInAll, source: CardId, you: Seat, scope: Scope | None
) -> bool:
    return len(banished_by(game, source)) >= condition.count


def _banished_this_way(
    game: Kernel, test: BanishedThisWay, card: CardId, source: CardId, you: Seat, scope: Scope | None
) -> bool:
    return card in banished_by(game, source)


APPLY[kinds.BANISHED_THIS_WAY] = remember_banished
does(BanishTops, _banish_tops)
listens(AreBanishedThisWay, kinds.BANISHED_THIS_WAY, _are_banished)
HOLDS[BanishedInAll] = _banished_in_all
TESTS[BanishedThisWay] = _banished_this_way
