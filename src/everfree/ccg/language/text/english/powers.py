"""English for powers: how much a card has, who has more."""

from everfree.ccg.language.powers import HasMorePower, ReachesPower, WithPower
from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.english.conditions import CONDITIONS, Circumstances
from everfree.ccg.language.text.english.lexicon import POWER, at, player, this_card
from everfree.ccg.language.text.english.selectors import TESTS
from everfree.ccg.language.text.english.triggers import TRIGGERS, Occasion
from everfree.ccg.language.text.phrases import Clause, Qualifier, VerbPhrase
from everfree.ccg.language.wordings import AT_LEAST, LESS_THAN
from everfree.ccg.language.words import YOU


def bounds(least: int, most: int, wording: str) -> str:
    """Tell a number that may be more or less."""
    if least == most:
        return str(least)
    if wording == LESS_THAN:
        return f"less than {most + 1}"
    if most < 0:
        return f"at least {least}" if wording == AT_LEAST else f"{least} or more"
    return f"{most} or less" if least < 0 else f"{least} to {most}"


def with_power(test: WithPower, told: Discourse) -> Qualifier:
    """A card with 2 or less power."""
    return Qualifier(after=("with", bounds(test.least, test.most, test.wording), POWER))


def reaches_power(trigger: ReachesPower, told: Discourse) -> Occasion:
    """This card has so much power."""
    return Clause(VerbPhrase("have", (str(trigger.power), POWER)), this_card(told))


def has_more_power(condition: HasMorePower, told: Discourse) -> Circumstances:
    """Someone has more power there than any opponent."""
    much = ("more power", at(condition.place, told), "than any opponent")
    return (Clause(VerbPhrase("have", much), player(YOU, told)),)


TESTS.add(WithPower, with_power, AT_LEAST, LESS_THAN)
TRIGGERS.add(ReachesPower, reaches_power)
CONDITIONS.add(HasMorePower, has_more_power)
