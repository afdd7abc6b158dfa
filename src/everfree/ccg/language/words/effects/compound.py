"""Instructions made of others: one after the other, optional, or paid for."""

from everfree.ccg.language.frozen import dataclass
from everfree.ccg.language.terms import Who
from everfree.ccg.language.words.effects.effects import Effect
from everfree.ccg.language.words.selectors.amounts import Amount
from everfree.ccg.language.words.selectors.selectors import Choose


@dataclass(frozen=True, eq=False, repr=False)
class Sequence(Effect):
    """Instructions in order (705.2e)."""

    effects: tuple[Effect, ...]
    wording: str = ""


@dataclass(frozen=True, eq=False, repr=False)
class May(Effect):
    """An instruction that you may decline; one of another player is in a `By`."""

    effect: Effect


@dataclass(frozen=True, eq=False, repr=False)
class PayTo(Effect):
    """A cost, and the effect if it is paid (707.2a)."""

    costs: tuple[Effect, ...]
    effect: Effect


@dataclass(frozen=True, eq=False, repr=False)
class PayOr(Effect):
    """A player pays, or the effect happens; without an effect, they pay if they can.

    *then* happens if they paid.
    """

    who: Who
    amount: int
    otherwise: Effect | None
    wording: str = ""
    then: Effect | None = None


@dataclass(frozen=True, eq=False, repr=False)
class Pay(Effect):
    """Pay action tokens (502.1); used only as a cost."""

    amount: int | Amount


@dataclass(frozen=True, eq=False, repr=False)
class Pick(Effect):
    """Choose a card that later words call "that card"; part of a cost."""

    choice: Choose
    wording: str = ""
