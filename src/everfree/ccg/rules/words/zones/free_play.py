"""Texts by which a player plays a card without paying; the other steps of 705.2 are the same."""

from typing import Any

from everfree.ccg.kernel import options as option
from everfree.ccg.kernel.cards.zones import HIDDEN_ZONES
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.records import Scope
from everfree.ccg.kernel.registry import FEASIBLE, FLOWS, claims
from everfree.ccg.kernel.values.selection import selected
from everfree.ccg.language.words.selectors.selectors import Choose
from everfree.ccg.language.words.zones.free_play import PlayForFree
from everfree.ccg.rules.actions.actions import PlayCard
from everfree.ccg.rules.actions.alternative_costs import PRINTED, Way
from everfree.ccg.rules.actions.legality import refuse_at_any_price, refuse_needs
from everfree.ccg.rules.actions.play_places import allowed
from everfree.ccg.rules.core.changing_zones import FACE_DOWN_ENTRY
from everfree.ccg.rules.words.flow import Flow, cards_for, instruction
from everfree.ccg.rules.words.laws.timings import refuse_all_but_main
from everfree.ccg.rules.words.zones.entering import entry_places
from everfree.ccg.vocab import NO_AREA, NO_CARD, PLAY, AreaId, CardId, Seat, card_of


class PlayFree(PlayCard):
    """705.2 for a card that is played without paying, at one of the places the text allows."""

    __slots__ = ("number", "scope")

    def __init__(
        self,
        seat: Seat,
        card: CardId,
        number: int,
        scope: Scope,
        area: AreaId = NO_AREA,
        host: CardId = NO_CARD,
        way: Way = PRINTED,
        is_last: int = 0,
    ) -> None:
        super().__init__(seat, card, -1, area, host, way, is_last)
        self.number = number
        """The number of the instruction."""
        self.scope = scope

    def data(self) -> tuple[Any, ...]:
        return (self.seat, self.card, self.number, self.scope, self.area, self.host, self.way, self.is_last)

    def begin(self, game: Kernel) -> None:
        """Ask where it goes; skip the choice of how to pay."""
        self.ask_where(game)

    def open_places(self, game: Kernel) -> list[tuple[AreaId, CardId]]:
        return places_for(game, instruction(game, self.number, PlayForFree), self.scope, self.card)

    def can_be_taken_back(self) -> bool:
        """Return False: this is part of an effect, not an action."""
        return False

    def price(self, game: Kernel) -> int:
        return 0

    def entry(self, game: Kernel) -> int:
        """Return the flags of its entry, face down if the text plays it frightened."""
        how = super().entry(game)
        return how | FACE_DOWN_ENTRY if instruction(game, self.number, PlayForFree).frightened else how


def places_for(game: Kernel, node: PlayForFree, scope: Scope, card: CardId) -> list[tuple[AreaId, CardId]]:
    """List area and host of each place where *card* may be played now; empty if it can't be played."""
    state = game.state
    if state.zone[card] == PLAY or state.owner[card] != scope.you or game.has_ceased(card):
        return []
    if refuse_all_but_main(game) is not None:
        return []
    you = scope.you
    if node.zone not in (PLAY, state.zone[card]) or refuse_at_any_price(game, you, card) is not None:
        return []
    if refuse_needs(game, you, card, {}) is not None:
        return []
    found = entry_places(game, state.definition[card], you, node.place, card, scope)
    if node.on is not None:
        hosts = [card_of(one) for one in selected(game, node.on, scope, ())]
        found = [(area, host) for area, host in found if host in hosts]
    return allowed(game, you, card, found)


def playable(game: Kernel, node: PlayForFree, scope: Scope) -> list[CardId]:
    """List the cards the text selects or offers that can be played."""
    cards = cards_for(game, node.what, scope)
    return [card for card in cards if places_for(game, node, scope, card)]


def is_hidden(node: PlayForFree) -> bool:
    """Tell whether the card is chosen from a hidden zone, so that others can't see if there is one."""
    return isinstance(node.what, Choose) and node.what.description.zone in HIDDEN_ZONES


class FollowPlayForFree(Flow):
    """Ask which card, or take the one the text names, and play it."""

    def begin(self, game: Kernel) -> None:
        """Ask which card, if the text lets a player choose."""
        node = self.node(game, PlayForFree)
        cards = playable(game, node, self.scope)
        if not isinstance(node.what, Choose):
            self.play(game, cards)
            return
        is_secret = is_hidden(node)
        if not cards and not is_secret:
            game.done()
            return
        self.step = "picked"
        self.ask_card(game, cards, can_decline=is_secret, is_secret=is_secret)

    def picked(self, game: Kernel) -> None:
        """Play that card, if any."""
        answer = game.state.answer
        self.play(game, [] if answer[0] == option.DONE else [CardId(answer[1])])

    def play(self, game: Kernel, cards: list[CardId]) -> None:
        """Play the first of *cards*, if there is one."""
        game.done()
        if cards:
            game.push(PlayFree(self.scope.you, cards[0], self.number, self.scope))


def _can_play(game: Kernel, effect: PlayForFree, scope: Scope) -> bool:
    if is_hidden(effect) and isinstance(effect.what, Choose):
        return len(game.cards_in(effect.what.description.zone, scope.you)) > 0
    return bool(playable(game, effect, scope))


FLOWS[PlayForFree] = FollowPlayForFree
FEASIBLE[PlayForFree] = _can_play

claims("705.2b", places_for)
