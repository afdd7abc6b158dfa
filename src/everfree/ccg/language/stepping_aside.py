"""A Troublemaker that lets a player pass."""

from dataclasses import dataclass

from everfree.ccg.language.effects import Effect
from everfree.ccg.language.words import Who


@dataclass(frozen=True, eq=False, repr=False)
class StepAside(Effect):
    """This turn this Troublemaker does not keep a player from confronting, nor can it be challenged."""

    who: Who
