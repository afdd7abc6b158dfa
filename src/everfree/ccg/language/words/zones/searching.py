"""Words about searching a deck, showing cards, and what a card is called (201, 403, 518)."""

from everfree.ccg.language.frozen import dataclass
from everfree.ccg.language.nodes import shows
from everfree.ccg.language.terms import A_PLAYER, YOU, Who
from everfree.ccg.language.words.effects.effects import Effect
from everfree.ccg.language.words.selectors.selectors import Description, Selector, Test


@dataclass(frozen=True, eq=False, repr=False)
class SearchDeck(Effect):
    """Search a player's deck for a card and do something with it; then that player shuffles it (518, R36).

    *aside*: the card is first set aside face down; it stays in its deck until it is put elsewhere (401.1).
    *most*: how many cards may be found. Afterwards "that player" is the player whose deck it is.
    """

    description: Description
    then: Effect
    whose: Who = YOU
    aside: bool = False
    wording: str = ""
    most: int = 1


@dataclass(frozen=True, eq=False, repr=False)
class Reveal(Effect):
    """Reveal cards to everyone."""

    what: Selector
    wording: str = ""


@dataclass(frozen=True, eq=False, repr=False)
class It(Selector):
    """The card that this text mentioned last, printed as a pronoun."""


@dataclass(frozen=True, eq=False, repr=False)
class PutProblemsUnder(Effect):
    """Look at the top cards of a Problem deck and put them under it in any order (403.3)."""

    count: int
    whose: Who = A_PLAYER


@dataclass(frozen=True, eq=False, repr=False)
class Titled(Test):
    """With this Title, or as a character or Troublemaker with this name in its Title (201.3, 201.3a).

    *others* are further Titles, any of which will do.
    """

    title: str
    wording: str = ""
    others: tuple[str, ...] = ()


@dataclass(frozen=True, eq=False, repr=False)
class SearchDiscardPile(Effect):
    """Search your discard pile for a card and put it into your hand, or on top of your deck (518.1, R36)."""

    description: Description
    on_deck: bool = False


shows(Reveal, SearchDeck)
