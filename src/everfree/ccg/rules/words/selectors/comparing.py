"""Tests that compare powers (R34), and the number of colours of a card."""

from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.records import Scope
from everfree.ccg.kernel.registry import AMOUNTS, ASKS_ABOUT_POWER, TESTS, claims
from everfree.ccg.kernel.values.characteristics import amount_of, colours_of, power_of
from everfree.ccg.kernel.values.selection import selected
from everfree.ccg.language.words.selectors.comparing import ColoursOf, WithEqualOrGreaterPower, WithPowerUpTo
from everfree.ccg.vocab import CardId, Seat, card_of, colours_in


def compared_power(game: Kernel, card: CardId) -> int:
    """Return *card*'s power as it is compared: never below zero (R34)."""
    return max(0, power_of(game, card))


def _with_equal_or_greater_power(
    game: Kernel, test: WithEqualOrGreaterPower, card: CardId, source: CardId, you: Seat, scope: Scope | None
) -> bool:
    if scope is None or not scope.that:
        return False
    return compared_power(game, card) >= compared_power(game, card_of(scope.that[0]))


def _with_power_up_to(
    game: Kernel, test: WithPowerUpTo, card: CardId, source: CardId, you: Seat, scope: Scope | None
) -> bool:
    return compared_power(game, card) <= amount_of(game, test.amount, source, you, scope)


def _colours_of(game: Kernel, amount: ColoursOf, source: CardId, you: Seat, scope: Scope | None) -> int:
    in_scope = Scope(game.ref(source), you) if scope is None else scope
    return sum(
        [
            len(colours_in(colours_of(game, card_of(one))))
            for one in selected(game, amount.what, in_scope, ())
            if game.is_current(one)
        ]
    )


TESTS[WithPowerUpTo] = _with_power_up_to
AMOUNTS[ColoursOf] = _colours_of
ASKS_ABOUT_POWER.append(WithPowerUpTo)
TESTS[WithEqualOrGreaterPower] = _with_equal_or_greater_power
ASKS_ABOUT_POWER.append(WithEqualOrGreaterPower)

claims("R34", compared_power)
