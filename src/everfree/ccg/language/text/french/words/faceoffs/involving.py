"""French for which cards are involved in a faceoff."""

from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.french.lexicon import FACEOFF, player
from everfree.ccg.language.text.french.words.selectors.conditions import CONDITIONS, Circumstances
from everfree.ccg.language.text.phrases import (
    AND,
    NEAR,
    OR,
    Clause,
    NounPhrase,
    VerbPhrase,
    join,
)
from everfree.ccg.language.words.faceoffs.involving import HasInvolved


def has_involved(condition: HasInvolved, told: Discourse) -> Circumstances:
    """Say that you have one of these cards, or all of them, in this faceoff."""
    names = join(condition.titles, AND if condition.every else OR)
    here = ("dans", NounPhrase(FACEOFF, NEAR))
    return (Clause(VerbPhrase("avoir", (names, here)), player(condition.who, told)),)


CONDITIONS.add(HasInvolved, has_involved)
