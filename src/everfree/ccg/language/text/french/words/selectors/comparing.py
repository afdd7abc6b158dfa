"""French for comparing the numbers of cards."""

from dataclasses import replace
from typing import Final

from everfree.ccg.language.terms import (
    AT_LEAST,
    AT_MOST,
    COST,
    EXACTLY,
    LESS_THAN,
    MORE_THAN,
    POWER,
    PRINTED_POWER,
)
from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.french.words.selectors.selectors import AMOUNTS, PREDICATES, TESTS, described
from everfree.ccg.language.text.phrasebook import Untold
from everfree.ccg.language.text.phrases import EVERY, Phrase, Qualifier, VerbPhrase
from everfree.ccg.language.wordings import (
    AS_TOKENS,
    AT_LEAST as LEAST_FIRST,
    HIGHER,
    NUMBER_LAST,
    NUMBER_OF,
    POWER_FIRST,
)
from everfree.ccg.language.words.selectors.comparing import Surpasses, With, WithEqualOrGreaterPower

STATS: Final = {POWER: ("puissance", "e"), PRINTED_POWER: ("puissance imprimée", "e"), COST: ("coût", "")}
"""The names of numbers, with the ending of an adjective that agrees."""
BOUNDS: Final = {
    EXACTLY: "{}",
    AT_LEAST: "{} ou plus",
    AT_MOST: "{} ou moins",
    MORE_THAN: "supérieur{e} à {}",
    LESS_THAN: "inférieur{e} à {}",
}
COMPARED: Final = {
    EXACTLY: "égal{e} à",
    AT_LEAST: "supérieur{e} ou égal{e} à",
    AT_MOST: "inférieur{e} ou égal{e} à",
    MORE_THAN: "supérieur{e} à",
    LESS_THAN: "inférieur{e} à",
}


def compared(test: With, told: Discourse) -> tuple[Phrase, ...]:
    """Say what a number is compared with: "2 ou moins", "inférieure à sa puissance"."""
    ending = STATS[test.stat][1]
    if isinstance(test.amount, int):
        return (BOUNDS[test.comparison].format(test.amount, e=ending),)
    number, measure = AMOUNTS.say(test.amount, told)
    return (COMPARED[test.comparison].format(e=ending), str(number) if number else "", measure)


def with_number(test: With, told: Discourse) -> Qualifier:
    """Say "une carte de puissance 2 ou moins"."""
    return Qualifier(after=("de", STATS[test.stat][0], *compared(test, told)))


def has_number(test: With, told: Discourse) -> VerbPhrase:
    """Return the predicate "avoir une puissance de 2 ou moins"."""
    name, ending = STATS[test.stat]
    is_bare = isinstance(test.amount, int) and test.comparison in (EXACTLY, AT_LEAST, AT_MOST)
    return VerbPhrase("avoir", ((f"un{ending}", name, "de" if is_bare else "", *compared(test, told)),))


def with_equal_or_greater_power(test: WithEqualOrGreaterPower, told: Discourse) -> Qualifier:
    """Describe a card with at least the power of the card mentioned before."""
    return Qualifier(after=("de puissance égale ou supérieure",))


def than_others(test: Surpasses, told: Discourse) -> tuple[Phrase, ...]:
    """Say what the number of a card is compared with: "supérieure à celle de tout autre Ami"."""
    if test.comparison not in (LESS_THAN, MORE_THAN):
        raise Untold("a card surpasses others with a higher or a lower number")
    ending = STATS[test.stat][1]
    others = replace(described(test.description, told, EVERY), other=True)
    return (COMPARED[test.comparison].format(e=ending), "celle de" if ending else "celui de", others)


def surpasses(test: Surpasses, told: Discourse) -> Qualifier:
    """Say "une carte de puissance supérieure à celle de chaque autre Ami"."""
    return Qualifier(after=("de", STATS[test.stat][0], *than_others(test, told)))


def surpasses_all(test: Surpasses, told: Discourse) -> VerbPhrase:
    """Return the predicate "avoir une puissance supérieure à celle de chaque autre Ami"."""
    name, ending = STATS[test.stat]
    return VerbPhrase("avoir", ((f"un{ending}", name, *than_others(test, told)),))


TESTS.add(Surpasses, surpasses)
PREDICATES.add(Surpasses, surpasses_all)
TESTS.add(With, with_number, AS_TOKENS, HIGHER, LEAST_FIRST, NUMBER_LAST, NUMBER_OF, POWER_FIRST)
PREDICATES.add(With, has_number, AS_TOKENS, HIGHER, LEAST_FIRST, NUMBER_LAST, NUMBER_OF, POWER_FIRST)
TESTS.add(WithEqualOrGreaterPower, with_equal_or_greater_power)
