"""Words about choosing one of several effects."""

from everfree.ccg.language.frozen import dataclass
from everfree.ccg.language.words.changes.changes import Law
from everfree.ccg.language.words.effects.effects import Effect


@dataclass(frozen=True, eq=False, repr=False)
class ChooseOne(Effect):
    """Choose *count* of these instructions, by default one, and follow them (705.2e.i)."""

    effects: tuple[Effect, ...]
    count: int = 1
    at_random: bool = False
    """Whether chance chooses, not you (R65)."""
    wording: str = ""


@dataclass(frozen=True, eq=False, repr=False)
class MayChooseEach(Law):
    """If a card with this trait that you play lets you choose one effect, you may choose each of them."""

    trait: str
