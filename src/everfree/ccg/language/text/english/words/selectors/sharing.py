"""English for names and traits that cards share, and abilities that a card gets or loses."""

from everfree.ccg.language.terms import CARD_TYPES, COLOURS, TRAITS
from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.english.lexicon import (
    KINDS,
    READER,
    this_card,
)
from everfree.ccg.language.text.english.words.changes.changes import CHANGES
from everfree.ccg.language.text.english.words.selectors.conditions import CONDITIONS, Circumstances
from everfree.ccg.language.text.english.words.selectors.selectors import SELECTORS, TESTS
from everfree.ccg.language.text.phrasebook import Untold
from everfree.ccg.language.text.phrases import (
    DEFINITE,
    MANY,
    Clause,
    Noun,
    NounPhrase,
    Qualifier,
    VerbPhrase,
)
from everfree.ccg.language.words.selectors.sharing import (
    AlsoHasAbilitiesOfThis,
    LosesKeyword,
    RequiresColourOf,
    SameName,
    Shares,
    WithMatchingMane,
)
from everfree.ccg.vocab import MANE


def same_name(test: SameName, told: Discourse) -> Qualifier:
    """Describe a card of the same name."""
    return Qualifier(after=("with the same name" if test.of_that else "of the same name",))


def shares(test: Shares, told: Discourse) -> Qualifier:
    """Describe a card with one of this card's traits, or one that shares a type with another."""
    if test.differs:
        if test.feature != COLOURS:
            raise Untold("only colors are different")
        return Qualifier(after=("that is a different color from", SELECTORS.say(test.what, told)))
    if test.feature == TRAITS:
        traits = NounPhrase(Noun("trait"), DEFINITE, MANY, possessor=SELECTORS.say(test.what, told))
        return Qualifier(after=("with one of", traits))
    shared = {COLOURS: "a color", CARD_TYPES: "a type"}[test.feature]
    return Qualifier(after=("that shares", shared, "with", SELECTORS.say(test.what, told)))


def requires_colour_of(test: RequiresColourOf, told: Discourse) -> Qualifier:
    """Describe a card that requires power of a colour of another card."""
    colours = NounPhrase(Noun("color"), DEFINITE, MANY, possessor=SELECTORS.say(test.what, told))
    return Qualifier(after=("whose play requirement includes at least one of", colours))


def with_matching_mane(condition: WithMatchingMane, told: Discourse) -> Circumstances:
    """Say that this card is with your Mane Character and shares a colour with it."""
    mane = NounPhrase(KINDS[MANE], DEFINITE, possessor=READER)
    return (Clause(VerbPhrase("share", ("an area and a color with", mane)), this_card(told)),)


def also_has_abilities_of_this(change: AlsoHasAbilitiesOfThis, told: Discourse) -> VerbPhrase:
    """Return the predicate "also have the other printed abilities of this card"."""
    printed = NounPhrase(
        Noun("ability"), DEFINITE, MANY, possessor=this_card(told), other=True, qualities=("printed",)
    )
    return VerbPhrase("also have", (printed,))


def loses_keyword(change: LosesKeyword, told: Discourse) -> VerbPhrase:
    """Return the predicate "lose a keyword"."""
    return VerbPhrase("lose", (change.keyword,))


TESTS.add(SameName, same_name)
TESTS.add(Shares, shares)
TESTS.add(RequiresColourOf, requires_colour_of)
CONDITIONS.add(WithMatchingMane, with_matching_mane)
CHANGES.add(AlsoHasAbilitiesOfThis, also_has_abilities_of_this)
CHANGES.add(LosesKeyword, loses_keyword)
