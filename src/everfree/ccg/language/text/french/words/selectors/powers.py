"""French for powers: who has more, when a card has so much."""

from everfree.ccg.language.terms import YOU
from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.french.lexicon import at, player, this_card
from everfree.ccg.language.text.french.words.selectors.conditions import CONDITIONS, Circumstances
from everfree.ccg.language.text.french.words.triggers.triggers import TRIGGERS, Occasion
from everfree.ccg.language.text.phrases import Clause, VerbPhrase
from everfree.ccg.language.words.selectors.powers import HasMorePower, ReachesPower
from everfree.ccg.vocab import CHARACTER


def reaches_power(trigger: ReachesPower, told: Discourse) -> Occasion:
    """Say that this card has a certain power."""
    return Clause(VerbPhrase("avoir", (f"une puissance de {trigger.power}",)), this_card(told))


def has_more_power(condition: HasMorePower, told: Discourse) -> Circumstances:
    """Say that a player has more power there than any opponent."""
    there = at(condition.place, told.placing(CHARACTER))
    much = ("plus de puissance", there, "que chacun de ses adversaires")
    return (Clause(VerbPhrase("avoir", much), player(YOU, told)),)


TRIGGERS.add(ReachesPower, reaches_power)
CONDITIONS.add(HasMorePower, has_more_power)
