"""French for powers: when a card has so much."""

from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.french.lexicon import this_card
from everfree.ccg.language.text.french.words.triggers.triggers import TRIGGERS, Occasion
from everfree.ccg.language.text.phrases import Clause, VerbPhrase
from everfree.ccg.language.words.selectors.powers import ReachesPower


def reaches_power(trigger: ReachesPower, told: Discourse) -> Occasion:
    """Say that this card has a certain power."""
    return Clause(VerbPhrase("avoir", (f"une puissance de {trigger.power}",)), this_card(told))


TRIGGERS.add(ReachesPower, reaches_power)
