"""English for characters that are moved at random."""

from typing import Final

from everfree.ccg.language.terms import A_PROBLEM, ANYWHERE
from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.english.lexicon import IT, THEY, passive, subject
from everfree.ccg.language.text.english.words.effects.effects import EFFECTS, taken
from everfree.ccg.language.text.english.words.selectors.selectors import SELECTORS, described
from everfree.ccg.language.text.phrasebook import Untold
from everfree.ccg.language.text.phrases import (
    INDEFINITE,
    MANY,
    NEAR,
    Clause,
    Noun,
    NounPhrase,
    Speech,
    VerbPhrase,
)
from everfree.ccg.language.wordings import STILL_FIRST
from everfree.ccg.language.words.effects.moving_at_random import MoveAtRandom
from everfree.ccg.language.words.selectors.selectors import Choose

THIS_MOVE: Final = NounPhrase(Noun(""), NEAR)
NUMBERS: Final = {2: "two", 3: "three", 4: "four"}
FIRST: Final = "the first time a character would be moved this turn"


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
        problems = "to random Problems" if cards_moved.plural else "to a random Problem"
        return (*before, Clause(VerbPhrase("move", (cards_moved, problems))))
    if isinstance(what, Choose) and isinstance(what.count, int):
        cards = described(what.description, told, INDEFINITE, 1 if what.count == 1 else MANY)
        number = NUMBERS.get(what.count, str(what.count)) if cards.plural else ""
        most = "up to" if what.up_to else ""
        chosen = Clause(VerbPhrase("choose", (most, number, cards)), subject(what.who, told))
        where = "to random areas" if cards.plural else "to a random area"
        return (chosen, Clause(VerbPhrase("move", (THEY if cards.plural else IT, where))))
    moved = Clause(passive("move", "to a random area"), SELECTORS.say(what, told))
    if effect.wording != STILL_FIRST:
        return (moved,)
    return (moved, Clause(VerbPhrase("be", ("still considered", FIRST)), THIS_MOVE))


EFFECTS.add(MoveAtRandom, move_at_random, STILL_FIRST)
