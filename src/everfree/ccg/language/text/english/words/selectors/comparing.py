"""English for comparing powers."""

from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.english.lexicon import POWER
from everfree.ccg.language.text.english.words.selectors.selectors import AMOUNTS, SELECTORS, TESTS
from everfree.ccg.language.text.phrases import Clause, Phrase, Qualifier, VerbPhrase
from everfree.ccg.language.words.selectors.comparing import ColoursOf, WithEqualOrGreaterPower, WithPowerUpTo


def with_equal_or_greater_power(test: WithEqualOrGreaterPower, told: Discourse) -> Qualifier:
    """Describe a card with at least the power of the card mentioned before."""
    return Qualifier(after=("with equal or greater", POWER))


def with_power_up_to(test: WithPowerUpTo, told: Discourse) -> Qualifier:
    """Describe a card whose power is at most a number."""
    number, measure = AMOUNTS.say(test.amount, told)
    return Qualifier(after=("with", POWER, "less than or equal to", number, measure))


def colours_of(amount: ColoursOf, told: Discourse) -> tuple[str, Phrase]:
    """Name the amount: the number of colours of a card."""
    has = Clause(VerbPhrase("have"), SELECTORS.say(amount.what, told))
    return "", ("the number of colors", has)


TESTS.add(WithPowerUpTo, with_power_up_to)
AMOUNTS.add(ColoursOf, colours_of)
TESTS.add(WithEqualOrGreaterPower, with_equal_or_greater_power)
