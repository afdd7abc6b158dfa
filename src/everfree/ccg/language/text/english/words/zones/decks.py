"""English for decks."""

from typing import Final

from everfree.ccg.language.terms import A_PLAYER, ANYWHERE, ITS_PROBLEM, THERE
from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.english.lexicon import (
    KINDS,
    at,
    number_word,
    place,
    player,
    zone,
)
from everfree.ccg.language.text.english.words.selectors.selectors import SELECTORS
from everfree.ccg.language.text.phrasebook import Section, Untold
from everfree.ccg.language.text.phrases import (
    ANY,
    DEFINITE,
    EVERY,
    INDEFINITE,
    MANY,
    NEAR,
    Noun,
    NounPhrase,
)
from everfree.ccg.language.wordings import ANY_OF, COUNTED, FROM, IN_WORDS, POINTED_AT
from everfree.ccg.language.words.zones.decks import DrawDeck, ProblemDeckAt, TopOf
from everfree.ccg.vocab import CARD, DRAW_DECK

DECKS: Final[Section[NounPhrase]] = Section()
DECK: Final = zone(DRAW_DECK)
PROBLEM_DECK: Final = Noun("Problem deck")


def draw_deck(deck: DrawDeck, told: Discourse) -> NounPhrase:
    """Name a player's deck."""
    if deck.whose == A_PLAYER:
        return NounPhrase(DECK, DEFINITE, possessor=NounPhrase(Noun("player"), EVERY))
    return NounPhrase(DECK, DEFINITE, possessor=player(deck.whose, told))


def top_of(selector: TopOf, told: Discourse) -> NounPhrase:
    """Name the top cards of a deck; with `COUNTED`, so many cards from its top; with `FROM`, the cards."""
    deck = DECKS.say(selector.deck, told)
    end = "bottom" if selector.bottom else "top"
    count = selector.count
    if count < 1 or (count == 1 and selector.wording == IN_WORDS):
        raise Untold("one card is the top card")
    if selector.wording in (COUNTED, FROM):
        determiner = DEFINITE if selector.wording == FROM else INDEFINITE
        return NounPhrase(KINDS[CARD], determiner, count, after=("from the", end, "of", deck))
    number = number_word(count) if selector.wording == IN_WORDS else str(count)
    which = (end,) if count == 1 else (end, number)
    return NounPhrase(KINDS[CARD], DEFINITE, 1 if count == 1 else MANY, qualities=which, after=("of", deck))


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
        return NounPhrase(DECK, DEFINITE, possessor=problem)
    return NounPhrase(PROBLEM_DECK, after=(at(deck.place, told),))


SELECTORS.add(TopOf, top_of, COUNTED, FROM, IN_WORDS)
DECKS.add(DrawDeck, draw_deck)
DECKS.add(ProblemDeckAt, problem_deck_at, ANY_OF, POINTED_AT)
