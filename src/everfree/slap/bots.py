"""Computer players: they see what a person sees, and react and make mistakes like a person (S17)."""

from typing import Final

import msgspec

from everfree.slap.cards import LOOK_ALIKES, Card
from everfree.slap.curves import UNIT, log_normal
from everfree.slap.deck import deck_of
from everfree.slap.options import Options
from everfree.slap.signs import SIGNS
from everfree.slap.state import NOTHING
from everfree.slap.view import View
from everfree.table.chance import draw_below

OF: Final = 10_000
"""The probabilities of a level are out of this number."""

# What a random draw is for; each version of the pile has one draw for each purpose.
NOTICE, SLIP, REACT, THINK, SIGN, DRAWS = range(6)


class Level(msgspec.Struct, frozen=True):
    """How good a computer player is."""

    median: int
    """The median of its reactions, in milliseconds."""
    misses: int
    """How often it overlooks a match."""
    slips: int
    """How often it slaps where there is no match."""
    fooled: int
    """How often it takes look-alikes for a match."""
    pace: int
    """The median time it takes to turn over a card, in milliseconds."""


LEVELS: Final = {
    "easy": Level(median=900, misses=1500, slips=200, fooled=1000, pace=900),
    "normal": Level(median=650, misses=800, slips=100, fooled=600, pace=750),
    "hard": Level(median=450, misses=300, slips=50, fooled=300, pace=600),
}


class Bot:
    """One computer player; the same seed and the same table always produce the same game."""

    def __init__(self, seat: int, *, level: str, seed: bytes, options: Options) -> None:
        self.seat = seat
        self.level = LEVELS[level]
        self._options = options
        self._deck = deck_of(options)
        self._seed = seed[:31] + bytes([seat])

    def slap_after(self, view: View) -> int | None:
        """Return how long after seeing this pile it slaps, or None if it does not."""
        version = view.version
        if self._sees_match(view.top):
            will_slap = self._draw(version, NOTICE, OF) >= self.level.misses
        else:
            chance = self.level.fooled if looks_like_match(view.top) else self.level.slips
            will_slap = self._draw(version, SLIP, OF) < chance
        return log_normal(self.level.median, self._draw(version, REACT, UNIT)) if will_slap else None

    def play_after(self, view: View) -> int:
        """Return how long it waits before it turns over its card."""
        pace = log_normal(self.level.pace, self._draw(view.version, THINK, UNIT))
        return max(pace, view.shown + self._options.min_play_interval_ms - view.now)

    def sign_after(self, view: View) -> tuple[int, int]:
        """Return how long it waits before it shows a sign, and which sign."""
        return self.level.pace, self._draw(view.now, SIGN, SIGNS)

    def _sees_match(self, top: tuple[Card, ...]) -> bool:
        return self._deck.match_on([self._deck.numbers[card] for card in top]) != NOTHING

    def _draw(self, moment: int, purpose: int, bound: int) -> int:
        return draw_below(self._seed, moment * DRAWS + purpose, bound)


def looks_like_match(top: tuple[Card, ...]) -> bool:
    """Tell whether the last card could be mistaken for one of the two before it."""
    if not top:
        return False
    symbols = top[-1].symbols
    return any(
        one in symbols and other in card.symbols
        for card in top[:-1]
        for one, other in (LOOK_ALIKES, LOOK_ALIKES[::-1])
    )
