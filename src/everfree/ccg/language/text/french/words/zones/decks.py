"""French for decks."""

from typing import Final

from everfree.ccg.language.terms import HERE, THERE
from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.french.lexicon import PACK, PROBLEM_DECK, at, place, player, zone
from everfree.ccg.language.text.phrasebook import Section
from everfree.ccg.language.text.phrases import DEFINITE, NEAR, NounPhrase
from everfree.ccg.language.wordings import POINTED_AT
from everfree.ccg.language.words.zones.decks import DrawDeck, ProblemDeckAt
from everfree.ccg.vocab import DRAW_DECK

DECKS: Final[Section[NounPhrase]] = Section()


def draw_deck(deck: DrawDeck, told: Discourse) -> NounPhrase:
    """Say "la pioche d’un joueur"."""
    return NounPhrase(zone(DRAW_DECK), DEFINITE, possessor=player(deck.whose, told))


def problem_deck_at(deck: ProblemDeckAt, told: Discourse) -> NounPhrase:
    """Name the deck of a certain Problem, or one of the Problem decks."""
    if deck.wording == POINTED_AT and deck.place == HERE:
        return NounPhrase(PROBLEM_DECK, NEAR)
    problem = place(deck.place, told) if deck.place in (HERE, THERE) else ()
    if isinstance(problem, NounPhrase):
        return NounPhrase(PACK, DEFINITE, possessor=problem)
    return NounPhrase(PROBLEM_DECK, after=(at(deck.place, told),))


DECKS.add(DrawDeck, draw_deck)
DECKS.add(ProblemDeckAt, problem_deck_at, POINTED_AT)
