"""English for cards that are copies of others."""

from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.english.lexicon import that, this_card
from everfree.ccg.language.text.english.words.effects.effects import EFFECTS
from everfree.ccg.language.text.english.words.selectors.selectors import SELECTORS
from everfree.ccg.language.text.phrases import Clause, Speech, VerbPhrase
from everfree.ccg.language.words.zones.copying import BanishAndCopy


def banish_and_copy(effect: BanishAndCopy, told: Discourse) -> Speech:
    """Say that this card banishes another and enters play as a copy of it."""
    banishing = Clause(VerbPhrase("banish", (SELECTORS.say(effect.choice, told),)))
    copied = that(effect.choice.description.noun)
    return (banishing, Clause(VerbPhrase("enter", ("play as a copy of", copied)), this_card(told)))


EFFECTS.add(BanishAndCopy, banish_and_copy)
