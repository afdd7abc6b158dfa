"""Random games with random decks, each compared with twins whose secrets are permuted.

Every few decisions each viewer must receive the same in the twin of the position (`secrecy.check_state`), and
now and then the game and its twin are played on side by side (`secrecy.compare`).
"""

from dataclasses import dataclass

from everfree.ccg.game import Game
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.rng import draw_below, seed_bytes
from everfree.ccg.kernel.state import PUBLIC_STOPS
from everfree.testing.dice import Dice
from everfree.testing.secrecy import Leak, check_state, compare
from everfree.testing.soak.random_decks import random_deck

VIEWERS = (0, 1, 2)
"""Both seats, and a spectator."""
MOST_DECISIONS = 300
APART = 7
"""Decisions between two positions that are compared."""
FAR_APART = 35
"""Decisions between two stretches that are played beside the twin; a multiple of APART."""
STEPS = 20
KEPT_CARDS = 8
"""Cards on top of each deck that stay what they are in every other stretch, so that it lasts longer."""


@dataclass
class ComparedGame:
    """What the comparison of one game with its twins has found."""

    seed: int
    views: int = 0
    steps: int = 0
    failure: str | None = None


def compare_game(seed: int) -> ComparedGame:
    """Play the game of a seed and compare it with its twins; a leak is returned as the failure."""
    dice = Dice(seed)
    decks = [random_deck(dice, "first"), random_deck(dice, "second")]
    game = Game(decks, seed=seed, stops=[PUBLIC_STOPS, PUBLIC_STOPS]).kernel
    compared = ComparedGame(seed)
    for number in range(MOST_DECISIONS):
        question = game.state.question
        if question is None:
            break
        for viewer in VIEWERS:
            try:
                _compare(game, viewer, number, compared)
            except Leak as leak:
                compared.failure = f"seed {seed}, decision {number}, viewer {viewer}: {leak}"
                return compared
        game.take(draw_below(seed_bytes(seed), number, len(question.options)))
    return compared


def _compare(game: Kernel, viewer: int, number: int, compared: ComparedGame) -> None:
    """Compare what a viewer sees before the decision of a number, if it is one of those to compare."""
    seed = compared.seed * 1_000 + number
    if number % APART == 0:
        check_state(game, viewer, seed)
        compared.views += 1
    if number % FAR_APART == 0:
        copy = game.clone()
        copy.events = []
        kept = number // FAR_APART % 2 * KEPT_CARDS
        compared.steps += compare(copy, viewer, seed=seed, steps=STEPS, next_cards=kept)
