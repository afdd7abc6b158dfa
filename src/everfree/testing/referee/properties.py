"""Read the words for properties of cards: colours, places, counters, what is attached."""

import re

from everfree.ccg.kernel.state import BOOSTED, CUTIE_MARK
from everfree.ccg.language.terms import (
    ADVERSARIES,
    AT_LEAST,
    AT_MOST,
    COST,
    EXACTLY,
    MORE_THAN,
    POWER,
    Comparison,
    Stat,
)
from everfree.ccg.language.words.effects.attaching import On, WithAttached
from everfree.ccg.language.words.effects.counters import CutieMarked, WithCounters
from everfree.ccg.language.words.effects.covering import Boosted, FaceDown, Frightened
from everfree.ccg.language.words.faceoffs.faceoffs import InFaceoff
from everfree.ccg.language.words.selectors.comparing import Surpasses, With
from everfree.ccg.language.words.selectors.knowing import (
    WithEvenPower,
)
from everfree.ccg.language.words.selectors.selectors import (
    Another,
    At,
    ControlledBy,
    Description,
    Exhausted,
    Host,
    Not,
    OfColour,
    Other,
    Ready,
    TheOnly,
    This,
    WithOneTraitOf,
    WithTrait,
)
from everfree.ccg.language.words.selectors.sharing import SameName, Shares
from everfree.ccg.language.words.zones.leaving import BeneathThis, WithBeneath
from everfree.ccg.language.words.zones.searching import Titled
from everfree.ccg.vocab import (
    CHARACTER,
    FRIEND,
    PROBLEM,
    TROUBLEMAKER,
    CardId,
)
from everfree.testing.referee.position import as_printed
from everfree.testing.referee.reader import (
    TESTS,
    Reader,
    UnknownWord,
    is_involved,
    look_up,
)


def controlled_by(reader: Reader, test: ControlledBy, card: CardId) -> bool:
    """Tell whether the named player controls the card; of several opponents, any one."""
    if test.who in ADVERSARIES:
        return reader.state.controller[card] != reader.you
    return reader.state.controller[card] == reader.seat(test.who)


def of_colour(reader: Reader, test: OfColour, card: CardId) -> bool:
    """Tell whether the card has one of the colours."""
    return any(test.colours & colour for colour in reader.facts(card).colours)


def at(reader: Reader, test: At, card: CardId) -> bool:
    """Tell whether the card is at the place; "home" is the home of its controller."""
    return reader.is_place(test.place, reader.state.area[card], reader.state.controller[card])


def can_be_exhausted(reader: Reader, card: CardId) -> bool:
    """Tell whether a card can be ready or exhausted; Problems and frightened cards can't (503.4a, 504.2)."""
    return not reader.position.is_face_down(card) and reader.facts(card).type != PROBLEM


def ready(reader: Reader, test: Ready, card: CardId) -> bool:
    """Tell whether the card has no exhaustion counter."""
    return can_be_exhausted(reader, card) and not reader.position.is_exhausted(card)


def exhausted(reader: Reader, test: Exhausted, card: CardId) -> bool:
    """Tell whether the card has an exhaustion counter."""
    return can_be_exhausted(reader, card) and reader.position.is_exhausted(card)


def on(reader: Reader, test: On, card: CardId) -> bool:
    """Tell whether the card is attached to a host that fits."""
    host = reader.state.host[card]
    if isinstance(test.host, This):
        return host == reader.source
    if isinstance(test.host, Host):
        return host >= 0 and host == reader.state.host[reader.source]
    return host >= 0 and isinstance(test.host, Description) and reader.is_described(test.host, host)


def attached_such(reader: Reader, what: Description, card: CardId) -> int:
    """Count the cards attached to this one that fit."""
    attached = [one for one in reader.position.in_play() if reader.state.host[one] == card]
    return sum([reader.is_described(what, one) for one in attached])


def with_attached(reader: Reader, test: WithAttached, card: CardId) -> bool:
    """Tell whether one of the card's attachments fits."""
    return attached_such(reader, test.what, card) > 0


def with_even_power(reader: Reader, test: WithEvenPower, card: CardId) -> bool:
    """Tell whether the power is even.

    Power below zero counts as zero (105.2, 105.3); a Problem has no power (202.2).
    """
    return reader.facts(card).type != PROBLEM and max(0, reader.power(card)) % 2 == 0


def value(reader: Reader, stat: Stat, card: CardId) -> int:
    """Return a number of the card, at least zero; -1 if it has none (202.2, 505.1b)."""
    if stat == COST:
        return max(0, reader.position.card(card).cost)
    if reader.position.is_face_down(card) or reader.facts(card).type == PROBLEM:
        return -1
    return max(0, reader.power(card) if stat == POWER else as_printed(reader.position, card).power)


def with_number(reader: Reader, test: With, card: CardId) -> bool:
    """Tell whether a number of the card compares like this; below zero counts as zero (105.2)."""
    number = value(reader, test.stat, card)
    if number < 0:
        return False
    return compares(number, test.comparison, reader.number(test.amount))


def count(reader: Reader, test: Surpasses, card: CardId) -> int:
    """Return a number of the card, or how many cards such as the text says are attached to it."""
    if isinstance(test.stat, Description):
        return attached_such(reader, test.stat, card)
    return value(reader, test.stat, card)


def surpasses(reader: Reader, test: Surpasses, card: CardId) -> bool:
    """Tell whether no other card that fits has as high (or as low) a number as this one, which fits too."""
    number = count(reader, test, card)
    if number < 0 or not reader.is_described(test.description, card):
        return False
    others = [one for one in reader.described(test.description) if one != card]
    numbers = [count(reader, test, one) for one in others]
    return all(compares(number, test.comparison, other) for other in numbers if other >= 0)


def compares(number: int, comparison: Comparison, other: int) -> bool:
    """Tell whether two numbers compare like this."""
    if comparison == EXACTLY:
        return number == other
    if comparison in (AT_LEAST, AT_MOST):
        return number >= other if comparison == AT_LEAST else number <= other
    return number > other if comparison == MORE_THAN else number < other


def with_counters(reader: Reader, test: WithCounters, card: CardId) -> bool:
    """Tell whether the card has at least that many counters of the name."""
    return counters(reader, card, test.counter) >= test.count


def counters(reader: Reader, card: CardId, name: str) -> int:
    """Count the counters of a name on a card."""
    return sum([count for host, word, count, _ in reader.state.counters if (host, word) == (card, name)])


def same_name(reader: Reader, test: SameName, card: CardId) -> bool:
    """Tell whether title and subtitle are those of this card (201.1)."""
    return reader.position.card(card).name == reader.position.card(reader.source).name


def titled(reader: Reader, test: Titled, card: CardId) -> bool:
    """Tell whether the card has one of these Titles, or is a character or Troublemaker named so (201.3a)."""
    printed = reader.position.card(card)
    side = printed.boosted if reader.state.marks[card] & BOOSTED else printed.front
    title = (side.title if side is not None else "") or printed.title
    wanted = (test.title, *test.others)
    if title in wanted:
        return True
    is_named = bool(reader.facts(card).type & (CHARACTER | TROUBLEMAKER))
    return is_named and any(re.search(rf"\b{re.escape(one)}\b", title) for one in wanted)


def beneath_this(reader: Reader, test: BeneathThis, card: CardId) -> bool:
    """Tell whether a card lies beneath this card; of another one the referee does not know."""
    if test.of is not None:
        raise UnknownWord(test)
    return (card, reader.source) in reader.state.beneath


def with_beneath(reader: Reader, test: WithBeneath, card: CardId) -> bool:
    """Tell whether at least that many cards are beneath the card."""
    return len([one for one, above in reader.state.beneath if above == card]) >= test.count


def the_only(reader: Reader, test: TheOnly, card: CardId) -> bool:
    """Tell whether the card matches the description and no other card in play does."""
    return reader.described(test.of) == [card]


def other(reader: Reader, test: Other, card: CardId) -> bool:
    """Tell whether the card is not the host, which the text of an attachment has mentioned."""
    host = reader.state.host[reader.source]
    if host < 0:
        raise UnknownWord(test)
    return card != host


def shares(reader: Reader, test: Shares, card: CardId) -> bool:
    """Tell whether the card has a trait in common with this card."""
    if test != Shares():
        raise UnknownWord(test)
    return bool(reader.facts(card).traits & reader.facts(reader.source).traits)


TESTS.update(
    {
        ControlledBy: controlled_by,
        Another: lambda reader, test, card: card != reader.source,
        Other: other,
        OfColour: of_colour,
        With: with_number,
        Surpasses: surpasses,
        WithEvenPower: with_even_power,
        FaceDown: lambda reader, test, card: reader.position.is_face_down(card),
        Frightened: lambda reader, test, card: (
            reader.facts(card).type == FRIEND and reader.position.is_face_down(card)
        ),
        Boosted: lambda reader, test, card: bool(reader.state.marks[card] & BOOSTED),
        Not: lambda reader, test, card: not look_up(TESTS, test.test)(reader, test.test, card),
        WithTrait: lambda reader, test, card: test.trait in reader.facts(card).traits,
        WithOneTraitOf: lambda reader, test, card: bool(reader.facts(card).traits & set(test.traits)),
        TheOnly: the_only,
        At: at,
        Ready: ready,
        Exhausted: exhausted,
        On: on,
        WithAttached: with_attached,
        WithCounters: with_counters,
        CutieMarked: lambda reader, test, card: bool(reader.state.marks[card] & CUTIE_MARK),
        Titled: titled,
        WithBeneath: with_beneath,
        BeneathThis: beneath_this,
        SameName: same_name,
        Shares: shares,
        InFaceoff: lambda reader, test, card: is_involved(reader.position, reader.world, card),
    }
)
