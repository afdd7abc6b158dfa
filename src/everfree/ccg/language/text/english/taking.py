"""English for taking one of several cards that everyone sees."""

from dataclasses import replace

from everfree.ccg.language.taking import RevealTop
from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.english.effects import EFFECTS
from everfree.ccg.language.text.english.lexicon import KINDS, READER, zone
from everfree.ccg.language.text.english.selectors import described
from everfree.ccg.language.text.phrases import (
    DEFINITE,
    MANY,
    ONE,
    Clause,
    NounPhrase,
    Speech,
    VerbPhrase,
)
from everfree.ccg.language.words import AT_BOTTOM
from everfree.ccg.vocab import CARD, DRAW_DECK, HAND


def reveal_top(effect: RevealTop, told: Discourse) -> Speech:
    """Reveal the top cards of your deck. Take one. Put the rest back."""
    deck = NounPhrase(zone(DRAW_DECK), DEFINITE, possessor=READER)
    hand = NounPhrase(zone(HAND), DEFINITE, possessor=READER)
    top = NounPhrase(KINDS[CARD], DEFINITE, MANY, qualities=(f"top {effect.count}",), after=("of", deck))
    taken = described(effect.description, told, ONE)
    taken = replace(taken, qualities=("revealed", *taken.qualities))
    take = Clause(VerbPhrase("put", (taken, "into", hand)))
    if effect.may:
        take = replace(take, subject=READER, modal="may")
    there = "at the bottom of" if effect.rest == AT_BOTTOM else "on the top of"
    back = VerbPhrase("put", ("all remaining cards", there, deck, "in any order"))
    return (Clause(VerbPhrase("reveal", (top,))), take, Clause(back))


EFFECTS.add(RevealTop, reveal_top)
