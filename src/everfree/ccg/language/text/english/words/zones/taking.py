"""English for taking one of several revealed cards."""

from dataclasses import replace

from everfree.ccg.language.terms import AT_BOTTOM, DISCARDED
from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.english.lexicon import KINDS, READER, zone
from everfree.ccg.language.text.english.words.effects.effects import EFFECTS
from everfree.ccg.language.text.english.words.selectors.selectors import described, top_number
from everfree.ccg.language.text.phrasebook import Untold
from everfree.ccg.language.text.phrases import (
    DEFINITE,
    FIGURE,
    MANY,
    ONE,
    Clause,
    Joined,
    NounPhrase,
    Speech,
    VerbPhrase,
)
from everfree.ccg.language.wordings import IN_ONE, LISTED
from everfree.ccg.language.words.zones.taking import RevealTop
from everfree.ccg.vocab import CARD, DISCARD_PILE, DRAW_DECK, HAND


def reveal_top(effect: RevealTop, told: Discourse) -> Speech:
    """Tell a player to reveal the top cards of their deck, take one and put the rest back."""
    deck = NounPhrase(zone(DRAW_DECK), DEFINITE, possessor=READER)
    hand = NounPhrase(zone(HAND), DEFINITE, possessor=READER)
    top = NounPhrase(
        KINDS[CARD], DEFINITE, MANY, qualities=(top_number(effect.count)[0],), after=("of", deck)
    )
    taken = described(effect.description, told, FIGURE if effect.wording == IN_ONE else ONE)
    taken = replace(taken, qualities=("revealed", *taken.qualities))
    if effect.wording == LISTED:
        return (listed_in_one(effect, top, told),)
    if effect.rest == DISCARDED:
        raise Untold("cards that are not put back are told in one sentence")
    there = "at the bottom of" if effect.rest == AT_BOTTOM else "on the top of"
    rest = ("all remaining cards", there, deck, "in any order")
    going = (taken, "into", hand, *(("and", rest) if effect.wording == IN_ONE else ()))
    take = Clause(VerbPhrase("put", going))
    if effect.may:
        take = replace(take, subject=READER, modal="may")
    back = () if effect.wording == IN_ONE else (Clause(VerbPhrase("put", rest)),)
    return (Clause(VerbPhrase("reveal", (top,))), take, *back)


def listed_in_one(effect: RevealTop, top: NounPhrase, told: Discourse) -> Clause:
    """Tell a player in one sentence to reveal cards, take one and put the others into the discard pile."""
    if effect.rest != DISCARDED or effect.may:
        raise Untold("only what must be done is told in one sentence")
    taken = described(effect.description, told)
    taken = replace(taken, qualities=("revealed", *taken.qualities))
    hand = NounPhrase(zone(HAND), DEFINITE, possessor=READER)
    pile = NounPhrase(zone(DISCARD_PILE), DEFINITE, possessor=READER)
    deeds = (
        VerbPhrase("reveal", (top,)),
        VerbPhrase("put", (taken, "into", hand)),
        VerbPhrase("put", ("all other revealed cards into", pile)),
    )
    return Clause(Joined(deeds))


EFFECTS.add(RevealTop, reveal_top, IN_ONE, LISTED)
