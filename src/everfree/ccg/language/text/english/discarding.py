"""English for cards that come to a discard pile."""

from everfree.ccg.language.discarding import DiscardHand, Discards, EntersDiscardPile, PutIntoDiscardPile
from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.english.effects import EFFECTS, act, of_owner
from everfree.ccg.language.text.english.lexicon import KINDS, player, zone
from everfree.ccg.language.text.english.selectors import SELECTORS
from everfree.ccg.language.text.english.triggers import TRIGGERS, Occasion
from everfree.ccg.language.text.phrases import DEFINITE, Clause, NounPhrase, Speech, VerbPhrase
from everfree.ccg.language.wordings import PASSIVE
from everfree.ccg.language.words import YOU
from everfree.ccg.vocab import CARD, DISCARD_PILE, HAND


def discards(trigger: Discards, told: Discourse) -> Occasion:
    """Someone discards a card."""
    return Clause(VerbPhrase("discard", (NounPhrase(KINDS[CARD]),)), player(trigger.who, told))


def enters_discard_pile(trigger: EntersDiscardPile, told: Discourse) -> Occasion:
    """A card is put into the discard pile."""
    origin = "from play" if trigger.from_play else "from anywhere"
    put = VerbPhrase("be", ("put into the discard pile", origin))
    return Clause(put, SELECTORS.say(trigger.what, told))


def discard_hand(effect: DiscardHand, told: Discourse) -> Speech:
    """Discard a whole hand."""
    hand = NounPhrase(zone(HAND), DEFINITE, possessor=player(YOU, told))
    return (Clause(VerbPhrase("discard", ("all the cards in", hand))),)


def put_into_discard_pile(effect: PutIntoDiscardPile, told: Discourse) -> Speech:
    """Put cards into their owners' discard piles; told of the cards, they are put there."""
    cards = SELECTORS.say(effect.what, told)
    pile = of_owner(DISCARD_PILE, cards)
    if effect.wording == PASSIVE:
        return (Clause(VerbPhrase("be", ("put into", pile)), cards),)
    return act("put", effect.what, told, "into", pile)


EFFECTS.add(DiscardHand, discard_hand)
EFFECTS.add(PutIntoDiscardPile, put_into_discard_pile, PASSIVE)
TRIGGERS.add(Discards, discards)
TRIGGERS.add(EntersDiscardPile, enters_discard_pile)
