"""Keywords and coloured power that modifiers give a card (711.3)."""

from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.registry import SHAPES, Shaping, claims
from everfree.ccg.language.keywords import Keyword
from everfree.ccg.language.words.changes.changes import ColouredPower, HasKeyword
from everfree.ccg.rules.words.changes.becoming import Abilities, with_more, with_more_colours
from everfree.ccg.vocab import CardId, Seat


def _keyword(game: Kernel, change: HasKeyword, card: CardId, source: CardId, you: Seat) -> Abilities:
    return (Keyword(change.keyword, change.x),), ()


def _coloured_power(game: Kernel, change: ColouredPower, card: CardId, source: CardId, you: Seat) -> int:
    return change.colour


SHAPES[HasKeyword] = Shaping(_keyword, with_more)
SHAPES[ColouredPower] = Shaping(_coloured_power, with_more_colours)

claims("R33", _coloured_power)
