"""English for powers: how much a card has, who has more."""

from everfree.ccg.language.terms import YOU
from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.english.lexicon import POWER, at, player, this_card
from everfree.ccg.language.text.english.words.selectors.conditions import CONDITIONS, Circumstances
from everfree.ccg.language.text.english.words.selectors.selectors import SELECTORS, TESTS
from everfree.ccg.language.text.english.words.triggers.triggers import TRIGGERS, Occasion
from everfree.ccg.language.text.phrases import Clause, Phrase, Qualifier, VerbPhrase
from everfree.ccg.language.wordings import AT_LEAST, LESS_THAN, POWER_FIRST
from everfree.ccg.language.words.selectors.powers import CardHasPower, HasMorePower, ReachesPower, WithPower


def bounds(least: int, most: int, wording: str) -> str:
    """Print a number with its bound: or more, or less, less than."""
    if least == most:
        return str(least)
    if wording == LESS_THAN:
        return f"less than {most + 1}"
    if most < 0:
        return f"at least {least}" if wording == AT_LEAST else f"{least} or more"
    return f"{most} or less" if least < 0 else f"{least} to {most}"


def so_much_power(word: WithPower | CardHasPower) -> Phrase:
    """Name a power: "2 or less power", or with `POWER_FIRST` "2 power or less"."""
    if word.wording == POWER_FIRST and word.least < 0:
        return (str(word.most), POWER, "or less")
    return (bounds(word.least, word.most, word.wording), POWER)


def with_power(test: WithPower, told: Discourse) -> Qualifier:
    """Describe a card with, for example, "2 or less power"."""
    return Qualifier(after=("with", so_much_power(test)))


def card_has_power(condition: CardHasPower, told: Discourse) -> Circumstances:
    """Say that a card has, for example, "2 or less power"."""
    what = SELECTORS.say(condition.what, told)
    return (Clause(VerbPhrase("have", (so_much_power(condition),)), what),)


def reaches_power(trigger: ReachesPower, told: Discourse) -> Occasion:
    """Say that this card has a certain power."""
    return Clause(VerbPhrase("have", (str(trigger.power), POWER)), this_card(told))


def has_more_power(condition: HasMorePower, told: Discourse) -> Circumstances:
    """Say that a player has more power there than any opponent."""
    much = ("more power", at(condition.place, told), "than any opponent")
    return (Clause(VerbPhrase("have", much), player(YOU, told)),)


TESTS.add(WithPower, with_power, AT_LEAST, LESS_THAN, POWER_FIRST)
TRIGGERS.add(ReachesPower, reaches_power)
CONDITIONS.add(CardHasPower, card_has_power, POWER_FIRST)
CONDITIONS.add(HasMorePower, has_more_power)
