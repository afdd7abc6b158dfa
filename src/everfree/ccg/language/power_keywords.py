"""What the keywords about power, colours, prices and requirements mean, written in the card language."""

from collections.abc import Callable
from typing import Final

from everfree.ccg.language.abilities import Ability, Continuous, Standing, Triggered
from everfree.ccg.language.facts import CRITTER, CRYSTAL
from everfree.ccg.language.terms import A_PROBLEM, END_OF_TURN, HERE, ITS_PROBLEM, OPPONENT, OPPONENTS, YOU
from everfree.ccg.language.wordings import IT
from everfree.ccg.language.words.changes.becoming import AlsoHasColoursOf
from everfree.ccg.language.words.changes.changes import ConfrontNeeds, Power
from everfree.ccg.language.words.effects.counters import PutCounters
from everfree.ccg.language.words.effects.effects import Gain, Give
from everfree.ccg.language.words.laws.prices import MoveCost
from everfree.ccg.language.words.selectors.amounts import ForEach
from everfree.ccg.language.words.selectors.conditions import Involved, WithCard
from everfree.ccg.language.words.selectors.selectors import (
    THIS,
    Another,
    ControlledBy,
    That,
    This,
    WithTrait,
    cards,
    each,
    here,
    in_your_discard_pile,
    one,
    yours,
)
from everfree.ccg.language.words.selectors.sharing import (
    AlsoHasAbilitiesOfThis,
    SameName,
    Shares,
    WithMatchingMane,
)
from everfree.ccg.language.words.triggers.arrivals import Enters, StartsFaceoff, Travels
from everfree.ccg.language.words.triggers.triggers import WinsFaceoff
from everfree.ccg.vocab import CARD, CHARACTER, FRIEND

POWER_MEANINGS: Final[dict[str, Callable[[int], tuple[Ability, ...]]]] = {
    "Calming": lambda x: (
        Triggered(
            Enters(one(FRIEND, ControlledBy(OPPONENT)), HERE),
            Give((Power(-x),), That(FRIEND), END_OF_TURN),
        ),
    ),
    "Caretaker": lambda x: (
        Continuous((Power(+1),), THIS, WithCard(A_PROBLEM, yours(FRIEND, Another(), WithTrait(CRITTER)))),
    ),
    "Competitive": lambda x: (Continuous((Power(x),), THIS, Involved()),),
    "Diligent": lambda x: (Triggered(WinsFaceoff(YOU, involving_this=True), PutCounters(This(IT), x)),),
    "Eccentric": lambda x: (Standing(ConfrontNeeds(OPPONENT, x)),),
    "Experienced": lambda x: (
        Continuous((Power(ForEach(+1, in_your_discard_pile(CARD, SameName()))),), THIS),
    ),
    "Prepared": lambda x: (Triggered(StartsFaceoff(OPPONENT, here=True), Gain(1)),),
    "Prismatic": lambda x: (
        Continuous((AlsoHasColoursOf(yours(CHARACTER, Another(), WithTrait(CRYSTAL))),), THIS),
    ),
    "Showy": lambda x: (Standing(MoveCost(x, cards(CHARACTER), OPPONENTS, ITS_PROBLEM)),),
    "Supportive": lambda x: (Continuous((Power(x),), THIS, WithMatchingMane()),),
    "Teamwork": lambda x: (
        Continuous((AlsoHasAbilitiesOfThis(),), each(yours(FRIEND, Another(), here(), Shares()))),
    ),
    "Traveler": lambda x: (Triggered(Travels(), PutCounters(This(IT))),),
}
"""The abilities that a keyword with the number x stands for, by the keyword's name."""
