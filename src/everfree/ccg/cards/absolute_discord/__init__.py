"""Absolute Discord: the cards that bend the engine so far."""

from everfree.ccg.cards.absolute_discord import troublemakers
from everfree.ccg.language import Card

CARDS: tuple[Card, ...] = (*troublemakers.CARDS,)
