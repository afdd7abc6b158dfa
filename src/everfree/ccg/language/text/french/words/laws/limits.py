"""French for laws about how much a player may do in one turn."""

from everfree.ccg.language.terms import CARDS_OF_EACH_TYPE, POINTS
from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.french.grammar import CANT
from everfree.ccg.language.text.french.lexicon import KINDS, POINT
from everfree.ccg.language.text.french.words.changes.changes import LAWS, under_law
from everfree.ccg.language.text.phrasebook import Untold
from everfree.ccg.language.text.phrases import Clause, NounPhrase, VerbPhrase
from everfree.ccg.language.words.laws.limits import TurnLimit
from everfree.ccg.vocab import CARD


def play_limit(law: TurnLimit, told: Discourse) -> Clause:
    """Say that a player can't play more than a number of cards of each type in a turn."""
    cards = NounPhrase(KINDS[CARD], count=law.count)
    deed = VerbPhrase("jouer", ("plus de", cards, "de chaque type par tour"))
    return Clause(deed, under_law(law.who, told), modal=CANT)


def score_limit(law: TurnLimit, told: Discourse) -> Clause:
    """Say that a player can't score more than a number of points in a turn."""
    points = NounPhrase(POINT, count=law.count)
    deed = VerbPhrase("marquer", ("plus de", points, "par tour"))
    return Clause(deed, under_law(law.who, told), modal=CANT)


def turn_limit(law: TurnLimit, told: Discourse) -> Clause:
    """Say what a player can't do more than a number of times in a turn."""
    if law.of not in (POINTS, CARDS_OF_EACH_TYPE):
        raise Untold("only points and cards are limited")
    return score_limit(law, told) if law.of == POINTS else play_limit(law, told)


LAWS.add(TurnLimit, turn_limit)
