"""English for which cards are involved in a faceoff."""

from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.english.lexicon import KINDS, player, that
from everfree.ccg.language.text.english.words.selectors.conditions import CONDITIONS, Circumstances, at_least
from everfree.ccg.language.text.english.words.selectors.selectors import described
from everfree.ccg.language.text.english.words.triggers.triggers import faceoff
from everfree.ccg.language.text.phrases import AND, MANY, OR, Clause, VerbPhrase, join
from everfree.ccg.language.words.faceoffs.involving import GatheredAtFaceoff, HasInvolved
from everfree.ccg.vocab import ANY_FACEOFF, PROBLEM


def has_involved(condition: HasInvolved, told: Discourse) -> Circumstances:
    """Say that you have one of these cards, or all of them, in this faceoff."""
    names = join(condition.titles, AND if condition.every else OR)
    return (Clause(VerbPhrase("have", (names, "involved in this faceoff")), player(condition.who, told)),)


def gathered_at_faceoff(condition: GatheredAtFaceoff, told: Discourse) -> Circumstances:
    """Say that a number of cards are at one Problem where a faceoff is."""
    cards = at_least(condition.count, described(condition.description, told, count=condition.count))
    there = faceoff(ANY_FACEOFF, "at", that(PROBLEM), count=MANY)
    return (Clause(VerbPhrase("be", ("at one", KINDS[PROBLEM].one)), cards), ("during", there))


CONDITIONS.add(HasInvolved, has_involved)
CONDITIONS.add(GatheredAtFaceoff, gathered_at_faceoff)
