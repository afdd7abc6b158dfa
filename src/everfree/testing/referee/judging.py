"""One random position judged by both, reproducible from its seed alone."""

from dataclasses import dataclass

from everfree.ccg.kernel.kernel import Kernel
from everfree.testing.patience import Endless, patience
from everfree.testing.referee.agreement import disagreements
from everfree.testing.referee.modifiers import OneChange
from everfree.testing.referee.orders import NoOrder, settled
from everfree.testing.referee.position import Position
from everfree.testing.referee.positions import random_position
from everfree.testing.referee.telling import smallest, told

SECONDS = 10
"""Time for one position, hundreds of times what most need."""
ENDLESS = ["one of the two does not come to an end"]


@dataclass(frozen=True)
class Disagreement:
    """What engine and referee see differently, in the least of the position that still shows it."""

    seed: int
    what: tuple[str, ...]
    position: str

    def __str__(self) -> str:
        """Say it with the command that shows it again."""
        lines = (f"seed {self.seed}", *self.what, self.position)
        return "\n".join([*lines, f"again: everfree check referee --seed {self.seed} --states 1"])


@dataclass(frozen=True)
class Verdict:
    """How one position was judged."""

    seed: int
    changes: int
    """How many changes of continuous modifiers were applied."""
    late: int
    """How many of them after a younger one, because they depend on it (711.4)."""
    has_order: bool
    """Whether there was an order; in rings there is none that a referee could find without a rule."""
    failure: Disagreement | None = None


def judge(seed: int) -> Verdict:
    """Judge the random position of *seed*."""
    game = random_position(seed)
    order: tuple[OneChange, ...] = ()
    late = 0
    try:
        reckoning = settled(Position(game.cast, game.state))
        order, late = reckoning.order, reckoning.late
        has_order = True
    except NoOrder:
        has_order = False
    failure: Disagreement | None = None
    found = found_in(game)
    if found:
        least = game if found == ENDLESS else smallest(game, lambda trial: bool(found_in(trial)))
        failure = Disagreement(seed, tuple(found_in(least)), told(least))
    return Verdict(seed, len(order), late, has_order, failure)


def found_in(game: Kernel) -> list[str]:
    """List the disagreements; an engine that never answers disagrees too."""
    try:
        with patience(SECONDS):
            return disagreements(game)
    except (RecursionError, Endless):
        return ENDLESS
