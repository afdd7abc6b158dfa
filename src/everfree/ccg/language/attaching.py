"""What a card is attached to, and what is attached to it (509)."""

from dataclasses import dataclass

from everfree.ccg.language.selectors import Description, Test


@dataclass(frozen=True, eq=False, repr=False)
class On(Test):
    """Attached to a card of the description."""

    host: Description


@dataclass(frozen=True, eq=False, repr=False)
class WithAttached(Test):
    """With a card of the description attached to it."""

    what: Description
