"""407, 410.2, 410.5: cards that leave play, are banished, lie beneath a card and are spent (R14)."""

from everfree.ccg.kernel import kinds
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.meanings import APPLY, TESTS, Purse, claims, does, listens
from everfree.ccg.kernel.records import Occurrence, Scope
from everfree.ccg.kernel.refusals import Refusal
from everfree.ccg.kernel.replacing import Replacing
from everfree.ccg.kernel.scope import is_player, is_selected
from everfree.ccg.kernel.zones import forget, forget_what_lay_on, put
from everfree.ccg.language.keywords import meaning_of
from everfree.ccg.language.leaving import (
    Banish,
    BeneathThis,
    Frighten,
    IsBanished,
    IsDiscarded,
    IsRetired,
    LeavesArea,
    LeavesPlay,
    PutTopIntoDiscardPile,
    PutUnderDeck,
    Retire,
    Spend,
    WouldEnterDiscardPile,
    WouldLeavePlay,
)
from everfree.ccg.rules.descriptions import is_place
from everfree.ccg.rules.flipping import start_bottoming
from everfree.ccg.rules.instructions import on_each, on_each_card, refuse_each
from everfree.ccg.vocab import (
    BANISHED,
    DISCARD_PILE,
    DRAW_DECK,
    NO_CARD,
    PLAY,
    CardId,
    Ref,
    Seat,
    card_of,
)


def beneath(game: Kernel, host: CardId) -> list[CardId]:
    """List the cards that lie beneath *host*, in the order they came there."""
    return [card for card, over in game.state.beneath if over == host]


# What happens.


def banish(game: Kernel, occurrence: Occurrence) -> Occurrence | None:
    """410.5, 407.1: put a card into its owner's banished zone, for all to see, maybe beneath a card."""
    card = occurrence.card
    put(game, card, BANISHED)
    if occurrence.cards and game.state.zone[occurrence.cards[0]] == PLAY:
        game.state.beneath.append((card, occurrence.cards[0]))
    return occurrence


def into_discard_pile(game: Kernel, occurrence: Occurrence) -> Occurrence | None:
    """504.1, 705.2f.ii: put a card into its owner's discard pile; it is neither dismissed nor retired."""
    put(game, occurrence.card, DISCARD_PILE)
    return occurrence


def spend(game: Kernel, occurrence: Occurrence) -> Occurrence | None:
    """Glossary, spend: put a card from beneath another into its owner's discard pile."""
    card = occurrence.card
    if all(one != card for one, _ in game.state.beneath):
        return None
    put(game, card, DISCARD_PILE)
    return occurrence


def under_deck(game: Kernel, occurrence: Occurrence) -> Occurrence | None:
    """402.3: put a card on the bottom of its owner's deck; one of several, and only its owner knows where."""
    card = occurrence.card
    put(game, card, DRAW_DECK, bottom=True)
    if occurrence.amount:
        forget(game, card, 1 << game.state.owner[card])
    return occurrence


# Instructions.


def _banish(
    game: Kernel, effect: Banish, scope: Scope, picked: tuple[Ref, ...], mode: int
) -> list[Occurrence]:
    made = on_each(game, kinds.BANISHED, effect.what, scope, picked, mode)
    if not effect.beneath_this:
        return made
    host = card_of(scope.source) if game.is_current(scope.source) else NO_CARD
    return [
        Occurrence(one.kind, one.seat, one.card, cards=(host,), source=one.source, by=one.by, mode=mode)
        for one in made
        if host != NO_CARD
    ]


def _refuse_banish(
    game: Kernel, effect: Banish, scope: Scope, picked: tuple[Ref, ...], purse: Purse
) -> Refusal | None:
    return refuse_each(game, kinds.BANISHED, effect.what, scope, picked, purse)


def _put_under_deck(
    game: Kernel, effect: PutUnderDeck, scope: Scope, picked: tuple[Ref, ...], mode: int
) -> list[Occurrence]:
    start_bottoming(game)
    return on_each(game, kinds.BOTTOMED, effect.what, scope, picked, mode)


does(Banish, _banish, _refuse_banish, kinds.BANISHED)
on_each_card(Retire, kinds.RETIRED, is_cost=True)
on_each_card(Spend, kinds.SPENT, is_cost=True)
on_each_card(Frighten, kinds.FRIGHTENED)
does(PutUnderDeck, _put_under_deck, None, kinds.BOTTOMED)


def _put_top_into_discard_pile(
    game: Kernel, effect: PutTopIntoDiscardPile, scope: Scope, picked: tuple[Ref, ...], mode: int
) -> list[Occurrence]:
    deck = game.cards_in(DRAW_DECK, scope.you)
    top = deck[max(0, len(deck) - effect.count) :]
    return [
        Occurrence(kinds.PUT_INTO_DISCARD_PILE, scope.you, card, source=scope.source, by=scope.you)
        for card in reversed(top)
    ]


does(PutTopIntoDiscardPile, _put_top_into_discard_pile)


# What texts ask and watch for.


def _beneath_this(
    game: Kernel, test: BeneathThis, card: CardId, source: CardId, you: Seat, scope: Scope | None
) -> bool:
    return (card, source) in game.state.beneath


def _leaves_play(
    game: Kernel,
    trigger: LeavesPlay | WouldLeavePlay,
    occurrence: Occurrence,
    source: CardId,
    you: Seat,
) -> bool:
    """Judged while the card is still in play: one that comes from another zone does not leave play."""
    card = occurrence.card
    return game.state.zone[card] == PLAY and is_selected(game, trigger.what, card, source, you)


def _leaves_area(
    game: Kernel, trigger: LeavesArea, occurrence: Occurrence, source: CardId, you: Seat
) -> bool:
    """Judged before a card leaves play, and after it was moved or sent."""
    card = occurrence.card
    is_leaving = occurrence.kind in kinds.LEAVES_PLAY
    if is_leaving and game.state.zone[card] != PLAY:
        return False
    area = game.state.area[card] if is_leaving else occurrence.origin
    return is_selected(game, trigger.what, card, source, you) and is_place(
        game, trigger.place, area, game.state.controller[card], source, None
    )


def _is_meant(
    game: Kernel,
    trigger: IsRetired | IsBanished | IsDiscarded,
    occurrence: Occurrence,
    source: CardId,
    you: Seat,
) -> bool:
    return is_selected(game, trigger.what, occurrence.card, source, you)


def _would_enter_discard_pile(
    game: Kernel, trigger: WouldEnterDiscardPile, occurrence: Occurrence, source: CardId, you: Seat
) -> bool:
    card = occurrence.card
    return (
        is_player(trigger.whose, game.state.owner[card], you)
        and is_selected(game, trigger.what, card, source, you)
        and (not trigger.from_play or game.state.zone[card] == PLAY)
    )


APPLY[kinds.BANISHED] = banish
APPLY[kinds.SPENT] = spend
APPLY[kinds.PUT_INTO_DISCARD_PILE] = into_discard_pile
APPLY[kinds.BOTTOMED] = under_deck
TESTS[BeneathThis] = _beneath_this
listens(LeavesPlay, kinds.LEAVES_PLAY, _leaves_play)
listens(WouldLeavePlay, kinds.LEAVES_PLAY, _leaves_play)
listens(LeavesArea, (*kinds.LEAVES_PLAY, kinds.MOVED, kinds.SENT), _leaves_area)
listens(IsRetired, kinds.RETIRED, _is_meant)
listens(IsBanished, (kinds.BANISHED, kinds.BANISHED_FACE_DOWN), _is_meant)
listens(IsDiscarded, kinds.DISCARDED, _is_meant)
listens(WouldEnterDiscardPile, kinds.ENTERS_DISCARD_PILE, _would_enter_discard_pile)

claims("407.1", "410.5", banish)
claims("glossary.persistent", _leaves_play)
claims("R14", forget_what_lay_on)
claims("glossary.spend", spend)
claims("402.3", under_deck)
claims("710.1", Replacing.use)
claims("glossary.persistent", "glossary.villain", meaning_of)
