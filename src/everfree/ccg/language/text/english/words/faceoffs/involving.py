"""English for which cards are involved in a faceoff."""

from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.english.lexicon import player
from everfree.ccg.language.text.english.words.selectors.conditions import CONDITIONS, Circumstances
from everfree.ccg.language.text.phrases import AND, OR, Clause, VerbPhrase, join
from everfree.ccg.language.words.faceoffs.involving import HasInvolved


def has_involved(condition: HasInvolved, told: Discourse) -> Circumstances:
    """Say that you have one of these cards, or all of them, in this faceoff."""
    names = join(condition.titles, AND if condition.every else OR)
    return (Clause(VerbPhrase("have", (names, "involved in this faceoff")), player(condition.who, told)),)


CONDITIONS.add(HasInvolved, has_involved)
