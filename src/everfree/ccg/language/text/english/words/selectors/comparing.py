"""English for comparing the numbers of cards."""

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
from everfree.ccg.language.text.english.lexicon import that
from everfree.ccg.language.text.english.words.selectors.conditions import CONDITIONS, Circumstances
from everfree.ccg.language.text.english.words.selectors.selectors import AMOUNTS, NUMBERS, TESTS, described
from everfree.ccg.language.text.phrasebook import Untold
from everfree.ccg.language.text.phrases import (
    ANY,
    DEFINITE,
    MANY,
    PROPER,
    Clause,
    Noun,
    NounPhrase,
    Phrase,
    Qualifier,
    VerbPhrase,
)
from everfree.ccg.language.text.symbols import tokens
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
from everfree.ccg.language.words.selectors.amounts import NumberOf, ValueOf
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

STATS: Final = {POWER: "power", PRINTED_POWER: "printed power", COST: "cost"}
BOUNDS: Final = {
    EXACTLY: "{}",
    AT_LEAST: "{} or more",
    AT_MOST: "{} or less",
    MORE_THAN: "more than {}",
    LESS_THAN: "less than {}",
}
COMPARED: Final = {
    EXACTLY: "equal to",
    AT_LEAST: "greater than or equal to",
    AT_MOST: "less than or equal to",
    MORE_THAN: "greater than",
    LESS_THAN: "less than",
}
GREATER_OR_LESS: Final = {MORE_THAN: "greater", LESS_THAN: "less"}
HIGH_AND_LOW: Final = {"greater": "higher", "less": "lower"}


def with_number(test: With, told: Discourse) -> Qualifier:
    """Describe a card with, for example, "2 or less power" or "power less than this card's power"."""
    return Qualifier(after=("with", *so_much(test, told)))


def so_much(test: With, told: Discourse) -> tuple[Phrase, ...]:
    """Name a number of a card and what it is compared with."""
    name = STATS[test.stat]
    wording = test.wording
    if not isinstance(test.amount, int):
        compared = COMPARED[test.comparison]
        if wording == HIGHER and test.comparison != EXACTLY:
            word = compared.split()[0]
            compared = compared.replace(word, HIGH_AND_LOW[word])
        elif wording:
            raise Untold(f"an amount is not compared as {wording!r}")
        return (name, compared, *AMOUNTS.say(test.amount, told))
    bound = BOUNDS[test.comparison].format(tokens(test.amount) if wording == AS_TOKENS else test.amount)
    if test.stat == COST and wording in ("", AS_TOKENS):
        return (name, bound)
    if wording == LEAST_FIRST and test.comparison == AT_LEAST:
        return (f"at least {test.amount}", name)
    if wording == POWER_FIRST and test.comparison in (AT_LEAST, AT_MOST):
        return (str(test.amount), name, bound.split(maxsplit=1)[1])
    if wording == NUMBER_LAST and test.stat != COST:
        return (name, bound)
    if wording == NUMBER_OF:
        return (f"{name} of", bound)
    if wording:
        raise Untold(f"a number is not compared as {wording!r}")
    return (bound, name)


def own_number(test: With, told: Discourse) -> tuple[str, tuple[Phrase, ...]]:
    """Name the number of a card and say what it is."""
    if isinstance(test.amount, int):
        if test.wording:
            raise Untold("a number that is said has one wording")
        return STATS[test.stat], (BOUNDS[test.comparison].format(test.amount),)
    return STATS[test.stat], so_much(test, told)[1:]


def with_equal_or_greater_power(test: WithEqualOrGreaterPower, told: Discourse) -> Qualifier:
    """Describe a card with at least the power of the card mentioned before."""
    return Qualifier(after=("with equal or greater", STATS[POWER]))


def surpasses(test: Surpasses, told: Discourse) -> Qualifier:
    """Describe a card with, for example, "power higher than any other Friend here".

    It may also be "higher power than that of any other", "the least power among" several, or "more" cards on
    it "than any other".
    """
    if test.comparison in (AT_LEAST, AT_MOST):
        return Qualifier(after=the_extreme(test, told))
    if test.comparison == EXACTLY:
        raise Untold("a card surpasses others with a higher or a lower number")
    others = replace(described(test.description, told, ANY), other=True)
    if isinstance(test.stat, Description):
        if test.wording:
            raise Untold("cards on a card are compared in one wording")
        count = "more" if test.comparison == MORE_THAN else "fewer"
        attached = described(test.stat, told, PROPER, MANY)
        return Qualifier(after=("with", count, attached, "on it than", others))
    compared = HIGH_AND_LOW["greater" if test.comparison == MORE_THAN else "less"]
    if test.wording == COMPARED_FIRST:
        return Qualifier(after=("with", compared, STATS[test.stat], "than that of", others))
    if test.wording == PLURAL:
        others = replace(others, count=MANY)
        return Qualifier(after=("with", compared, STATS[test.stat], "than", others))
    return Qualifier(after=("with", STATS[test.stat], compared, "than", others))


def the_extreme(test: Surpasses, told: Discourse) -> tuple[Phrase, ...]:
    """Return "with the least power among Friends here", where several may have it."""
    if isinstance(test.stat, Description) or test.wording:
        raise Untold("the least number among cards has one wording")
    extreme = "least" if test.comparison == AT_MOST else "most"
    return ("with the", extreme, STATS[test.stat], "among", described(test.description, told, count=MANY))


def compares(condition: Compares, told: Discourse) -> Circumstances:
    """Say that a number, of cards or of a card, is "greater than" another."""
    if condition.wording == SAME:
        return (have_the_same(condition),)
    (number, first), (other, second) = AMOUNTS.say(condition.amount, told), AMOUNTS.say(condition.other, told)
    if number or other:
        raise Untold("an amount that is counted for each card is not compared")
    if isinstance(condition.amount, NumberOf) and isinstance(first, tuple):
        first = NounPhrase(Noun("number"), DEFINITE, after=("of", *first[1:]))
    if not isinstance(first, NounPhrase):
        raise Untold("a number of a card, or of cards, is compared")
    if condition.wording == UNDERSTOOD:
        if condition.comparison not in GREATER_OR_LESS or not is_of_the_other(condition):
            raise Untold("only the number of the card mentioned before is left out")
        return (Clause(VerbPhrase("be", (GREATER_OR_LESS[condition.comparison],)), first),)
    return (Clause(VerbPhrase("be", (COMPARED[condition.comparison], second)), first),)


def is_of_the_other(condition: Compares) -> bool:
    """Tell whether a number of a card is compared with that of the card mentioned before."""
    first = condition.amount
    return isinstance(first, ValueOf) and condition.other == of_the_other(first.stat)


def have_the_same(condition: Compares) -> Clause:
    """Say that the two cards mentioned last "have the same printed power"."""
    first = condition.amount
    if not isinstance(first, ValueOf) or condition != same_number(first.stat):
        raise Untold("only one number of two cards is the same")
    those = replace(that(CARD), count=MANY)
    return Clause(VerbPhrase("have", ("the same", STATS[first.stat])), those)


CONDITIONS.add(Compares, compares, SAME, UNDERSTOOD)
TESTS.add(Surpasses, surpasses, COMPARED_FIRST, PLURAL)
TESTS.add(With, with_number, AS_TOKENS, HIGHER, LEAST_FIRST, NUMBER_LAST, NUMBER_OF, POWER_FIRST)
NUMBERS.add(With, own_number, HIGHER)
TESTS.add(WithEqualOrGreaterPower, with_equal_or_greater_power)
