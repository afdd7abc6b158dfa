"""English for Dilemmas."""

from everfree.ccg.language.dilemmas import PutDilemma
from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.english.effects import EFFECTS
from everfree.ccg.language.text.english.lexicon import AN_OPPONENT, KINDS, player
from everfree.ccg.language.text.phrases import (
    DEFINITE,
    INDEFINITE,
    Clause,
    Noun,
    NounPhrase,
    Speech,
    VerbPhrase,
)
from everfree.ccg.language.words import A_PLAYER, OPPONENT
from everfree.ccg.vocab import CARD, DILEMMA


def put_dilemma(effect: PutDilemma, told: Discourse) -> Speech:
    """Put the top card of a Problem deck into play as a Dilemma."""
    deck = NounPhrase(Noun("Problem deck"), INDEFINITE)
    if effect.whose != A_PLAYER:
        owner = AN_OPPONENT if effect.whose == OPPONENT else player(effect.whose, told)
        deck = NounPhrase(Noun("Problem deck"), DEFINITE, possessor=owner)
    top = NounPhrase(KINDS[CARD], DEFINITE, qualities=("top",), after=("of", deck))
    return (Clause(VerbPhrase("put", (top, "into play as", NounPhrase(Noun(DILEMMA))))),)


EFFECTS.add(PutDilemma, put_dilemma)
