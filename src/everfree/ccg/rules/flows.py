"""Instructions with a course of their own: they ask, look, pay or branch before anything happens."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from everfree.ccg.kernel import kinds, options as option
from everfree.ccg.kernel.following import (
    Follow,
    PayCosts,
    Text,
    is_feasible,
    is_still_there,
    options_for,
    refuse_costs,
)
from everfree.ccg.kernel.frames import Frame
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.meanings import APPLY, FEASIBLE, FLOWS, claims
from everfree.ccg.kernel.records import Faceoff, Occurrence, Scope
from everfree.ccg.kernel.refusals import BrokenInvariant
from everfree.ccg.kernel.scope import cards_of, seat_of
from everfree.ccg.language.effects import (
    DiscardCards,
    May,
    PayOr,
    PayTo,
    Reattach,
    SearchDiscardPile,
    Sequence,
)
from everfree.ccg.language.nodes import Node
from everfree.ccg.language.selectors import Choose
from everfree.ccg.vocab import (
    HAND,
    NO_CARD,
    CardId,
    Seat,
    card_of,
)


class Flow(Frame):
    """An instruction under way: its number and its scope."""

    __slots__ = ("number", "scope")

    def __init__(self, number: int, scope: Scope) -> None:
        super().__init__()
        self.number = number
        self.scope = scope

    def data(self) -> tuple[Any, ...]:
        """Give the parts."""
        return (self.number, self.scope)

    def player(self) -> Seat:
        """Give whose text it is."""
        return self.scope.you

    def node(self, game: Kernel) -> Node:
        """Give the instruction itself."""
        return game.cast.nodes[self.number]

    def source(self) -> CardId:
        """Give the card the text is on."""
        return card_of(self.scope.source)

    def seat(self, game: Kernel, who: Any) -> Seat:
        """Give the player a word means."""
        return seat_of(game, who, self.source(), self.scope.you, self.scope)

    def occur(self, game: Kernel, occurrence: Occurrence) -> None:
        """Let something happen, closed to the replacement modifiers that led here (710.3)."""
        game.occur([occurrence.after(self.scope.used)])


def wrong(node: Node) -> BrokenInvariant:
    """Make the complaint about a frame that holds another instruction than its own."""
    return BrokenInvariant(f"not this instruction: {node}")


class FollowSequence(Flow):
    """705.2e: instructions in order."""

    def begin(self, game: Kernel) -> None:
        """Hand over to a text."""
        node = self.node(game)
        if not isinstance(node, Sequence):
            raise wrong(node)
        game.done()
        game.push(Text(tuple([game.cast.number_of(effect) for effect in node.effects]), self.scope))


class FollowMay(Flow):
    """712.3: a player may decline, and is asked as the effect is processed."""

    def begin(self, game: Kernel) -> None:
        """Ask, if it can be done at all (705.2e.i)."""
        node = self.node(game)
        if not isinstance(node, May):
            raise wrong(node)
        if not is_feasible(game, node.effect, game.cast.number_of(node.effect), self.scope):
            game.done()
            return
        self.step = "decided"
        options: list[tuple[int, ...]] = [(option.YES,), (option.NO,)]
        game.ask(self.seat(game, node.who), "may", options, source=self.source(), number=self.number)

    def decided(self, game: Kernel) -> None:
        """Do it, or not."""
        node = self.node(game)
        game.done()
        if isinstance(node, May) and game.state.answer[0] == option.YES:
            game.push(Follow(game.cast.number_of(node.effect), self.scope, ()))


class FollowPayTo(Flow):
    """707.2a: the cost first; without it the rest is not processed."""

    def begin(self, game: Kernel) -> None:
        """Pay, then follow the rest."""
        node = self.node(game)
        if not isinstance(node, PayTo):
            raise wrong(node)
        game.done()
        if refuse_costs(game, node.costs, self.scope) is not None:
            return
        numbers = tuple([game.cast.number_of(cost) for cost in node.costs])
        game.push(Text((game.cast.number_of(node.effect),), self.scope))
        game.push(PayCosts(numbers, self.scope, 0))


class FollowPayOr(Flow):
    """A player pays, or else."""

    def begin(self, game: Kernel) -> None:
        """Ask, if the player has the means (508.1d)."""
        node = self.node(game)
        if not isinstance(node, PayOr):
            raise wrong(node)
        seat = self.seat(game, node.who)
        options: list[tuple[int, ...]] = [(option.NO,)]
        if game.state.tokens[seat] >= node.amount:
            options.insert(0, (option.YES,))
        self.step = "decided"
        game.ask(seat, "pay-or", options, source=self.source(), number=node.amount)

    def decided(self, game: Kernel) -> None:
        """Pay, or let the rest happen."""
        node = self.node(game)
        if not isinstance(node, PayOr):
            raise wrong(node)
        game.done()
        seat = self.seat(game, node.who)
        if game.state.answer[0] == option.YES:
            self.occur(game, Occurrence(kinds.PAID, seat, amount=node.amount, by=seat))
        else:
            game.push(Follow(game.cast.number_of(node.otherwise), self.scope, ()))


class CardFlow(Flow):
    """An instruction that chooses a card and then something for it."""

    __slots__ = ("card",)

    def __init__(self, number: int, scope: Scope, card: CardId = NO_CARD) -> None:
        super().__init__(number, scope)
        self.card = card

    def data(self) -> tuple[Any, ...]:
        """Give the parts."""
        return (self.number, self.scope, self.card)

    def ask_again(self, game: Kernel) -> bool:
        """Choose anew from the beginning: nothing has been done yet."""
        self.step = "begin"
        return is_still_there(game)


class CardsFlow(Flow):
    """An instruction that gathers cards, or has some still before it."""

    __slots__ = ("cards",)

    def __init__(self, number: int, scope: Scope, cards: tuple[CardId, ...] = ()) -> None:
        super().__init__(number, scope)
        self.cards = cards

    def data(self) -> tuple[Any, ...]:
        """Give the parts."""
        return (self.number, self.scope, self.cards)


class FollowReattach(CardFlow):
    """509.5: choose an attachment, choose its new host."""

    def begin(self, game: Kernel) -> None:
        """Ask which attachment."""
        node = self.node(game)
        if not isinstance(node, Reattach):
            raise wrong(node)
        cards = [
            card
            for card in attachments_for(game, node, self.scope)
            if hosts_for(game, node, self.scope, card)
        ]
        if not cards:
            game.done()
            return
        self.step = "picked"
        options: list[tuple[int, ...]] = [(option.CARD, card) for card in cards]
        game.ask(self.scope.you, "choose", options, source=self.source(), number=self.number)

    def picked(self, game: Kernel) -> None:
        """Ask which host."""
        node = self.node(game)
        if not isinstance(node, Reattach):
            raise wrong(node)
        self.card = CardId(game.state.answer[1])
        self.step = "placed"
        hosts = hosts_for(game, node, self.scope, self.card)
        game.ask(self.scope.you, "new-host", [(option.CARD, host) for host in hosts], source=self.card)

    def placed(self, game: Kernel) -> None:
        """Attach it there."""
        host = CardId(game.state.answer[1])
        game.done()
        self.occur(
            game,
            Occurrence(
                kinds.ATTACHED,
                self.scope.you,
                self.card,
                area=game.state.area[host],
                cards=(host,),
                source=self.scope.source,
                by=self.scope.you,
            ),
        )


def attachments_for(game: Kernel, node: Reattach, scope: Scope) -> list[CardId]:
    """List the attachments this instruction may take."""
    return options_for(game, node.what, scope) if isinstance(node.what, Choose) else []


def hosts_for(game: Kernel, node: Reattach, scope: Scope, card: CardId) -> list[CardId]:
    """List the other hosts *card* may be put on: face up, and fit for its own host description."""
    own = game.definition(card).host
    found = [
        host
        for host in cards_of(game, node.to, card_of(scope.source), scope.you, scope)
        if host != game.state.host[card] and not game.is_face_down(host)
    ]
    if own is None:
        return []
    fitting = cards_of(game, own, card, game.state.controller[card], None)
    return [host for host in found if host in fitting]


def attach(game: Kernel, occurrence: Occurrence) -> Occurrence | None:
    """509.5, 509.3: the attachment is on another host now, and at its area."""
    state = game.state
    state.host[occurrence.card] = occurrence.cards[0]
    state.area[occurrence.card] = occurrence.area
    game.changed()
    return occurrence


AT_RANDOM: list[Callable[[int], Frame]] = []
"""The procedure that chooses one of so many at random; its chapter puts it here."""


class FollowDiscard(Flow):
    """410.3: a player discards cards of their choice, or at random (R65)."""

    __slots__ = ("left",)

    def __init__(self, number: int, scope: Scope, left: int = -1) -> None:
        super().__init__(number, scope)
        self.left = left

    def data(self) -> tuple[Any, ...]:
        """Give the parts."""
        return (self.number, self.scope, self.left)

    def begin(self, game: Kernel) -> None:
        """Take the next card."""
        node = self.node(game)
        if not isinstance(node, DiscardCards):
            raise wrong(node)
        if self.left < 0:
            self.left = node.count
        seat = self.seat(game, node.who)
        hand = game.cards_in(HAND, seat)
        if not self.left or not hand:
            game.done()
            return
        self.left -= 1
        if node.at_random:
            self.step = "drawn"
            game.push(AT_RANDOM[0](len(hand)))
            return
        self.step = "chosen"
        game.ask(seat, "discard", [(option.CARD, card) for card in hand], source=self.source())

    def drawn(self, game: Kernel) -> None:
        """Discard the card at the place that chance has chosen."""
        node = self.node(game)
        assert isinstance(node, DiscardCards)
        hand = game.cards_in(HAND, self.seat(game, node.who))
        if not hand:  # its player has left the game
            game.done()
            return
        game.state.answer = (option.CARD, hand[game.state.answer[1]])
        self.chosen(game)

    def chosen(self, game: Kernel) -> None:
        """Discard it."""
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


class FollowSearchDiscardPile(Flow):
    """518.1, R36: a public zone is searched in the open, and a fitting card must be found."""

    def begin(self, game: Kernel) -> None:
        """Ask which card."""
        node = self.node(game)
        if not isinstance(node, SearchDiscardPile):
            raise wrong(node)
        cards = cards_of(game, node.description, self.source(), self.scope.you, self.scope)
        if not cards:
            game.done()
            return
        self.step = "found"
        options: list[tuple[int, ...]] = [(option.CARD, card) for card in cards]
        game.ask(self.scope.you, "search", options, source=self.source())

    def found(self, game: Kernel) -> None:
        """Put it into the hand, or on top of the deck."""
        node = self.node(game)
        assert isinstance(node, SearchDiscardPile)
        card = CardId(game.state.answer[1])
        game.done()
        kind = kinds.PUT_ON_DECK if node.on_deck else kinds.PUT_INTO_HAND
        you = self.scope.you
        self.occur(game, Occurrence(kind, you, card, source=self.scope.source, by=you))


def rewarded(faceoff: Faceoff, seat: Seat) -> Faceoff:
    """Give the faceoff after *seat* had its Studious token."""
    return replace(faceoff, studious=(*faceoff.studious, seat))


def _can_pay_to(game: Kernel, effect: PayTo, scope: Scope) -> bool:
    number = game.cast.number_of(effect.effect)
    return refuse_costs(game, effect.costs, scope) is None and is_feasible(game, effect.effect, number, scope)


def _can_do_all(game: Kernel, effect: Sequence, scope: Scope) -> bool:
    return all(is_feasible(game, one, game.cast.number_of(one), scope) for one in effect.effects)


def _can_discard(game: Kernel, effect: DiscardCards, scope: Scope) -> bool:
    seat = seat_of(game, effect.who, card_of(scope.source), scope.you, scope)
    return len(game.cards_in(HAND, seat)) >= (effect.count if seat == scope.you else 1)


def _can_search(game: Kernel, effect: SearchDiscardPile, scope: Scope) -> bool:
    return bool(cards_of(game, effect.description, card_of(scope.source), scope.you, scope))


def _can_reattach(game: Kernel, effect: Reattach, scope: Scope) -> bool:
    return any(hosts_for(game, effect, scope, card) for card in attachments_for(game, effect, scope))


FLOWS[Sequence] = FollowSequence
FLOWS[May] = FollowMay
FLOWS[PayTo] = FollowPayTo
FLOWS[PayOr] = FollowPayOr
FLOWS[Reattach] = FollowReattach
FLOWS[DiscardCards] = FollowDiscard
FLOWS[SearchDiscardPile] = FollowSearchDiscardPile
FEASIBLE[PayTo] = _can_pay_to
FEASIBLE[Sequence] = _can_do_all
FEASIBLE[DiscardCards] = _can_discard
FEASIBLE[SearchDiscardPile] = _can_search
FEASIBLE[Reattach] = _can_reattach
APPLY[kinds.ATTACHED] = attach

claims("705.2e.i", "712.3", FollowMay.begin)
claims("707.2", Follow.begin)
claims("707.2a", FollowPayTo.begin)
claims("509.5", attach)
claims("518.1", FollowSearchDiscardPile.begin)
claims("R65", FollowDiscard.begin)
claims("705.2e.iii", Follow.begin)
claims("711.1", Follow.begin)
