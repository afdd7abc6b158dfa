"""French for comparing powers."""

from everfree.ccg.language.comparing import WithEqualOrGreaterPower
from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.french.selectors import TESTS
from everfree.ccg.language.text.phrases import Qualifier


def with_equal_or_greater_power(test: WithEqualOrGreaterPower, told: Discourse) -> Qualifier:
    """A card with at least the power of the other."""
    return Qualifier(after=("de puissance égale ou supérieure",))


TESTS.add(WithEqualOrGreaterPower, with_equal_or_greater_power)
