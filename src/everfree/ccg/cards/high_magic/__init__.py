"""High Magic: the cards that bend the engine so far."""

from everfree.ccg.cards.high_magic import events, friends
from everfree.ccg.language import Card

CARDS: tuple[Card, ...] = (*friends.CARDS, *events.CARDS)
