"""Choose the decks and the options of the rules for a random game by its seed."""

from dataclasses import dataclass

from everfree.ccg.decks.deck import Deck
from everfree.ccg.decks.theme import APPLEJACK, RAINBOW_DASH
from everfree.ccg.editions import COMPREHENSIVE, EDITIONS, Options
from everfree.testing.dice import Dice
from everfree.testing.soak.combining_decks import combining_deck
from everfree.testing.soak.random_decks import random_deck
from everfree.testing.trace.options import option_values

TURN_CAP = 200
"""Turns after which a game is stopped, which is no failure: the rules allow endless games."""


@dataclass(frozen=True)
class Setup:
    """How the games of a soak are set up, and when they are stopped."""

    random_decks: bool = False
    random_options: bool = False
    turn_cap: int = TURN_CAP
    players: int = 2
    """More than two: R7."""
    combining_decks: bool = False
    """Decks of cards that set each other off."""

    @property
    def flags(self) -> str:
        """The arguments of `everfree soak` for games with the same setup."""
        words = ["--random-decks"] if self.random_decks else []
        if self.combining_decks:
            words.append("--combining-decks")
        if self.random_options:
            words.append("--random-options")
        if self.turn_cap != TURN_CAP:
            words.append(f"--turn-cap {self.turn_cap}")
        if self.players != 2:
            words.append(f"--players {self.players}")
        return "".join([f" {word}" for word in words])

    def decks(self, seed: int) -> list[Deck]:
        """Return the decks of the players: random or combining ones, or two theme decks in turn."""
        dice = Dice(seed, purpose=5)
        if self.combining_decks:
            return [combining_deck(dice, f"Combining {seat}") for seat in range(self.players)]
        if self.random_decks:
            return [random_deck(dice, f"Random {seat}") for seat in range(self.players)]
        return [(RAINBOW_DASH, APPLEJACK)[seat % 2] for seat in range(self.players)]

    def options(self, seed: int) -> Options:
        return random_options(Dice(seed, purpose=6)) if self.random_options else COMPREHENSIVE


def random_options(dice: Dice) -> Options:
    """Draw each option from its declared values."""
    values = option_values(Options, EDITIONS.values())
    drawn = {name: one.required[dice.below(len(one.required))] for name, one in values.items()}
    return Options(**drawn)  # type: ignore[arg-type]
