"""506.4: texts that move cards, as effects and as costs."""

from typing import Any

from everfree.ccg.kernel import kinds, options as option
from everfree.ccg.kernel.flow.costs import refuse_paying_with
from everfree.ccg.kernel.flow.resolve import count_of, is_still_there, may_stop, remember
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.records import Occurrence, Scope
from everfree.ccg.kernel.refusals import Refusal
from everfree.ccg.kernel.registry import FEASIBLE, FLOWS, Purse, claims, does
from everfree.ccg.kernel.values.selection import cards_of, holds, is_place, selected
from everfree.ccg.language.terms import A_PROBLEM, ANOTHER_PROBLEM, DIFFERENT_PROBLEMS
from everfree.ccg.language.words.effects.moving import Move
from everfree.ccg.language.words.selectors.selectors import Choose, Description
from everfree.ccg.rules.core.movement import destinations, moved
from everfree.ccg.rules.words.effects.chance import ChooseAtRandom
from everfree.ccg.rules.words.flow import Flow, cards_for
from everfree.ccg.vocab import AreaId, CardId, Ref, card_of


class FollowMove(Flow):
    """506.4: ask which cards and where each of them goes, then move them all together."""

    __slots__ = ("areas", "cards")

    def __init__(
        self,
        number: int,
        scope: Scope,
        cards: tuple[CardId, ...] = (),
        areas: tuple[AreaId, ...] = (),
    ) -> None:
        super().__init__(number, scope)
        self.cards = cards
        self.areas = areas
        """Destinations chosen so far, for the first of the cards."""

    def data(self) -> tuple[Any, ...]:
        return (self.number, self.scope, self.cards, self.areas)

    def targets(self) -> tuple[CardId, ...]:
        return self.cards or super().targets()

    def instruction(self, game: Kernel) -> Move:
        return self.node(game, Move)

    def ask_again(self, game: Kernel) -> bool:
        """Start over with the first choice, because nothing has been done yet."""
        self.cards = ()
        self.areas = ()
        self.step = "begin"
        return is_still_there(game)

    def begin(self, game: Kernel) -> None:
        """Ask for the next card, or take those the text means."""
        node = self.instruction(game)
        cards = [card for card in movable(game, node, self.scope) if card not in self.cards]
        self.step = "ask_where"
        what = node.what
        if not isinstance(what, Choose):
            self.cards = tuple(cards)
        elif cards and len(self.cards) < count_of(game, what, self.scope):
            if what.at_random:
                self.step = "drawn"
                game.push(ChooseAtRandom(tuple([game.ref(card) for card in cards])))
                return
            self.step = "picked"
            self.ask_card(game, cards, self.seat(game, what.who), can_decline=may_stop(what))

    def drawn(self, game: Kernel) -> None:
        """R65: note the card that chance drew; if it has become another card since, it stays."""
        drawn = Ref(game.state.answer[1])
        self.step = "ask_where"
        if game.is_current(drawn):
            self.cards = (*self.cards, card_of(drawn))
            self.step = "begin"

    def picked(self, game: Kernel) -> None:
        """Note the card, or go on if the player wants no more."""
        answer = game.state.answer
        if answer[0] == option.DONE:
            self.step = "ask_where"
            return
        self.cards = (*self.cards, CardId(answer[1]))
        self.step = "begin"

    def ask_where(self, game: Kernel) -> None:
        """Ask where the next card goes; once every card has a destination, move them."""
        if len(self.areas) == len(self.cards):
            self.move(game)
            return
        card = self.cards[len(self.areas)]
        node = self.instruction(game)
        areas = destinations_for(game, node, self.scope, card)
        if node.destination == DIFFERENT_PROBLEMS:
            areas = [area for area in areas if area not in self.areas]
        if not areas:
            self.cards = tuple([one for one in self.cards if one != card])
            return  # 707.2: no Problem is left for it, so it stays
        self.step = "placed"
        game.ask(self.scope.you, "where", [(option.AREA, area) for area in areas], source=card)

    def placed(self, game: Kernel) -> None:
        """Note where it goes."""
        self.areas = (*self.areas, AreaId(game.state.answer[1]))
        self.step = "ask_where"

    def move(self, game: Kernel) -> None:
        """Move the cards together; the text may call them "that card" from now on."""
        game.done()
        if not self.cards:
            return
        remember(game, tuple([game.ref(card) for card in self.cards]))
        you = self.scope.you
        game.together(
            [
                moved(game, card, area, you, source=self.source()).after(self.scope.used)
                for card, area in zip(self.cards, self.areas, strict=True)
            ]
        )


def destinations_for(game: Kernel, node: Move, scope: Scope, card: CardId) -> list[AreaId]:
    """List the areas this instruction can move *card* to, never the area it is in (506.2)."""
    place = A_PROBLEM if node.destination in (ANOTHER_PROBLEM, DIFFERENT_PROBLEMS) else node.destination
    controller = game.state.controller[card]
    source = card_of(scope.source)
    return [
        area
        for area in destinations(game, scope.you, card)
        if is_place(game, place, area, controller, source, scope)
        and (node.beside is None or is_beside(game, node.beside, area, scope))
        and (node.where is None or holds(game, node.where, source, scope.you, scope.there(area)))
    ]


def is_beside(game: Kernel, beside: Description, area: AreaId, scope: Scope) -> bool:
    """Tell whether a card that matches the description is in *area*."""
    found = cards_of(game, beside, card_of(scope.source), scope.you, scope)
    return any(game.state.area[card] == area for card in found)


def movable(game: Kernel, node: Move, scope: Scope) -> list[CardId]:
    """List the cards this instruction can move somewhere."""
    cards = cards_for(game, node.what, scope)
    return [card for card in cards if destinations_for(game, node, scope, card)]


def _can_move(game: Kernel, effect: Move, scope: Scope) -> bool:
    return bool(movable(game, effect, scope))


# Moving a card as a cost.


def _pay_by_moving(
    game: Kernel, effect: Move, scope: Scope, picked: tuple[Ref, ...], mode: int
) -> list[Occurrence]:
    return [
        moved(game, card, area, scope.you, source=card_of(scope.source), mode=mode)
        for card in [card_of(one) for one in selected(game, effect.what, scope, picked)]
        for area in destinations_for(game, effect, scope, card)
    ]


def _refuse_paying(
    game: Kernel, effect: Move, scope: Scope, picked: tuple[Ref, ...], purse: Purse
) -> Refusal | None:
    """508.1c, 508.1d: return a refusal if a selected card can't be moved to pay.

    Each card needs exactly one possible destination, because nobody is asked where it goes.
    """
    meant = [card_of(one) for one in selected(game, effect.what, scope, picked) if game.is_current(one)]
    if not meant:
        return Refusal("508.1d", "nothing-to-choose")
    for card in meant:
        if purse.holds(kinds.MOVED, card, game.count_of(card)):
            return Refusal("508.1d", "used-twice", card=card)
        areas = destinations_for(game, effect, scope, card)
        if len(areas) != 1:
            return Refusal("506.2", "nowhere-to-go", card=card)
        refusal = refuse_paying_with(game, moved(game, card, areas[0], scope.you))
        if refusal is not None:
            return refusal
        purse.cards.append((kinds.MOVED, card))
    return None


FLOWS[Move] = FollowMove
does(Move, _pay_by_moving, _refuse_paying)
FEASIBLE[Move] = _can_move

claims("506.4", FollowMove.move)
claims("R65", FollowMove.drawn)
