"""Keywords as values, and those that are abilities written in the card language (701.4).

The others are single bits which the chapters read: Stubborn, Swift, Starting Problem.
"""

from dataclasses import dataclass

from everfree.ccg.language.abilities import Ability, Triggered
from everfree.ccg.language.effects import GainOncePerFaceoff, LookAtOpponentsDeck
from everfree.ccg.language.nodes import Node
from everfree.ccg.language.triggers import PhaseStarts, WinsFaceoff
from everfree.ccg.language.words import YOU
from everfree.ccg.vocab import MAIN_PHASE


@dataclass(frozen=True)
class Keyword(Node):
    """A printed keyword; *x* is its number, 0 where it has none."""

    name: str
    x: int = 0


INSPIRED = Keyword("Inspired")
STARTING_PROBLEM = Keyword("Starting Problem")
STUBBORN = Keyword("Stubborn")
STUDIOUS = Keyword("Studious")
SWIFT = Keyword("Swift")

MEANINGS: dict[str, tuple[Ability, ...]] = {
    "Inspired": (Triggered(PhaseStarts(MAIN_PHASE, YOU), LookAtOpponentsDeck()),),
    "Studious": (Triggered(WinsFaceoff(YOU, involving_this=True), GainOncePerFaceoff()),),
}
"""What a keyword means, where the language can say it."""
