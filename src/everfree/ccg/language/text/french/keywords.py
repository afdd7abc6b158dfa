"""French keywords: names stay in English, as printed; our own reminders explain those without abilities."""

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
from everfree.ccg.language.text.french.agreement import pronoun_for
from everfree.ccg.language.text.french.grammar import MAY
from everfree.ccg.language.text.french.lexicon import KINDS, POWER, READER, passive
from everfree.ccg.language.text.phrasebook import Section
from everfree.ccg.language.text.phrases import (
    DEFINITE,
    NEAR,
    OR,
    Clause,
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
IT: Final = pronoun_for(THIS_CARD)
ITS_POWER: Final = NounPhrase(POWER, DEFINITE, possessor=IT)


def may(predicate: VerbPhrase) -> Paragraph:
    """Return a reminder that says what you may do."""
    return Paragraph((Clause(predicate, READER, modal=MAY),))


WITH_PRIORITY: Final = "dès que vous avez la priorité"
ONE_OF_YOURS: Final = NounPhrase(KINDS[FRIEND], possessor=READER)
A_FLIP: Final = NounPhrase(KINDS[CARD], after=("de puissance 1 que vous retournez",))

REMINDERS: Final[Mapping[str, Paragraph]] = {
    AGILE.name: may(VerbPhrase("déplacer", (THIS_CARD, WITH_PRIORITY))),
    HASTY.name: may(VerbPhrase("jouer", (THIS_CARD, WITH_PRIORITY))),
    RANDOM.name: may(
        VerbPhrase(
            "ignorer",
            (A_FLIP, "et en retourner une autre, une fois par face-à-face auquel", THIS_CARD, "participe"),
        )
    ),
    REDEEM.name: may(
        VerbPhrase(
            "mettre",
            (
                "à la retraite",
                join((NounPhrase(KINDS[FRIEND]), NounPhrase(KINDS[TROUBLEMAKER])), OR),
                "du même titre pour payer",
                THIS_CARD,
                tokens(3),
                "de moins",
            ),
        )
    ),
    "Transform": may(
        VerbPhrase("mettre", (ONE_OF_YOURS, "à la retraite et jouer", THIS_CARD, "là où il était, à ce prix"))
    ),
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
