"""French for Dilemmas and replaced Problems."""

from everfree.ccg.language.terms import A_PLAYER, OPPONENT
from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.french.lexicon import AN_OPPONENT, PROBLEM_DECK, player
from everfree.ccg.language.text.french.words.effects.effects import EFFECTS, act, top_cards
from everfree.ccg.language.text.phrases import (
    DEFINITE,
    INDEFINITE,
    Clause,
    NounPhrase,
    Speech,
    VerbPhrase,
)
from everfree.ccg.language.words.zones.problems import PutDilemma, ReplaceProblems
from everfree.ccg.vocab import DILEMMA


def put_dilemma(effect: PutDilemma, told: Discourse) -> Speech:
    """Tell a player to put the top card of a Problem Deck into play as a Dilemma, which stays in English."""
    deck = NounPhrase(PROBLEM_DECK, INDEFINITE)
    if effect.whose != A_PLAYER:
        owner = AN_OPPONENT if effect.whose == OPPONENT else player(effect.whose, told)
        deck = NounPhrase(PROBLEM_DECK, DEFINITE, possessor=owner)
    return (Clause(VerbPhrase("mettre", ("en jeu", top_cards(1, deck), "en tant que", DILEMMA))),)


def replace_problems(effect: ReplaceProblems, told: Discourse) -> Speech:
    """Tell a player to replace Problems."""
    return act("remplacer", effect.what, told)


EFFECTS.add(PutDilemma, put_dilemma)
EFFECTS.add(ReplaceProblems, replace_problems)
