"""Turns and phases more than usual (R51), and sides of cards that turn up."""

from dataclasses import dataclass

from everfree.ccg.language.effects import Effect
from everfree.ccg.language.triggers import Trigger


@dataclass(frozen=True)
class ExtraTurn(Effect):
    """You take another turn right after the present one."""


@dataclass(frozen=True)
class ExtraPhase(Effect):
    """Another phase of this kind comes before your next phase of another kind."""

    phase: int
    before: int


@dataclass(frozen=True)
class SideTurnsUp(Trigger):
    """The side of a Mane Character with this text is turned face up (301.2)."""

    first: bool = False
    """Only the first time in the game."""
