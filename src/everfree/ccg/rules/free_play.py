"""Cards that a text has a player play without paying for them: otherwise all of 705.2 is done."""

from typing import Any

from everfree.ccg.kernel import options as option
from everfree.ccg.kernel.following import options_for
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.meanings import FEASIBLE, FLOWS, claims
from everfree.ccg.kernel.records import Scope
from everfree.ccg.kernel.scope import selected
from everfree.ccg.kernel.zones import HIDDEN_ZONES
from everfree.ccg.language.free_play import PlayForFree
from everfree.ccg.language.selectors import Choose
from everfree.ccg.rules.actions import PlayCard
from everfree.ccg.rules.changing_zones import FACE_DOWN_ENTRY
from everfree.ccg.rules.entering import entry_places
from everfree.ccg.rules.flows import Flow, wrong
from everfree.ccg.rules.legality import refuse_at_any_price, refuse_needs
from everfree.ccg.rules.play_places import allowed
from everfree.ccg.rules.timings import refuse_all_but_main
from everfree.ccg.rules.ways import PRINTED, Way
from everfree.ccg.vocab import NO_AREA, NO_CARD, PLAY, AreaId, CardId, Seat, card_of


class PlayFree(PlayCard):
    """705.2 for a card that costs nothing, at one of the places a text allows."""

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
    ) -> None:
        super().__init__(seat, card, -1, area, host, way)
        self.number = number
        """That of the instruction."""
        self.scope = scope

    def data(self) -> tuple[Any, ...]:
        """Give the parts."""
        return (self.seat, self.card, self.number, self.scope, self.area, self.host, self.way)

    def begin(self, game: Kernel) -> None:
        """Ask where it goes; there is nothing to pay, in whatever way."""
        self.ask_where(game)

    def open_places(self, game: Kernel) -> list[tuple[AreaId, CardId]]:
        """List the places the text allows."""
        return places_for(game, word_of(game, self.number), self.scope, self.card)

    def can_be_taken_back(self) -> bool:
        """It is part of an effect."""
        return False

    def price(self, game: Kernel) -> int:
        """Give nothing."""
        return 0

    def entry(self, game: Kernel) -> int:
        """Say how it enters play."""
        how = super().entry(game)
        return how | FACE_DOWN_ENTRY if word_of(game, self.number).frightened else how


def word_of(game: Kernel, number: int) -> PlayForFree:
    """Give the instruction with this number."""
    node = game.cast.nodes[number]
    if not isinstance(node, PlayForFree):
        raise wrong(node)
    return node


def places_for(game: Kernel, node: PlayForFree, scope: Scope, card: CardId) -> list[tuple[AreaId, CardId]]:
    """List area and host for each place where *card* may be played now; none if it can't be."""
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
    return allowed(game, you, card, entry_places(game, state.kind[card], you, node.place, card, scope))


def playable(game: Kernel, node: PlayForFree, scope: Scope) -> list[CardId]:
    """List the cards that the text means and that can be played."""
    if isinstance(node.what, Choose):
        cards = options_for(game, node.what, scope)
    else:
        cards = [card_of(one) for one in selected(game, node.what, scope, ()) if game.is_current(one)]
    return [card for card in cards if places_for(game, node, scope, card)]


def is_hidden(node: PlayForFree) -> bool:
    """Tell whether only the player who chooses can see whether there is such a card."""
    return isinstance(node.what, Choose) and node.what.description.zone in HIDDEN_ZONES


class FollowPlayForFree(Flow):
    """Choose a card, or know which, and play it."""

    def begin(self, game: Kernel) -> None:
        """Ask which card, if the text lets a player choose."""
        node = word_of(game, self.number)
        cards = playable(game, node, self.scope)
        if not isinstance(node.what, Choose):
            self.play(game, cards)
            return
        options: list[tuple[int, ...]] = [(option.CARD, card) for card in cards]
        secret = is_hidden(node)
        if secret:
            options.append((option.DONE,))
        if not options:
            game.done()
            return
        self.step = "picked"
        you = self.scope.you
        game.ask(you, "choose", options, source=self.source(), number=self.number, secret=secret)

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
