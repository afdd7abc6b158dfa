"""410.4: drawing cards by a text, and texts that watch for it."""

from everfree.ccg.kernel import kinds
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.meanings import FEASIBLE, does, listens
from everfree.ccg.kernel.records import Occurrence, Scope
from everfree.ccg.kernel.scope import is_player, seat_of
from everfree.ccg.kernel.values import amount_of
from everfree.ccg.language.drawing import Draw, Draws
from everfree.ccg.vocab import DRAW_DECK, CardId, Ref, Seat, card_of


def _draw(game: Kernel, effect: Draw, scope: Scope, picked: tuple[Ref, ...], mode: int) -> list[Occurrence]:
    source = card_of(scope.source)
    seat = seat_of(game, effect.who, source, scope.you, scope)
    count = amount_of(game, effect.count, source, scope.you, scope)
    return [Occurrence(kinds.DREW, seat, source=scope.source, by=seat) for _ in range(count)]


def _can_draw(game: Kernel, effect: Draw, scope: Scope) -> bool:
    """An empty deck draws nothing; how many cards it has, everyone sees (402.2)."""
    seat = seat_of(game, effect.who, card_of(scope.source), scope.you, scope)
    return bool(game.cards_in(DRAW_DECK, seat))


def _draws(game: Kernel, trigger: Draws, occurrence: Occurrence, source: CardId, you: Seat) -> bool:
    return is_player(trigger.who, occurrence.seat, you)


does(Draw, _draw)
FEASIBLE[Draw] = _can_draw
listens(Draws, kinds.DREW, _draws)
