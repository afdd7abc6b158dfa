"""English for laws about how much a player may do in one turn."""

from everfree.ccg.language.terms import CARDS_OF_EACH_TYPE, POINTS
from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.english.words.changes.changes import LAWS, under_law
from everfree.ccg.language.text.phrasebook import Untold
from everfree.ccg.language.text.phrases import Clause, Noun, NounPhrase, VerbPhrase
from everfree.ccg.language.words.laws.limits import TurnLimit


def play_limit(law: TurnLimit, told: Discourse) -> Clause:
    """Say that a player can't play more than a number of cards of each type in a turn."""
    cards = (f"{'one' if law.count == 1 else law.count}", Noun("card").one if law.count == 1 else "cards")
    deed = VerbPhrase("play", ("more than", *cards, "of each type per turn"))
    return Clause(deed, under_law(law.who, told), modal="can't")


def score_limit(law: TurnLimit, told: Discourse) -> Clause:
    """Say that a player can't score more than a number of points in a turn."""
    points = NounPhrase(Noun("point"), count=law.count)
    return Clause(
        VerbPhrase("score", ("more than", points, "per turn")), under_law(law.who, told), modal="can't"
    )


def turn_limit(law: TurnLimit, told: Discourse) -> Clause:
    """Say what a player can't do more than a number of times in a turn."""
    if law.of not in (POINTS, CARDS_OF_EACH_TYPE):
        raise Untold("only points and cards are limited")
    return score_limit(law, told) if law.of == POINTS else play_limit(law, told)


LAWS.add(TurnLimit, turn_limit)
