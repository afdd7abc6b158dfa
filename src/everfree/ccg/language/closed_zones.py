"""Laws that close zones: decks nobody looks into, discard piles no card leaves."""

from dataclasses import dataclass

from everfree.ccg.language.changes import Law


@dataclass(frozen=True, eq=False, repr=False)
class CantLookIntoDecks(Law):
    """Players can't search decks or look at cards in them (402.1, 518.1)."""


@dataclass(frozen=True, eq=False, repr=False)
class CantLeaveDiscardPiles(Law):
    """No card can leave a discard pile, in whatever way (104.2)."""
