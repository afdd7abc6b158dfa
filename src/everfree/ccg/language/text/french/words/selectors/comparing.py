"""French for comparing powers."""

from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.french.lexicon import NUMBER
from everfree.ccg.language.text.french.words.selectors.selectors import AMOUNTS, SELECTORS, TESTS
from everfree.ccg.language.text.phrases import DEFINITE, NounPhrase, Phrase, Qualifier
from everfree.ccg.language.words.selectors.comparing import ColoursOf, WithEqualOrGreaterPower, WithPowerUpTo


def with_equal_or_greater_power(test: WithEqualOrGreaterPower, told: Discourse) -> Qualifier:
    """Describe a card with at least the power of the card mentioned before."""
    return Qualifier(after=("de puissance égale ou supérieure",))


def with_power_up_to(test: WithPowerUpTo, told: Discourse) -> Qualifier:
    """Describe a card whose power is at most a number."""
    number, measure = AMOUNTS.say(test.amount, told)
    return Qualifier(after=("de puissance inférieure ou égale à", str(number) if number else "", measure))


def colours_of(amount: ColoursOf, told: Discourse) -> tuple[int, Phrase]:
    """Name the amount: the number of colours of a card."""
    return 0, NounPhrase(NUMBER, DEFINITE, after=("de couleurs de", SELECTORS.say(amount.what, told)))


TESTS.add(WithPowerUpTo, with_power_up_to)
AMOUNTS.add(ColoursOf, colours_of)
TESTS.add(WithEqualOrGreaterPower, with_equal_or_greater_power)
