"""Additional and skipped turns and phases (R51), and sides of cards that turn face up."""

from everfree.ccg.language.frozen import dataclass
from everfree.ccg.language.words.effects.effects import Effect
from everfree.ccg.language.words.triggers.triggers import Trigger
from everfree.ccg.vocab import NO_PHASE


@dataclass(frozen=True, eq=False, repr=False)
class ExtraTurn(Effect):
    """You take another turn right after the current one."""


@dataclass(frozen=True, eq=False, repr=False)
class ExtraPhase(Effect):
    """Another phase of this kind comes right after the current one, or *before* your next one of a kind."""

    phase: int
    before: int = NO_PHASE


@dataclass(frozen=True, eq=False, repr=False)
class SkipPhase(Effect):
    """Skip the next phase of this kind, whoever's turn it is."""

    phase: int


@dataclass(frozen=True, eq=False, repr=False)
class MoreConfrontSteps(Effect):
    """The next Score Phase has one more Confront Step for each Problem (610.1)."""


@dataclass(frozen=True, eq=False, repr=False)
class SideTurnsUp(Trigger):
    """The side of a Mane Character with this text is turned face up (301.2)."""

    first: bool = False
    """Trigger only the first time in the game."""
    wording: str = ""
