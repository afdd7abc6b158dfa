"""French for laws about bonus points."""

from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.french.words.changes.changes import LAWS
from everfree.ccg.language.text.french.words.selectors.selectors import SELECTORS
from everfree.ccg.language.text.phrases import DEFINITE, Clause, Noun, NounPhrase, VerbPhrase
from everfree.ccg.language.wordings import OWN_NUMBER
from everfree.ccg.language.words.laws.bonus_points import BonusIs


def bonus_is(law: BonusIs, told: Discourse) -> Clause:
    """Say how many bonus points a Problem has: "a un bonus de 0 point", "son bonus est de 0"."""
    if law.wording == OWN_NUMBER:
        bonus = NounPhrase(Noun("bonus", "bonus"), DEFINITE, possessor=SELECTORS.say(law.what, told))
        return Clause(VerbPhrase("être", (f"de {law.points}",)), bonus)
    points = f"un bonus de {law.points} {'points' if law.points > 1 else 'point'}"
    return Clause(VerbPhrase("avoir", (points,)), SELECTORS.say(law.what, told))


LAWS.add(BonusIs, bonus_is, OWN_NUMBER)
