"""English keywords: how they are printed, and our own reminders of those the chapters read as bits."""

from collections.abc import Mapping
from typing import Final

from everfree.ccg.language.keywords import STARTING_PROBLEM, STUBBORN, SWIFT, Keyword
from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.english.lexicon import IT, KINDS, READER
from everfree.ccg.language.text.phrasebook import Section
from everfree.ccg.language.text.phrases import (
    DEFINITE,
    NEAR,
    Clause,
    Noun,
    NounPhrase,
    Paragraph,
    Phrase,
    VerbPhrase,
)
from everfree.ccg.language.text.symbols import tokens
from everfree.ccg.vocab import CARD, PROBLEM

KEYWORDS: Final[Section[Phrase]] = Section()


def keyword(word: Keyword, told: Discourse) -> Phrase:
    """Print a keyword with its number; in English its name is its name."""
    return f"{word.name} {word.x}" if word.x else word.name


KEYWORDS.add(Keyword, keyword)

THIS_CARD: Final = NounPhrase(KINDS[CARD], NEAR)

REMINDERS: Final[Mapping[str, Paragraph]] = {
    STARTING_PROBLEM.name: Paragraph(
        (
            Clause(
                VerbPhrase("start", ("the game with", NounPhrase(KINDS[PROBLEM], NEAR), "in play")),
                READER,
                modal="may",
            ),
        )
    ),
    STUBBORN.name: Paragraph(
        (
            Clause(
                VerbPhrase(
                    "add", (NounPhrase(Noun("power"), DEFINITE, possessor=IT), "even while exhausted")
                ),
                THIS_CARD,
            ),
        )
    ),
    SWIFT.name: Paragraph((Clause(VerbPhrase("move", (THIS_CARD, "for", tokens(1), "less"))),)),
}
