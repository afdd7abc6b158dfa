"""Words about texts with several effects of which one is chosen."""

from dataclasses import dataclass

from everfree.ccg.language.changes import Law
from everfree.ccg.language.effects import Effect


@dataclass(frozen=True, eq=False, repr=False)
class ChooseOne(Effect):
    """Choose one of these instructions and follow it (705.2e.i)."""

    effects: tuple[Effect, ...]


@dataclass(frozen=True, eq=False, repr=False)
class MayChooseEach(Law):
    """You may choose each effect, where a card with this trait that you are playing lets you choose one."""

    trait: str
