"""What a card is by its program: how many abilities of each kind, and which topics its words are about.

Cards are never told apart by id or name, so a new card made of known words is understood at once.
"""

from typing import Final

from everfree.ccg.kernel.cards.definitions import Definition
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.language.abilities import (
    Activated,
    Continuous,
    EachPlayerHas,
    Replacement,
    Standing,
    Triggered,
)
from everfree.ccg.language.nodes import walk
from everfree.ccg.language.words.changes.changes import ColouredPower, PlayCost, Power
from everfree.ccg.language.words.effects.control import GainControl
from everfree.ccg.language.words.effects.counters import PutCounters
from everfree.ccg.language.words.effects.effects import (
    CheapenNextCard,
    Dismiss,
    FlipCard,
    Gain,
    PutIntoHand,
    ReadyCards,
    Score,
)
from everfree.ccg.language.words.effects.moving import Move
from everfree.ccg.language.words.faceoffs.faceoffs import FlipsMore, InFaceoff
from everfree.ccg.language.words.laws.barring import Cant
from everfree.ccg.language.words.zones.discarding import DiscardCards
from everfree.ccg.language.words.zones.drawing import Draw
from everfree.ccg.language.words.zones.entering import PutIntoPlay
from everfree.ccg.language.words.zones.leaving import Banish, Frighten, Retire
from everfree.ccg.language.words.zones.searching import SearchDeck
from everfree.ccg.language.words.zones.tokens import PutTokens

KINDS: Final = {
    "triggered": (Triggered,),
    "activated": (Activated,),
    "lasting": (Continuous, Standing, EachPlayerHas, Replacement),
}
"""Kinds of abilities, with the words for them."""
TOPICS: Final = {
    "power": (Power, ColouredPower, PutCounters),
    "cards": (Draw, PutIntoHand, SearchDeck),
    "tokens": (Gain, PlayCost, CheapenNextCard),
    "points": (Score,),
    "moving": (Move, ReadyCards),
    "removal": (Dismiss, Retire, Banish, Frighten, GainControl, DiscardCards),
    "faceoffs": (InFaceoff, FlipsMore, FlipCard),
    "arriving": (PutIntoPlay, PutTokens),
    "forbidding": (Cant,),
}
"""Topics of texts, with the words that belong to them."""
PROGRAM: Final = (*KINDS, *TOPICS)
"""The names of the numbers that `program_of` returns."""
MOST: Final = 3
"""The largest number counted of any kind or topic."""
_GROUPS: Final = (*KINDS.values(), *TOPICS.values())


def program_of(definition: Definition) -> list[int]:
    """Count the abilities and topics of a card, in the order of `PROGRAM`."""
    counts = [0] * len(_GROUPS)
    for node in walk(definition.card.sides):
        word = type(node)
        for place in range(len(_GROUPS)):
            if word in _GROUPS[place]:
                counts[place] += 1
    return [min(count, MOST) for count in counts]


Programs = list[list[int]]
"""By number of a definition: the program of the card."""


def programs_of(game: Kernel) -> Programs:
    """Return the programs of all cards of a match; they stay the same for the whole match."""
    return [program_of(definition) for definition in game.definitions.cards]
