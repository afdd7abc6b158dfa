"""Triggers made of others."""

from everfree.ccg.language.frozen import dataclass
from everfree.ccg.language.words.triggers.triggers import Trigger


@dataclass(frozen=True, eq=False, repr=False)
class Or(Trigger):
    """Any of several triggers: "plays or moves"."""

    triggers: tuple[Trigger, ...]


@dataclass(frozen=True, eq=False, repr=False)
class FirstTime(Trigger):
    """The first time in a turn that the trigger happens, whether or not the card was in play then.

    *nth*: the second time, the third and so on.
    """

    trigger: Trigger
    wording: str = ""
    nth: int = 1


def simple(trigger: Trigger) -> Trigger:
    """Return the trigger itself, or of one made of others the first that is not."""
    while True:
        if isinstance(trigger, FirstTime):
            trigger = trigger.trigger
        elif isinstance(trigger, Or) and trigger.triggers:
            trigger = trigger.triggers[0]
        else:
            return trigger
