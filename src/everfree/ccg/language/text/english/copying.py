"""English for cards that are copies of others."""

from everfree.ccg.language.copying import BanishAndCopy
from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.english.effects import EFFECTS
from everfree.ccg.language.text.english.lexicon import that, this_card
from everfree.ccg.language.text.english.selectors import SELECTORS
from everfree.ccg.language.text.phrases import Clause, Speech, VerbPhrase


def banish_and_copy(effect: BanishAndCopy, told: Discourse) -> Speech:
    """Banish a card and enter play as that."""
    banishing = Clause(VerbPhrase("banish", (SELECTORS.say(effect.choice, told),)))
    copied = that(effect.choice.description.noun)
    return (banishing, Clause(VerbPhrase("enter", ("play as a copy of", copied)), this_card(told)))


EFFECTS.add(BanishAndCopy, banish_and_copy)
