"""502: texts about action tokens that players have, receive, pay and lose."""

from everfree.ccg.kernel import kinds
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.records import Occurrence, Scope
from everfree.ccg.kernel.registry import ASKS_ABOUT_TOKENS, HOLDS, does, listens
from everfree.ccg.kernel.values.characteristics import amount_of
from everfree.ccg.kernel.values.selection import is_player, seat_of
from everfree.ccg.language.terms import A_PLAYER
from everfree.ccg.language.words.effects.action_tokens import (
    ALL_TOKENS,
    HasTokens,
    LoseTokens,
    PaysLastToken,
    Receives,
)
from everfree.ccg.rules.words.selectors.selectors import meant
from everfree.ccg.vocab import CardId, Ref, Seat, card_of


def _lose_tokens(
    game: Kernel, effect: LoseTokens, scope: Scope, picked: tuple[Ref, ...], mode: int
) -> list[Occurrence]:
    """Take away *amount* tokens, or all of them if the player has fewer; ALL_TOKENS takes all."""
    seat = seat_of(game, effect.who, card_of(scope.source), scope.you, scope)
    lost = old_tokens(game, seat) if effect.old else game.state.tokens[seat]
    if effect.amount != ALL_TOKENS:
        lost = min(lost, amount_of(game, effect.amount, card_of(scope.source), scope.you, scope))
    return [Occurrence(kinds.LOST_TOKENS, seat, amount=lost, source=scope.source, by=scope.you)]


def _receives(game: Kernel, trigger: Receives, occurrence: Occurrence, source: CardId, you: Seat) -> bool:
    return is_player(trigger.who, occurrence.seat, you) and occurrence.amount >= trigger.at_least


def old_tokens(game: Kernel, seat: Seat) -> int:
    """Count the tokens a player has kept from earlier turns; payments are taken from those first."""
    state = game.state
    return max(0, state.tokens[seat] - state.gained[seat])


def _pays_last_token(
    game: Kernel, trigger: PaysLastToken, occurrence: Occurrence, source: CardId, you: Seat
) -> bool:
    has_paid = occurrence.amount > 0 and game.state.tokens[occurrence.seat] == 0
    return has_paid and is_player(trigger.who, occurrence.seat, you)


def _has_tokens(game: Kernel, condition: HasTokens, source: CardId, you: Seat, scope: Scope | None) -> bool:
    everyone = condition.who == A_PLAYER
    seats = game.players(you) if everyone else meant(game, condition.who, source, you, scope)
    return any(game.state.tokens[seat] >= condition.count for seat in seats)


does(LoseTokens, _lose_tokens)
listens(PaysLastToken, kinds.PAID, _pays_last_token)
HOLDS[HasTokens] = _has_tokens
ASKS_ABOUT_TOKENS.append(HasTokens)
listens(Receives, kinds.GAINED, _receives)
