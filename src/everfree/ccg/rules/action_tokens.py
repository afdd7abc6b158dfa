"""502: action tokens that players receive and lose by texts."""

from everfree.ccg.kernel import kinds
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.meanings import does, listens
from everfree.ccg.kernel.records import Occurrence, Scope
from everfree.ccg.kernel.scope import is_player, seat_of
from everfree.ccg.language.action_tokens import LoseTokens, Receives
from everfree.ccg.vocab import CardId, Ref, Seat, card_of


def _lose_tokens(
    game: Kernel, effect: LoseTokens, scope: Scope, picked: tuple[Ref, ...], mode: int
) -> list[Occurrence]:
    """Nobody loses more than they have."""
    seat = seat_of(game, effect.who, card_of(scope.source), scope.you, scope)
    lost = min(effect.amount, game.state.tokens[seat])
    return [Occurrence(kinds.LOST_TOKENS, seat, amount=lost, source=scope.source, by=scope.you)]


def _receives(game: Kernel, trigger: Receives, occurrence: Occurrence, source: CardId, you: Seat) -> bool:
    return is_player(trigger.who, occurrence.seat, you) and occurrence.amount >= trigger.at_least


does(LoseTokens, _lose_tokens)
listens(Receives, kinds.GAINED, _receives)
