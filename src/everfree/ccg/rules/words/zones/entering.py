"""706: cards put into play by a text, without being played."""

from typing import Any, Final

from everfree.ccg.kernel import kinds, options as option
from everfree.ccg.kernel.cards.zones import HIDDEN_ZONES
from everfree.ccg.kernel.flow.resolve import count_of, may_stop, options_for, remember
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.records import Occurrence, Scope
from everfree.ccg.kernel.registry import FEASIBLE, FLOWS, claims
from everfree.ccg.kernel.values.selection import cards_of, is_place, seat_of, selected
from everfree.ccg.language.terms import HOME, OWNER, Place
from everfree.ccg.language.words.selectors.selectors import THAT, Choose
from everfree.ccg.language.words.zones.entering import PutIntoPlay, Release
from everfree.ccg.rules.actions.play_places import places_of
from everfree.ccg.rules.core.changing_zones import FACE_DOWN_ENTRY
from everfree.ccg.rules.core.leaving import beneath
from everfree.ccg.rules.words.flow import Flow
from everfree.ccg.rules.words.laws.closed_zones import refuse_leaving_pile
from everfree.ccg.vocab import (
    FRIEND,
    NO_CARD,
    NO_SEAT,
    PLAY,
    RESOURCE,
    TROUBLEMAKER,
    AreaId,
    CardId,
    Ref,
    Seat,
    card_of,
    ref,
)


def entry_places(
    game: Kernel, number: int, seat: Seat, place: Place, card: CardId, scope: Scope
) -> list[tuple[AreaId, CardId]]:
    """List area and host of every place where a card may enter play under *seat*'s control.

    *number* is that of its definition; *place* is where the text puts it. "Home" is the controller's,
    whoever owns the card (305.1a).
    """
    definition = game.definitions.cards[number]
    if definition.type not in (FRIEND, RESOURCE, TROUBLEMAKER):
        return []
    source = card_of(scope.source)
    return [
        (area, host)
        for area, host in places_of(game, seat, definition, card)
        if is_place(game, place, area, seat, source, scope)
    ]


def as_options(places: list[tuple[AreaId, CardId]]) -> list[tuple[int, ...]]:
    """Return places as options: the host where there is one, else the area."""
    return [(option.CARD, host) if host >= 0 else (option.AREA, area) for area, host in places]


def entered(game: Kernel, card: CardId, seat: Seat, scope: Scope) -> Occurrence:
    """Return the occurrence of *card* entering play under *seat*'s control at the place just answered."""
    answer = game.state.answer
    hosts: tuple[CardId, ...] = ()
    area = AreaId(answer[1])
    if answer[0] == option.CARD:
        hosts = (CardId(answer[1]),)
        area = game.state.area[hosts[0]]
    is_covered = game.definition(card).type == TROUBLEMAKER and not game.is_token(card)  # 306.1, 521.4
    how = FACE_DOWN_ENTRY if is_covered else 0
    return Occurrence(kinds.ENTERED, seat, card, how, area, cards=hosts, source=scope.source, by=scope.you)


def next_incarnation(game: Kernel, card: CardId) -> Ref:
    """Return the reference that *card* will have after its next change of zone (410.6a)."""
    return ref(card, game.state.incarnation[card] + 1)


def future_controller(game: Kernel, node: PutIntoPlay, scope: Scope, card: CardId) -> Seat:
    """513.2: return who will control *card*: its owner, unless the text says otherwise."""
    if node.under == OWNER:
        return game.state.owner[card]
    return seat_of(game, node.under, card_of(scope.source), scope.you, scope)


def places_for(game: Kernel, node: PutIntoPlay, scope: Scope, card: CardId) -> list[tuple[AreaId, CardId]]:
    """List where this instruction can put *card*."""
    if game.state.zone[card] == PLAY or game.has_ceased(card) or refuse_leaving_pile(game, card) is not None:
        return []
    seat = future_controller(game, node, scope, card)
    found = entry_places(game, game.state.definition[card], seat, node.place, card, scope)
    if node.on is None:
        return found
    hosts = cards_of(game, node.on, card_of(scope.source), scope.you, scope)
    return [(area, host) for area, host in found if host in hosts]


def in_turn_order(game: Kernel, node: PutIntoPlay, scope: Scope, cards: tuple[Ref, ...]) -> tuple[Ref, ...]:
    """711.6: order cards that enter together by controller, starting with who last had priority."""
    state = game.state
    first = state.turn_player if state.had_priority == NO_SEAT else state.had_priority
    return tuple(
        [
            one
            for seat in game.players(first)
            for one in cards
            if future_controller(game, node, scope, card_of(one)) == seat
        ]
    )


class FollowPutIntoPlay(Flow):
    """706.1: ask which card and where it goes; then all of them enter play together."""

    __slots__ = ("card", "left", "made")

    def __init__(
        self,
        number: int,
        scope: Scope,
        left: tuple[Ref, ...] = (),
        card: CardId = NO_CARD,
        made: tuple[Occurrence, ...] = (),
    ) -> None:
        super().__init__(number, scope)
        self.left = left
        """Cards whose place is still to be chosen."""
        self.card = card
        self.made = made
        """The entries decided so far, in the order of their timestamps (711.6)."""

    def data(self) -> tuple[Any, ...]:
        return (self.number, self.scope, self.left, self.card, self.made)

    def instruction(self, game: Kernel) -> PutIntoPlay:
        return self.node(game, PutIntoPlay)

    def begin(self, game: Kernel) -> None:
        """Ask which card is next, if the text lets a player choose."""
        node = self.instruction(game)
        if not isinstance(node.what, Choose):
            self.left = in_turn_order(game, node, self.scope, selected(game, node.what, self.scope, ()))
            self.step = "next_card"
            return
        cards = [
            card
            for card in options_for(game, node.what, self.scope)
            if game.ref(card) not in self.left and places_for(game, node, self.scope, card)
        ]
        is_hidden = node.what.description.zone in HIDDEN_ZONES
        if len(self.left) >= count_of(game, node.what, self.scope) or (not cards and not is_hidden):
            self.step = "next_card"
            return
        self.step = "picked"
        # in a hidden zone others can't check that there is a card, so the player may say that there is none
        may_decline = is_hidden or may_stop(node.what)
        seat = self.seat(game, node.what.who)
        self.ask_card(game, cards, seat, can_decline=may_decline, is_secret=is_hidden)

    def picked(self, game: Kernel) -> None:
        """Note the card, or go on if the player wants no more."""
        answer = game.state.answer
        self.step = "next_card"
        if answer[0] != option.DONE:
            self.left = (*self.left, game.ref(CardId(answer[1])))
            self.step = "begin"

    def next_card(self, game: Kernel) -> None:
        """711.6: ask the next controller which of their cards enters first, with the earlier timestamp."""
        if not self.left:
            self.enter(game)
            return
        node = self.instruction(game)
        seat = future_controller(game, node, self.scope, card_of(self.left[0]))
        mine = [
            card_of(one)
            for one in self.left
            if game.is_current(one) and future_controller(game, node, self.scope, card_of(one)) == seat
        ]
        if len(mine) > 1:
            self.step = "ordered"
            game.ask(seat, "enters-next", [(option.CARD, card) for card in mine], source=self.source())
            return
        self.place(game)

    def ordered(self, game: Kernel) -> None:
        """Put that card before the others."""
        first = game.ref(CardId(game.state.answer[1]))
        self.left = (first, *[one for one in self.left if one != first])
        self.step = "next_card"
        self.place(game)

    def place(self, game: Kernel) -> None:
        """Ask where the next card goes."""
        reference, self.left = self.left[0], self.left[1:]
        self.card = card_of(reference)
        self.step = "next_card"
        if not game.is_current(reference):
            return
        node = self.instruction(game)
        places = places_for(game, node, self.scope, self.card)
        if places:
            self.step = "placed"
            seat = self.scope.you
            if node.under != OWNER:
                seat = future_controller(game, node, self.scope, self.card)
            game.ask(seat, "where", as_options(places), source=self.card)

    def placed(self, game: Kernel) -> None:
        """Note where it goes; nothing enters play before every place is chosen (801.1)."""
        self.step = "next_card"
        seat = future_controller(game, self.instruction(game), self.scope, self.card)
        made = entered(game, self.card, seat, self.scope)
        if self.instruction(game).face_up:
            made.amount = 0
        self.made = (*self.made, made)
        if not self.left:
            self.enter(game)

    def enter(self, game: Kernel) -> None:
        """Put the cards into play; the text may call the last one "that card"."""
        game.done()
        if self.made:
            remember(game, (next_incarnation(game, self.made[-1].card),))
            game.together(list(self.made))


def _can_put(game: Kernel, effect: PutIntoPlay, scope: Scope) -> bool:
    if not isinstance(effect.what, Choose):
        meant = [one for one in selected(game, effect.what, scope, ()) if game.is_current(one)]
        return any(places_for(game, effect, scope, card_of(one)) for one in meant)
    zone = effect.what.description.zone
    if zone in HIDDEN_ZONES:
        return len(game.cards_in(zone, scope.you)) > 0
    return any(places_for(game, effect, scope, card) for card in options_for(game, effect.what, scope))


PUT_HOME: Final = PutIntoPlay(THAT, place=HOME)
"""The instruction that `FollowRelease` follows for the cards that lay beneath."""


class FollowRelease(FollowPutIntoPlay):
    """R14: list the cards beneath this card before it is dismissed, because that ends the link to them."""

    def instruction(self, game: Kernel) -> PutIntoPlay:
        return PUT_HOME

    def begin(self, game: Kernel) -> None:
        """Dismiss this card, then put the cards beneath it into play."""
        source = self.source()
        self.step = "next_card"
        if game.is_current(self.scope.source):
            freed = tuple([game.ref(card) for card in beneath(game, source)])
            self.left = in_turn_order(game, PUT_HOME, self.scope, freed)
            self.occur(
                game,
                Occurrence(
                    kinds.DISMISSED,
                    game.state.controller[source],
                    source,
                    source=self.scope.source,
                    by=self.scope.you,
                ),
            )


FLOWS[PutIntoPlay] = FollowPutIntoPlay
FLOWS[Release] = FollowRelease
FEASIBLE[PutIntoPlay] = _can_put
claims("711.6", in_turn_order)
claims("R14", FollowRelease.begin)
