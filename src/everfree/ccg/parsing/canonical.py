"""One form for trees that differ only in the order of independent parts, or in how they word a text."""

from typing import Any, Final

from everfree.ccg.language.nodes import Node, parts, without_text
from everfree.ccg.language.text import LANGUAGES
from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.phrases import Qualifier
from everfree.ccg.language.words.selectors.selectors import Description, Test
from everfree.ccg.parsing.sections import Phrases

OWNED: Final = 0
"""The rank of an owner; a card has one."""
LAST: Final = 9
_PHRASES: Final = Phrases(LANGUAGES["en"])


def rank(said: Qualifier) -> int:
    """Return where a property belongs: owner, "other", determiner, adjectives, then what follows the noun."""
    if said.possessor is not None:
        return OWNED
    if said.other:
        return 1
    if said.determiner:
        return 2
    return 3 if said.qualities else 4


def canonical(value: Any) -> Any:
    """Return a tree without wordings, with the tests of each description in the order of their ranks."""
    return _in_order(without_text(value))


def _in_order(value: Any) -> Any:
    if isinstance(value, tuple):
        return tuple([_in_order(one) for one in value])
    if not isinstance(value, Node):
        return value
    inner = [_in_order(part) for part in parts(value)]
    if isinstance(value, Description):
        noun, tests, *rest = inner
        return Description(noun, tuple(sorted(tests, key=_rank_of)), *rest)
    return type(value)(*inner)


def _rank_of(test: Test) -> int:
    said = _PHRASES.say(test, Discourse())
    return LAST if said is None else rank(said)
