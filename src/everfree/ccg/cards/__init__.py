"""The card pool: one package per set, each card one expression of the language.

Imports language and vocab only. `POOL` has every card by its id.
"""

from everfree.ccg.cards import absolute_discord, crystal_games, premiere
from everfree.ccg.language import Card

SETS: dict[str, tuple[Card, ...]] = {
    "premiere": premiere.CARDS,
    "crystal_games": crystal_games.CARDS,
    "absolute_discord": absolute_discord.CARDS,
}
POOL: dict[str, Card] = {card.id: card for cards in SETS.values() for card in cards}
