"""Words about searching a deck, showing cards, and what a card is called (201, 403, 518)."""

from dataclasses import dataclass

from everfree.ccg.language.effects import Effect
from everfree.ccg.language.nodes import shows
from everfree.ccg.language.selectors import Choose, Description, Selector, Test
from everfree.ccg.language.words import A_PLAYER, YOU, Who


@dataclass(frozen=True, eq=False, repr=False)
class SearchDeck(Effect):
    """Search a player's deck for a card and do something with it; then its owner shuffles it (518, R36).

    *aside*: the card is first set aside face down; it stays in its deck until it is put elsewhere (401.1).
    Afterwards "that player" is whose deck it is.
    """

    description: Description
    then: Effect
    whose: Who = YOU
    aside: bool = False
    wording: str = ""


@dataclass(frozen=True, eq=False, repr=False)
class BanishNamesakes(Effect):
    """Choose a card; find all of its name in its owner's hand, deck and discard pile, and banish them."""

    of: Choose


@dataclass(frozen=True, eq=False, repr=False)
class Reveal(Effect):
    """Show cards to everyone."""

    what: Selector


@dataclass(frozen=True, eq=False, repr=False)
class It(Selector):
    """The card this text spoke of last, told by a pronoun."""


@dataclass(frozen=True, eq=False, repr=False)
class PutProblemsUnder(Effect):
    """Look at the top cards of a Problem deck and put them under it in any order (403.3)."""

    count: int
    whose: Who = A_PLAYER


@dataclass(frozen=True, eq=False, repr=False)
class Titled(Test):
    """With this Title, or as a character or Troublemaker with this name in its Title (201.3, 201.3a)."""

    title: str
    wording: str = ""


shows(BanishNamesakes, Reveal, SearchDeck)
