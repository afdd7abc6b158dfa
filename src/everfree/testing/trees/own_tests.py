"""List the tests of each card, and check that restricted cards have a test of what they must not do."""

from pathlib import Path
from typing import Any, Final

from everfree.ccg.cards import POOL
from everfree.ccg.language import Card, Choose, Description
from everfree.ccg.language.nodes import Node, parts, walk
from everfree.testing.trace.marks import CARD as CARD, MUST_NOT, MarkedTest, read_marks

RESTRICTING: Final = ("condition", "costs", "limit", "once")
"""Fields of words that restrict an ability."""


class OwnTests:
    """The tests of each card, read from the `card` marks."""

    def __init__(self, root: Path) -> None:
        marks = read_marks(root)
        self.problems = marks.problems
        self.tests: dict[str, list[MarkedTest]] = {}
        for test in marks.tests:
            for card in sorted(test.ids(CARD)):
                self.tests.setdefault(card, []).append(test)

    def files(self, card: str) -> list[str]:
        """List the files with tests of a card."""
        return sorted({test.path for test in self.tests.get(card, [])})

    def missing(self) -> list[str]:
        """List the tested cards that do not exist, or that lack a test of what they must not do."""
        found = [f"{card}: there is no such card" for card in self.tests if card not in POOL]
        for card in [POOL[one] for one in self.tests if one in POOL]:
            if is_held_back(card) and not any(test.ids(MUST_NOT) for test in self.tests[card.id]):
                found.append(f"{card.id}: no test of what it must not do")
        return found


def is_held_back(card: Card) -> bool:
    """Tell whether a card has a target, a cost, a limit or a condition."""
    nodes = [node for side in card.sides for node in walk(side.abilities)]
    return any(isinstance(node, Choose) or _narrows(node) for node in nodes)


def _narrows(node: Node) -> bool:
    if isinstance(node, Description):
        return bool(node.tests)
    names = [name for name in RESTRICTING if hasattr(node, name)]
    values: list[Any] = [getattr(node, name) for name in names]
    return any(bool(value) and value in parts(node) for value in values)
