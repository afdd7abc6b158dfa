"""Decks of cards that set each other off, to find pairs that loop, lock or lengthen a game.

A deck grows from one card: cards that cause its triggers or that its text describes, then those of these
cards, and so on. Cards that wish for each other come first, because only they can go round in a circle.
"""

from everfree.ccg.decks.deck import Deck
from everfree.ccg.language.card import Card
from everfree.ccg.vocab import COLOURS
from everfree.testing.dice import Dice
from everfree.testing.soak.random_decks import (
    DRAW_DECK_SIZE,
    DRAWN,
    MANES,
    MOST_COLOURS,
    MOST_COPIES,
    copies,
    random_problems,
    shuffled,
)
from everfree.testing.soak.wishes import wishes_of

MOST_HELPERS = 3
"""Cards taken for the sake of one card."""
FAMILY = 12
"""Cards that are taken for each other's sake; the rest of the deck is drawn at random."""


def combining_deck(dice: Dice, name: str) -> Deck:
    """Make a legal deck (101) around a card and those that set it off, of a few colours."""
    mane = MANES[dice.below(len(MANES))]
    allowed = mane.front.colours
    for _ in range(MOST_COLOURS - 1):
        allowed |= COLOURS[dice.below(len(COLOURS))]
    fitting = [card for card in DRAWN if not card.front.colours & ~allowed]
    family = family_of(dice, mane, fitting)
    draw = full_copies(family)
    taken = {card.name for card in family}
    others = [card for card in shuffled(dice, fitting) if card.name not in taken]
    size = DRAW_DECK_SIZE - sum(draw.values())
    rest = copies(
        dice, [*others, *[one for one in DRAWN if one.name not in taken]], size=size, most=MOST_COPIES
    )
    return Deck(name, mane.id, {**draw, **rest}, random_problems(dice))


def family_of(dice: Dice, mane: Card, fitting: list[Card]) -> list[Card]:
    """Choose cards of *fitting* that set each other off, beginning with any of them."""
    ids = {card.id for card in fitting}
    family = [fitting[dice.below(len(fitting))]]
    asking = [family[0], mane]
    while asking and len(family) < FAMILY:
        asker = asking.pop(0)
        wished = wishes_of(asker)
        helpers = [card for cards in (wished.causes, *wished.fitting) for card in cards if card.id in ids]
        mutual_first = sorted(shuffled(dice, helpers), key=lambda card: asker.id not in wishes_of(card).ids)
        taken = {card.name for card in family}
        new = {card.name: card for card in mutual_first if card.name not in taken}
        chosen = list(new.values())[: dice.below(MOST_HELPERS) + 1]
        family.extend(chosen)
        asking.extend(chosen)
    return family[:FAMILY]


def full_copies(cards: list[Card]) -> dict[str, int]:
    """Return as many copies of each card as a deck may have."""
    return {card.id: MOST_COPIES for card in cards}
