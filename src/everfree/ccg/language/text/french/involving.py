"""French for who is in a faceoff."""

from dataclasses import replace

from everfree.ccg.language.involving import GatheredAtFaceoff, HasInvolved
from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.french.conditions import CONDITIONS, Circumstances, at_least
from everfree.ccg.language.text.french.lexicon import FACEOFF, player, that
from everfree.ccg.language.text.french.selectors import described
from everfree.ccg.language.text.french.triggers import faceoff
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
from everfree.ccg.vocab import ANY_FACEOFF, PROBLEM


def has_involved(condition: HasInvolved, told: Discourse) -> Circumstances:
    """You have one of these, or all of them, in this faceoff."""
    names = join(condition.titles, AND if condition.every else OR)
    here = ("dans", NounPhrase(FACEOFF, NEAR))
    return (Clause(VerbPhrase("avoir", (names, here)), player(condition.who, told)),)


def gathered_at_faceoff(condition: GatheredAtFaceoff, told: Discourse) -> Circumstances:
    """So many face one Problem, and a faceoff is there too."""
    cards = at_least(condition.count, described(condition.description, told, count=condition.count))
    there = replace(faceoff(ANY_FACEOFF, DEFINITE, MANY), after=("qui ont lieu sur", that(PROBLEM, told)))
    return (Clause(VerbPhrase("être", ("face au même Problème",)), cards), ("pendant", there))


CONDITIONS.add(HasInvolved, has_involved)
CONDITIONS.add(GatheredAtFaceoff, gathered_at_faceoff)
