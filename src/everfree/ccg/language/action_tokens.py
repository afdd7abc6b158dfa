"""Words about action tokens that players receive and lose."""

from dataclasses import dataclass

from everfree.ccg.language.effects import Effect
from everfree.ccg.language.triggers import Trigger
from everfree.ccg.language.words import Who


@dataclass(frozen=True, eq=False, repr=False)
class LoseTokens(Effect):
    """A player loses action tokens, as many as they have at most; losing is not paying."""

    who: Who
    amount: int
    wording: str = ""


@dataclass(frozen=True, eq=False, repr=False)
class Receives(Trigger):
    """A player receives action tokens, at least so many at once."""

    who: Who
    at_least: int = 1
