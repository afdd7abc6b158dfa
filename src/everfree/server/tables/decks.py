"""Finding the deck a guest chose: a theme deck by name, or a deck code; a refusal lists every fault."""

import secrets

from everfree.ccg.decks.code import BadCode, deck_code, deck_from_code
from everfree.ccg.decks.deck import Deck
from everfree.ccg.decks.faults import colours_of, faults_of
from everfree.ccg.decks.theme import THEME_DECKS
from everfree.server.protocol import DeckChoice, Problem
from everfree.telling.said import said

STARTERS = tuple(list(THEME_DECKS)[:6])
"""Theme decks from which one is drawn for a player who chose none."""


class DeckRefused(Exception):
    """A deck that can't be played here."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem.reason.key)
        self.problem = problem


def chosen(word: str, *, other: str = "") -> Deck:
    """Return the chosen deck, or a random starter other than *other* if *word* is empty.

    Raise `DeckRefused` if there is no such deck or it is not legal.
    """
    if not word:
        return THEME_DECKS[secrets.choice([name for name in STARTERS if THEME_DECKS[name].name != other])]
    if word in THEME_DECKS:
        return THEME_DECKS[word]
    try:
        deck = deck_from_code(word)
    except BadCode:
        raise DeckRefused(Problem(said("table-no-such-deck"))) from None
    if faults := faults_of(deck):
        reasons = tuple([said(fault.key, **fault.arguments) for fault in faults])
        raise DeckRefused(Problem(reasons[0], faults[0].clause, reasons))
    return deck


def choices() -> list[DeckChoice]:
    """List the theme decks."""
    return [
        DeckChoice(name, deck.name, deck.mane, colours_of(deck), deck_code(deck))
        for name, deck in THEME_DECKS.items()
    ]
