"""French for laws that forbid looking into decks or taking cards from discard piles."""

from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.french.grammar import CANT
from everfree.ccg.language.text.french.lexicon import KINDS, PLAYERS
from everfree.ccg.language.text.french.words.changes.changes import LAWS
from everfree.ccg.language.text.phrasebook import Untold
from everfree.ccg.language.text.phrases import DEFINITE, MANY, Clause, NounPhrase, VerbPhrase
from everfree.ccg.language.words.laws.closed_zones import Closed
from everfree.ccg.vocab import CARD, DISCARD_PILE, DRAW_DECK


def closed(law: Closed, told: Discourse) -> Clause:
    """Say that players can't look into decks, or that cards can't leave discard piles."""
    if law.zone == DRAW_DECK:
        ways = "de cartes dans les pioches ni en regarder les cartes"
        return Clause(VerbPhrase("chercher", (ways,)), PLAYERS, modal=CANT)
    if law.zone != DISCARD_PILE:
        raise Untold("only decks and discard piles are closed")
    cards = NounPhrase(KINDS[CARD], DEFINITE, MANY)
    return Clause(VerbPhrase("quitter", ("les défausses",)), cards, modal=CANT)


LAWS.add(Closed, closed)
