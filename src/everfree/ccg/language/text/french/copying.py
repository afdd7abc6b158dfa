"""French for cards that are copies of others."""

from everfree.ccg.language.copying import BanishAndCopy
from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.french.effects import EFFECTS
from everfree.ccg.language.text.french.lexicon import that, this_card
from everfree.ccg.language.text.french.selectors import SELECTORS
from everfree.ccg.language.text.phrases import Clause, Speech, VerbPhrase


def banish_and_copy(effect: BanishAndCopy, told: Discourse) -> Speech:
    """Banish a card and enter play as that."""
    banishing = Clause(VerbPhrase("bannir", (SELECTORS.say(effect.choice, told),)))
    copied = that(effect.choice.description.noun, told)
    return (banishing, Clause(VerbPhrase("entrer", ("en jeu comme copie de", copied)), this_card(told)))


EFFECTS.add(BanishAndCopy, banish_and_copy)
