"""Words about confronting: who can't, and other ways to meet the requirements (611)."""

from everfree.ccg.language.frozen import dataclass
from everfree.ccg.language.terms import END_OF_TURN, YOU, Until, Who
from everfree.ccg.language.words.changes.changes import Law
from everfree.ccg.language.words.effects.effects import Effect
from everfree.ccg.language.words.selectors.amounts import Amount
from everfree.ccg.language.words.selectors.conditions import Condition
from everfree.ccg.language.words.selectors.selectors import Selector


@dataclass(frozen=True, eq=False, repr=False)
class MeetNeeds(Effect):
    """This turn you meet the requirements of a Problem with a ready character of each trait there (611.3)."""

    what: Selector
    traits: tuple[str, ...]


@dataclass(frozen=True, eq=False, repr=False)
class Contribute(Effect):
    """This card's power counts for confronting a Problem, even if it is exhausted or elsewhere (611.3a)."""

    to: Selector
    until: Until
    wording: str = ""


@dataclass(frozen=True, eq=False, repr=False)
class DontPrevent(Effect):
    """Troublemakers don't keep a player from confronting Problems (611.3e)."""

    what: Selector
    until: Until = END_OF_TURN
    wording: str = ""
    who: Who = YOU


@dataclass(frozen=True, eq=False, repr=False)
class EaseProblem(Effect):
    """Problems require less power of every player for a duration (611.2)."""

    what: Selector
    amount: int
    until: Until


@dataclass(frozen=True, eq=False, repr=False)
class NeedLess(Effect):
    """This turn you need less power at each Problem; the amount is counted "there" once, now (708.2b)."""

    amount: Amount


@dataclass(frozen=True, eq=False, repr=False)
class DoesntPrevent(Law):
    """Troublemakers don't keep a player from confronting the Problem here (611.3e)."""

    what: Selector
    who: Who


@dataclass(frozen=True, eq=False, repr=False)
class ContributeAtMost(Law):
    """No more than *count* characters of each player contribute to confronting the Problem here (611.3a)."""

    count: int


@dataclass(frozen=True, eq=False, repr=False)
class HasBeenConfronted(Condition):
    """This Problem has been confronted by any player since it entered play (611.4)."""
