"""Measure the speed of the engine in this environment: one short round, printed as JSON.

    python -m everfree.testing.measure ROUND DECKS  the engine, with decks as `pairs_of` names them
    python -m everfree.testing.measure yardstick    python-chess, where it is installed

Both builds play the same games, so that their figures can be compared. Times are CPU time of one core.
"""

import json
import platform
import sys
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from time import process_time

from everfree.ccg.decks.deck import Deck
from everfree.ccg.decks.theme import APPLEJACK, RAINBOW_DASH, THEME_DECKS
from everfree.ccg.game import Game
from everfree.ccg.kernel import kernel as kernel_module
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.state import State
from everfree.ccg.view import view_of
from everfree.testing.dice import Dice
from everfree.testing.soak.random_decks import random_deck

GAMES = 40
"""Games in a round: enough that the first ones, which fill the caches, matter little."""
TURN_CAP = 200
SAMPLE_EVERY = 125
"""Every so many decisions a position is kept for the other measurements."""
SECONDS = 0.25
"""CPU time of each of the other measurements."""


@dataclass(frozen=True)
class Position:
    """A position of a random game, with an option to take there."""

    game: Kernel
    choice: int
    stored: bytes


def pairs_of(decks: str, round_: int = 0) -> list[tuple[Deck, Deck]]:
    """List the pairs of decks to play.

    "first" is one pair, "theme" each theme deck with the next but one, "random" decks drawn from the whole
    pool, others in each round.
    """
    if decks == "first":
        return [(RAINBOW_DASH, APPLEJACK)]
    if decks == "random":
        dice = Dice(round_)
        return [(random_deck(dice, "first"), random_deck(dice, "second")) for _ in range(GAMES)]
    every = list(THEME_DECKS.values())
    return [(deck, every[(place + 2) % len(every)]) for place, deck in enumerate(every)]


def measure(round_: int, decks: str) -> dict[str, float | str | bool]:
    """Measure one round; every round has its own games."""
    pairs = pairs_of(decks, round_)
    positions: list[Position] = []
    decisions = 0
    began = process_time()
    spent_on_samples = 0.0
    for number in range(GAMES):
        seed = round_ * GAMES + number
        game = Game(list(pairs[number % len(pairs)]), seed=seed).kernel
        game.events = None  # record no events, as in a search
        chance = Random(seed)  # the fastest generator there is, because its time is measured too
        taken = 0
        state = game.state
        while state.question is not None and state.turn <= TURN_CAP:
            options = len(state.question.options)
            choice = int(chance.random() * options)
            decisions += options > 1
            taken += 1
            if taken % SAMPLE_EVERY == 0:
                paused = process_time()
                positions.append(Position(game.clone(), choice, state.to_bytes()))
                spent_on_samples += process_time() - paused
            game.take(choice)
    playing = process_time() - began - spent_on_samples
    return {
        "decisions_per_s": decisions / playing,
        "games_per_s": GAMES / playing,
        "clones_per_s": rate(positions, lambda one: one.game.clone()),
        "clone_steps_per_s": rate(positions, lambda one: one.game.clone().take(one.choice)),
        "to_bytes_per_s": rate(positions, lambda one: one.game.state.to_bytes()),
        "from_bytes_per_s": rate(positions, lambda one: State.from_bytes(one.stored)),
        "digests_per_s": rate(positions, lambda one: one.game.state.digest()),
        "bytes_per_state": sum([len(one.stored) for one in positions]) / len(positions),
        "view_ms": 1000 / rate(positions, full_view),
        "python": platform.python_version(),
        "is_compiled": not str(kernel_module.__file__).endswith(".py"),
    }


def full_view(position: Position) -> object:
    """Build the view of the seat that is asked, with the parts of all numbers."""
    question = position.game.state.question
    return view_of(position.game, 0 if question is None else question.seat)


def rate(positions: list[Position], work: Callable[[Position], object]) -> float:
    """Return how often per second of CPU time *work* can be done, over all positions in turn."""
    done = 0
    began = process_time()
    while True:
        for one in positions:
            work(one)
        done += len(positions)
        spent = process_time() - began
        if spent >= SECONDS:
            return done / spent


def yardstick() -> dict[str, float | str | bool]:
    """Measure the random legal moves per second of python-chess, to compare machines."""
    import chess

    dice = Dice(0)
    moves = games = 0
    began = process_time()
    while process_time() - began < 4 * SECONDS:
        board = chess.Board()
        games += 1
        while (legal := list(board.legal_moves)) and not board.is_insufficient_material():
            board.push(legal[dice.below(len(legal))])
            moves += 1
    spent = process_time() - began
    return {"moves_per_s": moves / spent, "games_per_s": games / spent, "chess": chess.__version__}


if __name__ == "__main__":
    figures = yardstick() if sys.argv[1] == "yardstick" else measure(int(sys.argv[1]), sys.argv[2])
    sys.stdout.write(json.dumps(figures) + "\n")
