"""French for cards that come to a discard pile."""

from everfree.ccg.language.discarding import Discards
from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.french.lexicon import KINDS, player
from everfree.ccg.language.text.french.triggers import TRIGGERS, Occasion
from everfree.ccg.language.text.phrases import Clause, NounPhrase, VerbPhrase
from everfree.ccg.vocab import CARD


def discards(trigger: Discards, told: Discourse) -> Occasion:
    """Someone discards a card."""
    return Clause(VerbPhrase("défausser", (NounPhrase(KINDS[CARD]),)), player(trigger.who, told))


TRIGGERS.add(Discards, discards)
