"""Words about action tokens that players have, receive, pay and lose."""

from typing import Final

from everfree.ccg.language.frozen import dataclass
from everfree.ccg.language.terms import Who
from everfree.ccg.language.words.effects.effects import Effect
from everfree.ccg.language.words.selectors.amounts import Amount
from everfree.ccg.language.words.selectors.conditions import Condition
from everfree.ccg.language.words.triggers.triggers import Trigger

ALL_TOKENS: Final = 0
"""The amount that means all action tokens."""


@dataclass(frozen=True, eq=False, repr=False)
class LoseTokens(Effect):
    """A player loses action tokens, or all of them if they have fewer; losing is not paying."""

    who: Who
    amount: int | Amount
    """How many; ALL_TOKENS means all of them."""
    wording: str = ""
    old: bool = False
    """Whether only tokens that the player did not receive this turn are lost."""


@dataclass(frozen=True, eq=False, repr=False)
class Receives(Trigger):
    """A player receives at least *at_least* action tokens at once."""

    who: Who
    at_least: int = 1


@dataclass(frozen=True, eq=False, repr=False)
class PaysLastToken(Trigger):
    """A player pays action tokens and has none left (502.1)."""

    who: Who


@dataclass(frozen=True, eq=False, repr=False)
class HasTokens(Condition):
    """A player has at least *count* action tokens (502); of several opponents, one is enough (R7)."""

    who: Who
    count: int
