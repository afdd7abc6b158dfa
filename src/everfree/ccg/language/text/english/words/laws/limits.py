"""English for laws about how much a player may do in one turn."""

from typing import Final

from everfree.ccg.language.terms import (
    CARDS_DRAWN,
    CARDS_OF_EACH_TYPE,
    POINTS,
    PROBLEMS_CONFRONTED,
    Quantity,
)
from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.english.lexicon import KINDS
from everfree.ccg.language.text.english.words.changes.changes import LAWS, under_law
from everfree.ccg.language.text.phrasebook import Untold
from everfree.ccg.language.text.phrases import INDEFINITE, ONE, Clause, Noun, NounPhrase, VerbPhrase
from everfree.ccg.language.words.laws.limits import TurnLimit
from everfree.ccg.vocab import CARD, PROBLEM

LIMITED: Final[dict[Quantity, tuple[str, Noun, str]]] = {
    POINTS: ("score", Noun("point"), ""),
    CARDS_OF_EACH_TYPE: ("play", KINDS[CARD], "of each type"),
    CARDS_DRAWN: ("draw", KINDS[CARD], ""),
    PROBLEMS_CONFRONTED: ("confront", KINDS[PROBLEM], ""),
}
"""What is done, with what, and how that is counted."""


def turn_limit(law: TurnLimit, told: Discourse) -> Clause:
    """Say what a player can't do more than a number of times in a turn."""
    if law.of not in LIMITED:
        raise Untold(f"no words for a limit of {law.of}")
    verb, noun, how = LIMITED[law.of]
    things = NounPhrase(noun, ONE if law.count == 1 else INDEFINITE, law.count)
    return Clause(
        VerbPhrase(verb, ("more than", things, how, "per turn")), under_law(law.who, told), modal="can't"
    )


LAWS.add(TurnLimit, turn_limit)
