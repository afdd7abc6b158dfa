"""English for numbers that a text computes."""

from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.english.lexicon import IT
from everfree.ccg.language.text.english.words.selectors.selectors import AMOUNTS as AMOUNTS, described
from everfree.ccg.language.text.phrases import EVERY, Noun, NounPhrase, Phrase
from everfree.ccg.language.text.symbols import signed
from everfree.ccg.language.words.selectors.amounts import ForEach, ForEachOnHost


def for_each(amount: ForEach, told: Discourse) -> tuple[str, Phrase]:
    """Return the number and "for each card"."""
    return signed(amount.times), ("for", described(amount.description, told, EVERY))


def for_each_on_host(amount: ForEachOnHost, told: Discourse) -> tuple[str, Phrase]:
    """Return the number and "for each Accessory attached to it"."""
    return signed(amount.times), ("for", NounPhrase(Noun(amount.trait), EVERY), "attached to", IT)


AMOUNTS.add(ForEach, for_each)
AMOUNTS.add(ForEachOnHost, for_each_on_host)
