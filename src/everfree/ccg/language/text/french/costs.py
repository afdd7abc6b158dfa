"""French for cards described by their cost."""

from everfree.ccg.language.costs import WithCost
from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.french.selectors import TESTS
from everfree.ccg.language.text.phrases import Qualifier


def with_cost(test: WithCost, told: Discourse) -> Qualifier:
    """A card that costs so much or less."""
    return Qualifier(after=(f"de coût {test.most} ou moins",))


TESTS.add(WithCost, with_cost)
