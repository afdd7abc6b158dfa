"""Compare engine and referee in one random position, reproducible from its seed alone."""

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
"""CPU time for one position, hundreds of times what most need."""
ENDLESS = ["one of the two does not come to an end"]


@dataclass(frozen=True)
class Disagreement:
    """What engine and referee compute differently, in the smallest position that still shows it."""

    seed: int
    what: tuple[str, ...]
    position: str

    def __str__(self) -> str:
        lines = (f"seed {self.seed}", *self.what, self.position)
        return "\n".join([*lines, f"again: everfree check referee --seed {self.seed} --states 1"])


@dataclass(frozen=True)
class Verdict:
    """The result of one position."""

    seed: int
    changes: int
    """How many changes of continuous modifiers were applied."""
    late: int
    """How many of them were applied after a younger one, because they depend on it (711.4)."""
    has_order: bool
    """Whether the referee found an order; it finds none if modifiers depend on each other in a cycle."""
    failure: Disagreement | None = None


def judge(seed: int) -> Verdict:
    """Compare engine and referee in the random position of *seed*."""
    game = random_position(seed)
    order: tuple[OneChange, ...] = ()
    late = 0
    try:
        result = settled(Position(game.definitions, game.state))
        order, late = result.order, result.late
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
    """List the disagreements; an endless computation counts as one."""
    try:
        with patience(SECONDS):
            return disagreements(game)
    except (RecursionError, Endless):
        return ENDLESS
