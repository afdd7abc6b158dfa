"""Numbers that a text computes."""

from dataclasses import dataclass

from everfree.ccg.language.nodes import Node
from everfree.ccg.language.words.selectors.selectors import Description


class Amount(Node):
    """A number computed from the state of the game."""


@dataclass(frozen=True, eq=False, repr=False)
class ForEach(Amount):
    """*times* for each card that matches the description."""

    times: int
    description: Description


@dataclass(frozen=True, eq=False, repr=False)
class ForEachOnHost(Amount):
    """*times* for each card with a trait that is attached to this attachment's host (509.1)."""

    times: int
    trait: str
