"""English for cards described by their cost."""

from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.english.words.selectors.selectors import TESTS
from everfree.ccg.language.text.phrases import Qualifier
from everfree.ccg.language.words.selectors.costs import WithCost


def with_cost(test: WithCost, told: Discourse) -> Qualifier:
    """Describe a card that costs at most a number."""
    return Qualifier(after=(f"with cost {test.most} or less",))


TESTS.add(WithCost, with_cost)
