"""Find the printed phrases that are nearest to what the reader did not understand."""

import re
from collections.abc import Mapping
from difflib import get_close_matches
from typing import Final

from everfree.ccg.cards import POOL
from everfree.ccg.language.text import card_text
from everfree.ccg.parsing.tokens import stems

CLAUSE_END: Final = re.compile(r"(?<=[.,:;])\s+|\s+(?=(?:to|if|until|unless|for each|then)\s)")
"""Where a sentence is cut into clauses: after a mark, and before words that begin a new part."""
MOST: Final = 3
LEAST_ALIKE: Final = 0.45


def clauses_of(text: str) -> list[str]:
    """Cut a paragraph into clauses."""
    return [clause for clause in CLAUSE_END.split(text) if clause]


def printed_clauses() -> dict[str, str]:
    """Return every clause that the cards of the pool print, each with the first card that has it."""
    found: dict[str, str] = {}
    for card in POOL.values():
        for side in card_text(card).sides:
            for paragraph in side.paragraphs:
                for clause in clauses_of(paragraph):
                    found.setdefault(clause.rstrip(".,:;"), card.id)
    return found


def not_understood(text: str, understood: str) -> list[str]:
    """List the clauses of *text* with a word that the *understood* part lacks."""
    known = set(stems(understood))
    return [clause.rstrip(".,:;") for clause in clauses_of(text) if not set(stems(clause)) <= known]


def suggestions(text: str, understood: str) -> Mapping[str, list[tuple[str, str]]]:
    """Return the clauses of *text* that no card prints, each with the nearest printed ones and their cards.

    Clauses that are printed as they stand are left out: they are understood on another card, and the fault is
    in a clause beside them. So are those that are understood here, unless no other is left.
    """
    printed = printed_clauses()
    found: dict[str, list[tuple[str, str]]] = {}
    strange = [clause for clause in not_understood(text, understood) if clause not in printed]
    for clause in strange or [one for one in not_understood(text, "") if one not in printed]:
        near = get_close_matches(clause, list(printed), n=MOST, cutoff=LEAST_ALIKE)
        found[clause] = [(one, printed[one]) for one in near]
    return found
