"""A question for a computer player in another process: what the seat may know, and nothing else.

The server seals a question from a blinded copy of the game, so the worker process never holds a hidden card,
the seed or the log, and a computer player can't cheat.
"""

from dataclasses import dataclass

import msgspec

from everfree.ccg.decks.deck import Deck
from everfree.ccg.decks.fan_made import cards_from, pool_with
from everfree.ccg.editions import Options
from everfree.ccg.game import Game, definitions_of, names_with
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.rng import seed_bytes
from everfree.ccg.kernel.seats.determinize import blinded
from everfree.ccg.kernel.state import State
from everfree.players.levels import named
from everfree.players.player import Sight


@dataclass(frozen=True)
class Sealed:
    """A position as one seat may know it, encoded; deck lists are open."""

    seat: int
    decks: bytes
    options: bytes
    state: bytes
    names: bytes
    """The ids of the cards that may be named, as the match lists them (R69)."""
    cards: bytes = b"[]"
    """The fan-made cards of the match, which everybody may read."""


def sealed(
    game: Game, seat: int, *, decks: bytes, options: bytes, names: bytes, seed: int, cards: bytes = b"[]"
) -> Sealed:
    """Seal the open question of *seat*; whatever the seat can't know is drawn from *seed*."""
    state = blinded(game.kernel, seat, seed_bytes(seed)).state.to_bytes()
    return Sealed(seat, decks, options, state, names, cards)


def opened(question: Sealed) -> Sight:
    """Return what the seat of a sealed question may know."""
    decks = msgspec.json.decode(question.decks, type=list[Deck])
    options = msgspec.json.decode(question.options, type=Options)
    pool = pool_with(cards_from(msgspec.json.decode(question.cards, type=list[str])))
    names = names_with(msgspec.json.decode(question.names, type=list[str]), pool)
    kernel = Kernel(definitions_of(decks, pool, options, names), State.from_bytes(question.state), None)
    return Sight(kernel, question.seat)


def think(question: Sealed, level: str, seed: int) -> int:
    """Answer a sealed question as a player of *level* would."""
    return named(level, seed).choose(opened(question))
