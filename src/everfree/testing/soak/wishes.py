"""What a card's text speaks of and waits for, as cards that could lie on the table beside it."""

from dataclasses import dataclass
from functools import cache

from everfree.ccg.cards import POOL
from everfree.ccg.kernel.meanings import DOES, LISTENS
from everfree.ccg.language import Card
from everfree.ccg.language.costs import WithCost
from everfree.ccg.language.effects import Effect
from everfree.ccg.language.keywords import PUMPED
from everfree.ccg.language.nodes import Node, parts, walk
from everfree.ccg.language.powers import WithPower
from everfree.ccg.language.searching import Titled
from everfree.ccg.language.selectors import Description, OfColour, Test, WithoutColour, WithTrait
from everfree.ccg.language.triggers import Trigger
from everfree.ccg.vocab import CHARACTER, FRIEND
from everfree.testing.pieces import named, plain

PRINTED_TESTS = (OfColour, Titled, WithCost, WithPower, WithTrait, WithoutColour)
TITLES = {card.title for card in POOL.values()}


@dataclass(frozen=True)
class Wishes:
    """The company a card would like to have."""

    fitting: tuple[tuple[Card, ...], ...]
    """Cards that its text describes or names, together those of one description or name."""
    heard: frozenset[int]
    """The kinds of occurrences its text waits for."""
    causes: tuple[Card, ...]
    """Cards whose texts make them happen."""
    nouns: int
    """The types of cards it speaks of, without characters, which are always there."""
    colours: int
    """The colours it is played, confronted or helped with."""
    counters: tuple[str, ...]
    """The names of counters it speaks of."""
    is_hoard: bool
    """Whether cards can lie beneath it."""

    @property
    def ids(self) -> set[str]:
        """The ids of all these cards."""
        return {one.id for cards in (*self.fitting, self.causes) for one in cards}


@cache
def wishes_of(card: Card) -> Wishes:
    """Read a card's text for what it needs to do something."""
    words = words_of(card)
    pool = POOL.values()
    described = [word for word in words if isinstance(word, Description) and is_telling(word)]
    fitting = [tuple([one for one in pool if fits(one, word)]) or stand_in(word) for word in described]
    titles = sorted(TITLES & said(words))
    fitting.extend([tuple([one for one in pool if one.title == title]) for title in titles])
    heard = {kind for word in words if isinstance(word, Trigger) for kind in LISTENS[type(word)].kinds}
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
    )


def stand_in(description: Description) -> tuple[Card, ...]:
    """Make a Friend of the traits that a description asks for: no card that we have is one."""
    traits = tuple([test.trait for test in description.tests if isinstance(test, WithTrait)])
    if not traits or not description.noun & FRIEND:
        return ()
    return (named(plain(1, traits=traits), "-".join(["stand-in", *traits]).lower()),)


def words_of(card: Card) -> list[Node]:
    """List the words of all abilities of a card."""
    return [word for side in card.sides for word in walk(side.abilities)]


def said(words: list[Node]) -> set[str]:
    """Collect every text and name that stands in the words themselves."""
    found: set[str] = set()
    for word in words:
        for part in parts(word):
            found.update(
                [one for one in (part if isinstance(part, tuple) else (part,)) if isinstance(one, str)]
            )
    return found


@cache
def done_by(card: Card) -> frozenset[int]:
    """Give the kinds of occurrences that the text of a card makes."""
    instructions = [word for word in words_of(card) if isinstance(word, Effect)]
    return frozenset([DOES[type(word)].kind for word in instructions if type(word) in DOES]) - {-1}


def is_telling(description: Description) -> bool:
    """Tell whether a description leaves most cards out."""
    is_closer = any(isinstance(test, PRINTED_TESTS) for test in description.tests)
    return is_closer or not description.noun & CHARACTER


def fits(card: Card, description: Description) -> bool:
    """Tell whether a card as printed could be meant; where and whose it is shows only in play."""
    return bool(card.type & description.noun) and all(passes(card, test) for test in description.tests)


def passes(card: Card, test: Test) -> bool:
    """Tell whether a printed card has a property; one that is not printed it may get."""
    face = card.front
    match test:
        case OfColour():
            return bool(face.colours & test.colours)
        case WithoutColour():
            return not face.colours & test.colours
        case WithTrait():
            return test.trait in face.traits
        case Titled():
            return card.title == test.title
        case WithCost():
            return card.cost <= test.most
        case WithPower():
            return test.least <= face.power and (test.most < 0 or face.power <= test.most)
    return True
