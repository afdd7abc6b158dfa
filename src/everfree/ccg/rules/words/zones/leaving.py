"""Texts about cards that leave play or are banished, spent or flipped (407, 410, 515)."""

from everfree.ccg.kernel import kinds
from everfree.ccg.kernel.cards.zones import forget_what_lay_on
from everfree.ccg.kernel.flow.replacing import Replacing
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.records import HOME_LIMIT, Occurrence, Scope
from everfree.ccg.kernel.refusals import Refusal
from everfree.ccg.kernel.registry import COUNTS, TESTS, Purse, claims, does, listens
from everfree.ccg.kernel.values.selection import fits, is_place, is_player, is_selected
from everfree.ccg.language.keywords import meaning_of
from everfree.ccg.language.terms import A_PLAYER
from everfree.ccg.language.words.selectors.selectors import Choose
from everfree.ccg.language.words.zones.leaving import (
    Banish,
    BeneathThis,
    Frighten,
    IsFlipped,
    IsRetired,
    LeavesArea,
    LeavesPlay,
    PutsFlippedUnderDeck,
    PutUnderDeck,
    Retire,
    Spend,
    Spent,
    Unfrighten,
    WithBeneath,
)
from everfree.ccg.rules.core.leaving import beneath
from everfree.ccg.rules.faceoffs.flip_keywords import start_bottoming
from everfree.ccg.rules.faceoffs.involvement import is_involved
from everfree.ccg.rules.words.effects.effects import on_each, on_each_card, refuse_each
from everfree.ccg.vocab import (
    ANY_FACEOFF,
    FLIP,
    NO_CARD,
    PLAY,
    CardId,
    Ref,
    Seat,
    card_of,
)

# Instructions.


def _banish(
    game: Kernel, effect: Banish, scope: Scope, picked: tuple[Ref, ...], mode: int
) -> list[Occurrence]:
    place = 1 if effect.beneath is not None and isinstance(effect.what, Choose) else 0
    made = on_each(game, kinds.BANISHED, effect.what, scope, picked[:place] or picked, mode)
    if effect.beneath is not None:
        hosts = [card_of(one) for one in picked[place:] if game.is_current(one)]
        host = hosts[0] if hosts else NO_CARD
    elif effect.beneath_this:
        host = card_of(scope.source) if game.is_current(scope.source) else NO_CARD
    else:
        return made
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
on_each_card(Unfrighten, kinds.RALLIED)
does(PutUnderDeck, _put_under_deck, None, kinds.BOTTOMED)


# Tests and triggers.


def _with_beneath(
    game: Kernel, test: WithBeneath, card: CardId, source: CardId, you: Seat, scope: Scope | None
) -> bool:
    return len(beneath(game, card)) >= test.count


def _beneath_this(
    game: Kernel, test: BeneathThis, card: CardId, source: CardId, you: Seat, scope: Scope | None
) -> bool:
    if test.of is None:
        return (card, source) in game.state.beneath
    for one, over in game.state.beneath:
        if one != card:
            continue
        if isinstance(test.of, Choose):
            return scope is not None and game.ref(over) in scope.that
        return fits(game, test.of, over, source, you, scope)
    return False


def _leaves_play(
    game: Kernel,
    trigger: LeavesPlay,
    occurrence: Occurrence,
    source: CardId,
    you: Seat,
) -> bool:
    """Tell whether a matching card leaves play; tested before it does, so its zone must still be play."""
    card = occurrence.card
    if trigger.to_hand and occurrence.kind != kinds.PUT_INTO_HAND:
        return False
    if trigger.by != A_PLAYER and not is_player(trigger.by, occurrence.by, you):
        return False
    return game.state.zone[card] == PLAY and is_selected(game, trigger.what, card, source, you)


def _leaves_area(
    game: Kernel, trigger: LeavesArea, occurrence: Occurrence, source: CardId, you: Seat
) -> bool:
    """Tell whether a matching card leaves an area.

    A card that leaves play is tested before that; one that was moved or sent is tested afterwards.
    """
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
    trigger: IsRetired,
    occurrence: Occurrence,
    source: CardId,
    you: Seat,
) -> bool:
    if trigger.over_limit and occurrence.word != HOME_LIMIT:
        return False
    return is_selected(game, trigger.what, occurrence.card, source, you)


def _is_flipped(game: Kernel, trigger: IsFlipped, occurrence: Occurrence, source: CardId, you: Seat) -> bool:
    return is_selected(game, trigger.what, occurrence.card, source, you)


def is_flipped_for(game: Kernel, trigger: PutsFlippedUnderDeck, source: CardId) -> bool:
    """Tell whether the trigger means the kind and the place of the faceoff the cards were flipped for."""
    if trigger.kinds == ANY_FACEOFF and not trigger.here:
        return True
    faceoff = game.state.faceoff
    if faceoff is None or not faceoff.kind & trigger.kinds:
        return False
    return not trigger.here or game.state.area[source] in faceoff.areas


def _puts_flipped_under_deck(
    game: Kernel, trigger: PutsFlippedUnderDeck, occurrence: Occurrence, source: CardId, you: Seat
) -> bool:
    card = occurrence.card
    return (
        game.state.zone[card] == FLIP
        and is_player(trigger.who, game.state.owner[card], you)
        and game.type_of(card) & trigger.noun != 0
        and (not trigger.involving_this or is_involved(game, source))
        and is_flipped_for(game, trigger, source)
    )


def _spent(game: Kernel, what: Spent, source: CardId, you: Seat, scope: Scope | None) -> int:
    return 0 if scope is None else scope.number


COUNTS[Spent] = _spent
TESTS[BeneathThis] = _beneath_this
TESTS[WithBeneath] = _with_beneath
listens(LeavesPlay, kinds.LEAVES_PLAY, _leaves_play)
listens(LeavesArea, (*kinds.LEAVES_PLAY, kinds.MOVED, kinds.SENT), _leaves_area)
listens(IsRetired, kinds.RETIRED, _is_meant)
listens(IsFlipped, kinds.FLIPPED, _is_flipped)
listens(PutsFlippedUnderDeck, kinds.BOTTOMED, _puts_flipped_under_deck)

claims("glossary.persistent", _leaves_play)
claims("R14", forget_what_lay_on)
claims("710.1", Replacing.use)
claims("glossary.persistent", "glossary.villain", meaning_of)
claims("glossary.pumped", _puts_flipped_under_deck)
