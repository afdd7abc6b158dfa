"""The clauses of the rulebook, summarised in our own words.

`TITLES` has a line for every clause that can be played and tested, in the rulebook's order; `CHAPTERS` groups
them, `RULINGS` lists how we read the unclear ones, and `FRENCH` has titles in French. Plain data that imports
nothing of the game.
Start with `the_game.py`.
"""

from typing import Final

from everfree.ccg.clauses import abilities, cards, concepts, glossary, special, the_game, turn, zones
from everfree.ccg.clauses.chapters import CHAPTERS, Chapter
from everfree.ccg.clauses.french import FRENCH
from everfree.ccg.clauses.rulings import RULINGS, Ruling

TITLES: Final[dict[str, str]] = (
    the_game.TITLES
    | cards.TITLES
    | zones.TITLES
    | concepts.TITLES
    | turn.TITLES
    | abilities.TITLES
    | special.TITLES
    | glossary.TITLES
)
"""Titles by clause id."""

__all__ = ["CHAPTERS", "FRENCH", "RULINGS", "TITLES", "Chapter", "Ruling"]
