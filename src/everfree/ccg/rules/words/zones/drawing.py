"""410.4: texts that make players draw, and triggers for drawing."""

from everfree.ccg.kernel import kinds
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.records import Occurrence, Scope
from everfree.ccg.kernel.registry import FEASIBLE, claims, does, listens
from everfree.ccg.kernel.values.characteristics import amount_of
from everfree.ccg.kernel.values.selection import is_player, seat_of
from everfree.ccg.language.words.zones.drawing import Draw, Draws
from everfree.ccg.rules.core.changing_zones import FROM_BOTTOM
from everfree.ccg.vocab import DRAW_DECK, NO_CARD, NO_PHASE, CardId, Ref, Seat, card_of


def _draw(game: Kernel, effect: Draw, scope: Scope, picked: tuple[Ref, ...], mode: int) -> list[Occurrence]:
    source = card_of(scope.source)
    seat = seat_of(game, effect.who, source, scope.you, scope)
    if effect.that and not is_top(game, seat, scope):
        return []
    count = amount_of(game, effect.count, source, scope.you, scope)
    if not isinstance(effect.count, int) and game.state.frames:
        game.top().count_on(count)
    end = FROM_BOTTOM if effect.bottom else ""
    return [Occurrence(kinds.DREW, seat, source=scope.source, by=seat, word=end) for _ in range(count)]


def is_top(game: Kernel, seat: Seat, scope: Scope) -> bool:
    """Tell whether the top card of *seat*'s deck is the card that the text mentioned last."""
    deck = game.cards_in(DRAW_DECK, seat)
    return bool(deck) and game.ref(deck[-1]) in scope.that


def _can_draw(game: Kernel, effect: Draw, scope: Scope) -> bool:
    """Tell whether the deck has cards, which is public (402.2)."""
    seat = seat_of(game, effect.who, card_of(scope.source), scope.you, scope)
    if effect.that:
        return is_top(game, seat, scope)
    return bool(game.cards_in(DRAW_DECK, seat))


def _draws(game: Kernel, trigger: Draws, occurrence: Occurrence, source: CardId, you: Seat) -> bool:
    """410.4: tell whether the trigger means the player and the phase.

    104.2a: a draw from an empty deck can't happen, so before it happens nothing hears of it.
    """
    state = game.state
    if not is_player(trigger.who, occurrence.seat, you) or trigger.during not in (NO_PHASE, state.phase):
        return False
    if trigger.own and state.turn_player != occurrence.seat:
        return False
    return occurrence.card != NO_CARD or bool(game.cards_in(DRAW_DECK, occurrence.seat))


does(Draw, _draw)
FEASIBLE[Draw] = _can_draw
listens(Draws, kinds.DREW, _draws)

claims("709.2", _draw)
