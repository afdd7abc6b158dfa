"""French for cards that come to a discard pile."""

from everfree.ccg.language.discarding import Discards, EntersDiscardPile
from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.french.lexicon import KINDS, done, player
from everfree.ccg.language.text.french.selectors import SELECTORS
from everfree.ccg.language.text.french.triggers import TRIGGERS, Occasion
from everfree.ccg.language.text.phrases import Clause, NounPhrase, VerbPhrase
from everfree.ccg.vocab import CARD


def discards(trigger: Discards, told: Discourse) -> Occasion:
    """Someone discards a card."""
    return Clause(VerbPhrase("défausser", (NounPhrase(KINDS[CARD]),)), player(trigger.who, told))


def enters_discard_pile(trigger: EntersDiscardPile, told: Discourse) -> Occasion:
    """A card is put into the discard pile."""
    origin = "depuis le jeu" if trigger.from_play else "depuis n’importe quelle zone"
    put = VerbPhrase("être", (done("mettre", "dans la défausse", origin),))
    return Clause(put, SELECTORS.say(trigger.what, told))


TRIGGERS.add(Discards, discards)
TRIGGERS.add(EntersDiscardPile, enters_discard_pile)
