"""The least and the greatest number that a field of a word may hold.

A text never speaks of the top -2 cards or of drawing no card, so the default is at least one. Changes and
laws may add or take away.
"""

from collections.abc import Mapping
from typing import Final

from everfree.ccg.language.abilities import Ability
from everfree.ccg.language.nodes import Node
from everfree.ccg.language.words.changes.changes import Change, Law, PowerBecomes
from everfree.ccg.language.words.effects.action_tokens import LoseTokens
from everfree.ccg.language.words.effects.counters import RemoveCounters
from everfree.ccg.language.words.effects.effects import Effect
from everfree.ccg.language.words.laws.bonus_points import BonusIs
from everfree.ccg.language.words.selectors.amounts import Amount
from everfree.ccg.language.words.selectors.selectors import Choose, Selector
from everfree.ccg.language.words.triggers.triggers import Trigger
from everfree.ccg.written.fields import Field

GREATEST: Final = 99
SIGNED: Final = ("amount", "times")
"""Fields of changes, laws and amounts that may take away: "-2 power", "-1 power for each"."""
LEAST: Final[Mapping[tuple[type[Node], str], int]] = {
    (PowerBecomes, "amount"): 0,
    (BonusIs, "points"): 0,
    (LoseTokens, "amount"): 0,  # all of them
    (RemoveCounters, "count"): 0,  # all of them
    (Choose, "count"): 0,  # any number
}
"""Fields that differ from the rule for their kind of word."""


def bounds_of(word: type[Node], field: Field) -> tuple[int, int]:
    """Return the least and the greatest number of a field; zero is excluded where less than zero is not."""
    own = LEAST.get((word, field.name))
    if own is not None:
        return own, GREATEST
    if issubclass(word, Change | Law | Amount) and field.name in SIGNED:
        return -GREATEST, GREATEST
    least = 1 if issubclass(word, Ability | Amount | Change | Effect | Law | Selector | Trigger) else 0
    if not field.is_needed and isinstance(field.default, int):
        least = min(least, field.default)
    return least, GREATEST


def is_in_bounds(value: int, word: type[Node], field: Field) -> bool:
    """Tell whether a field may hold a number."""
    least, greatest = bounds_of(word, field)
    return least <= value <= greatest and (value != 0 or least > -GREATEST)
