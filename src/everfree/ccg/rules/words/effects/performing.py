"""Performances at the table, which change nothing in the game."""

from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.records import Occurrence, Scope
from everfree.ccg.kernel.registry import does
from everfree.ccg.language.words.effects.performing import Perform
from everfree.ccg.vocab import Ref


def _perform(
    game: Kernel, effect: Perform, scope: Scope, picked: tuple[Ref, ...], mode: int
) -> list[Occurrence]:
    return []


does(Perform, _perform)
