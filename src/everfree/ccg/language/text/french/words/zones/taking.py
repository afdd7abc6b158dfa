"""French for taking one of several revealed cards."""

from dataclasses import replace

from everfree.ccg.language.terms import AT_BOTTOM, DISCARDED
from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.french.grammar import MAY
from everfree.ccg.language.text.french.lexicon import READER, done, zone
from everfree.ccg.language.text.french.words.effects.effects import EFFECTS, IN_ANY_ORDER, top_cards
from everfree.ccg.language.text.french.words.selectors.selectors import described, fixed
from everfree.ccg.language.text.phrasebook import Untold
from everfree.ccg.language.text.phrases import DEFINITE, Clause, NounPhrase, Speech, VerbPhrase
from everfree.ccg.language.wordings import IN_ONE, LISTED
from everfree.ccg.language.words.zones.taking import RevealTop
from everfree.ccg.vocab import DISCARD_PILE, DRAW_DECK, HAND


def reveal_top(effect: RevealTop, told: Discourse) -> Speech:
    """Tell a player to reveal the top cards of their deck, take one and put the rest back."""
    deck = NounPhrase(zone(DRAW_DECK), DEFINITE, possessor=READER)
    hand = NounPhrase(zone(HAND), DEFINITE, possessor=READER)
    top = top_cards(fixed(effect.count), deck)
    taken = described(effect.description, told)
    taken = replace(taken, qualities=(*taken.qualities, done("révéler")))
    if effect.wording == LISTED:
        if effect.rest != DISCARDED or effect.may:
            raise Untold("only what must be done is told in one sentence")
        pile = NounPhrase(zone(DISCARD_PILE), DEFINITE, possessor=READER)
        both = ((taken, "dans", hand), "et", ("toutes les autres cartes révélées dans", pile))
        return (Clause(VerbPhrase("révéler", (top,))), Clause(VerbPhrase("mettre", both)))
    if effect.rest == DISCARDED:
        raise Untold("cards that are not put back are told in one sentence")
    there = "sous" if effect.rest == AT_BOTTOM else "sur"
    take = Clause(VerbPhrase("mettre", (taken, "dans", hand)))
    if effect.may:
        take = replace(take, subject=READER, modal=MAY)
    back = VerbPhrase("mettre", ("toutes les cartes restantes", there, deck, IN_ANY_ORDER))
    return (Clause(VerbPhrase("révéler", (top,))), take, Clause(back))


EFFECTS.add(RevealTop, reveal_top, IN_ONE, LISTED)
