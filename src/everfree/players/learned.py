"""The learned value: the chance of winning from the features of a position, in whole numbers.

The log odds are a line over the features and a small net (one hidden layer) added to it. Weights are whole
numbers in a file of the package, `weights.json`, which `scripts/training` writes; today's seventeen weights
are part of the line. Nothing but the last step from log odds to a chance uses fractions, so every build of
the engine computes the same value.
"""

from math import exp
from typing import Final

from everfree.ccg.kernel.cards.definitions import Definitions
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.state import PLAYING
from everfree.ccg.vocab import Seat
from everfree.players.features.names import NAMES
from everfree.players.features.position import MOST, features_of
from everfree.players.features.programs import Programs, programs_of
from everfree.players.weights import UNIT, Weights, learned_weights

LARGEST: Final = 30.0
"""Log odds beyond this count as this."""
LANE: Final = 40
"""Bits for one sum in a packed number."""
MASK: Final = (1 << LANE) - 1
HALF: Final = 1 << (LANE - 1)
"""Added to every sum in a packed number, so that none is below zero."""


class LearnedValue:
    """Judges positions by learned weights; call it with a game and a seat."""

    def __init__(self, weights: Weights | None = None) -> None:
        found = learned_weights() if weights is None else weights
        if found.features != list(NAMES):
            raise ValueError("the weights were learned for other features; train again")
        units = len(found.out)
        places = range(len(found.line))
        sums = [[found.line[place], *(found.hidden[place] if units else ())] for place in places]
        start = [found.bias, *found.hidden_bias[:units]]
        for unit, first in enumerate(start):
            if abs(first) + MOST * sum([abs(each[unit]) for each in sums]) >= HALF:
                raise ValueError("the weights are too large for the lanes of a packed number")
        self._packed = [packed(each) for each in sums]
        """By feature: its weight in the line and those for the hidden units, packed in one number."""
        self._start = packed([first + HALF for first in start])
        self._out = found.out
        self._definitions: Definitions | None = None
        self._programs: Programs = []

    def __call__(self, game: Kernel, seat: Seat) -> float:
        """Return the chance that *seat* wins, from 0 to 1; a draw counts as 0.5."""
        state = game.state
        if state.outcome != PLAYING:
            if state.winner < 0:
                return 0.5
            return 1.0 if state.winner == seat else 0.0
        odds = self.log_odds(self.features(game, seat)) / UNIT
        return 1.0 / (1.0 + exp(-max(-LARGEST, min(LARGEST, odds))))

    def features(self, game: Kernel, seat: Seat) -> list[int]:
        """Return the features of a position; the programs of a match's cards are read once."""
        if game.definitions is not self._definitions:
            self._programs = programs_of(game)
            self._definitions = game.definitions
        return features_of(game, seat, self._programs)

    def log_odds(self, features: list[int]) -> int:
        """Return the log odds of winning in units of 1 / `UNIT`.

        A feature is multiplied with all its weights at once, as one long number: a tenth of the time.
        """
        packs = self._packed
        total = self._start
        for place in range(len(features)):
            feature = features[place]
            if feature:
                total += feature * packs[place]
        odds = (total & MASK) - HALF
        net = 0
        for weight in self._out:
            total >>= LANE
            active = (total & MASK) - HALF
            if active > 0:
                net += active * weight
        return odds + net // UNIT


def packed(numbers: list[int]) -> int:
    """Return numbers as one, each in a lane of its own, the first one in the lowest."""
    total = 0
    for place, number in enumerate(numbers):
        total += number << (LANE * place)
    return total
