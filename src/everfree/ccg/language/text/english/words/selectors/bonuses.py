"""English for numbers on Problems."""

from everfree.ccg.language.terms import A_PROBLEM, ITS_PROBLEM, THERE
from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.english.lexicon import at, place
from everfree.ccg.language.text.english.words.changes.changes import AMOUNTS
from everfree.ccg.language.text.phrases import DEFINITE, Noun, NounPhrase, Phrase
from everfree.ccg.language.words.selectors.bonuses import Bonus


def bonus(amount: Bonus, told: Discourse) -> tuple[str, Phrase]:
    """Name the amount "that Problem's bonus"."""
    points = NounPhrase(Noun("bonus"), DEFINITE)
    problem = place(amount.place, told) if amount.place in (ITS_PROBLEM, THERE, A_PROBLEM) else ()
    if isinstance(problem, NounPhrase):
        return "", NounPhrase(Noun("bonus"), DEFINITE, possessor=problem)
    return "", (points, at(amount.place, told))


AMOUNTS.add(Bonus, bonus)
