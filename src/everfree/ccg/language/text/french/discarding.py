"""French for cards that come to a discard pile."""

from everfree.ccg.language.discarding import DiscardHand, Discards, EntersDiscardPile, PutIntoDiscardPile
from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.french.effects import EFFECTS, act, of_owner
from everfree.ccg.language.text.french.lexicon import KINDS, done, player, zone
from everfree.ccg.language.text.french.selectors import SELECTORS
from everfree.ccg.language.text.french.triggers import TRIGGERS, Occasion
from everfree.ccg.language.text.phrases import DEFINITE, Clause, NounPhrase, Speech, VerbPhrase
from everfree.ccg.language.wordings import PASSIVE
from everfree.ccg.language.words import YOU
from everfree.ccg.vocab import CARD, DISCARD_PILE, HAND


def discards(trigger: Discards, told: Discourse) -> Occasion:
    """Someone discards a card."""
    return Clause(VerbPhrase("défausser", (NounPhrase(KINDS[CARD]),)), player(trigger.who, told))


def enters_discard_pile(trigger: EntersDiscardPile, told: Discourse) -> Occasion:
    """A card is put into the discard pile."""
    origin = "depuis le jeu" if trigger.from_play else "depuis n’importe quelle zone"
    put = VerbPhrase("être", (done("mettre", "dans la défausse", origin),))
    return Clause(put, SELECTORS.say(trigger.what, told))


def discard_hand(effect: DiscardHand, told: Discourse) -> Speech:
    """Discard a whole hand."""
    hand = NounPhrase(zone(HAND), DEFINITE, possessor=player(YOU, told))
    return (Clause(VerbPhrase("défausser", ("toutes les cartes de", hand))),)


def put_into_discard_pile(effect: PutIntoDiscardPile, told: Discourse) -> Speech:
    """Put cards into their owners' discard piles; told of the cards, they are put there."""
    cards = SELECTORS.say(effect.what, told)
    pile = of_owner(DISCARD_PILE, cards)
    if effect.wording == PASSIVE:
        return (Clause(VerbPhrase("être", (done("mettre", "dans", pile),)), cards),)
    return act("mettre", effect.what, told, "dans", pile)


EFFECTS.add(DiscardHand, discard_hand)
EFFECTS.add(PutIntoDiscardPile, put_into_discard_pile, PASSIVE)
TRIGGERS.add(Discards, discards)
TRIGGERS.add(EntersDiscardPile, enters_discard_pile)
