"""A question for a computer player in another process: what the seat may know, and nothing else.

What is sealed is made where the truth is, from a blinded copy of the game, so the process that thinks never
holds a hidden card, the seed or the log: it could not cheat if it wanted to.
"""

from dataclasses import dataclass

import msgspec

from everfree.ccg.cards import POOL
from everfree.ccg.decks.deck import Deck
from everfree.ccg.editions import Options
from everfree.ccg.game import Game, cast_of
from everfree.ccg.kernel.blind import blinded
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.rng import seed_bytes
from everfree.ccg.kernel.state import State
from everfree.players.levels import named
from everfree.players.player import Sight


@dataclass(frozen=True)
class Sealed:
    """A position as one seat may know it; deck lists are open."""

    seat: int
    decks: bytes
    options: bytes
    state: bytes


def sealed(game: Game, seat: int, *, decks: bytes, options: bytes, seed: int) -> Sealed:
    """Seal the open question of *seat*; whatever it can't know is drawn from *seed*."""
    return Sealed(seat, decks, options, blinded(game.kernel, seat, seed_bytes(seed)).state.to_bytes())


def think(question: Sealed, level: str, seed: int) -> int:
    """Answer a sealed question as a player of *level* would."""
    decks = msgspec.json.decode(question.decks, type=list[Deck])
    options = msgspec.json.decode(question.options, type=Options)
    kernel = Kernel(cast_of(decks, POOL, options), State.from_bytes(question.state), None)
    return named(level, seed).choose(Sight(kernel, question.seat))
