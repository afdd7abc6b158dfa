"""Find the cards that help a card to do something: those its text mentions, or that cause its triggers."""

from dataclasses import dataclass
from functools import cache

from everfree.ccg.cards import POOL
from everfree.ccg.kernel.registry import DOES, kinds_of
from everfree.ccg.language import Card
from everfree.ccg.language.keywords import PUMPED
from everfree.ccg.language.nodes import Node, parts, walk
from everfree.ccg.language.terms import AT_LEAST, AT_MOST, COST, LESS_THAN, MORE_THAN, Comparison
from everfree.ccg.language.words.changes.changes import Law
from everfree.ccg.language.words.effects.counters import CutieMarked, ThereAreCounters
from everfree.ccg.language.words.effects.effects import Effect
from everfree.ccg.language.words.selectors.comparing import With
from everfree.ccg.language.words.selectors.selectors import (
    Description,
    Not,
    OfColour,
    Test,
    WithTrait,
)
from everfree.ccg.language.words.triggers.triggers import Trigger
from everfree.ccg.language.words.zones.searching import Titled
from everfree.ccg.language.words.zones.tokens import Token
from everfree.ccg.vocab import CHARACTER, FRIEND
from everfree.testing.pieces import named, plain

PRINTED_TESTS = (OfColour, Titled, With, WithTrait, Not)
TITLES = {card.title for card in POOL.values()}


@dataclass(frozen=True)
class Wishes:
    """What a position needs so that a card can do something."""

    fitting: tuple[tuple[Card, ...], ...]
    """The cards that its text describes or names, a tuple for each description or name."""
    heard: frozenset[int]
    """The kinds of occurrences that its triggers wait for."""
    causes: tuple[Card, ...]
    """Cards whose effects cause such occurrences."""
    nouns: int
    """The types of cards it mentions, except characters, which every position has."""
    colours: int
    """The colours of its requirements and of the cards it mentions, else its own."""
    counters: tuple[str, ...]
    """The names of the counters it mentions."""
    is_hoard: bool
    """Whether cards can lie beneath it."""
    threshold: int = 1
    """The number of counters that its text waits for."""
    has_marks: bool = False
    """Whether it mentions cutie marks."""
    has_tokens: bool = False
    """Whether it mentions tokens."""

    @property
    def ids(self) -> set[str]:
        """The ids of all fitting and causing cards."""
        return {one.id for cards in (*self.fitting, self.causes) for one in cards}


@cache
def wishes_of(card: Card) -> Wishes:
    """Read from a card's text what it needs to do something."""
    words = words_of(card)
    pool = POOL.values()
    described = [word for word in words if isinstance(word, Description) and is_telling(word)]
    fitting = [tuple([one for one in pool if fits(one, word)]) or stand_in(word) for word in described]
    titles = sorted(TITLES & said(words))
    fitting.extend([tuple([one for one in pool if one.title == title]) for title in titles])
    fitting.extend([tuple([one for one in pool if trait in one.front.traits]) for trait in wanted(words)])
    heard = {kind for word in words if isinstance(word, Trigger) for kind in kinds_of(word)}
    nouns = colours = 0
    for description in described:
        nouns |= 0 if description.noun & CHARACTER else description.noun
    for need in (*card.needs, *card.owner_needs):
        colours |= 0 if need.other_than else need.colour
    for word in words:
        colours |= word.colours if isinstance(word, OfColour) else 0
    return Wishes(
        tuple(fitting),
        frozenset(heard),
        tuple([one for one in pool if heard & done_by(one)]),
        nouns,
        colours or card.front.colours,
        tuple(sorted({word.counter for word in words if hasattr(word, "counter")})),
        PUMPED in [keyword for side in card.sides for keyword in side.keywords],
        max([1, *[word.count for word in words if isinstance(word, ThereAreCounters)]]),
        any(isinstance(word, CutieMarked) for word in words),
        any(isinstance(word, Token) for word in words),
    )


def stand_in(description: Description) -> tuple[Card, ...]:
    """Make a Friend with the traits of a description that no card of the pool fits."""
    traits = tuple([test.trait for test in description.tests if isinstance(test, WithTrait)])
    if not traits or not description.noun & FRIEND:
        return ()
    return (named(plain(1, traits=traits), "-".join(["stand-in", *traits]).lower()),)


def words_of(card: Card) -> list[Node]:
    """List the words of all abilities of a card."""
    return [word for side in card.sides for word in walk(side.abilities)]


def wanted(words: list[Node]) -> list[str]:
    """List the traits that laws and instructions ask for outside a description."""
    found: set[str] = set()
    for word in words:
        if isinstance(word, Law | Effect):
            found.update(getattr(word, "traits", ()))
            found.update([word.trait] if hasattr(word, "trait") else [])
    return sorted(found)


def said(words: list[Node]) -> set[str]:
    """Return every string in the fields of the words."""
    found: set[str] = set()
    for word in words:
        for part in parts(word):
            found.update(
                [one for one in (part if isinstance(part, tuple) else (part,)) if isinstance(one, str)]
            )
    return found


@cache
def done_by(card: Card) -> frozenset[int]:
    """Return the kinds of occurrences that the effects of a card cause."""
    instructions = [word for word in words_of(card) if isinstance(word, Effect)]
    return frozenset([DOES[type(word)].kind for word in instructions if type(word) in DOES]) - {-1}


def is_telling(description: Description) -> bool:
    """Tell whether a description excludes most cards."""
    is_closer = any(isinstance(test, PRINTED_TESTS) for test in description.tests)
    return is_closer or not description.noun & CHARACTER


def fits(card: Card, description: Description) -> bool:
    """Tell whether a card, as printed, could fit a description; place and controller are ignored."""
    return bool(card.type & description.noun) and all(passes(card, test) for test in description.tests)


def compares(number: int, comparison: Comparison, other: int) -> bool:
    """Tell whether two numbers compare like this."""
    if comparison in (MORE_THAN, LESS_THAN):
        return number > other if comparison == MORE_THAN else number < other
    return (
        number == other
        or (comparison == AT_LEAST and number > other)
        or (comparison == AT_MOST and number < other)
    )


def passes(card: Card, test: Test) -> bool:
    """Tell whether a printed card has a property; True for properties that are not printed."""
    face = card.front
    match test:
        case OfColour():
            return bool(face.colours & test.colours)
        case Not():
            return not isinstance(test.test, PRINTED_TESTS) or not passes(card, test.test)
        case WithTrait():
            return test.trait in face.traits
        case Titled():
            return card.title in (test.title, *test.others)
        case With():
            return not isinstance(test.amount, int) or compares(
                card.cost if test.stat == COST else face.power, test.comparison, test.amount
            )
    return True
