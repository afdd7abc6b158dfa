"""Leaders and Legends: the cards that bend the engine so far."""

from everfree.ccg.cards.leaders_and_legends import events, friends, resources
from everfree.ccg.language import Card

CARDS: tuple[Card, ...] = (
    *friends.CARDS,
    *events.CARDS,
    *resources.CARDS,
)
