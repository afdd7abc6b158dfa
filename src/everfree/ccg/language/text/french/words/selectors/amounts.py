"""French for numbers that a text computes."""

from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.french.agreement import pronoun_for
from everfree.ccg.language.text.french.lexicon import KINDS, done
from everfree.ccg.language.text.french.words.selectors.selectors import AMOUNTS as AMOUNTS, described
from everfree.ccg.language.text.phrases import EVERY, NounPhrase, Phrase
from everfree.ccg.language.words.selectors.amounts import ForEach, ForEachOnHost
from everfree.ccg.vocab import CARD


def for_each(amount: ForEach, told: Discourse) -> tuple[int, Phrase]:
    """Return the number and "for each card"."""
    return amount.times, ("pour", described(amount.description, told, EVERY))


def for_each_on_host(amount: ForEachOnHost, told: Discourse) -> tuple[int, Phrase]:
    """Return the number and the phrase for each card with a trait attached to it."""
    it = pronoun_for(NounPhrase(KINDS[told.host]))
    card = NounPhrase(KINDS[CARD], EVERY, qualities=(amount.trait,), after=(done("placer", "sur", it),))
    return amount.times, ("pour", card)


AMOUNTS.add(ForEach, for_each)
AMOUNTS.add(ForEachOnHost, for_each_on_host)
