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
    Stat,
)
from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.french.lexicon import KINDS
from everfree.ccg.language.text.french.words.selectors.conditions import CONDITIONS, Circumstances
from everfree.ccg.language.text.french.words.selectors.selectors import AMOUNTS, PREDICATES, TESTS, described
from everfree.ccg.language.text.phrasebook import Untold
from everfree.ccg.language.text.phrases import (
    DEFINITE,
    EVERY,
    MANY,
    NEAR,
    Clause,
    NounPhrase,
    Phrase,
    Qualifier,
    VerbPhrase,
)
from everfree.ccg.language.wordings import (
    AS_TOKENS,
    AT_LEAST as LEAST_FIRST,
    COMPARED_FIRST,
    HIGHER,
    NUMBER_LAST,
    NUMBER_OF,
    PLURAL,
    POWER_FIRST,
    SAME,
    UNDERSTOOD,
)
from everfree.ccg.language.words.selectors.amounts import ValueOf
from everfree.ccg.language.words.selectors.comparing import (
    Compares,
    Surpasses,
    With,
    WithEqualOrGreaterPower,
    of_the_other,
    same_number,
)
from everfree.ccg.language.words.selectors.selectors import Description
from everfree.ccg.vocab import CARD

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


LOWEST: Final = ("bas", "basse")
HIGHEST: Final = ("haut", "haute")


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


def than_others(test: Surpasses, stat: Stat, told: Discourse) -> tuple[Phrase, ...]:
    """Say what the number of a card is compared with: "supérieure à celle de tout autre Ami"."""
    ending = STATS[stat][1]
    others = replace(described(test.description, told, EVERY), other=True)
    return (COMPARED[test.comparison].format(e=ending), "celle de" if ending else "celui de", others)


def the_extreme(test: Surpasses, stat: Stat, told: Discourse) -> tuple[Phrase, ...]:
    """Say "la puissance la plus basse parmi les Amis", where several may have it."""
    if test.wording:
        raise Untold("the least number among cards has one wording")
    name, ending = STATS[stat]
    article = "la" if ending else "le"
    how = LOWEST[bool(ending)] if test.comparison == AT_MOST else HIGHEST[bool(ending)]
    among = described(test.description, told, DEFINITE, MANY)
    return (f"{article} {name} {article} plus {how}", "parmi", among)


def more_on_it(test: Surpasses, counted: Description, told: Discourse) -> tuple[Phrase, ...]:
    """Say "plus de Ressources que chaque autre Ami", counting the cards on a card."""
    if test.comparison not in (LESS_THAN, MORE_THAN) or test.wording:
        raise Untold("a card has more or fewer cards on it than others")
    count = "plus de" if test.comparison == MORE_THAN else "moins de"
    others = replace(described(test.description, told, EVERY), other=True)
    it = "elle" if KINDS[test.description.noun].feminine else "lui"
    return (count, described(counted, told, count=MANY), f"sur {it} que", others)


def surpasses(test: Surpasses, told: Discourse) -> Qualifier:
    """Say "une carte de puissance supérieure à celle de chaque autre Ami"."""
    if test.comparison == EXACTLY:
        raise Untold("a card surpasses others with a higher or a lower number")
    if isinstance(test.stat, Description):
        return Qualifier(after=("avec", *more_on_it(test, test.stat, told)))
    if test.comparison in (AT_LEAST, AT_MOST):
        return Qualifier(after=("avec", *the_extreme(test, test.stat, told)))
    return Qualifier(after=("de", STATS[test.stat][0], *than_others(test, test.stat, told)))


def surpasses_all(test: Surpasses, told: Discourse) -> VerbPhrase:
    """Return the predicate "avoir une puissance supérieure à celle de chaque autre Ami"."""
    if test.comparison == EXACTLY:
        raise Untold("a card surpasses others with a higher or a lower number")
    if isinstance(test.stat, Description):
        return VerbPhrase("avoir", (more_on_it(test, test.stat, told),))
    if test.comparison in (AT_LEAST, AT_MOST):
        return VerbPhrase("avoir", (the_extreme(test, test.stat, told),))
    name, ending = STATS[test.stat]
    return VerbPhrase("avoir", ((f"un{ending}", name, *than_others(test, test.stat, told)),))


def compares(condition: Compares, told: Discourse) -> Circumstances:
    """Say that a number, of cards or of a card, is "supérieur à" another."""
    if condition.wording == SAME:
        return (have_the_same(condition),)
    (number, first), (other, second) = AMOUNTS.say(condition.amount, told), AMOUNTS.say(condition.other, told)
    if number or other or not isinstance(first, NounPhrase):
        raise Untold("a number of a card, or of cards, is compared")
    ending = "e" if first.noun.feminine else ""
    if condition.wording == UNDERSTOOD:
        if condition.comparison not in (LESS_THAN, MORE_THAN) or not is_of_the_other(condition):
            raise Untold("only the number of the card mentioned before is left out")
        compared = COMPARED[condition.comparison].format(e=ending).removesuffix(" à")
        return (Clause(VerbPhrase("être", (compared,)), first),)
    return (Clause(VerbPhrase("être", (COMPARED[condition.comparison].format(e=ending), second)), first),)


def is_of_the_other(condition: Compares) -> bool:
    """Tell whether a number of a card is compared with that of the card mentioned before."""
    first = condition.amount
    return isinstance(first, ValueOf) and condition.other == of_the_other(first.stat)


def have_the_same(condition: Compares) -> Clause:
    """Say that the two cards mentioned last "ont la même puissance imprimée"."""
    first = condition.amount
    if not isinstance(first, ValueOf) or condition != same_number(first.stat):
        raise Untold("only one number of two cards is the same")
    name, ending = STATS[first.stat]
    those = NounPhrase(KINDS[CARD], NEAR, MANY)
    return Clause(VerbPhrase("avoir", (f"l{'a' if ending else 'e'} même {name}",)), those)


CONDITIONS.add(Compares, compares, SAME, UNDERSTOOD)
TESTS.add(Surpasses, surpasses, COMPARED_FIRST, PLURAL)
PREDICATES.add(Surpasses, surpasses_all, COMPARED_FIRST, PLURAL)
TESTS.add(With, with_number, AS_TOKENS, HIGHER, LEAST_FIRST, NUMBER_LAST, NUMBER_OF, POWER_FIRST)
PREDICATES.add(With, has_number, AS_TOKENS, HIGHER, LEAST_FIRST, NUMBER_LAST, NUMBER_OF, POWER_FIRST)
TESTS.add(WithEqualOrGreaterPower, with_equal_or_greater_power)
