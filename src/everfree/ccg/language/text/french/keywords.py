"""French keywords: their names stay as printed, like those of cards; our own reminders say what they mean."""

from collections.abc import Mapping
from typing import Final

from everfree.ccg.language.keywords import STARTING_PROBLEM, STUBBORN, SWIFT, Keyword
from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.french.agreement import pronoun_for
from everfree.ccg.language.text.french.grammar import MAY
from everfree.ccg.language.text.french.lexicon import KINDS, POWER, READER, passive
from everfree.ccg.language.text.phrasebook import Section
from everfree.ccg.language.text.phrases import (
    DEFINITE,
    NEAR,
    Clause,
    NounPhrase,
    Paragraph,
    Phrase,
    VerbPhrase,
)
from everfree.ccg.language.text.symbols import tokens
from everfree.ccg.vocab import CARD, PROBLEM

KEYWORDS: Final[Section[Phrase]] = Section()


def keyword(word: Keyword, told: Discourse) -> Phrase:
    """Print a keyword with its number."""
    return f"{word.name} {word.x}" if word.x else word.name


KEYWORDS.add(Keyword, keyword)

THIS_CARD: Final = NounPhrase(KINDS[CARD], NEAR)
IT: Final = pronoun_for(THIS_CARD)
ITS_POWER: Final = NounPhrase(POWER, DEFINITE, possessor=IT)

REMINDERS: Final[Mapping[str, Paragraph]] = {
    STARTING_PROBLEM.name: Paragraph(
        (
            Clause(
                VerbPhrase("commencer", ("la partie avec", NounPhrase(KINDS[PROBLEM], NEAR), "en jeu")),
                READER,
                modal=MAY,
            ),
        )
    ),
    STUBBORN.name: Paragraph(
        (
            Clause(
                VerbPhrase("ajouter", (ITS_POWER, "même quand", Clause(passive("épuiser"), IT))),
                THIS_CARD,
            ),
        )
    ),
    SWIFT.name: Paragraph((Clause(VerbPhrase("déplacer", (THIS_CARD, "pour", tokens(1), "de moins"))),)),
}
