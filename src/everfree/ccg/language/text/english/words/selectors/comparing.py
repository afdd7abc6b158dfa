"""English for comparing the numbers of cards."""

from dataclasses import replace
from typing import Final

from everfree.ccg.language.terms import (
    AT_LEAST,
    AT_MOST,
    COST,
    EXACTLY,
    LESS_THAN,
    MORE_THAN,
    POWER,
    PRINTED_POWER,
)
from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.english.words.selectors.selectors import AMOUNTS, NUMBERS, TESTS, described
from everfree.ccg.language.text.phrasebook import Untold
from everfree.ccg.language.text.phrases import ANY, Phrase, Qualifier
from everfree.ccg.language.text.symbols import tokens
from everfree.ccg.language.wordings import (
    AS_TOKENS,
    AT_LEAST as LEAST_FIRST,
    HIGHER,
    NUMBER_LAST,
    NUMBER_OF,
    POWER_FIRST,
)
from everfree.ccg.language.words.selectors.comparing import Surpasses, With, WithEqualOrGreaterPower

STATS: Final = {POWER: "power", PRINTED_POWER: "printed power", COST: "cost"}
BOUNDS: Final = {
    EXACTLY: "{}",
    AT_LEAST: "{} or more",
    AT_MOST: "{} or less",
    MORE_THAN: "more than {}",
    LESS_THAN: "less than {}",
}
COMPARED: Final = {
    EXACTLY: "equal to",
    AT_LEAST: "greater than or equal to",
    AT_MOST: "less than or equal to",
    MORE_THAN: "greater than",
    LESS_THAN: "less than",
}
HIGH_AND_LOW: Final = {"greater": "higher", "less": "lower"}


def with_number(test: With, told: Discourse) -> Qualifier:
    """Describe a card with, for example, "2 or less power" or "power less than this card's power"."""
    return Qualifier(after=("with", *so_much(test, told)))


def so_much(test: With, told: Discourse) -> tuple[Phrase, ...]:
    """Name a number of a card and what it is compared with."""
    name = STATS[test.stat]
    wording = test.wording
    if not isinstance(test.amount, int):
        compared = COMPARED[test.comparison]
        if wording == HIGHER and test.comparison != EXACTLY:
            word = compared.split()[0]
            compared = compared.replace(word, HIGH_AND_LOW[word])
        elif wording:
            raise Untold(f"an amount is not compared as {wording!r}")
        return (name, compared, *AMOUNTS.say(test.amount, told))
    bound = BOUNDS[test.comparison].format(tokens(test.amount) if wording == AS_TOKENS else test.amount)
    if test.stat == COST and wording in ("", AS_TOKENS):
        return (name, bound)
    if wording == LEAST_FIRST and test.comparison == AT_LEAST:
        return (f"at least {test.amount}", name)
    if wording == POWER_FIRST and test.comparison in (AT_LEAST, AT_MOST):
        return (str(test.amount), name, bound.split(maxsplit=1)[1])
    if wording == NUMBER_LAST and test.stat != COST:
        return (name, bound)
    if wording == NUMBER_OF:
        return (f"{name} of", bound)
    if wording:
        raise Untold(f"a number is not compared as {wording!r}")
    return (bound, name)


def own_number(test: With, told: Discourse) -> tuple[str, tuple[Phrase, ...]]:
    """Name the number of a card and say what it is."""
    if isinstance(test.amount, int):
        if test.wording:
            raise Untold("a number that is said has one wording")
        return STATS[test.stat], (BOUNDS[test.comparison].format(test.amount),)
    return STATS[test.stat], so_much(test, told)[1:]


def with_equal_or_greater_power(test: WithEqualOrGreaterPower, told: Discourse) -> Qualifier:
    """Describe a card with at least the power of the card mentioned before."""
    return Qualifier(after=("with equal or greater", STATS[POWER]))


def surpasses(test: Surpasses, told: Discourse) -> Qualifier:
    """Describe a card with, for example, "power higher than any other Friend here"."""
    if test.comparison not in (LESS_THAN, MORE_THAN):
        raise Untold("a card surpasses others with a higher or a lower number")
    compared = HIGH_AND_LOW["greater" if test.comparison == MORE_THAN else "less"]
    others = replace(described(test.description, told, ANY), other=True)
    return Qualifier(after=("with", STATS[test.stat], compared, "than", others))


TESTS.add(Surpasses, surpasses)
TESTS.add(With, with_number, AS_TOKENS, HIGHER, LEAST_FIRST, NUMBER_LAST, NUMBER_OF, POWER_FIRST)
NUMBERS.add(With, own_number, HIGHER)
TESTS.add(WithEqualOrGreaterPower, with_equal_or_greater_power)
