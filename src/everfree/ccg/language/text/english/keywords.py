"""English keywords: how they are printed, and our own reminders of those without abilities."""

from collections.abc import Mapping
from typing import Final

from everfree.ccg.language.keywords import (
    AGILE,
    HASTY,
    RANDOM,
    REDEEM,
    STARTING_PROBLEM,
    STUBBORN,
    SWIFT,
    Keyword,
)
from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.english.lexicon import IT, KINDS, READER
from everfree.ccg.language.text.phrasebook import Section
from everfree.ccg.language.text.phrases import (
    DEFINITE,
    NEAR,
    OR,
    Clause,
    Noun,
    NounPhrase,
    Paragraph,
    Phrase,
    VerbPhrase,
    join,
)
from everfree.ccg.language.text.symbols import tokens
from everfree.ccg.vocab import CARD, FRIEND, PROBLEM, TROUBLEMAKER

KEYWORDS: Final[Section[Phrase]] = Section()


def keyword(word: Keyword, told: Discourse) -> Phrase:
    """Print a keyword with its number."""
    return f"{word.name} {word.x}" if word.x else word.name


KEYWORDS.add(Keyword, keyword)

THIS_CARD: Final = NounPhrase(KINDS[CARD], NEAR)


def may(predicate: VerbPhrase) -> Paragraph:
    """Return a reminder that says what you may do."""
    return Paragraph((Clause(predicate, READER, modal="may"),))


WITH_PRIORITY: Final = "whenever you have priority"
FRIENDS: Final = NounPhrase(KINDS[FRIEND], possessor=READER)
A_FLIP: Final = NounPhrase(KINDS[CARD], after=("of 1 power you flip",))

REMINDERS: Final[Mapping[str, Paragraph]] = {
    AGILE.name: may(VerbPhrase("move", (THIS_CARD, WITH_PRIORITY))),
    HASTY.name: may(VerbPhrase("play", (THIS_CARD, WITH_PRIORITY))),
    RANDOM.name: may(
        VerbPhrase("ignore", (A_FLIP, "and flip another, once in each faceoff with", THIS_CARD))
    ),
    REDEEM.name: may(
        VerbPhrase(
            "retire",
            (
                join((NounPhrase(KINDS[FRIEND]), NounPhrase(KINDS[TROUBLEMAKER])), OR),
                "of that title to pay",
                tokens(3),
                "less for",
                THIS_CARD,
            ),
        )
    ),
    "Transform": may(VerbPhrase("retire", (FRIENDS, "and play", THIS_CARD, "there for that price"))),
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
