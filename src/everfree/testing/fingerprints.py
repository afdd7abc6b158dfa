"""Print one digest per random game; it must be equal on every Python and every build.

    python -m everfree.testing.fingerprints COUNT [FIRST]

This module imports only the engine, so that it runs in an environment without other packages.
"""

import sys
from collections.abc import Iterator
from hashlib import blake2b

from everfree.ccg.decks.theme import APPLEJACK, RAINBOW_DASH
from everfree.ccg.game import Game
from everfree.ccg.view import to_json
from everfree.testing.dice import Dice

TURN_CAP = 200
STATE_EVERY = 16
VIEWS_EVERY = 64


def fingerprint(seed: int) -> str:
    """Play the random game of *seed*; return a hash of its states and of all views on the way."""
    game = Game([RAINBOW_DASH, APPLEJACK], seed=seed)
    dice = Dice(seed)
    story = blake2b(digest_size=16)
    decisions = 0
    while not game.is_over and game.state.turn <= TURN_CAP:
        if decisions % STATE_EVERY == 0:
            story.update(game.to_bytes())
        if decisions % VIEWS_EVERY == 0:
            for viewer in range(game.state.seats + 1):
                story.update(to_json(game.view(viewer)))
        game.take(dice.below(len(game.question.options)))
        decisions += 1
    story.update(game.to_bytes())
    return story.hexdigest()


def lines(count: int, first: int = 0) -> Iterator[str]:
    """Yield *count* seeds from *first* on, each with its fingerprint."""
    for seed in range(first, first + count):
        yield f"{seed} {fingerprint(seed)}"


if __name__ == "__main__":
    for line in lines(*[int(word) for word in sys.argv[1:3]]):
        sys.stdout.write(f"{line}\n")
        sys.stdout.flush()
