"""English for moving cards."""

from dataclasses import replace

from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.english.lexicon import at, to
from everfree.ccg.language.text.english.words.effects.effects import EFFECTS, act
from everfree.ccg.language.text.phrases import Phrase, Speech
from everfree.ccg.language.wordings import FROM, SAME
from everfree.ccg.language.words.effects.moving import Move
from everfree.ccg.language.words.selectors.selectors import At, Choose


def move(effect: Move, told: Discourse) -> Speech:
    """Tell a player to move cards; their origin follows "home" and "here" but precedes other destinations."""
    where = to(effect.destination, told, effect.wording)
    if isinstance(where, str) and isinstance(effect.what, Choose):
        what, origin = parted(effect.what, told)
        return act("move", what, told, where, *origin)
    return act("move", effect.what, told, where)


def parted(what: Choose, told: Discourse) -> tuple[Choose, tuple[Phrase, ...]]:
    """Split a choice into the cards and the phrases for their origin."""
    tests = what.description.tests
    origins = tuple(test for test in tests if isinstance(test, At) and test.wording == FROM)
    rest = tuple(test for test in tests if test not in origins)
    cards = replace(what, description=replace(what.description, tests=rest))
    return cards, tuple(at(test.place, told, FROM) for test in origins)


EFFECTS.add(Move, move, SAME)
