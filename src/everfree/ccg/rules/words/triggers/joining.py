"""Triggers made of others (704.1)."""

from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.records import Occurrence
from everfree.ccg.kernel.registry import COMPOUND, listens
from everfree.ccg.kernel.values.first_time import times_this_turn
from everfree.ccg.kernel.values.selection import is_heard, spoken_of
from everfree.ccg.language.words.triggers.joining import FirstTime, Or
from everfree.ccg.language.words.triggers.triggers import Trigger
from everfree.ccg.vocab import CardId, Ref, Seat


def _parts(trigger: Or) -> tuple[Trigger, ...]:
    return trigger.triggers


def _either(game: Kernel, trigger: Or, occurrence: Occurrence, source: CardId, you: Seat) -> bool:
    """Tell whether one of the triggers means *occurrence*."""
    return any(is_heard(game, one, occurrence, source, you) for one in trigger.triggers)


def _spoken_of(
    game: Kernel, trigger: Or, occurrence: Occurrence, source: CardId, you: Seat
) -> tuple[Ref, ...] | None:
    """Return what the first of the triggers that means *occurrence* makes "that card"."""
    for one in trigger.triggers:
        if is_heard(game, one, occurrence, source, you):
            return spoken_of(game, one, occurrence, source, you)
    return None


def _inside(trigger: FirstTime) -> tuple[Trigger, ...]:
    return (trigger.trigger,)


def _is_first(game: Kernel, trigger: FirstTime, occurrence: Occurrence, source: CardId, you: Seat) -> bool:
    """Tell whether the trigger means *occurrence*, and as many of this turn before it as it asks for."""
    before = times_this_turn(game, trigger, source)
    return before == trigger.nth - 1 and is_heard(game, trigger.trigger, occurrence, source, you)


def _first_spoken_of(
    game: Kernel, trigger: FirstTime, occurrence: Occurrence, source: CardId, you: Seat
) -> tuple[Ref, ...] | None:
    return spoken_of(game, trigger.trigger, occurrence, source, you)


listens(FirstTime, (), _is_first, _first_spoken_of)
COMPOUND[FirstTime] = _inside
listens(Or, (), _either, _spoken_of)
COMPOUND[Or] = _parts
