"""Instructions that hang on whether another one was done."""

from dataclasses import dataclass

from everfree.ccg.language.effects import Effect


@dataclass(frozen=True, eq=False, repr=False)
class IfDone(Effect):
    """Do something, and if that has happened something else: no cost, so it may be replaced (707.2a)."""

    first: Effect
    then: Effect
