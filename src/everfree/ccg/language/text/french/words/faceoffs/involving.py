"""French for which cards are involved in a faceoff."""

from dataclasses import replace

from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.french.lexicon import FACEOFF, player, that
from everfree.ccg.language.text.french.words.selectors.conditions import CONDITIONS, Circumstances, at_least
from everfree.ccg.language.text.french.words.selectors.selectors import described
from everfree.ccg.language.text.french.words.triggers.triggers import faceoff
from everfree.ccg.language.text.phrases import (
    AND,
    DEFINITE,
    MANY,
    NEAR,
    OR,
    Clause,
    NounPhrase,
    VerbPhrase,
    join,
)
from everfree.ccg.language.words.faceoffs.involving import GatheredAtFaceoff, HasInvolved
from everfree.ccg.vocab import ANY_FACEOFF, PROBLEM


def has_involved(condition: HasInvolved, told: Discourse) -> Circumstances:
    """Say that you have one of these cards, or all of them, in this faceoff."""
    names = join(condition.titles, AND if condition.every else OR)
    here = ("dans", NounPhrase(FACEOFF, NEAR))
    return (Clause(VerbPhrase("avoir", (names, here)), player(condition.who, told)),)


def gathered_at_faceoff(condition: GatheredAtFaceoff, told: Discourse) -> Circumstances:
    """Say that a number of cards face one Problem where a faceoff is."""
    cards = at_least(condition.count, described(condition.description, told, count=condition.count))
    there = replace(faceoff(ANY_FACEOFF, DEFINITE, MANY), after=("qui ont lieu sur", that(PROBLEM, told)))
    return (Clause(VerbPhrase("être", ("face au même Problème",)), cards), ("pendant", there))


CONDITIONS.add(HasInvolved, has_involved)
CONDITIONS.add(GatheredAtFaceoff, gathered_at_faceoff)
