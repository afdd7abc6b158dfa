"""Words about hands of other players: separated into piles, or looked through for a card."""

from everfree.ccg.language.frozen import dataclass
from everfree.ccg.language.nodes import shows
from everfree.ccg.language.terms import OPPONENT, Who
from everfree.ccg.language.words.effects.effects import Effect
from everfree.ccg.language.words.selectors.selectors import ANY_CARD, Description


@dataclass(frozen=True, eq=False, repr=False)
class SplitHand(Effect):
    """A player reveals their hand and separates it into two piles; you choose one, which is banished."""

    who: Who = OPPONENT


@dataclass(frozen=True, eq=False, repr=False)
class ChooseFromHand(Effect):
    """See a player's hand, choose a card there that matches the description and do something with it.

    *shown*: that player reveals the hand to everyone; otherwise only you look at it. *may*: you may choose
    none. Later words call the player "that player" and the chosen card "that card".
    """

    who: Who
    then: Effect
    description: Description = ANY_CARD
    shown: bool = False
    may: bool = False
    wording: str = ""


shows(ChooseFromHand, SplitHand)
