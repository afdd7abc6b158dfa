"""The cards of a match by number, with their symbols and chances under the options of the table."""

from functools import lru_cache
from typing import Final

from everfree.slap.cards import ALICORN, JOKER, MANE5, PARASPRITE, VILLAIN, Card, cards_of
from everfree.slap.options import Options
from everfree.slap.state import HAYBURGER, LONE_JOKER, MIRROR, NOTHING

WILD: Final = -1
"""A mask with every symbol's bit."""
JOKER_CHANCES: Final = 5


class Deck:
    """Everything about the cards that does not change during a match."""

    __slots__ = ("cards", "chances", "is_always_slapped", "masks", "numbers", "size", "wants_all")

    def __init__(self, options: Options) -> None:
        self.cards = cards_of(options.composition, decks=options.decks, jokers=options.jokers_per_deck)
        self.size = len(self.cards)
        self.numbers = {card: number for number, card in enumerate(self.cards)}
        """The number of a card with this face."""
        self.wants_all = options.two_symbols == "all"
        bits: dict[str, int] = {}
        for card in self.cards:
            for symbol in card.symbols:
                bits.setdefault(symbol, 1 << len(bits))
        self.masks = [_mask(card, bits, options) for card in self.cards]
        """By card number: its symbols as bits; a Joker has all of them or none."""
        self.chances = [_chances(card, options) for card in self.cards]
        """By card number: how many chances it gives as a challenge, 0 if it is no challenge card."""
        self.is_always_slapped = [options.joker == "slap" and JOKER in card.symbols for card in self.cards]

    def match_on(self, pile: list[int], *, under: int = 0) -> int:
        """Return which match the top of the pile shows (S9, S12, S13); a Mirror counts before a Hayburger.

        The first *under* cards were put under the pile unseen and match nothing.
        """
        size = len(pile) - under
        if not size:
            return NOTHING
        top = pile[-1]
        if size > 1 and self.are_same(top, pile[-2]):
            return MIRROR
        if size > 2 and self.are_same(top, pile[-3]):
            return HAYBURGER
        return LONE_JOKER if self.is_always_slapped[top] else NOTHING

    def are_same(self, one: int, other: int) -> bool:
        """Tell whether two cards match; a wild Joker matches every card."""
        mine, theirs = self.masks[one], self.masks[other]
        if self.wants_all and WILD not in (mine, theirs):
            return mine == theirs != 0
        return mine & theirs != 0


def _mask(card: Card, bits: dict[str, int], options: Options) -> int:
    if JOKER in card.symbols:
        return WILD if options.joker == "wild" else 0  # if not wild, not even another Joker matches it
    return sum([bits[symbol] for symbol in sorted(set(card.symbols))])


def _chances(card: Card, options: Options) -> int:
    """Return how many chances a card gives (S11); the larger number if it has two challenge symbols."""
    if JOKER in card.symbols:
        return JOKER_CHANCES if options.joker == "challenge5" else 0
    tries = {
        ALICORN: options.chances.alicorn,
        VILLAIN: options.chances.villain,
        MANE5: options.chances.mane5,
        PARASPRITE: options.chances.parasprite,
    }
    return max([tries.get(symbol, 0) for symbol in card.symbols], default=0)


@lru_cache(maxsize=64)
def deck_of(options: Options) -> Deck:
    """Return the deck of these options, cached: matches with the same options share it."""
    return Deck(options)
