"""English for numbers that a text computes, and for what it counts."""

from dataclasses import replace
from typing import Final

from everfree.ccg.language.terms import CARD_TYPES, COLOURS, COST, POWER, PRINTED_POWER, TRAITS, YOU
from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.english.lexicon import number_word, player
from everfree.ccg.language.text.english.words.selectors.selectors import (
    AMOUNTS,
    COUNTED,
    SELECTORS,
    described,
)
from everfree.ccg.language.text.phrasebook import Untold
from everfree.ccg.language.text.phrases import (
    DEFINITE,
    EVERY,
    MANY,
    Clause,
    Noun,
    NounPhrase,
    Phrase,
    VerbPhrase,
)
from everfree.ccg.language.text.symbols import signed
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
from everfree.ccg.language.words.zones.decks import TopOf
from everfree.ccg.vocab import CARD, PLAY

STATS: Final = {POWER: ("power", ()), PRINTED_POWER: ("power", ("printed",)), COST: ("cost", ())}
TIMES: Final[dict[int, tuple[str, ...]]] = {1: (), 2: ("double",), 3: ("triple",)}
FEATURES: Final = {COLOURS: ("color", ()), TRAITS: ("Trait", ("different",)), CARD_TYPES: ("card type", ())}


def for_each(amount: ForEach, told: Discourse) -> tuple[str, Phrase]:
    """Return the number and "for each card"."""
    return signed(amount.times), ("for", every(amount.what, told))


def every(what: Description | Countable, told: Discourse) -> NounPhrase:
    """Name each of the things that a text counts."""
    if isinstance(what, Description):
        return described(what, told, EVERY)
    return replace(COUNTED.say(what, told), determiner=EVERY)


def number_of(amount: NumberOf, told: Discourse) -> tuple[str, Phrase]:
    """Name the amount "the number of cards"."""
    if isinstance(amount.what, Description):
        things = described(amount.what, told, count=MANY)
    else:
        things = replace(COUNTED.say(amount.what, told), count=MANY)
    if things.possessor is not None:
        things = replace(things, determiner=DEFINITE)
    return "", ("the number of", things)


def value_of(amount: ValueOf, told: Discourse) -> tuple[str, Phrase]:
    """Name the amount "that card's power"."""
    name, qualities = STATS[amount.stat]
    card = SELECTORS.say(amount.what, told)
    if isinstance(amount.what, TopOf) or amount.wording == NUMBER_OF:
        return "", NounPhrase(Noun(name), DEFINITE, qualities=qualities, after=("of", card))
    return "", NounPhrase(Noun(name), DEFINITE, possessor=card, qualities=qualities)


def highest_of(amount: HighestOf, told: Discourse) -> tuple[str, Phrase]:
    """Name the amount "the highest power among cards", or with `OF_A_CARD` the power of one that has it."""
    name, qualities = STATS[amount.stat]
    if amount.times not in TIMES:
        raise Untold(f"no words for {amount.times} times a number")
    if amount.wording == OF_A_CARD:
        card = described(amount.description, told)
        return "", (*TIMES[amount.times], "the", *qualities, name, "of", card, "with the highest", name)
    if amount.times > 1:
        raise Untold("a number is multiplied as that of a card")
    return "", ("the highest", *qualities, name, "among", described(amount.description, told, count=MANY))


def spelt(amount: Spelt, told: Discourse) -> tuple[str, Phrase]:
    """Name a fixed number by its word."""
    return "", number_word(amount.number)


def action_tokens(what: ActionTokens, told: Discourse) -> NounPhrase:
    """Name "your action token", or with `HAVE` "action token you have"."""
    token = Noun("action token")
    who = player(what.who, told)
    if what.wording == HAVE or what.who != YOU or told.of_another:
        return NounPhrase(token, after=(Clause(VerbPhrase("have"), who),))
    return NounPhrase(token, possessor=who)


def colours_of(what: ColoursOf, told: Discourse) -> NounPhrase:
    """Name "color this card has"."""
    return NounPhrase(Noun("color"), after=(Clause(VerbPhrase("have"), SELECTORS.say(what.what, told)),))


def different(what: Different, told: Discourse) -> NounPhrase:
    """Name "color among cards", or with `UNDERSTOOD` "card type in your discard pile"."""
    name, qualities = FEATURES[what.feature]
    cards = described(what.description, told, count=MANY)
    if cards.possessor is not None:
        cards = replace(cards, determiner=DEFINITE)
    among: tuple[Phrase, ...] = ("among", cards)
    if what.wording == UNDERSTOOD and what.description.noun == CARD and what.description.zone != PLAY:
        among = cards.after
    return NounPhrase(Noun(name), qualities=qualities, after=among)


AMOUNTS.add(ForEach, for_each)
AMOUNTS.add(NumberOf, number_of, PLAINLY)
AMOUNTS.add(ValueOf, value_of, NUMBER_OF, PLAINLY)
AMOUNTS.add(HighestOf, highest_of, OF_A_CARD)
AMOUNTS.add(Spelt, spelt)
COUNTED.add(ActionTokens, action_tokens, HAVE)
COUNTED.add(ColoursOf, colours_of)
COUNTED.add(Different, different, UNDERSTOOD)
