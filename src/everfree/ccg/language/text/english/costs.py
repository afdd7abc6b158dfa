"""English for cards described by their cost."""

from everfree.ccg.language.costs import WithCost
from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.english.selectors import TESTS
from everfree.ccg.language.text.phrases import Qualifier


def with_cost(test: WithCost, told: Discourse) -> Qualifier:
    """A card that costs so much or less."""
    return Qualifier(after=(f"with cost {test.most} or less",))


TESTS.add(WithCost, with_cost)
