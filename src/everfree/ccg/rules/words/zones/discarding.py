"""410.3: texts that discard cards, and triggers for cards that enter a discard pile."""

from typing import Any

from everfree.ccg.kernel import kinds, options as option
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.records import COST, Occurrence, Scope
from everfree.ccg.kernel.refusals import Refusal
from everfree.ccg.kernel.registry import ARRIVING, FEASIBLE, FLOWS, PAYS, Paying, Purse, claims, does, listens
from everfree.ccg.kernel.values.characteristics import amount_of
from everfree.ccg.kernel.values.selection import fits, is_player, is_selected, seat_of
from everfree.ccg.language.terms import A_PLAYER, YOU
from everfree.ccg.language.words.selectors.selectors import (
    ANY_CARD,
    Another,
    Choose,
    Description,
)
from everfree.ccg.language.words.zones.discarding import (
    DiscardCards,
    DiscardHand,
    Discards,
    EntersDiscardPile,
    PutIntoDiscardPile,
)
from everfree.ccg.rules.words.effects.chance import ChooseAtRandom
from everfree.ccg.rules.words.effects.effects import on_each_card, refuse_cards
from everfree.ccg.rules.words.flow import Flow
from everfree.ccg.vocab import HAND, NO_REF, NO_SEAT, PLAY, CardId, Ref, Seat, card_of


def forced_by(game: Kernel, occurrence: Occurrence) -> Seat:
    """Return the player whose text makes a player discard a card; NO_SEAT for a cost or a rule.

    A player who follows an instruction of another player's card ("each player") is forced by the latter.
    """
    if occurrence.mode == COST or occurrence.source == NO_REF:
        return NO_SEAT
    if occurrence.by != occurrence.seat:
        return occurrence.by
    return game.state.controller[card_of(occurrence.source)]


def _discards(game: Kernel, trigger: Discards, occurrence: Occurrence, source: CardId, you: Seat) -> bool:
    if trigger.by != A_PLAYER:
        seat = forced_by(game, occurrence)
        if seat == NO_SEAT or not is_player(trigger.by, seat, you):
            return False
    return is_player(trigger.who, occurrence.seat, you) and is_selected(
        game, trigger.what, occurrence.card, source, you
    )


def _enters_discard_pile(
    game: Kernel, trigger: EntersDiscardPile, occurrence: Occurrence, source: CardId, you: Seat
) -> bool:
    card = occurrence.card
    if trigger.from_play and game.state.zone[card] != PLAY:
        return False
    if not is_player(trigger.whose, game.state.owner[card], you):
        return False
    return is_selected(game, trigger.what, card, source, you)


def _discard_hand(
    game: Kernel, effect: DiscardHand, scope: Scope, picked: tuple[Ref, ...], mode: int
) -> list[Occurrence]:
    return [
        Occurrence(kinds.DISCARDED, scope.you, card, source=scope.source, by=scope.you, mode=mode)
        for card in game.cards_in(HAND, scope.you)
    ]


class FollowDiscard(Flow):
    """410.3: a player discards cards of their choice, or at random (R65)."""

    __slots__ = ("left",)

    def __init__(self, number: int, scope: Scope, left: int = -1) -> None:
        super().__init__(number, scope)
        self.left = left

    def data(self) -> tuple[Any, ...]:
        return (self.number, self.scope, self.left)

    def begin(self, game: Kernel) -> None:
        """Ask for the next card, or draw it at random."""
        node = self.node(game, DiscardCards)
        if self.left < 0:
            self.left = self.amount(game, node.count)
        seat = self.seat(game, node.who)
        hand = discardable(game, node, seat, self.scope)
        if not self.left or not hand:
            game.done()
            return
        self.left -= 1
        if node.at_random:
            self.step = "drawn"
            game.push(ChooseAtRandom(tuple([game.ref(card) for card in hand])))
            return
        self.step = "chosen"
        options: list[tuple[int, ...]] = [(option.CARD, card) for card in hand]
        game.ask(seat, "discard", options, source=self.source(), number=min(self.left + 1, len(hand)))

    def drawn(self, game: Kernel) -> None:
        """Discard the card that was drawn, unless it has left the hand since."""
        drawn = Ref(game.state.answer[1])
        if not game.is_current(drawn):
            self.step = "begin"
            return
        game.state.answer = (option.CARD, card_of(drawn))
        self.chosen(game)

    def chosen(self, game: Kernel) -> None:
        """Discard the card."""
        card = CardId(game.state.answer[1])
        self.step = "begin"
        self.occur(
            game,
            Occurrence(
                kinds.DISCARDED,
                game.state.owner[card],
                card,
                source=self.scope.source,
                by=self.scope.you,
            ),
        )


def discardable(game: Kernel, effect: DiscardCards, seat: Seat, scope: Scope) -> list[CardId]:
    """List the cards in a player's hand that match the description."""
    hand = game.cards_in(HAND, seat)
    if effect.description == ANY_CARD:
        return list(hand)
    source = card_of(scope.source)
    return [card for card in hand if fits(game, effect.description, card, source, seat, scope)]


def _can_discard(game: Kernel, effect: DiscardCards, scope: Scope) -> bool:
    seat = seat_of(game, effect.who, card_of(scope.source), scope.you, scope)
    count = amount_of(game, effect.count, card_of(scope.source), scope.you, scope)
    return len(discardable(game, effect, seat, scope)) >= (count if seat == scope.you else 1)


def _chosen_to_discard(effect: DiscardCards) -> Choose | None:
    """Return the choice of a player who pays by discarding; nobody pays at random or for another player."""
    if effect.who != YOU or effect.at_random:
        return None
    described = effect.description
    return Choose(Description(described.noun, (Another(), *described.tests), HAND), effect.count)


def _discard_chosen(
    game: Kernel, effect: DiscardCards, scope: Scope, picked: tuple[Ref, ...], mode: int
) -> list[Occurrence]:
    return [
        Occurrence(kinds.DISCARDED, scope.you, card_of(one), source=scope.source, by=scope.you, mode=mode)
        for one in picked
    ]


def _refuse_discarding(
    game: Kernel, effect: DiscardCards, scope: Scope, picked: tuple[Ref, ...], purse: Purse
) -> Refusal | None:
    return refuse_cards(game, kinds.DISCARDED, [card_of(one) for one in picked], scope, purse)


def _refuse_discarding_hand(
    game: Kernel, effect: DiscardHand, scope: Scope, picked: tuple[Ref, ...], purse: Purse
) -> Refusal | None:
    hand = game.cards_in(HAND, scope.you)
    return refuse_cards(game, kinds.DISCARDED, hand, scope, purse) if hand else None


does(DiscardHand, _discard_hand, _refuse_discarding_hand)
PAYS[DiscardCards] = Paying(_chosen_to_discard, _discard_chosen, _refuse_discarding)
on_each_card(PutIntoDiscardPile, kinds.PUT_INTO_DISCARD_PILE)
ARRIVING.append(EntersDiscardPile)
listens(Discards, kinds.DISCARDED, _discards)
listens(EntersDiscardPile, kinds.ENTERS_DISCARD_PILE, _enters_discard_pile)
FLOWS[DiscardCards] = FollowDiscard
FEASIBLE[DiscardCards] = _can_discard

claims("R65", FollowDiscard.begin)
