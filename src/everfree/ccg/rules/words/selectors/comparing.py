"""Tests that compare the numbers of cards (204.1, R34), and the number of colours of a card."""

from typing import Final

from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.records import Scope
from everfree.ccg.kernel.registry import ASKS_ABOUT_POWER, HOLDS, TESTS, claims
from everfree.ccg.kernel.values.characteristics import amount_of, cost_of, power_of
from everfree.ccg.kernel.values.selection import cards_of, fits, selected
from everfree.ccg.language.terms import (
    AT_LEAST,
    AT_MOST,
    COST,
    EXACTLY,
    LESS_THAN,
    MORE_THAN,
    POWER,
    Comparison,
    Stat,
)
from everfree.ccg.language.words.selectors.amounts import ValueOf
from everfree.ccg.language.words.selectors.comparing import Compares, Surpasses, With, WithEqualOrGreaterPower
from everfree.ccg.language.words.selectors.selectors import Amount, Description
from everfree.ccg.language.words.zones.searching import It
from everfree.ccg.vocab import PROBLEM, CardId, Seat, card_of


def compared_power(game: Kernel, card: CardId) -> int:
    """Return *card*'s power as it is compared: never below zero (R34)."""
    return max(0, power_of(game, card))


def _with_equal_or_greater_power(
    game: Kernel, test: WithEqualOrGreaterPower, card: CardId, source: CardId, you: Seat, scope: Scope | None
) -> bool:
    if scope is None or not scope.that:
        return False
    return compared_power(game, card) >= compared_power(game, card_of(scope.that[0]))


def number_of(game: Kernel, stat: Stat, card: CardId) -> int:
    """Return a number of a card as it is compared, or NOTHING if the card has no such number.

    A Problem and a face-down card have no power at all (202.2, 505.1b).
    """
    if stat == COST:
        return cost_of(game, card)
    if game.is_face_down(card) or game.type_of(card) == PROBLEM:
        return NOTHING
    return compared_power(game, card) if stat == POWER else max(0, game.printed(card).power)


NOTHING: Final = -1


def _with(game: Kernel, test: With, card: CardId, source: CardId, you: Seat, scope: Scope | None) -> bool:
    """Compare a number of a card; "its cost" inside the description is a number of the same card."""
    number = number_of(game, test.stat, card)
    if number < 0:
        return False
    if isinstance(test.amount, ValueOf) and isinstance(test.amount.what, It):
        return compares(number, test.comparison, max(0, number_of(game, test.amount.stat, card)))
    return compares(number, test.comparison, amount_of(game, test.amount, source, you, scope))


def compares(number: int, comparison: Comparison, other: int) -> bool:
    """Tell whether *number* compares like this with *other*."""
    return {
        EXACTLY: number == other,
        AT_LEAST: number >= other,
        AT_MOST: number <= other,
        MORE_THAN: number > other,
        LESS_THAN: number < other,
    }[comparison]


def attached_to(
    game: Kernel, what: Description, card: CardId, source: CardId, you: Seat, scope: Scope | None
) -> int:
    """Count the cards attached to *card* that match a description."""
    attached = game.board().attachments.get(card, ())
    return sum([game.count_of(one) for one in attached if fits(game, what, one, source, you, scope)])


def _surpasses(
    game: Kernel, test: Surpasses, card: CardId, source: CardId, you: Seat, scope: Scope | None
) -> bool:
    """Compare a number of a card with that of each other card; cards that have no such number don't count."""
    stat = test.stat
    rivals = cards_of(game, test.description, source, you, scope)
    if card not in rivals:
        return False
    if isinstance(stat, Description):
        numbers = {one: attached_to(game, stat, one, source, you, scope) for one in rivals}
    else:
        numbers = {one: number_of(game, stat, one) for one in rivals}
    number = numbers[card]
    if number < 0:
        return False
    others = [numbers[one] for one in rivals if one != card]
    return all(other < 0 or compares(number, test.comparison, other) for other in others)


def is_of_no_card(game: Kernel, amount: Amount, source: CardId, you: Seat, scope: Scope | None) -> bool:
    """Tell whether *amount* is a number of a card that does not exist, such as one that was not revealed."""
    if not isinstance(amount, ValueOf):
        return False
    in_scope = Scope(game.ref(source), you) if scope is None else scope
    return not selected(game, amount.what, in_scope, ())


def _compares(game: Kernel, condition: Compares, source: CardId, you: Seat, scope: Scope | None) -> bool:
    if any(is_of_no_card(game, one, source, you, scope) for one in (condition.amount, condition.other)):
        return False
    number = amount_of(game, condition.amount, source, you, scope)
    return compares(number, condition.comparison, amount_of(game, condition.other, source, you, scope))


HOLDS[Compares] = _compares
TESTS[With] = _with
TESTS[Surpasses] = _surpasses
ASKS_ABOUT_POWER.append(Surpasses)
ASKS_ABOUT_POWER.append(With)
TESTS[WithEqualOrGreaterPower] = _with_equal_or_greater_power
ASKS_ABOUT_POWER.append(WithEqualOrGreaterPower)

claims("R34", compared_power)
claims("202.2", "505.1b", number_of)
