"""Keywords as values, and the meaning of those that the card language can express as abilities (701.4).

The other keywords have no abilities here; the rules test for them: Agile, Hasty, Random, Redeem, Stubborn,
Swift, Starting Problem, Transform.
"""

from collections.abc import Callable
from typing import Final

from everfree.ccg.language.abilities import Ability, Replacement, Triggered
from everfree.ccg.language.frozen import dataclass
from everfree.ccg.language.nodes import Node, copied
from everfree.ccg.language.power_keywords import POWER_MEANINGS
from everfree.ccg.language.terms import OPPONENT, YOU
from everfree.ccg.language.words.effects.compound import May
from everfree.ccg.language.words.effects.effects import GainOncePerFaceoff
from everfree.ccg.language.words.selectors.conditions import Involved
from everfree.ccg.language.words.selectors.selectors import THAT, THIS, cards, each, here
from everfree.ccg.language.words.triggers.triggers import (
    Confronts,
    IsUncovered,
    PhaseStarts,
    TurnStarts,
    WinsFaceoff,
)
from everfree.ccg.language.words.zones.leaving import (
    Banish,
    Frighten,
    LeavesPlay,
    PutsFlippedUnderDeck,
    Retire,
)
from everfree.ccg.language.words.zones.looking import LookAndSort, LookAtOpponentsDeck
from everfree.ccg.vocab import FRIEND, MAIN_PHASE


@dataclass(frozen=True, eq=False, repr=False)
class Keyword(Node):
    """A printed keyword; *x* is its number, 0 if it has none."""

    name: str
    x: int = 0


AGILE: Final = Keyword("Agile")
CARETAKER: Final = Keyword("Caretaker")
EXPERIENCED: Final = Keyword("Experienced")
HASTY: Final = Keyword("Hasty")
INSPIRED: Final = Keyword("Inspired")
PERSISTENT: Final = Keyword("Persistent")
PREPARED: Final = Keyword("Prepared")
PRISMATIC: Final = Keyword("Prismatic")
PUMPED: Final = Keyword("Pumped")
RANDOM: Final = Keyword("Random")
REDEEM: Final = Keyword("Redeem")
STARTING_PROBLEM: Final = Keyword("Starting Problem")
STUBBORN: Final = Keyword("Stubborn")
STUDIOUS: Final = Keyword("Studious")
SWIFT: Final = Keyword("Swift")
TEAMWORK: Final = Keyword("Teamwork")
TRAVELER: Final = Keyword("Traveler")
VEXING: Final = Keyword("Vexing")
VILLAIN: Final = Keyword("Villain")


def calming(x: int) -> Keyword:
    """Make Calming with its number."""
    return Keyword("Calming", x)


def competitive(x: int) -> Keyword:
    """Make Competitive with its number."""
    return Keyword("Competitive", x)


def diligent(x: int) -> Keyword:
    """Make Diligent with its number."""
    return Keyword("Diligent", x)


def eccentric(x: int) -> Keyword:
    """Make Eccentric with its number."""
    return Keyword("Eccentric", x)


def showy(x: int) -> Keyword:
    """Make Showy with its number."""
    return Keyword("Showy", x)


def supportive(x: int) -> Keyword:
    """Make Supportive with its number."""
    return Keyword("Supportive", x)


def meticulous(x: int) -> Keyword:
    """Make Meticulous with its number of cards."""
    return Keyword("Meticulous", x)


def transform(x: int) -> Keyword:
    """Make Transform with its cost."""
    return Keyword("Transform", x)


MEANINGS: Final[dict[str, Callable[[int], tuple[Ability, ...]]]] = {
    "Inspired": lambda x: (Triggered(PhaseStarts(MAIN_PHASE, YOU), LookAtOpponentsDeck()),),
    "Meticulous": lambda x: (Triggered(TurnStarts(YOU), May(LookAndSort(x))),),
    "Persistent": lambda x: (Replacement(LeavesPlay(THIS), Frighten(THIS), optional=True),),
    "Pumped": lambda x: (
        Replacement(
            PutsFlippedUnderDeck(YOU),
            Banish(THAT, beneath_this=True),
            optional=True,
            condition=Involved(),
            once_per_faceoff=True,
        ),
    ),
    "Studious": lambda x: (Triggered(WinsFaceoff(YOU, involving_this=True), GainOncePerFaceoff()),),
    "Vexing": lambda x: (Replacement(Confronts(OPPONENT), Retire(THIS), optional=True),),
    "Villain": lambda x: (Triggered(IsUncovered(THIS), Frighten(each(cards(FRIEND, here())))),),
    **POWER_MEANINGS,
}
"""The abilities that a keyword with the number x stands for, by the keyword's name."""

_SPELT_OUT: Final[dict[tuple[str, int], tuple[Ability, ...]]] = {}


def meaning_of(keyword: Keyword) -> tuple[Ability, ...]:
    """Return the abilities *keyword* stands for; the result is cached, so that its nodes can be numbered.

    The nodes are copies that no card contains, even common ones such as `THIS`. Otherwise the numbers of a
    keyword's nodes would depend on which card used the same node before.
    """
    key = (keyword.name, keyword.x)
    found = _SPELT_OUT.get(key)
    if found is None:
        meaning = MEANINGS.get(keyword.name)
        found = () if meaning is None else copied(meaning(keyword.x))
        _SPELT_OUT[key] = found
    return found
