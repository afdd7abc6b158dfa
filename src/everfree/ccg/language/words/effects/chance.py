"""Words about chance: guessing what will be chosen at random (R65)."""

from everfree.ccg.language.frozen import dataclass
from everfree.ccg.language.words.effects.effects import Effect
from everfree.ccg.language.words.triggers.triggers import Trigger


@dataclass(frozen=True, eq=False, repr=False)
class ChosenAtRandom(Trigger):
    """A card or another choice is about to be selected at random."""


@dataclass(frozen=True, eq=False, repr=False)
class Guess(Effect):
    """Guess the random result; if the guess is right, do something."""

    if_right: Effect
