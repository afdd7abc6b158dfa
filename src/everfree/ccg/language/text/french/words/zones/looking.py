"""French for looking at the top of a deck and sorting it."""

from everfree.ccg.language.keywords import INSPIRED
from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.french.agreement import pronoun_for
from everfree.ccg.language.text.french.lexicon import AN_OPPONENT, HE, zone
from everfree.ccg.language.text.french.words.effects.effects import (
    EFFECTS,
    IN_ANY_ORDER,
    in_any_order,
    top_cards,
)
from everfree.ccg.language.text.french.words.selectors.selectors import fixed
from everfree.ccg.language.text.french.words.zones.decks import DECKS
from everfree.ccg.language.text.phrasebook import Untold
from everfree.ccg.language.text.phrases import DEFINITE, Clause, Joined, NounPhrase, Speech, VerbPhrase
from everfree.ccg.language.wordings import BACK_TOP_OR_BOTTOM, EITHER, TOP_OR_BOTTOM, UNDERSTOOD
from everfree.ccg.language.words.zones.looking import LookAndReorder, LookAndSort, LookAtOpponentsDeck
from everfree.ccg.vocab import DRAW_DECK


def look_and_sort(effect: LookAndSort, told: Discourse) -> Speech:
    """Tell a player to look at the top cards of a deck and put each on the top or the bottom."""
    deck = DECKS.say(effect.deck, told)
    cards = top_cards(fixed(effect.count), deck)
    order = (in_any_order(told),) if cards.plural else ()
    back = VerbPhrase("remettre", (pronoun_for(cards), "au-dessus ou en dessous", *order))
    return (Clause(Joined((VerbPhrase("regarder", (cards,)), back))),)


def look_and_reorder(effect: LookAndReorder, told: Discourse) -> Speech:
    """Tell a player to look at the top cards of a deck and put them back."""
    deck = DECKS.say(effect.deck, told)
    cards = top_cards(fixed(effect.count), deck)
    if effect.wording == UNDERSTOOD:
        if cards.plural:
            raise Untold("only one card is put back without a word")
        return (Clause(VerbPhrase("regarder", (cards,))),)
    back = VerbPhrase("remettre", (pronoun_for(cards), in_any_order(told) if cards.plural else "en place"))
    return (Clause(Joined((VerbPhrase("regarder", (cards,)), back))),)


def look_at_opponents_deck(effect: LookAtOpponentsDeck, told: Discourse) -> Speech:
    """Tell a player to look at an opponent's deck (Inspired)."""
    deck = NounPhrase(zone(DRAW_DECK), DEFINITE, possessor=AN_OPPONENT)
    yours = ("que vous avez de cartes", INSPIRED.name)
    return (
        Clause(VerbPhrase("regarder", ("autant de cartes du dessus de", deck, *yours))),
        Clause(VerbPhrase("remettre", ("chacune sur ou sous cette pioche,", IN_ANY_ORDER))),
        Clause(VerbPhrase("faire", (HE, "une seule fois par tour"))),
    )


EFFECTS.add(LookAndSort, look_and_sort, BACK_TOP_OR_BOTTOM, EITHER, TOP_OR_BOTTOM)
EFFECTS.add(LookAndReorder, look_and_reorder, UNDERSTOOD)
EFFECTS.add(LookAtOpponentsDeck, look_at_opponents_deck)
