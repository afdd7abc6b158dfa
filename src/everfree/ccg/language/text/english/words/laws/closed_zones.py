"""English for laws that forbid looking into decks or taking cards from discard piles."""

from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.english.lexicon import KINDS, PLAYERS
from everfree.ccg.language.text.english.words.changes.changes import LAWS
from everfree.ccg.language.text.phrases import INDEFINITE, MANY, OR, Clause, Joined, NounPhrase, VerbPhrase
from everfree.ccg.language.words.laws.closed_zones import CantLeaveDiscardPiles, CantLookIntoDecks
from everfree.ccg.vocab import CARD


def cant_look_into_decks(law: CantLookIntoDecks, told: Discourse) -> Clause:
    """Say that players can't look into decks."""
    ways = (VerbPhrase("search", ("decks",)), VerbPhrase("look", ("at cards in decks",)))
    return Clause(Joined(ways, OR), PLAYERS, modal="can't")


def cant_leave_discard_piles(law: CantLeaveDiscardPiles, told: Discourse) -> Clause:
    """Say that cards can't leave discard piles."""
    cards = NounPhrase(KINDS[CARD], INDEFINITE, MANY)
    return Clause(VerbPhrase("leave", ("discard piles",)), cards, modal="can't")


LAWS.add(CantLookIntoDecks, cant_look_into_decks)
LAWS.add(CantLeaveDiscardPiles, cant_leave_discard_piles)
