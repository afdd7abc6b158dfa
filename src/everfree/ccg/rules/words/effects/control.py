"""513: gaining control of a card, and texts that ask who controls or owns it."""

from everfree.ccg.kernel import kinds
from everfree.ccg.kernel.cards.token_stacks import how_many
from everfree.ccg.kernel.cards.zones import create
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.records import Occurrence, Scope
from everfree.ccg.kernel.registry import HOLDS, TESTS, claims, does
from everfree.ccg.kernel.values.board import index, index_elsewhere
from everfree.ccg.kernel.values.selection import cards_of, seat_of, selected
from everfree.ccg.language.words.effects.control import Controls, GainControl, OwnedBy
from everfree.ccg.vocab import PLAY, CardId, Ref, Seat, card_of


def exchange(game: Kernel, effect: GainControl, scope: Scope) -> list[Occurrence]:
    """513.2: let the controllers of two cards exchange them; with only one card nothing happens (707.2)."""
    both = [
        card_of(one)
        for one in (*scope.before, *scope.that)
        if game.is_current(one) and game.state.zone[card_of(one)] == PLAY
    ]
    if len(both) != 2:
        return []
    made: list[Occurrence] = []
    for card, other in ((both[0], both[1]), (both[1], both[0])):
        seat = game.state.controller[other]
        game.modify(effect, scope, effect.until, amount=seat, targets=(game.ref(card),))
        made.append(Occurrence(kinds.CONTROL_CHANGED, seat, card, source=scope.source, by=scope.you))
    return made


def _gain_control(
    game: Kernel, effect: GainControl, scope: Scope, picked: tuple[Ref, ...], mode: int
) -> list[Occurrence]:
    """513.2: create a modifier for each card; its amount is the seat of the new controller."""
    if effect.exchanged:
        return exchange(game, effect, scope)
    seat = seat_of(game, effect.who, card_of(scope.source), scope.you, scope)
    cards = [
        card_of(one)
        for one in selected(game, effect.what, scope, picked)
        if game.is_current(one) and game.state.zone[card_of(one)] == PLAY
    ]
    for card in cards:
        game.modify(effect, scope, effect.until, amount=seat, targets=(game.ref(card),))
    return [
        Occurrence(kinds.CONTROL_CHANGED, seat, card, source=scope.source, by=scope.you) for card in cards
    ]


def _owned_by(
    game: Kernel, test: OwnedBy, card: CardId, source: CardId, you: Seat, scope: Scope | None
) -> bool:
    return game.state.owner[card] == seat_of(game, test.who, source, you, scope)


def _controls(game: Kernel, condition: Controls, source: CardId, you: Seat, scope: Scope | None) -> bool:
    """Tell whether a player controls enough cards; "an opponent" is the one that was chosen (R7)."""
    seat = seat_of(game, condition.who, source, you, scope)
    cards = cards_of(game, condition.description, source, you, scope)
    return how_many(game, [card for card in cards if game.state.controller[card] == seat]) >= condition.count


TESTS[OwnedBy] = _owned_by
HOLDS[Controls] = _controls
does(GainControl, _gain_control)

claims("513.1", create)
claims("513.2", _gain_control)
claims("513.3", Kernel.modify)
claims("513.4", index_elsewhere)
claims("513.5", index)
