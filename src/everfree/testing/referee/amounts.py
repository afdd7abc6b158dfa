"""Read the words for numbers, and for things that are counted."""

from everfree.ccg.language.terms import (
    COLOURS,
    TRAITS,
)
from everfree.ccg.language.words.effects.counters import Counters
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
from everfree.ccg.language.words.selectors.selectors import (
    Description,
)
from everfree.testing.referee.properties import counters, value
from everfree.testing.referee.reader import AMOUNTS, COUNTS, Reader, cards_meant, look_up


def counters_on(reader: Reader, what: Counters) -> int:
    """Return the number of counters on the selected cards."""
    return sum([counters(reader, card, what.counter) for card in cards_meant(reader, what.what)])


def count(reader: Reader, what: Description | Countable) -> int:
    """Count cards that match a description, or other things."""
    if isinstance(what, Description):
        return len(reader.described(what))
    return int(look_up(COUNTS, what)(reader, what))


def different(reader: Reader, what: Different) -> int:
    """Count the colours, traits or types that the described cards have."""
    facts = [reader.facts(card) for card in reader.described(what.description)]
    if what.feature == COLOURS:
        return len({colour for fact in facts for colour in fact.colours})
    if what.feature == TRAITS:
        return len({trait for fact in facts for trait in fact.traits})
    return len({fact.type for fact in facts})


COUNTS.update(
    {
        ActionTokens: lambda reader, what: reader.state.tokens[reader.seat(what.who)],
        ColoursOf: lambda reader, what: sum(
            [len(reader.facts(card).colours) for card in cards_meant(reader, what.what)]
        ),
        Counters: counters_on,
        Different: different,
    }
)


AMOUNTS.update(
    {
        ForEach: lambda reader, amount: amount.times * count(reader, amount.what),
        NumberOf: lambda reader, amount: count(reader, amount.what),
        ValueOf: lambda reader, amount: sum(
            [max(0, value(reader, amount.stat, card)) for card in cards_meant(reader, amount.what)]
        ),
        HighestOf: lambda reader, amount: (
            amount.times
            * max(
                [max(0, value(reader, amount.stat, card)) for card in reader.described(amount.description)],
                default=0,
            )
        ),
        Spelt: lambda reader, amount: amount.number,
    }
)
