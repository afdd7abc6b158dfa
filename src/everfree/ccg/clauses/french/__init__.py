"""Titles of clauses and rulings in French, by id; one that is missing here is shown in English."""

from typing import Final

from everfree.ccg.clauses.french import (
    abilities,
    cards,
    concepts,
    glossary,
    rulings,
    special,
    the_game,
    turn,
    zones,
)

FRENCH: Final[dict[str, str]] = (
    the_game.TITLES
    | cards.TITLES
    | zones.TITLES
    | concepts.TITLES
    | turn.TITLES
    | abilities.TITLES
    | special.TITLES
    | glossary.TITLES
    | rulings.TITLES
)
"""Titles by id of the clause or the ruling."""
