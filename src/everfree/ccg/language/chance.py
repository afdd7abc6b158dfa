"""Words about chance: guessing what will be chosen at random (R65)."""

from dataclasses import dataclass

from everfree.ccg.language.effects import Effect
from everfree.ccg.language.triggers import Trigger


@dataclass(frozen=True, eq=False, repr=False)
class ChosenAtRandom(Trigger):
    """A card is being selected or a choice is being made at random."""


@dataclass(frozen=True, eq=False, repr=False)
class Guess(Effect):
    """Guess what it will be; if that is right, do something."""

    if_right: Effect
