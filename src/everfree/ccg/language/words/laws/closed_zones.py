"""Laws that forbid looking into decks or taking cards from discard piles."""

from dataclasses import dataclass

from everfree.ccg.language.words.changes.changes import Law


@dataclass(frozen=True, eq=False, repr=False)
class CantLookIntoDecks(Law):
    """Players can't search decks or look at cards in them (402.1, 518.1)."""


@dataclass(frozen=True, eq=False, repr=False)
class CantLeaveDiscardPiles(Law):
    """No card can leave a discard pile, in whatever way (104.2)."""
