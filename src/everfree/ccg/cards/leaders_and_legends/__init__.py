"""Leaders and Legends: the cards that bend the engine so far."""

from everfree.ccg.cards.leaders_and_legends import events, resources
from everfree.ccg.language import Card

CARDS: tuple[Card, ...] = (*events.CARDS, *resources.CARDS)
