"""Where a node of this match is printed: its card, the side, the ability and the part of the ability."""

from typing import TYPE_CHECKING

from everfree.ccg.language.keywords import Keyword, meaning_of
from everfree.ccg.language.nodes import walk
from everfree.ccg.language.words.changes.changes import HasKeyword

if TYPE_CHECKING:
    from everfree.ccg.kernel.cards.definitions import Definitions


class Origin:
    """The place of a node in what is printed."""

    __slots__ = ("ability", "card", "keyword", "part", "side")

    def __init__(self, card: int, side: int, ability: int, part: int, keyword: Keyword | None = None) -> None:
        self.card = card
        """Number of the definition; -1 for a node of what a keyword means, which all its cards share."""
        self.side = side
        self.ability = ability
        """Index of the ability: those that keywords mean come first, then the printed paragraphs."""
        self.part = part
        """Index in `walk(ability)`; 0 for the ability itself."""
        self.keyword = keyword


def origin_of(definitions: "Definitions", number: int) -> Origin | None:
    """Return where the node with this number is printed; None for a node that no card prints."""
    if not definitions.origins:
        _fill(definitions)
    return definitions.origins.get(number)


def _fill(definitions: "Definitions") -> None:
    for place, definition in enumerate(definitions.cards):
        for side, printed in enumerate(definition.card.sides):
            first = 0
            for keyword in printed.keywords:
                _add_keyword(definitions, keyword)
                first += len(meaning_of(keyword))
            for index, ability in enumerate(printed.abilities):
                for part, node in enumerate(walk(ability)):
                    definitions.origins[definitions.number_of(node)] = Origin(
                        place, side, first + index, part
                    )
                    if isinstance(node, HasKeyword):
                        _add_keyword(definitions, Keyword(node.keyword, node.x))


def _add_keyword(definitions: "Definitions", keyword: Keyword) -> None:
    for node in walk(meaning_of(keyword)):
        definitions.origins.setdefault(definitions.number_of(node), Origin(-1, 0, -1, 0, keyword))
