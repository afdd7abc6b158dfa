"""Leaders and Legends: the cards that bend the engine so far."""

from everfree.ccg.cards.leaders_and_legends import resources
from everfree.ccg.language import Card

CARDS: tuple[Card, ...] = (*resources.CARDS,)
