"""401 to 410: where cards can be, who sees them there, and how they get from one zone to another."""

from typing import Final

TITLES: Final[dict[str, str]] = {
    "401.1": "Every card is in exactly one zone at any time",
    "401.2": "An empty zone is still a zone",
    "401.3": "Nobody rearranges a deck or the queue, but one's own hand freely",
    "401.4": "Play and queue are shared, every other zone is one's own",
    "402.1": 'A plain "deck" means the draw deck',
    "402.2": "Nobody sees into a draw deck, everybody sees its size",
    "402.3": "Several cards go onto a draw deck in a chosen, hidden order",
    "403.1": "The Problems not in play wait in the Problem deck",
    "403.2": "Nobody sees into a Problem deck, everybody sees its size",
    "403.3": "Several Problems go under their deck in a chosen order",
    "404.1": "A hand is seen by its own player alone",
    "405.1": "Each player owns a home and a Problem area, open to view",
    "406.1": "A discard pile is open to all and holds its owner's cards",
    "407.1": "Banished cards lie open in their owner's banished zone",
    "408.1": "A card being played lies in the queue until it is done",
    "409.1": "Flipped cards lie open in their owner's flip zone",
    "410.1": "Only a card in play is dismissed, onto its owner's pile",
    "410.2": "Retiring is for cards one controls and is not dismissing",
    "410.3": "Discarding takes a card from the hand and nowhere else",
    "410.4": "A draw takes the deck's top card, and nothing from an empty deck",
    "410.4a": "A card put into hand without the word is not drawn",
    "410.4b": "Several draws happen one by one, each by itself",
    "410.5": "A card is banished from anywhere to its owner's banished zone",
    "410.6": "Changing zones makes a new card, rid of what applied before",
    "410.6a": "What moved a card can find it while it stays there",
    "410.7": "A cancelled card leaves the queue unresolved, its costs still paid",
}
"""Titles by clause id."""
