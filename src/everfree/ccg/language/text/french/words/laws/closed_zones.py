"""French for laws that forbid looking into decks or taking cards from discard piles."""

from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.french.grammar import CANT
from everfree.ccg.language.text.french.lexicon import KINDS, PLAYERS
from everfree.ccg.language.text.french.words.changes.changes import LAWS
from everfree.ccg.language.text.phrases import DEFINITE, MANY, Clause, NounPhrase, VerbPhrase
from everfree.ccg.language.words.laws.closed_zones import CantLeaveDiscardPiles, CantLookIntoDecks
from everfree.ccg.vocab import CARD


def cant_look_into_decks(law: CantLookIntoDecks, told: Discourse) -> Clause:
    """Say that players can't look into decks."""
    ways = "de cartes dans les pioches ni en regarder les cartes"
    return Clause(VerbPhrase("chercher", (ways,)), PLAYERS, modal=CANT)


def cant_leave_discard_piles(law: CantLeaveDiscardPiles, told: Discourse) -> Clause:
    """Say that cards can't leave discard piles."""
    cards = NounPhrase(KINDS[CARD], DEFINITE, MANY)
    return Clause(VerbPhrase("quitter", ("les défausses",)), cards, modal=CANT)


LAWS.add(CantLookIntoDecks, cant_look_into_decks)
LAWS.add(CantLeaveDiscardPiles, cant_leave_discard_piles)
