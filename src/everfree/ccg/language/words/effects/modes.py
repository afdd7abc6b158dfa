"""Words about choosing one of several effects."""

from dataclasses import dataclass

from everfree.ccg.language.words.changes.changes import Law
from everfree.ccg.language.words.effects.effects import Effect


@dataclass(frozen=True, eq=False, repr=False)
class ChooseOne(Effect):
    """Choose one of these instructions and follow it (705.2e.i)."""

    effects: tuple[Effect, ...]


@dataclass(frozen=True, eq=False, repr=False)
class MayChooseEach(Law):
    """If a card with this trait that you play lets you choose one effect, you may choose each of them."""

    trait: str
