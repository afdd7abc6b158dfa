"""What words mean that compare powers (R34)."""

from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.meanings import ASKS_ABOUT_POWER, TESTS, claims
from everfree.ccg.kernel.records import Scope
from everfree.ccg.kernel.values import power_of
from everfree.ccg.language.comparing import WithEqualOrGreaterPower
from everfree.ccg.vocab import CardId, Seat, card_of


def compared_power(game: Kernel, card: CardId) -> int:
    """Give *card*'s power as it is compared: never below zero (R34)."""
    return max(0, power_of(game, card))


def _with_equal_or_greater_power(
    game: Kernel, test: WithEqualOrGreaterPower, card: CardId, source: CardId, you: Seat, scope: Scope | None
) -> bool:
    if scope is None or not scope.that:
        return False
    return compared_power(game, card) >= compared_power(game, card_of(scope.that[0]))


TESTS[WithEqualOrGreaterPower] = _with_equal_or_greater_power
ASKS_ABOUT_POWER.append(WithEqualOrGreaterPower)

claims("R34", compared_power)
