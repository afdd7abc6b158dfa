"""French for numbers that a text computes, and for what it counts."""

from dataclasses import replace
from typing import Final

from everfree.ccg.language.terms import CARD_TYPES, COLOURS, COST, POWER, PRINTED_POWER, TRAITS, YOU
from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.french.lexicon import NUMBER, player
from everfree.ccg.language.text.french.words.selectors.selectors import AMOUNTS, COUNTED, SELECTORS, described
from everfree.ccg.language.text.phrasebook import Untold
from everfree.ccg.language.text.phrases import (
    DEFINITE,
    EVERY,
    MANY,
    Adjective,
    Clause,
    Noun,
    NounPhrase,
    Phrase,
    Pronoun,
    VerbPhrase,
)
from everfree.ccg.language.wordings import HAVE, NUMBER_OF, OF_A_CARD, PLAINLY, UNDERSTOOD
from everfree.ccg.language.words.selectors.amounts import (
    ActionTokens,
    ColoursOf,
    Countable,
    Different,
    ForEach,
    HighestOf,
    NumberOf,
    Spelt,
    ValueOf,
)
from everfree.ccg.language.words.selectors.selectors import Description

PUISSANCE: Final = Noun("puissance", feminine=True)
COULEUR: Final = Noun("couleur", feminine=True)
STATS: Final[dict[str, tuple[Noun, tuple[Phrase, ...]]]] = {
    POWER: (PUISSANCE, ()),
    PRINTED_POWER: (PUISSANCE, (Adjective("imprimé"),)),
    COST: (Noun("coût"), ()),
}
TIMES: Final[dict[int, tuple[str, ...]]] = {1: (), 2: ("le double de",), 3: ("le triple de",)}
FEATURES: Final[dict[str, tuple[Noun, tuple[Phrase, ...]]]] = {
    COLOURS: (COULEUR, ()),
    TRAITS: (Noun("trait"), (Adjective("différent"),)),
    CARD_TYPES: (Noun("type de carte", "types de carte"), ()),
}


def for_each(amount: ForEach, told: Discourse) -> tuple[int, Phrase]:
    """Return the number and "for each card"."""
    return amount.times, ("pour", every(amount.what, told))


def every(what: Description | Countable, told: Discourse) -> NounPhrase:
    """Name each of the things that a text counts."""
    if isinstance(what, Description):
        return described(what, told, EVERY)
    return replace(COUNTED.say(what, told), determiner=EVERY)


def number_of(amount: NumberOf, told: Discourse) -> tuple[int, Phrase]:
    """Name the amount "le nombre de cartes"."""
    if isinstance(amount.what, Description):
        things = described(amount.what, told, count=MANY)
    else:
        things = replace(COUNTED.say(amount.what, told), count=MANY)
    if things.possessor is not None:
        things = replace(things, determiner=DEFINITE)
    return 0, NounPhrase(NUMBER, DEFINITE, after=("de", things))


def value_of(amount: ValueOf, told: Discourse) -> tuple[int, Phrase]:
    """Name the amount "la puissance de cette carte"."""
    noun, qualities = STATS[amount.stat]
    return 0, NounPhrase(noun, DEFINITE, possessor=SELECTORS.say(amount.what, told), qualities=qualities)


def highest_of(amount: HighestOf, told: Discourse) -> tuple[int, Phrase]:
    """Name the amount "la plus haute puissance parmi les cartes"."""
    noun, qualities = STATS[amount.stat]
    if amount.times not in TIMES or (amount.times > 1 and amount.wording != OF_A_CARD):
        raise Untold(f"no words for {amount.times} times a number")
    if amount.wording == OF_A_CARD:
        number = NounPhrase(noun, DEFINITE, qualities=qualities)
        card = described(amount.description, told)
        return 0, (*TIMES[amount.times], number, "de", card, "ayant la puissance la plus élevée")
    highest = NounPhrase(noun, DEFINITE, qualities=(Adjective("plus haut", leads=True), *qualities))
    return 0, (highest, "parmi", described(amount.description, told, DEFINITE, MANY))


def spelt(amount: Spelt, told: Discourse) -> tuple[int, Phrase]:
    """Name a fixed number."""
    return 0, str(amount.number)


def action_tokens(what: ActionTokens, told: Discourse) -> NounPhrase:
    """Name "jeton d’action", with its player."""
    token = Noun("jeton d’action", "jetons d’action")
    who = player(what.who, told)
    if what.wording == HAVE or what.who != YOU or told.of_another:
        return NounPhrase(token, after=("que", Clause(VerbPhrase("avoir"), who)))
    return NounPhrase(token, possessor=who)


def colours_of(what: ColoursOf, told: Discourse) -> NounPhrase:
    """Name "couleur de cette carte"."""
    card = SELECTORS.say(what.what, told)
    if isinstance(card, Pronoun):
        return NounPhrase(COULEUR, after=("que", Clause(VerbPhrase("avoir"), card)))
    return NounPhrase(COULEUR, after=("de", card))


def different(what: Different, told: Discourse) -> NounPhrase:
    """Name "couleur parmi les cartes"."""
    noun, qualities = FEATURES[what.feature]
    cards = described(what.description, told, DEFINITE, MANY)
    return NounPhrase(noun, qualities=qualities, after=("parmi", cards))


AMOUNTS.add(ForEach, for_each)
AMOUNTS.add(NumberOf, number_of, PLAINLY)
AMOUNTS.add(ValueOf, value_of, NUMBER_OF, PLAINLY)
AMOUNTS.add(HighestOf, highest_of, OF_A_CARD)
AMOUNTS.add(Spelt, spelt)
COUNTED.add(ActionTokens, action_tokens, HAVE)
COUNTED.add(ColoursOf, colours_of)
COUNTED.add(Different, different, UNDERSTOOD)
