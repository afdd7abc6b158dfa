"""French for powers: how much a card has, who has more."""

from everfree.ccg.language.terms import YOU
from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.french.lexicon import at, player, this_card
from everfree.ccg.language.text.french.words.selectors.conditions import CONDITIONS, Circumstances
from everfree.ccg.language.text.french.words.selectors.selectors import SELECTORS, TESTS
from everfree.ccg.language.text.french.words.triggers.triggers import TRIGGERS, Occasion
from everfree.ccg.language.text.phrases import Clause, Qualifier, VerbPhrase
from everfree.ccg.language.wordings import AT_LEAST, LESS_THAN, POWER_FIRST
from everfree.ccg.language.words.selectors.powers import CardHasPower, HasMorePower, ReachesPower, WithPower
from everfree.ccg.vocab import CHARACTER


def bounds(least: int, most: int, wording: str) -> str:
    """Print a number with its bound: or more, or less, less than."""
    if least == most:
        return str(least)
    if wording == LESS_THAN:
        return f"inférieure à {most + 1}"
    if most < 0:
        return f"{least} ou plus"
    return f"{most} ou moins" if least < 0 else f"{least} à {most}"


def with_power(test: WithPower, told: Discourse) -> Qualifier:
    """Say "une carte de puissance 2 ou moins"."""
    return Qualifier(after=("de puissance", bounds(test.least, test.most, test.wording)))


def reaches_power(trigger: ReachesPower, told: Discourse) -> Occasion:
    """Say that this card has a certain power."""
    return Clause(VerbPhrase("avoir", (f"une puissance de {trigger.power}",)), this_card(told))


def card_has_power(condition: CardHasPower, told: Discourse) -> Circumstances:
    """Say that a card has, for example, "une puissance de 2 ou moins"."""
    much = ("une puissance de", bounds(condition.least, condition.most, condition.wording))
    return (Clause(VerbPhrase("avoir", (much,)), SELECTORS.say(condition.what, told)),)


def has_more_power(condition: HasMorePower, told: Discourse) -> Circumstances:
    """Say that a player has more power there than any opponent."""
    there = at(condition.place, told.placing(CHARACTER))
    much = ("plus de puissance", there, "que chacun de ses adversaires")
    return (Clause(VerbPhrase("avoir", much), player(YOU, told)),)


TESTS.add(WithPower, with_power, AT_LEAST, LESS_THAN, POWER_FIRST)
TRIGGERS.add(ReachesPower, reaches_power)
CONDITIONS.add(CardHasPower, card_has_power, POWER_FIRST)
CONDITIONS.add(HasMorePower, has_more_power)
