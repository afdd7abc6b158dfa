"""French for Dilemmas."""

from everfree.ccg.language.dilemmas import PutDilemma
from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.french.effects import EFFECTS, top_cards
from everfree.ccg.language.text.french.lexicon import AN_OPPONENT, PROBLEM_DECK, player
from everfree.ccg.language.text.phrases import (
    DEFINITE,
    INDEFINITE,
    Clause,
    NounPhrase,
    Speech,
    VerbPhrase,
)
from everfree.ccg.language.words import A_PLAYER, OPPONENT
from everfree.ccg.vocab import DILEMMA


def put_dilemma(effect: PutDilemma, told: Discourse) -> Speech:
    """Put the top card of a Problem deck into play as a Dilemma; the trait is a name."""
    deck = NounPhrase(PROBLEM_DECK, INDEFINITE)
    if effect.whose != A_PLAYER:
        owner = AN_OPPONENT if effect.whose == OPPONENT else player(effect.whose, told)
        deck = NounPhrase(PROBLEM_DECK, DEFINITE, possessor=owner)
    return (Clause(VerbPhrase("mettre", ("en jeu", top_cards(1, deck), "en tant que", DILEMMA))),)


EFFECTS.add(PutDilemma, put_dilemma)
