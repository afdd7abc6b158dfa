"""English for powers: who has more, when a card has so much."""

from everfree.ccg.language.terms import YOU
from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.english.lexicon import POWER, at, player, this_card
from everfree.ccg.language.text.english.words.selectors.conditions import CONDITIONS, Circumstances
from everfree.ccg.language.text.english.words.triggers.triggers import TRIGGERS, Occasion
from everfree.ccg.language.text.phrases import Clause, VerbPhrase
from everfree.ccg.language.words.selectors.powers import HasMorePower, ReachesPower


def reaches_power(trigger: ReachesPower, told: Discourse) -> Occasion:
    """Say that this card has a certain power."""
    return Clause(VerbPhrase("have", (str(trigger.power), POWER)), this_card(told))


def has_more_power(condition: HasMorePower, told: Discourse) -> Circumstances:
    """Say that a player has more power there than any opponent."""
    much = ("more power", at(condition.place, told), "than any opponent")
    return (Clause(VerbPhrase("have", much), player(YOU, told)),)


TRIGGERS.add(ReachesPower, reaches_power)
CONDITIONS.add(HasMorePower, has_more_power)
