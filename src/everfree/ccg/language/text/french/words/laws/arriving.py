"""French for cards that enter play or arrive exhausted."""

from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.french.words.changes.changes import LAWS
from everfree.ccg.language.text.french.words.selectors.selectors import SELECTORS
from everfree.ccg.language.text.phrases import Clause, VerbPhrase
from everfree.ccg.language.words.laws.arriving import ArrivesExhausted, EntersExhausted


def enters_exhausted(law: EntersExhausted, told: Discourse) -> Clause:
    """Say that cards enter play exhausted."""
    return Clause(VerbPhrase("entrer", ("en jeu à l’état épuisé",)), SELECTORS.say(law.what, told))


def arrives_exhausted(law: ArrivesExhausted, told: Discourse) -> Clause:
    """Say that moved cards arrive exhausted."""
    how = "à l’état épuisé à la fin d’un déplacement"
    return Clause(VerbPhrase("arriver", (how,)), SELECTORS.say(law.what, told))


LAWS.add(EntersExhausted, enters_exhausted)
LAWS.add(ArrivesExhausted, arrives_exhausted)
