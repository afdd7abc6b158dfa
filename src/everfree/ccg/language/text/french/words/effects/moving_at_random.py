"""French for characters that are moved at random."""

from dataclasses import replace

from everfree.ccg.language.terms import A_PROBLEM, ANYWHERE
from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.french.agreement import pronoun_for
from everfree.ccg.language.text.french.lexicon import done, subject
from everfree.ccg.language.text.french.words.effects.effects import EFFECTS, taken
from everfree.ccg.language.text.french.words.selectors.selectors import SELECTORS, described
from everfree.ccg.language.text.phrasebook import Untold
from everfree.ccg.language.text.phrases import NEAR, Clause, Noun, NounPhrase, Speech, VerbPhrase
from everfree.ccg.language.wordings import STILL_FIRST
from everfree.ccg.language.words.effects.moving_at_random import MoveAtRandom
from everfree.ccg.language.words.selectors.selectors import Choose

THIS_MOVE = NounPhrase(Noun("déplacement"), NEAR)
SOMEWHERE = "vers un lieu choisi au hasard"


def move_at_random(effect: MoveAtRandom, told: Discourse) -> Speech:
    """Tell a player to choose cards and move them to random areas, or say that cards are moved there."""
    what = effect.what
    if isinstance(what, Choose) and what.at_random:
        raise Untold("a player chooses who is moved at random")
    if effect.to not in (ANYWHERE, A_PROBLEM):
        raise Untold("a place at random is an area or a Problem")
    if isinstance(what, Choose) and what.of_each:
        raise Untold("one card of each player is only told to be ignored")
    if effect.to == A_PROBLEM:
        before, cards_moved = taken(what, told)
        each = "chacun " if cards_moved.plural else ""
        problem = f"{each}vers un Problème choisi au hasard"
        return (*before, Clause(VerbPhrase("déplacer", (cards_moved, problem))))
    if isinstance(what, Choose) and isinstance(what.count, int):
        cards = replace(described(what.description, told, count=what.count), up_to=what.up_to)
        where = "chacun vers un lieu choisi au hasard" if cards.plural else SOMEWHERE
        moving = Clause(VerbPhrase("déplacer", (pronoun_for(cards), where)))
        return (Clause(VerbPhrase("choisir", (cards,)), subject(what.who, told)), moving)
    card = SELECTORS.say(what, told)
    moved = Clause(VerbPhrase("être", (done("déplacer", SOMEWHERE),)), card)
    if effect.wording != STILL_FIRST:
        return (moved,)
    counted = "quand même comme la première fois ce tour-ci qu’un personnage devait être déplacé"
    return (moved, Clause(VerbPhrase("compter", (counted,)), THIS_MOVE))


EFFECTS.add(MoveAtRandom, move_at_random, STILL_FIRST)
