"""English for comparing powers."""

from everfree.ccg.language.comparing import WithEqualOrGreaterPower
from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.english.lexicon import POWER
from everfree.ccg.language.text.english.selectors import TESTS
from everfree.ccg.language.text.phrases import Qualifier


def with_equal_or_greater_power(test: WithEqualOrGreaterPower, told: Discourse) -> Qualifier:
    """A card with at least the power of the other."""
    return Qualifier(after=("with equal or greater", POWER))


TESTS.add(WithEqualOrGreaterPower, with_equal_or_greater_power)
