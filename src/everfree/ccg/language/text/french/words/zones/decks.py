"""French for decks."""

from typing import Final

from everfree.ccg.language.terms import A_PLAYER, ANYWHERE, ITS_PROBLEM, THERE
from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.french.lexicon import (
    KINDS,
    PACK,
    PLAYER,
    PROBLEM_DECK,
    at,
    place,
    player,
    zone,
)
from everfree.ccg.language.text.french.words.selectors.selectors import SELECTORS
from everfree.ccg.language.text.phrasebook import Section, Untold
from everfree.ccg.language.text.phrases import ANY, DEFINITE, EVERY, NEAR, NounPhrase
from everfree.ccg.language.wordings import ANY_OF, COUNTED, FROM, IN_WORDS, POINTED_AT
from everfree.ccg.language.words.zones.decks import DrawDeck, ProblemDeckAt, TopOf
from everfree.ccg.vocab import CARD, DRAW_DECK

DECKS: Final[Section[NounPhrase]] = Section()


def draw_deck(deck: DrawDeck, told: Discourse) -> NounPhrase:
    """Say "la pioche d’un joueur"."""
    if deck.whose == A_PLAYER:
        return NounPhrase(zone(DRAW_DECK), DEFINITE, possessor=NounPhrase(PLAYER, EVERY))
    return NounPhrase(zone(DRAW_DECK), DEFINITE, possessor=player(deck.whose, told))


def top_of(selector: TopOf, told: Discourse) -> NounPhrase:
    """Say "la carte du dessus de votre pioche", "les 2 cartes du dessous de votre pioche"."""
    deck = DECKS.say(selector.deck, told)
    end = "du dessous de" if selector.bottom else "du dessus de"
    in_words = selector.wording == IN_WORDS
    return NounPhrase(KINDS[CARD], DEFINITE, selector.count, in_words=in_words, after=(end, deck))


def problem_deck_at(deck: ProblemDeckAt, told: Discourse) -> NounPhrase:
    """Name the deck of a certain Problem, or one of the Problem decks."""
    if deck.wording == POINTED_AT and deck.place == ITS_PROBLEM:
        return NounPhrase(PROBLEM_DECK, NEAR)
    if deck.wording == ANY_OF:
        if deck.place != ANYWHERE:
            raise Untold("any Problem deck is that of any Problem")
        return NounPhrase(PROBLEM_DECK, ANY)
    problem = place(deck.place, told) if deck.place in (ITS_PROBLEM, THERE) else ()
    if isinstance(problem, NounPhrase):
        return NounPhrase(PACK, DEFINITE, possessor=problem)
    return NounPhrase(PROBLEM_DECK, after=(at(deck.place, told),))


SELECTORS.add(TopOf, top_of, COUNTED, FROM, IN_WORDS)
DECKS.add(DrawDeck, draw_deck)
DECKS.add(ProblemDeckAt, problem_deck_at, ANY_OF, POINTED_AT)
