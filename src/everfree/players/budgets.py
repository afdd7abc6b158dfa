"""How hard each level thinks."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Budget:
    """What one level may spend on a question; whichever is spent first ends the search."""

    name: str
    nodes: int
    """Answers tried in imagined games."""
    seconds: float
    """A limit for slow machines and hostile cards; the nodes decide elsewhere."""
    worlds: int
    """How many games are imagined that look like this one."""
    boldness: float = 0.8
    """How much one's best continuation counts beside the average of those tried, from 0 to 1."""


GENTLE: Final = Budget("gentle", nodes=30, seconds=2.0, worlds=1)
FAIR: Final = Budget("fair", nodes=60, seconds=3.0, worlds=2)
STRONG: Final = Budget("strong", nodes=1_000, seconds=5.0, worlds=8)
"""About a tenth of a second on the compiled engine, where two cores are shared."""
BUDGETS: Final = {budget.name: budget for budget in (GENTLE, FAIR, STRONG)}
