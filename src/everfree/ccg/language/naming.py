"""Words about naming a card, choosing a number, and what hangs on it (105.1, 201.1b)."""

from dataclasses import dataclass

from everfree.ccg.language.amounts import Amount
from everfree.ccg.language.conditions import Condition
from everfree.ccg.language.effects import Effect
from everfree.ccg.language.selectors import Selector, Test
from everfree.ccg.language.words import YOU, Who
from everfree.ccg.vocab import CARD, CardType


@dataclass(frozen=True, eq=False, repr=False)
class NameCard(Effect):
    """A player names a card of one kind (201.1b)."""

    who: Who = YOU
    noun: CardType = CARD
    wording: str = ""


@dataclass(frozen=True, eq=False, repr=False)
class IsNamed(Condition):
    """The card meant has the name that was named."""

    what: Selector


@dataclass(frozen=True, eq=False, repr=False)
class WithThatName(Test):
    """With the name that was named as this text was left behind, or as this card entered play (201.1b)."""


@dataclass(frozen=True, eq=False, repr=False)
class ChooseNumber(Effect):
    """A player chooses a number (105.1, R53)."""

    who: Who = YOU


@dataclass(frozen=True, eq=False, repr=False)
class ChosenNumber(Amount):
    """The number that was chosen."""


@dataclass(frozen=True, eq=False, repr=False)
class If(Effect):
    """Do something if a condition holds as the text is followed; something else, or nothing, if not."""

    condition: Condition
    effect: Effect
    otherwise: Effect | None = None
    wording: str = ""
