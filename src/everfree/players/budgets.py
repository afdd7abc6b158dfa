"""How much each level of the search player may compute."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Budget:
    """What one level may spend on a question; the search ends when the nodes or the seconds are spent."""

    name: str
    nodes: int
    """Answers tried in imagined games."""
    seconds: float
    """A limit for slow machines and hostile cards; normally the nodes run out first."""
    worlds: int
    """How many determinizations are searched: games that look like this one to the seat."""
    tree: int = 0
    """The most nodes of the tree, unless 0; the others are for replies to answers that lie close
    (`replies.py`)."""
    boldness: float = 0.8
    """Weight of the seat's most visited continuation against the average of all tried, from 0 to 1."""


GENTLE: Final = Budget("gentle", nodes=30, seconds=2.0, worlds=1)
FAIR: Final = Budget("fair", nodes=60, seconds=3.0, worlds=2)
STRONG: Final = Budget("strong", nodes=1_000, seconds=5.0, worlds=8)
"""Takes about a tenth of a second on the compiled engine, on a machine with two shared cores."""
CHAMPION: Final = Budget("champion", nodes=1_000, seconds=10.0, worlds=8)
"""As much as `strong`: what differs is how positions are judged."""
BUDGETS: Final = {budget.name: budget for budget in (GENTLE, FAIR, STRONG, CHAMPION)}
