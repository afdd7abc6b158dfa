"""English for laws that forbid looking into decks or taking cards from discard piles."""

from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.english.lexicon import KINDS, PLAYERS
from everfree.ccg.language.text.english.words.changes.changes import LAWS
from everfree.ccg.language.text.phrasebook import Untold
from everfree.ccg.language.text.phrases import INDEFINITE, MANY, OR, Clause, Joined, NounPhrase, VerbPhrase
from everfree.ccg.language.words.laws.closed_zones import Closed
from everfree.ccg.vocab import CARD, DISCARD_PILE, DRAW_DECK


def closed(law: Closed, told: Discourse) -> Clause:
    """Say that players can't look into decks, or that cards can't leave discard piles."""
    if law.zone == DRAW_DECK:
        ways = (VerbPhrase("search", ("decks",)), VerbPhrase("look", ("at cards in decks",)))
        return Clause(Joined(ways, OR), PLAYERS, modal="can't")
    if law.zone != DISCARD_PILE:
        raise Untold("only decks and discard piles are closed")
    cards = NounPhrase(KINDS[CARD], INDEFINITE, MANY)
    return Clause(VerbPhrase("leave", ("discard piles",)), cards, modal="can't")


LAWS.add(Closed, closed)
