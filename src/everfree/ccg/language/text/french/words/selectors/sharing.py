"""French for names and traits that cards share, and abilities that a card gets or loses."""

from typing import Final

from everfree.ccg.language.terms import CARD_TYPES, COLOURS, TRAITS
from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.french.lexicon import (
    ABILITY,
    KEYWORD,
    KINDS,
    READER,
    TRAIT,
    done,
    this_card,
)
from everfree.ccg.language.text.french.words.changes.changes import CHANGES
from everfree.ccg.language.text.french.words.selectors.conditions import CONDITIONS, Circumstances
from everfree.ccg.language.text.french.words.selectors.selectors import SELECTORS, TESTS
from everfree.ccg.language.text.phrasebook import Untold
from everfree.ccg.language.text.phrases import (
    DEFINITE,
    MANY,
    Adjective,
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

COLOUR: Final = Noun("couleur", feminine=True)
OTHERS: Final = Adjective("autre", leads=True)


def same_name(test: SameName, told: Discourse) -> Qualifier:
    """Say "une carte du même nom"."""
    return Qualifier(qualities=("de ce même nom" if test.of_that else "du même nom",))


def shares(test: Shares, told: Discourse) -> Qualifier:
    """Say "une carte avec au moins un des traits de cette carte", in a form that needs no agreement."""
    card = SELECTORS.say(test.what, told)
    if test.differs:
        if test.feature != COLOURS:
            raise Untold("only colours are different")
        return Qualifier(after=("d’une autre couleur que", card))
    if test.feature == CARD_TYPES:
        return Qualifier(after=("du même type que", card))
    feature = TRAIT if test.feature == TRAITS else COLOUR
    one = "une" if feature.feminine else "un"
    return Qualifier(after=("avec au moins", one, "de", NounPhrase(feature, DEFINITE, MANY, possessor=card)))


def requires_colour_of(test: RequiresColourOf, told: Discourse) -> Qualifier:
    """Say "une carte qui exige au moins une des couleurs de cette carte pour être jouée"."""
    colours = NounPhrase(
        Noun("couleur", feminine=True), DEFINITE, MANY, possessor=SELECTORS.say(test.what, told)
    )
    return Qualifier(after=("dont les exigences à remplir comprennent au moins une de", colours))


def with_matching_mane(condition: WithMatchingMane, told: Discourse) -> Circumstances:
    """Say that this card is with your Mane Character and shares a colour with it."""
    mane = NounPhrase(KINDS[MANE], DEFINITE, possessor=READER)
    return (Clause(VerbPhrase("partager", ("un lieu et une couleur avec", mane)), this_card(told)),)


def also_has_abilities_of_this(change: AlsoHasAbilitiesOfThis, told: Discourse) -> VerbPhrase:
    """Return the predicate "also have the other printed abilities of this card"."""
    printed = NounPhrase(
        ABILITY, DEFINITE, MANY, possessor=this_card(told), qualities=(OTHERS, done("imprimer"))
    )
    return VerbPhrase("avoir", ("aussi", printed))


def loses_keyword(change: LosesKeyword, told: Discourse) -> VerbPhrase:
    """Return the predicate "lose a keyword"."""
    return VerbPhrase("perdre", (NounPhrase(KEYWORD, DEFINITE, qualities=(change.keyword,)),))


TESTS.add(SameName, same_name)
TESTS.add(Shares, shares)
TESTS.add(RequiresColourOf, requires_colour_of)
CONDITIONS.add(WithMatchingMane, with_matching_mane)
CHANGES.add(AlsoHasAbilitiesOfThis, also_has_abilities_of_this)
CHANGES.add(LosesKeyword, loses_keyword)
