"""Decks that texts look at or take cards from (402, 403)."""

from typing import Final

from everfree.ccg.language.frozen import dataclass
from everfree.ccg.language.nodes import Node
from everfree.ccg.language.terms import YOU, Place, Who
from everfree.ccg.language.words.selectors.selectors import Selector


class Deck(Node):
    """A deck on the table."""


@dataclass(frozen=True, eq=False, repr=False)
class DrawDeck(Deck):
    """A player's Draw Deck (402.1)."""

    whose: Who = YOU


@dataclass(frozen=True, eq=False, repr=False)
class ProblemDeckAt(Deck):
    """The Problem Deck of the player who owns the Problem in *place* (403.1)."""

    place: Place
    wording: str = ""


YOUR_DECK: Final = DrawDeck()


@dataclass(frozen=True, eq=False, repr=False)
class TopOf(Selector):
    """The top cards of a deck, or its bottom cards, or as many as there are (402.3, 707.2).

    Later words call them "that card". *deck* may be that of each player.
    """

    count: int = 1
    deck: DrawDeck = YOUR_DECK
    bottom: bool = False
    wording: str = ""
