"""Triggers made of others."""

from dataclasses import dataclass

from everfree.ccg.language.words.triggers.triggers import Trigger


@dataclass(frozen=True, eq=False, repr=False)
class Or(Trigger):
    """Any of several triggers: "plays or moves"."""

    triggers: tuple[Trigger, ...]
