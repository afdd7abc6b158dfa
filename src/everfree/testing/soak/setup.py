"""Choose the decks and the options of the rules for a random game by its seed."""

from dataclasses import dataclass

from everfree.ccg.cards import POOL
from everfree.ccg.decks.deck import Deck
from everfree.ccg.decks.theme import APPLEJACK, RAINBOW_DASH
from everfree.ccg.editions import COMPREHENSIVE, EDITIONS, Options
from everfree.ccg.language.card import Card
from everfree.ccg.vocab import COLOURS, MANE, PROBLEM
from everfree.testing.dice import Dice
from everfree.testing.trace.options import option_values

TURN_CAP = 200
"""Turns after which a game is stopped, which is no failure: the rules allow endless games."""
DRAW_DECK_SIZE = 45
MOST_COPIES = 3
PROBLEM_DECK_SIZE = 10
MOST_COPIES_OF_A_PROBLEM = 2
STARTING_PROBLEM = "Starting Problem"
MOST_COLOURS = 3
"""Colours of a random deck; with all six, hardly a card could be played."""

MANES = [card for card in POOL.values() if card.type == MANE]
PROBLEMS = [card for card in POOL.values() if card.type == PROBLEM]
DRAWN = [card for card in POOL.values() if card.type not in (MANE, PROBLEM)]


@dataclass(frozen=True)
class Setup:
    """How the games of a soak are set up, and when they are stopped."""

    random_decks: bool = False
    random_options: bool = False
    turn_cap: int = TURN_CAP
    players: int = 2
    """More than two: R7."""

    @property
    def flags(self) -> str:
        """The arguments of `everfree soak` for games with the same setup."""
        words = ["--random-decks"] if self.random_decks else []
        if self.random_options:
            words.append("--random-options")
        if self.turn_cap != TURN_CAP:
            words.append(f"--turn-cap {self.turn_cap}")
        if self.players != 2:
            words.append(f"--players {self.players}")
        return "".join([f" {word}" for word in words])

    def decks(self, seed: int) -> list[Deck]:
        """Return the decks of the players: random ones, or two theme decks in turn."""
        if not self.random_decks:
            return [(RAINBOW_DASH, APPLEJACK)[seat % 2] for seat in range(self.players)]
        dice = Dice(seed, purpose=5)
        return [random_deck(dice, f"Random {seat}") for seat in range(self.players)]

    def options(self, seed: int) -> Options:
        return random_options(Dice(seed, purpose=6)) if self.random_options else COMPREHENSIVE


def random_options(dice: Dice) -> Options:
    """Draw each option from its declared values."""
    values = option_values(Options, EDITIONS.values())
    drawn = {name: one.required[dice.below(len(one.required))] for name, one in values.items()}
    return Options(**drawn)  # type: ignore[arg-type]


def random_deck(dice: Dice, name: str) -> Deck:
    """Make a legal deck (101) of a Mane Character and cards of a few colours, now and then of all."""
    mane = MANES[dice.below(len(MANES))]
    allowed = mane.front.colours
    for _ in range(MOST_COLOURS - 1):
        allowed |= COLOURS[dice.below(len(COLOURS))]
    fitting = [card for card in DRAWN if not card.front.colours & ~allowed]
    others = [card for card in DRAWN if card.front.colours & ~allowed]
    if dice.one_in(4):
        fitting, others = DRAWN, []
    draw = copies(dice, [*shuffled(dice, fitting), *others], size=DRAW_DECK_SIZE, most=MOST_COPIES)
    starting = [card for card in PROBLEMS if starts(card)]
    first = starting[dice.below(len(starting))]
    rest = [card for card in shuffled(dice, PROBLEMS) if card is not first]
    problems = copies(dice, [first, *rest], size=PROBLEM_DECK_SIZE, most=MOST_COPIES_OF_A_PROBLEM)
    return Deck(name, mane.id, draw, problems)


def starts(card: Card) -> bool:
    """Tell whether a Problem may be the first one (101.3c)."""
    return any(keyword.name == STARTING_PROBLEM for keyword in card.front.keywords)


def shuffled(dice: Dice, cards: list[Card]) -> list[Card]:
    """Return the cards in a random order."""
    left = list(cards)
    return [left.pop(dice.below(len(left))) for _ in cards]


def copies(dice: Dice, cards: list[Card], *, size: int, most: int) -> dict[str, int]:
    """Take some copies of each card in turn until there are *size*, at most *most* of one name."""
    found: dict[str, int] = {}
    names: dict[str, int] = {}
    while sum(found.values()) < size:
        before = sum(found.values())
        for card in cards:
            room = min(most - names.get(card.name, 0), size - sum(found.values()))
            if room > 0:
                number = 1 + dice.below(room)
                found[card.id] = found.get(card.id, 0) + number
                names[card.name] = names.get(card.name, 0) + number
        if sum(found.values()) == before:
            raise ValueError(f"not enough cards for a deck of {size}")
    return found
