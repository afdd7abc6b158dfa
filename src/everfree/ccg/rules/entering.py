"""706: cards put into play by a text, without being played."""

from typing import Any, Final

from everfree.ccg.kernel import kinds, options as option
from everfree.ccg.kernel.following import options_for, remember
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.meanings import FEASIBLE, FLOWS, claims
from everfree.ccg.kernel.records import Occurrence, Scope
from everfree.ccg.kernel.scope import cards_of, seat_of, selected
from everfree.ccg.kernel.zones import HIDDEN_ZONES
from everfree.ccg.language.entering import PutIntoPlay, Release
from everfree.ccg.language.selectors import THAT, Choose
from everfree.ccg.language.words import HOME, OWNER, Place
from everfree.ccg.rules.changing_zones import FACE_DOWN_ENTRY
from everfree.ccg.rules.closed_zones import refuse_leaving_pile
from everfree.ccg.rules.descriptions import is_place
from everfree.ccg.rules.flows import Flow, wrong
from everfree.ccg.rules.leaving import beneath
from everfree.ccg.rules.play_places import places_of
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
    game: Kernel, kind: int, seat: Seat, place: Place, card: CardId, scope: Scope
) -> list[tuple[AreaId, CardId]]:
    """List area and host for every place where a card may enter play under *seat*'s control.

    *kind* is the number of what it is; *place* is where a text puts it. The home meant is the controller's,
    whoever owns the card (305.1a).
    """
    definition = game.cast.definitions[kind]
    if definition.type not in (FRIEND, RESOURCE, TROUBLEMAKER):
        return []
    source = card_of(scope.source)
    return [
        (area, host)
        for area, host in places_of(game, seat, definition, card)
        if is_place(game, place, area, seat, source, scope)
    ]


def as_options(places: list[tuple[AreaId, CardId]]) -> list[tuple[int, ...]]:
    """Offer places: a host where there is one, else the area."""
    return [(option.CARD, host) if host >= 0 else (option.AREA, area) for area, host in places]


def entered(game: Kernel, card: CardId, seat: Seat, scope: Scope) -> Occurrence:
    """Make the occurrence of *card* entering play under *seat*'s control at the place just answered."""
    answer = game.state.answer
    hosts: tuple[CardId, ...] = ()
    area = AreaId(answer[1])
    if answer[0] == option.CARD:
        hosts = (CardId(answer[1]),)
        area = game.state.area[hosts[0]]
    is_covered = game.definition(card).type == TROUBLEMAKER and not game.is_token(card)  # 306.1, 521.4
    how = FACE_DOWN_ENTRY if is_covered else 0
    return Occurrence(kinds.ENTERED, seat, card, how, area, cards=hosts, source=scope.source, by=scope.you)


def becoming(game: Kernel, card: CardId) -> Ref:
    """Name the card that *card* becomes by entering play, for the text that puts it there (410.6a)."""
    return ref(card, game.state.incarnation[card] + 1)


def controller_told(game: Kernel, node: PutIntoPlay, scope: Scope, card: CardId) -> Seat:
    """513.2: give who will control *card*: its owner, unless the text says otherwise."""
    if node.under == OWNER:
        return game.state.owner[card]
    return seat_of(game, node.under, card_of(scope.source), scope.you, scope)


def places_for(game: Kernel, node: PutIntoPlay, scope: Scope, card: CardId) -> list[tuple[AreaId, CardId]]:
    """List where this instruction can put *card*."""
    if game.state.zone[card] == PLAY or game.has_ceased(card) or refuse_leaving_pile(game, card) is not None:
        return []
    seat = controller_told(game, node, scope, card)
    found = entry_places(game, game.state.kind[card], seat, node.place, card, scope)
    if node.on is None:
        return found
    hosts = cards_of(game, node.on, card_of(scope.source), scope.you, scope)
    return [(area, host) for area, host in found if host in hosts]


def in_turn_order(game: Kernel, node: PutIntoPlay, scope: Scope, cards: tuple[Ref, ...]) -> tuple[Ref, ...]:
    """711.6: cards that come together come player by player, who last had priority first."""
    state = game.state
    first = state.turn_player if state.had_priority == NO_SEAT else state.had_priority
    return tuple(
        [
            one
            for seat in game.players(first)
            for one in cards
            if controller_told(game, node, scope, card_of(one)) == seat
        ]
    )


class FollowPutIntoPlay(Flow):
    """706.1: choose a card, choose where it goes, put it into play; several cards one after the other."""

    __slots__ = ("card", "left")

    def __init__(self, number: int, scope: Scope, left: tuple[Ref, ...] = (), card: CardId = NO_CARD) -> None:
        super().__init__(number, scope)
        self.left = left
        """Cards still to come."""
        self.card = card

    def data(self) -> tuple[Any, ...]:
        """Give the parts."""
        return (self.number, self.scope, self.left, self.card)

    def word(self, game: Kernel) -> PutIntoPlay:
        """Give the instruction itself."""
        node = self.node(game)
        if not isinstance(node, PutIntoPlay):
            raise wrong(node)
        return node

    def begin(self, game: Kernel) -> None:
        """Ask which card, if the text lets a player choose."""
        node = self.word(game)
        if not isinstance(node.what, Choose):
            self.left = in_turn_order(game, node, self.scope, selected(game, node.what, self.scope, ()))
            self.step = "next_card"
            return
        cards = [
            card
            for card in options_for(game, node.what, self.scope)
            if places_for(game, node, self.scope, card)
        ]
        options: list[tuple[int, ...]] = [(option.CARD, card) for card in cards]
        is_hidden = node.what.description.zone in HIDDEN_ZONES
        if is_hidden:
            options.append((option.DONE,))  # nobody can see whether there was one
        if not options:
            game.done()
            return
        self.step = "picked"
        seat = self.seat(game, node.what.who)
        game.ask(seat, "choose", options, source=self.source(), number=self.number, secret=is_hidden)

    def picked(self, game: Kernel) -> None:
        """Note the card."""
        answer = game.state.answer
        if answer[0] == option.DONE:
            game.done()
            return
        self.left = (game.ref(CardId(answer[1])),)
        self.step = "next_card"

    def next_card(self, game: Kernel) -> None:
        """711.6: ask whose cards are next which of them comes first, so that its timestamp is earlier."""
        if not self.left:
            game.done()
            return
        node = self.word(game)
        seat = controller_told(game, node, self.scope, card_of(self.left[0]))
        mine = [
            card_of(one)
            for one in self.left
            if game.is_current(one) and controller_told(game, node, self.scope, card_of(one)) == seat
        ]
        if len(mine) > 1:
            self.step = "ordered"
            game.ask(seat, "enters-next", [(option.CARD, card) for card in mine], source=self.source())
            return
        self.place(game)

    def ordered(self, game: Kernel) -> None:
        """Take that card before the others."""
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
        node = self.word(game)
        places = places_for(game, node, self.scope, self.card)
        if places:
            self.step = "placed"
            seat = self.scope.you
            if node.under != OWNER:
                seat = controller_told(game, node, self.scope, self.card)
            game.ask(seat, "where", as_options(places), source=self.card)

    def placed(self, game: Kernel) -> None:
        """Put it there; the text may go on to speak of it."""
        self.step = "next_card"
        seat = controller_told(game, self.word(game), self.scope, self.card)
        occurrence = entered(game, self.card, seat, self.scope)
        if not self.left:
            game.done()
            remember(game, (becoming(game, self.card),))
        game.occur([occurrence])


def _can_put(game: Kernel, effect: PutIntoPlay, scope: Scope) -> bool:
    if not isinstance(effect.what, Choose):
        meant = [one for one in selected(game, effect.what, scope, ()) if game.is_current(one)]
        return any(places_for(game, effect, scope, card_of(one)) for one in meant)
    zone = effect.what.description.zone
    if zone in HIDDEN_ZONES:
        return len(game.cards_in(zone, scope.you)) > 0
    return any(places_for(game, effect, scope, card) for card in options_for(game, effect.what, scope))


HOMEWARDS: Final = PutIntoPlay(THAT, place=HOME)
"""What is done with cards that are let out."""


class FollowRelease(FollowPutIntoPlay):
    """R14: what lies beneath a card is seen before it goes, because the link ends with it."""

    def word(self, game: Kernel) -> PutIntoPlay:
        """Give what is done with the cards that lay beneath."""
        return HOMEWARDS

    def begin(self, game: Kernel) -> None:
        """Dismiss the card, then let the others enter play."""
        if not isinstance(self.node(game), Release):
            raise wrong(self.node(game))
        source = self.source()
        self.step = "next_card"
        if game.is_current(self.scope.source):
            freed = tuple([game.ref(card) for card in beneath(game, source)])
            self.left = in_turn_order(game, HOMEWARDS, self.scope, freed)
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
