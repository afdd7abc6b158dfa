"""French for laws about how much a player may do in one turn."""

from typing import Final

from everfree.ccg.language.terms import (
    CARDS_DRAWN,
    CARDS_OF_EACH_TYPE,
    POINTS,
    PROBLEMS_CONFRONTED,
    Quantity,
)
from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.french.grammar import CANT
from everfree.ccg.language.text.french.lexicon import KINDS, POINT
from everfree.ccg.language.text.french.words.changes.changes import LAWS, under_law
from everfree.ccg.language.text.phrasebook import Untold
from everfree.ccg.language.text.phrases import Clause, Noun, NounPhrase, VerbPhrase
from everfree.ccg.language.words.laws.limits import TurnLimit
from everfree.ccg.vocab import CARD, PROBLEM

LIMITED: Final[dict[Quantity, tuple[str, Noun, str]]] = {
    POINTS: ("marquer", POINT, ""),
    CARDS_OF_EACH_TYPE: ("jouer", KINDS[CARD], "de chaque type"),
    CARDS_DRAWN: ("piocher", KINDS[CARD], ""),
    PROBLEMS_CONFRONTED: ("affronter", KINDS[PROBLEM], ""),
}
"""What is done, with what, and how that is counted."""


def turn_limit(law: TurnLimit, told: Discourse) -> Clause:
    """Say what a player can't do more than a number of times in a turn."""
    if law.of not in LIMITED:
        raise Untold(f"no words for a limit of {law.of}")
    verb, noun, how = LIMITED[law.of]
    things = NounPhrase(noun, count=law.count)
    return Clause(
        VerbPhrase(verb, ("plus de", things, how, "par tour")), under_law(law.who, told), modal=CANT
    )


LAWS.add(TurnLimit, turn_limit)
