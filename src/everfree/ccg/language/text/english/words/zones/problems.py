"""English for Dilemmas and replaced Problems."""

from everfree.ccg.language.terms import A_PLAYER, OPPONENT
from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.english.lexicon import AN_OPPONENT, KINDS, player
from everfree.ccg.language.text.english.words.effects.effects import EFFECTS, act
from everfree.ccg.language.text.phrases import (
    DEFINITE,
    INDEFINITE,
    Clause,
    Noun,
    NounPhrase,
    Speech,
    VerbPhrase,
)
from everfree.ccg.language.words.zones.problems import PutDilemma, ReplaceProblems
from everfree.ccg.vocab import CARD, DILEMMA


def put_dilemma(effect: PutDilemma, told: Discourse) -> Speech:
    """Tell a player to put the top card of a Problem deck into play as a Dilemma."""
    deck = NounPhrase(Noun("Problem deck"), INDEFINITE)
    if effect.whose != A_PLAYER:
        owner = AN_OPPONENT if effect.whose == OPPONENT else player(effect.whose, told)
        deck = NounPhrase(Noun("Problem deck"), DEFINITE, possessor=owner)
    top = NounPhrase(KINDS[CARD], DEFINITE, qualities=("top",), after=("of", deck))
    return (Clause(VerbPhrase("put", (top, "into play as", NounPhrase(Noun(DILEMMA))))),)


def replace_problems(effect: ReplaceProblems, told: Discourse) -> Speech:
    """Tell a player to replace Problems."""
    return act("replace", effect.what, told)


EFFECTS.add(PutDilemma, put_dilemma)
EFFECTS.add(ReplaceProblems, replace_problems)
