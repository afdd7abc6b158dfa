"""Decks as the lab names them: read from what a person wrote, and numbered where two have the same name."""

from __future__ import annotations  # so that `help` shows short types

import os.path
import re
from collections import Counter
from collections.abc import Sequence
from itertools import count
from typing import Final

from everfree.ccg.decks.code import BadCode, deck_from_code
from everfree.ccg.decks.deck import Deck
from everfree.library.deck_lookup import DeckLike, decks as known_decks
from everfree.library.errors import UnknownDeck

UNNAMED: Final = "deck"
"""The name of a deck that comes without one, as from a code."""
CODE_LETTERS: Final = re.compile(r"[A-Za-z0-9_-]+")


def read_deck(source: DeckLike) -> Deck:
    """Return the deck that *source* names; raise `UnknownDeck` with what it is not."""
    try:
        deck = known_decks.read(source)
    except UnknownDeck as problem:
        raise UnknownDeck(f"{problem}{_about_code(source)}") from None
    return deck if deck.name else renamed(deck, UNNAMED)


def renamed(deck: Deck, name: str) -> Deck:
    """Return the same cards under another name."""
    return Deck(name, deck.mane, deck.draw, deck.problems)


def has_same_cards(deck: Deck, other: Deck) -> bool:
    """Tell whether two decks have the same cards, whatever their names and the order of their lists."""
    return renamed(deck, "") == renamed(other, "")


def told_apart(decks: Sequence[Deck]) -> list[Deck]:
    """Number decks that have the same name in their order: "deck 1", "deck 2"."""
    names = Counter([deck.name for deck in decks])
    taken = set(names)
    found = []
    for deck in decks:
        name = deck.name
        if names[name] > 1:
            name = next(one for one in (f"{deck.name} {number}" for number in count(1)) if one not in taken)
            taken.add(name)
        found.append(renamed(deck, name))
    return found


def _about_code(source: DeckLike) -> str:
    """Say why a word that might be a deck code is none; nothing about files and lists."""
    if not isinstance(source, str) or not CODE_LETTERS.fullmatch(source) or os.path.isfile(source):
        return ""
    try:
        deck_from_code(source)
    except BadCode as problem:
        return f" It is no deck code either: {problem}."
    return ""
