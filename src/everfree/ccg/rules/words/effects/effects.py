"""What the basic instructions of texts do (705.2e, 707), and how they are paid as costs (508)."""

from typing import Any

from everfree.ccg.kernel import kinds
from everfree.ccg.kernel.cards.zones import HIDDEN_ZONES
from everfree.ccg.kernel.flow.costs import refuse_paying_with
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.records import NORMAL, Occurrence, Scope
from everfree.ccg.kernel.refusals import Refusal
from everfree.ccg.kernel.registry import SHAPES, Purse, claims, does
from everfree.ccg.kernel.values.characteristics import amount_of
from everfree.ccg.kernel.values.selection import seat_of, selected
from everfree.ccg.language.terms import FOR_GOOD
from everfree.ccg.language.words.changes.changes import Change, ColouredPower, Power, PowerBecomes
from everfree.ccg.language.words.effects.colours_chosen import GainsChosenColour
from everfree.ccg.language.words.effects.effects import (
    CheapenNextCard,
    Dismiss,
    Effect,
    Exhaust,
    FlipCard,
    Gain,
    GainOncePerFaceoff,
    Give,
    IgnoreFlipped,
    PutIntoHand,
    PutOnDeck,
    ReadyCards,
    Score,
)
from everfree.ccg.language.words.faceoffs.faceoffs import BecomeInvolved, CeaseInvolvement
from everfree.ccg.language.words.selectors.selectors import Each, Selector, SpokenOf
from everfree.ccg.rules.words import flow
from everfree.ccg.vocab import DRAW_DECK, FLIP, CardId, Ref, card_of


def on_each(
    game: Kernel, kind: int, what: Selector, scope: Scope, picked: tuple[Ref, ...], mode: int = NORMAL
) -> list[Occurrence]:
    """Return one occurrence for each selected card that is still the same card (410.6)."""
    source = scope.source
    return [
        Occurrence(
            kind, game.state.controller[card_of(one)], card_of(one), source=source, by=scope.you, mode=mode
        )
        for one in selected(game, what, scope, picked)
        if game.is_current(one)
    ]


def refuse_each(
    game: Kernel, kind: int, what: Selector, scope: Scope, picked: tuple[Ref, ...], purse: Purse
) -> Refusal | None:
    """508.1c, 508.1d: return a refusal if a selected card can't pay; each card pays at most once."""
    meant = [card_of(one) for one in selected(game, what, scope, picked) if game.is_current(one)]
    return refuse_cards(game, kind, meant, scope, purse)


def refuse_cards(game: Kernel, kind: int, cards: list[CardId], scope: Scope, purse: Purse) -> Refusal | None:
    """508.1c, 508.1d: return a refusal if one of *cards* can't pay, or if there is none."""
    if not cards:
        return Refusal("508.1d", "nothing-to-choose")
    for card in cards:
        if purse.holds(kind, card, game.count_of(card)):
            return Refusal("508.1d", "used-twice", card=card)
        occurrence = Occurrence(kind, game.state.controller[card], card, by=scope.you)
        refusal = refuse_paying_with(game, occurrence)
        if refusal is not None:
            return refusal
        purse.cards.append((kind, card))
    return None


def on_each_card(word: type[Effect], kind: int, *, is_cost: bool = False) -> None:
    """Register an instruction that makes one occurrence of *kind* for every card it selects."""

    def make(game: Kernel, effect: Any, scope: Scope, picked: tuple[Ref, ...], mode: int) -> list[Occurrence]:
        return on_each(game, kind, effect.what, scope, picked, mode)

    def refuse(
        game: Kernel, effect: Any, scope: Scope, picked: tuple[Ref, ...], purse: Purse
    ) -> Refusal | None:
        return refuse_each(game, kind, effect.what, scope, picked, purse)

    does(word, make, refuse if is_cost else None, kind)


def _put_into_hand(
    game: Kernel, effect: PutIntoHand, scope: Scope, picked: tuple[Ref, ...], mode: int
) -> list[Occurrence]:
    found = on_each(game, kinds.PUT_INTO_HAND, effect.what, scope, picked, mode)
    if effect.also is not None:
        found.extend(on_each(game, kinds.PUT_INTO_HAND, effect.also, scope, picked, mode))
    return found


def _refuse_putting(
    game: Kernel, effect: PutIntoHand, scope: Scope, picked: tuple[Ref, ...], purse: Purse
) -> Refusal | None:
    return refuse_each(game, kinds.PUT_INTO_HAND, effect.what, scope, picked, purse)


def _score(game: Kernel, effect: Score, scope: Scope, picked: tuple[Ref, ...], mode: int) -> list[Occurrence]:
    source = card_of(scope.source)
    seat = seat_of(game, effect.who, source, scope.you, scope)
    points = amount_of(game, effect.points, source, scope.you, scope)
    return [Occurrence(kinds.SCORED, seat, amount=points, cards=(source,), source=scope.source, by=scope.you)]


def _gain(game: Kernel, effect: Gain, scope: Scope, picked: tuple[Ref, ...], mode: int) -> list[Occurrence]:
    amount = amount_of(game, effect.amount, card_of(scope.source), scope.you, scope)
    if amount <= 0:
        return []
    if effect.until != FOR_GOOD:
        game.modify(effect, scope, effect.until, amount=amount)
    return [Occurrence(kinds.GAINED, scope.you, amount=amount, source=scope.source, by=scope.you)]


def _gain_once(
    game: Kernel, effect: GainOncePerFaceoff, scope: Scope, picked: tuple[Ref, ...], mode: int
) -> list[Occurrence]:
    """Studious: give the player one token per faceoff, however many of their cards have it."""
    faceoff = game.state.faceoff
    if faceoff is None or scope.you in faceoff.studious:
        return []
    game.state.faceoff = flow.with_studious_reward(faceoff, scope.you)
    return [Occurrence(kinds.GAINED, scope.you, amount=1, source=scope.source, by=scope.you)]


def _ignore(
    game: Kernel, effect: IgnoreFlipped, scope: Scope, picked: tuple[Ref, ...], mode: int
) -> list[Occurrence]:
    return [
        Occurrence(kinds.IGNORED, scope.you, card_of(one), source=scope.source, by=scope.you)
        for one in selected(game, effect.what, scope, picked)
        if game.is_current(one) and game.state.zone[card_of(one)] == FLIP
    ]


def _flip(
    game: Kernel, effect: FlipCard, scope: Scope, picked: tuple[Ref, ...], mode: int
) -> list[Occurrence]:
    if effect.that:
        deck = game.cards_in(DRAW_DECK, scope.you)
        if not deck or game.ref(deck[-1]) not in scope.that:
            return []
    return [
        Occurrence(kinds.FLIPPED, scope.you, source=scope.source, by=scope.you)
        for _ in range(amount_of(game, effect.count, card_of(scope.source), scope.you, scope))
    ]


def _give(game: Kernel, effect: Give, scope: Scope, picked: tuple[Ref, ...], mode: int) -> list[Occurrence]:
    """708.2b, R27: create modifiers for the cards selected and the numbers counted now."""
    targets = tuple([one for one in selected(game, effect.to, scope, picked) if game.is_current(one)])
    hidden = isinstance(effect.to, Each) and effect.to.description.zone in HIDDEN_ZONES
    if not targets and not hidden:
        return []
    for change in effect.changes:
        game.modify(
            change,
            scope,
            effect.until,
            amount=_number_in(game, change, card_of(scope.source), scope),
            targets=targets,
            condition=effect.condition,
            ended_by=effect.ended_by,
        )
    if hidden:  # an occurrence for each card would reveal how many there are
        return [Occurrence(kinds.MODIFIED, scope.you, source=scope.source, by=scope.you)]
    return [
        Occurrence(kinds.MODIFIED, scope.you, card_of(one), source=scope.source, by=scope.you)
        for one in targets
    ]


def _number_in(game: Kernel, change: Change, source: CardId, scope: Scope) -> int:
    if isinstance(change, (Power, PowerBecomes)):
        return amount_of(game, change.amount, source, scope.you, scope)
    if isinstance(change, ColouredPower):
        return change.amount
    if isinstance(change, GainsChosenColour):  # chosen by this text, or before by another one of its card
        return scope.number or int(SHAPES[GainsChosenColour].read(game, change, source, source, scope.you))
    return 0


def _cheapen(
    game: Kernel, effect: CheapenNextCard, scope: Scope, picked: tuple[Ref, ...], mode: int
) -> list[Occurrence]:
    amount = -effect.amount if effect.more else effect.amount
    speaks_of = any(isinstance(test, SpokenOf) for test in effect.description.tests)
    game.modify(effect, scope, effect.until, amount=amount, targets=scope.that if speaks_of else ())
    return [Occurrence(kinds.MODIFIED, scope.you, source=scope.source, by=scope.you)]


on_each_card(Exhaust, kinds.EXHAUST, is_cost=True)
on_each_card(Dismiss, kinds.DISMISSED, is_cost=True)
on_each_card(ReadyCards, kinds.READIED)
on_each_card(BecomeInvolved, kinds.JOINED)
on_each_card(CeaseInvolvement, kinds.LEFT_FACEOFF)
does(PutIntoHand, _put_into_hand, _refuse_putting, kinds.PUT_INTO_HAND)
on_each_card(PutOnDeck, kinds.PUT_ON_DECK)
does(Score, _score)
does(Gain, _gain)
does(GainOncePerFaceoff, _gain_once)
does(IgnoreFlipped, _ignore)
does(FlipCard, _flip)
does(Give, _give)
does(CheapenNextCard, _cheapen)

claims("410.6", on_each)
claims("508.1d", refuse_each)
claims("708.2b", _give)
claims("517.2", _score)
claims("glossary.studious", _gain_once)
claims("709.1", _gain)
claims("R27", _give)
claims("705.2e.ii", _give)
