"""French for looking at the top of a deck and sorting it."""

from everfree.ccg.language.keywords import INSPIRED
from everfree.ccg.language.terms import OPPONENT, YOU
from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.french.agreement import pronoun_for
from everfree.ccg.language.text.french.grammar import MAY
from everfree.ccg.language.text.french.lexicon import ADVERSARY, AN_OPPONENT, HE, KINDS, player, zone
from everfree.ccg.language.text.french.words.effects.effects import (
    EFFECTS,
    IN_ANY_ORDER,
    in_any_order,
    top_cards,
)
from everfree.ccg.language.text.french.words.selectors.selectors import fixed, in_number
from everfree.ccg.language.text.french.words.zones.decks import DECKS
from everfree.ccg.language.text.phrasebook import Untold
from everfree.ccg.language.text.phrases import (
    DEFINITE,
    NEAR,
    THEN,
    Clause,
    Joined,
    NounPhrase,
    Speech,
    VerbPhrase,
)
from everfree.ccg.language.wordings import (
    AT_WILL,
    BACK_TOP_OR_BOTTOM,
    CHOSEN_FIRST,
    EITHER,
    IN_PILES,
    TOP_OR_BOTTOM,
    UNDERSTOOD,
)
from everfree.ccg.language.words.zones.decks import DrawDeck
from everfree.ccg.language.words.zones.looking import LookAndReorder, LookAndSort, LookAtOpponentsDeck
from everfree.ccg.vocab import CARD, DRAW_DECK


def look_and_sort(effect: LookAndSort, told: Discourse) -> Speech:
    """Tell a player to look at the top cards of a deck and put each on the top or the bottom."""
    if effect.wording == CHOSEN_FIRST:
        return opponent_first(effect, told)
    deck = DECKS.say(effect.deck, told)
    cards = top_cards(fixed(effect.count), deck)
    order = (in_any_order(told),) if cards.plural else ()
    if effect.bottom:
        if not cards.plural or effect.wording:
            raise Untold("one of several bottom cards is put on top")
        lowest = NounPhrase(KINDS[CARD], DEFINITE, fixed(effect.count), after=("du dessous de", deck))
        raising = VerbPhrase("mettre", ("l’une d’elles sur le dessus de", deck))
        return (Clause(VerbPhrase("regarder", (lowest,))), Clause(raising, player(YOU, told), modal=MAY))
    if effect.wording == AT_WILL:
        if cards.plural:
            raise Untold("one card may be put on the bottom")
        under = VerbPhrase("mettre", (pronoun_for(cards), "éventuellement en dessous"))
        return (Clause(Joined((VerbPhrase("regarder", (cards,)), under), THEN)),)
    if effect.wording == IN_PILES:
        if not cards.plural:
            raise Untold("one card makes no piles")
        piles = ("n’importe quel nombre d’entre elles sur", deck, *order, "et le reste dessous", *order)
        sorting = Clause(VerbPhrase("remettre", piles), player(YOU, told), modal=MAY)
        return (Clause(VerbPhrase("regarder", (cards,))), sorting)
    back = VerbPhrase("remettre", (pronoun_for(cards), "au-dessus ou en dessous", *order))
    return (Clause(Joined((VerbPhrase("regarder", (cards,)), back))),)


def opponent_first(effect: LookAndSort, told: Discourse) -> Speech:
    """Tell a player to choose an opponent, then to look at a number of cards of that player's deck."""
    if effect.bottom:
        raise Untold("one of several bottom cards is put on top of a deck that is named first")
    if effect.deck != DrawDeck(OPPONENT):
        raise Untold("only an opponent's deck is told so")
    deck = NounPhrase(zone(DRAW_DECK), DEFINITE, possessor=NounPhrase(ADVERSARY, NEAR))
    number, measure = in_number(NounPhrase(KINDS[CARD]), effect.count, told)
    look = VerbPhrase("regarder", (number, "du dessus de", deck, measure))
    back = ("au-dessus autant de ces cartes que vous voulez", in_any_order(told), "et les autres en dessous")
    return (
        Clause(VerbPhrase("choisir", (AN_OPPONENT,))),
        Clause(Joined((look, VerbPhrase("remettre", back)), THEN)),
    )


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


EFFECTS.add(
    LookAndSort, look_and_sort, BACK_TOP_OR_BOTTOM, CHOSEN_FIRST, EITHER, IN_PILES, TOP_OR_BOTTOM, AT_WILL
)
EFFECTS.add(LookAndReorder, look_and_reorder, UNDERSTOOD)
EFFECTS.add(LookAtOpponentsDeck, look_at_opponents_deck)
