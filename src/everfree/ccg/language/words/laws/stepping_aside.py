"""A Troublemaker that stops blocking a player."""

from dataclasses import dataclass

from everfree.ccg.language.terms import Who
from everfree.ccg.language.words.effects.effects import Effect


@dataclass(frozen=True, eq=False, repr=False)
class StepAside(Effect):
    """This turn this Troublemaker does not keep a player from confronting, nor can it be challenged."""

    who: Who
