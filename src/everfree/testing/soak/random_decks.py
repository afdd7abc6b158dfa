"""Legal decks (101) drawn at random from the whole pool."""

from everfree.ccg.cards import POOL
from everfree.ccg.decks.deck import Deck
from everfree.ccg.language.card import Card
from everfree.ccg.vocab import COLOURS, MANE, PROBLEM
from everfree.testing.dice import Dice

DRAW_DECK_SIZE = 45
MOST_COPIES = 3
PROBLEM_DECK_SIZE = 10
MOST_COPIES_OF_A_PROBLEM = 2
STARTING_PROBLEM = "Starting Problem"
MOST_COLOURS = 3
"""Colours of a random deck; with all six, hardly a card could be played."""

MANES = [card for card in POOL.values() if card.type == MANE]
PROBLEMS = [card for card in POOL.values() if card.type == PROBLEM]
DRAWN = [card for card in POOL.values() if card.type not in (MANE, PROBLEM)]


def random_deck(dice: Dice, name: str) -> Deck:
    """Make a legal deck (101) of a Mane Character and cards of a few colours, now and then of all."""
    mane = MANES[dice.below(len(MANES))]
    allowed = mane.front.colours
    for _ in range(MOST_COLOURS - 1):
        allowed |= COLOURS[dice.below(len(COLOURS))]
    fitting = [card for card in DRAWN if not card.front.colours & ~allowed]
    others = [card for card in DRAWN if card.front.colours & ~allowed]
    if dice.one_in(4):
        fitting, others = DRAWN, []
    draw = copies(dice, [*shuffled(dice, fitting), *others], size=DRAW_DECK_SIZE, most=MOST_COPIES)
    return Deck(name, mane.id, draw, random_problems(dice))


def random_problems(dice: Dice) -> dict[str, int]:
    """Draw a legal Problem deck."""
    starting = [card for card in PROBLEMS if starts(card)]
    first = starting[dice.below(len(starting))]
    rest = [card for card in shuffled(dice, PROBLEMS) if card is not first]
    return copies(dice, [first, *rest], size=PROBLEM_DECK_SIZE, most=MOST_COPIES_OF_A_PROBLEM)


def starts(card: Card) -> bool:
    """Tell whether a Problem may be the first one (101.3c)."""
    return any(keyword.name == STARTING_PROBLEM for keyword in card.front.keywords)


def shuffled(dice: Dice, cards: list[Card]) -> list[Card]:
    """Return the cards in a random order."""
    left = list(cards)
    return [left.pop(dice.below(len(left))) for _ in cards]


def copies(dice: Dice, cards: list[Card], *, size: int, most: int) -> dict[str, int]:
    """Take some copies of each card in turn until there are *size*, at most *most* of one name."""
    found: dict[str, int] = {}
    names: dict[str, int] = {}
    while sum(found.values()) < size:
        before = sum(found.values())
        for card in cards:
            room = min(most - names.get(card.name, 0), size - sum(found.values()))
            if room > 0:
                number = 1 + dice.below(room)
                found[card.id] = found.get(card.id, 0) + number
                names[card.name] = names.get(card.name, 0) + number
        if sum(found.values()) == before:
            raise ValueError(f"not enough cards for a deck of {size}")
    return found
