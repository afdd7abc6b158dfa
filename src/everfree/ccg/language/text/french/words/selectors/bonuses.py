"""French for numbers on Problems."""

from everfree.ccg.language.terms import A_PROBLEM, ITS_PROBLEM, THERE
from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.french.lexicon import EXTRA, at, place
from everfree.ccg.language.text.french.words.changes.changes import AMOUNTS
from everfree.ccg.language.text.phrases import DEFINITE, NounPhrase, Phrase
from everfree.ccg.language.words.selectors.bonuses import Bonus


def bonus(amount: Bonus, told: Discourse) -> tuple[int, Phrase]:
    """Name the amount "le bonus de ce Problème"."""
    problem = place(amount.place, told) if amount.place in (ITS_PROBLEM, THERE, A_PROBLEM) else ()
    if isinstance(problem, NounPhrase):
        return 0, NounPhrase(EXTRA, DEFINITE, possessor=problem)
    return 0, (NounPhrase(EXTRA, DEFINITE), at(amount.place, told))


AMOUNTS.add(Bonus, bonus)
