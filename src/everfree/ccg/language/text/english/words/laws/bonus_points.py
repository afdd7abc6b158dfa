"""English for laws about bonus points."""

from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.english.words.changes.changes import LAWS
from everfree.ccg.language.text.english.words.selectors.selectors import SELECTORS
from everfree.ccg.language.text.phrases import DEFINITE, Clause, Noun, NounPhrase, VerbPhrase
from everfree.ccg.language.wordings import OWN_NUMBER
from everfree.ccg.language.words.laws.bonus_points import BonusIs


def bonus_is(law: BonusIs, told: Discourse) -> Clause:
    """Say how many bonus points a Problem has, or with `OWN_NUMBER` what its bonus is."""
    if law.wording == OWN_NUMBER:
        bonus = NounPhrase(Noun("bonus"), DEFINITE, possessor=SELECTORS.say(law.what, told))
        return Clause(VerbPhrase("be", (str(law.points),)), bonus)
    points = NounPhrase(Noun("bonus point"), count=law.points)
    number = "0" if law.points == 0 else ""
    return Clause(VerbPhrase("have", (number, points)), SELECTORS.say(law.what, told))


LAWS.add(BonusIs, bonus_is, OWN_NUMBER)
