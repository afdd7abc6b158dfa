"""101 to 106: decks, the start, winning and losing, and rules for the whole game."""

from typing import Final

TITLES: Final[dict[str, str]] = {
    "101.1": "A draw deck needs 45 cards or more",
    "101.2": "A draw deck mixes four card types, three copies of a name at most",
    "101.3": "Ten Problems make a Problem deck, neither more nor fewer",
    "101.3a": "A Problem deck holds a name twice at most",
    "101.3b": "Nothing but Problems goes into a Problem deck",
    "101.3c": "One of the ten Problems must be able to start the game",
    "102.1": "Every Mane Character begins at home, ready, on its Start side",
    "102.2": "Starting Problems are picked in secret and shown together",
    "102.3": "Chance names the first player, decks are shuffled, hands begin with six cards",
    "102.4": "A mulligan is offered once, in turn order, before the first turn",
    "102.4a": "A mulligan shuffles the hand in and takes six new cards",
    "102.5": "Turn one begins as soon as the mulligans are over",
    "103.1": "A win stops the game at once, whatever was still waiting",
    "103.2": "Fifteen points win, and so does jumping past fifteen",
    "103.2a": "Players who would win together draw the game",
    "103.2b": "A drawn game has no winner",
    "103.3": "The last player left wins",
    "103.4": "Conceding is possible at every moment and loses",
    "103.5": "A player who loses is out at once, even between priorities",
    "103.5a": "A removed player's cards, modifiers and areas vanish with them",
    "104.1": "A card's own text beats the general rules",
    "104.2": "What can't happen outranks what should happen",
    "104.2a": "The impossible neither pays a cost nor gets replaced",
    "104.3": "What the game itself does is beyond stopping or replacing",
    "105.1": "A chosen number is whole and not below zero",
    "105.2": "Below zero counts as zero, except in sums of power and cost",
    "105.3": "Zero counts among the even numbers",
    "106.1": "Only the player whose turn runs is the turn player",
    "106.2": "Everyone else still playing is an opponent",
}
"""Titles by clause id."""
