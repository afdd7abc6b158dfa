"""French for shuffling decks."""

from everfree.ccg.language.terms import YOU
from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.french.lexicon import player, zone
from everfree.ccg.language.text.french.words.effects.effects import EFFECTS
from everfree.ccg.language.text.french.words.zones.entering import taken_out
from everfree.ccg.language.text.phrases import DEFINITE, Clause, Nominal, NounPhrase, Speech, VerbPhrase
from everfree.ccg.language.words.selectors.selectors import Each, Selector, in_your_discard_pile, in_your_hand
from everfree.ccg.language.words.zones.shuffling import ShuffleDeck, ShuffleInto
from everfree.ccg.vocab import CARD, DRAW_DECK

WHOLE_ZONES = (in_your_hand(CARD), in_your_discard_pile(CARD))
"""Descriptions of all cards of a zone, which is then named instead of the cards."""


def own(place: int, told: Discourse) -> NounPhrase:
    """Name a zone of the player who acts; of several players, each has one: "leur pioche"."""
    return NounPhrase(zone(place), DEFINITE, possessor=player(YOU, told))


def shuffled(what: Selector, told: Discourse) -> Nominal:
    """Name the cards that are shuffled into a deck; all cards of a zone are called by the zone."""
    if isinstance(what, Each) and what.description in WHOLE_ZONES and not what.wording:
        return own(what.description.zone, told)
    return taken_out(what, told)


def shuffle_deck(effect: ShuffleDeck, told: Discourse) -> Speech:
    """Say "mélangez votre pioche"."""
    return (Clause(VerbPhrase("mélanger", (own(DRAW_DECK, told),))),)


def shuffle_into(effect: ShuffleInto, told: Discourse) -> Speech:
    """Say "mélangez votre main à votre pioche"."""
    return (Clause(VerbPhrase("mélanger", (shuffled(effect.what, told), "à", own(DRAW_DECK, told)))),)


EFFECTS.add(ShuffleDeck, shuffle_deck)
EFFECTS.add(ShuffleInto, shuffle_into)
