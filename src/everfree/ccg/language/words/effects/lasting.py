"""Instructions that create laws, triggers or replacements for a duration (708.2, 708.4)."""

from everfree.ccg.language.abilities import Ability
from everfree.ccg.language.frozen import dataclass
from everfree.ccg.language.terms import Until
from everfree.ccg.language.words.changes.changes import Law
from everfree.ccg.language.words.effects.effects import Effect


@dataclass(frozen=True, eq=False, repr=False)
class Lasting(Effect):
    """Create a law or an ability without a card, for a duration; *once*: until it has triggered (708.4)."""

    what: Law | Ability
    until: Until
    once: bool = False
    wording: str = ""
