"""French for moving cards."""

from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.french.lexicon import to
from everfree.ccg.language.text.french.words.effects.effects import EFFECTS, taken
from everfree.ccg.language.text.french.words.selectors.selectors import set_apart
from everfree.ccg.language.text.phrases import Clause, Speech, VerbPhrase
from everfree.ccg.language.wordings import FROM, SAME
from everfree.ccg.language.words.effects.moving import Move
from everfree.ccg.language.words.selectors.selectors import At, Choose, Selector


def move(effect: Move, told: Discourse) -> Speech:
    """Tell a player to move cards; if their origin is printed, "à la maison" and "ici" take "jusque"."""
    where = to(effect.destination, told, effect.wording)
    before, nominal = taken(effect.what, told)
    if isinstance(where, str) and comes_from(effect.what):
        where = ("jusque", where)
    return (*before, Clause(VerbPhrase("déplacer", (set_apart(nominal), where))))


def comes_from(what: Selector) -> bool:
    """Tell whether a text says where cards are moved from."""
    tests = what.description.tests if isinstance(what, Choose) else ()
    return any(isinstance(test, At) and test.wording == FROM for test in tests)


EFFECTS.add(Move, move, SAME)
