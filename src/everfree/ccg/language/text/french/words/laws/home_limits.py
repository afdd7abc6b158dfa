"""French for laws about the number of Friends at home."""

from typing import Final

from everfree.ccg.language.terms import A_PLAYER
from everfree.ccg.language.text.discourse import SOMEONE, Discourse
from everfree.ccg.language.text.french.grammar import NOT
from everfree.ccg.language.text.french.lexicon import PLAYER, done, player
from everfree.ccg.language.text.french.words.changes.changes import AMOUNTS, LAWS
from everfree.ccg.language.text.french.words.selectors.selectors import SELECTORS
from everfree.ccg.language.text.phrases import DEFINITE, EVERY, Clause, Noun, NounPhrase, Phrase, VerbPhrase
from everfree.ccg.language.wordings import CONTRACTED, LOWERED, PLURAL, TOWARDS
from everfree.ccg.language.words.laws.home_limits import HomeLimit, UncountedAtHome

LIMIT: Final = Noun("limite de maison", "limites de maison", feminine=True)


def home_limit(law: HomeLimit, told: Discourse) -> Clause:
    """Say "la limite de maison de votre adversaire est réduite de 1"."""
    measure: Phrase = ()
    if isinstance(law.amount, int):
        amount = law.amount
    else:
        amount, measure = AMOUNTS.say(law.amount, told if law.who == A_PLAYER else told.called(SOMEONE))
    owner = NounPhrase(PLAYER, EVERY) if law.who == A_PLAYER else player(law.who, told)
    how = done("réduire" if amount < 0 else "augmenter", f"de {abs(amount)}")
    return Clause(VerbPhrase("être", (how, measure)), NounPhrase(LIMIT, DEFINITE, possessor=owner))


def uncounted_at_home(law: UncountedAtHome, told: Discourse) -> Clause:
    """Say "cette carte ne compte pas dans votre limite de maison"."""
    what = SELECTORS.say(law.what, told)
    return Clause(VerbPhrase("compter", ("pas dans votre limite de maison",)), what, modal=NOT)


LAWS.add(HomeLimit, home_limit, LOWERED, PLURAL)
LAWS.add(UncountedAtHome, uncounted_at_home, CONTRACTED, TOWARDS)
