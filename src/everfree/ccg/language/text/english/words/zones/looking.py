"""English for looking at the top of a deck and sorting it."""

from dataclasses import replace

from everfree.ccg.language.keywords import INSPIRED
from everfree.ccg.language.terms import OPPONENT, YOU
from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.english.lexicon import (
    AN_OPPONENT,
    IT,
    KINDS,
    READER,
    THAT_ONE,
    THEY,
    player,
    zone,
)
from everfree.ccg.language.text.english.words.effects.effects import EFFECTS
from everfree.ccg.language.text.english.words.selectors.selectors import in_number, top_number
from everfree.ccg.language.text.english.words.zones.decks import DECKS
from everfree.ccg.language.text.phrasebook import Untold
from everfree.ccg.language.text.phrases import (
    DEFINITE,
    EVERY,
    FAR,
    MANY,
    THEN,
    Clause,
    Joined,
    NounPhrase,
    Phrase,
    Speech,
    VerbPhrase,
)
from everfree.ccg.language.text.realiser import COMMA
from everfree.ccg.language.wordings import (
    AT_WILL,
    BACK_TOP_OR_BOTTOM,
    CHOSEN_FIRST,
    EITHER,
    IN_PILES,
    TOP_OR_BOTTOM,
    UNDERSTOOD,
)
from everfree.ccg.language.words.selectors.amounts import Spelt
from everfree.ccg.language.words.zones.decks import YOUR_DECK, DrawDeck
from everfree.ccg.language.words.zones.looking import LookAndReorder, LookAndSort, LookAtOpponentsDeck
from everfree.ccg.vocab import CARD, DRAW_DECK


def look_and_sort(effect: LookAndSort, told: Discourse) -> Speech:
    """Tell a player to look at the top cards of a deck and put each on the top or the bottom."""
    if effect.wording == CHOSEN_FIRST:
        return opponent_first(effect, told)
    top, count = top_number(effect.count)
    several = count == MANY
    deck = DECKS.say(effect.deck, told)
    cards = NounPhrase(KINDS[CARD], DEFINITE, count, qualities=(top,), after=("of", deck))
    if effect.bottom:
        return from_the_bottom(effect, replace(cards, qualities=(top.replace("top", "bottom"),)), told)
    if effect.wording == AT_WILL:
        if several:
            raise Untold("one card may be put on the bottom")
        under = (
            "and may put",
            NounPhrase(KINDS[CARD], FAR),
            "on the bottom of",
            NounPhrase(zone(DRAW_DECK), FAR),
        )
        return (Clause(VerbPhrase("look", ("at", cards, *under))),)
    if effect.wording == IN_PILES:
        if not several:
            raise Untold("one card makes no piles")
        piles = ("any number of them on top of", deck, "in any order and the rest on the bottom of", deck)
        sorting = Clause(VerbPhrase("put", (*piles, "in any order")), player(YOU, told), modal="may")
        return (Clause(VerbPhrase("look", ("at", cards))), sorting)
    back: Phrase = ("each of", THEY, "back on the top or the bottom, in any order")
    if not several:
        back = (IT, "back on the top or the bottom")
    if effect.wording == EITHER:
        back = (THEY if several else IT, "on either the top or bottom of that deck")
    if effect.wording in (TOP_OR_BOTTOM, BACK_TOP_OR_BOTTOM):
        same = deck if effect.deck == YOUR_DECK else NounPhrase(zone(DRAW_DECK), FAR)
        again = "back" if effect.wording == BACK_TOP_OR_BOTTOM else ""
        order = "in any order" if several else ""
        back = (THEY if several else IT, again, "on the top or bottom of", same, order)
    return (Clause(Joined((VerbPhrase("look", ("at", cards)), VerbPhrase("put", (back,))))),)


def from_the_bottom(effect: LookAndSort, cards: NounPhrase, told: Discourse) -> Speech:
    """Tell a player to look at the bottom cards of a deck, one of which may go on top."""
    if not cards.plural or effect.wording:
        raise Untold("one of several bottom cards is put on top")
    deck = DECKS.say(effect.deck, told)
    raising = Clause(VerbPhrase("put", ("1 of them on top of", deck)), player(YOU, told), modal="may")
    return (Clause(VerbPhrase("look", ("at", cards))), raising)


def opponent_first(effect: LookAndSort, told: Discourse) -> Speech:
    """Tell a player to choose an opponent, then to look at a number of cards of that player's deck."""
    if effect.deck != DrawDeck(OPPONENT) or isinstance(effect.count, int | Spelt) or effect.bottom:
        raise Untold("only a computed number of an opponent's cards is told so")
    deck = NounPhrase(zone(DRAW_DECK), DEFINITE, possessor=THAT_ONE)
    number, measure = in_number(NounPhrase(KINDS[CARD]), effect.count, told)
    look = VerbPhrase("look", ("at", number, "from the top of", deck, measure))
    back = (
        "any number of",
        THEY,
        "back on top of the deck in any order",
        COMMA,
        "and the rest on the bottom",
    )
    return (
        Clause(VerbPhrase("choose", (AN_OPPONENT,))),
        Clause(Joined((look, VerbPhrase("put", back)), THEN)),
    )


def look_and_reorder(effect: LookAndReorder, told: Discourse) -> Speech:
    """Tell a player to look at the top cards of a deck and put them back; of one card that may be unsaid."""
    top, count = top_number(effect.count)
    several = count == MANY
    deck = DECKS.say(effect.deck, told)
    count = MANY if several else 1
    cards = NounPhrase(KINDS[CARD], DEFINITE, count, qualities=(top,), after=("of", deck))
    if effect.wording == UNDERSTOOD:
        if several:
            raise Untold("only one card is put back without a word")
        return (Clause(VerbPhrase("look", ("at", cards))),)
    back = VerbPhrase("put", (THEY if several else IT, "back in any order"))
    return (Clause(Joined((VerbPhrase("look", ("at", cards)), back))),)


def look_at_opponents_deck(effect: LookAtOpponentsDeck, told: Discourse) -> Speech:
    """Tell a player to look at an opponent's deck (Inspired)."""
    deck = NounPhrase(zone(DRAW_DECK), DEFINITE, possessor=AN_OPPONENT)
    yours = NounPhrase(KINDS[CARD], EVERY, qualities=(INSPIRED.name,), possessor=READER)
    return (
        Clause(VerbPhrase("look", ("at one card from the top of", deck, "for", yours))),
        Clause(VerbPhrase("return", ("each to the top or the bottom in any order",))),
        Clause(VerbPhrase("do", ("so only once a turn",))),
    )


EFFECTS.add(
    LookAndSort, look_and_sort, BACK_TOP_OR_BOTTOM, CHOSEN_FIRST, EITHER, IN_PILES, TOP_OR_BOTTOM, AT_WILL
)
EFFECTS.add(LookAndReorder, look_and_reorder, UNDERSTOOD)
EFFECTS.add(LookAtOpponentsDeck, look_at_opponents_deck)
