"""Instructions that leave something behind for a while: laws, triggers, replacements (708.2, 708.4)."""

from dataclasses import dataclass

from everfree.ccg.language.abilities import Ability
from everfree.ccg.language.changes import Law
from everfree.ccg.language.effects import Effect
from everfree.ccg.language.words import Until


@dataclass(frozen=True, eq=False, repr=False)
class Lasting(Effect):
    """A law or an ability without a card, for as long as told; *once*: until it has triggered (708.4)."""

    what: Law | Ability
    until: Until
    once: bool = False
    wording: str = ""
