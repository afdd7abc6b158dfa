"""English for cards that come to a discard pile."""

from everfree.ccg.language.discarding import Discards, EntersDiscardPile
from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.english.lexicon import KINDS, player
from everfree.ccg.language.text.english.selectors import SELECTORS
from everfree.ccg.language.text.english.triggers import TRIGGERS, Occasion
from everfree.ccg.language.text.phrases import Clause, NounPhrase, VerbPhrase
from everfree.ccg.vocab import CARD


def discards(trigger: Discards, told: Discourse) -> Occasion:
    """Someone discards a card."""
    return Clause(VerbPhrase("discard", (NounPhrase(KINDS[CARD]),)), player(trigger.who, told))


def enters_discard_pile(trigger: EntersDiscardPile, told: Discourse) -> Occasion:
    """A card is put into the discard pile."""
    origin = "from play" if trigger.from_play else "from anywhere"
    put = VerbPhrase("be", ("put into the discard pile", origin))
    return Clause(put, SELECTORS.say(trigger.what, told))


TRIGGERS.add(Discards, discards)
TRIGGERS.add(EntersDiscardPile, enters_discard_pile)
