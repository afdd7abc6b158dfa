"""One game of a simulation: who sits where, with which seed, and how it ended."""

from __future__ import annotations  # so that `help` shows short types

import hashlib
from collections.abc import Callable
from dataclasses import dataclass

import msgspec

from everfree.ccg.decks.deck import Deck
from everfree.ccg.kernel.rng import new_seed, seed_bytes
from everfree.lab.decks import has_same_cards, told_apart
from everfree.library.game import Game
from everfree.players import Player
from everfree.table.versions import VERSION

SEED_BYTES = 6
"""How large the seed of a game is: a whole number for every table of data."""
KEY_LETTERS = 16
"""How much of its hash names a matchup in a folder."""
PlayerMaker = str | Callable[[int], Player]
"""The name of a level, or what makes a player from a seed."""


@dataclass(frozen=True)
class Matchup:
    """What is simulated: two sides, each a deck with a player, from one seed."""

    decks: tuple[Deck, Deck]
    players: tuple[PlayerMaker, PlayerMaker]
    seed: int
    turn_cap: int | None

    @property
    def names(self) -> tuple[str, str]:
        """What the sides are called; decks of the same name are numbered unless only the players differ."""
        players = [player_name(player) for player in self.players]
        is_clear = players[0] != players[1] and has_same_cards(*self.decks)
        a, b = self.decks if is_clear else told_apart(self.decks)
        return f"{a.name} ({players[0]})", f"{b.name} ({players[1]})"

    def seed_of(self, number: int) -> int:
        """Return the seed of a game; games 2n and 2n + 1 have the same one, with the sides swapped."""
        return int.from_bytes(new_seed(seed_bytes(self.seed), number // 2)[:SEED_BYTES], "big")

    @property
    def result(self) -> type[Played]:
        """The type of its results."""
        return Played

    def key(self) -> str:
        """Return a hash of decks, players by name, seed, cap and version of the rules."""
        decks = [[deck.mane, list(deck.draw.items()), list(deck.problems.items())] for deck in self.decks]
        players = [player_name(player) for player in self.players]
        whole = msgspec.json.encode([decks, players, self.seed, self.turn_cap, VERSION])
        return hashlib.sha256(whole).hexdigest()[:KEY_LETTERS]

    def play(self, number: int) -> Played:
        """Play game *number* and tell how it ended."""
        return play(self, number)


@dataclass(frozen=True)
class Played:
    """How one game ended."""

    number: int
    seed: int
    a_seat: int
    """The seat of a: 0 in games with even numbers, else 1."""
    a_starts: bool
    """Whether a had the first turn."""
    winner: str
    """`a`, `b`, or empty if nobody won."""
    a_points: int
    b_points: int
    turns: int
    """The number of the turn in which it ended: one more than the cap if the cap ended it."""
    stalled: bool
    """Whether the cap of turns ended it."""


def player_name(player: PlayerMaker) -> str:
    """Name a player by its level or its class."""
    return player if isinstance(player, str) else str(getattr(player, "__name__", type(player).__name__))


def played_game(matchup: Matchup, number: int) -> Game:
    """Play game *number* to its end; the same number is always the same game."""
    order = (0, 1) if number % 2 == 0 else (1, 0)
    game = Game(
        [matchup.decks[side] for side in order],
        seed=matchup.seed_of(number),
        names=[matchup.names[side] for side in order],
        turn_cap=matchup.turn_cap,
        check_decks=False,
    )
    return game.play(*[matchup.players[side] for side in order])


def play(matchup: Matchup, number: int) -> Played:
    """Play game *number* and tell how it ended."""
    game = played_game(matchup, number)
    seat = number % 2
    winner = "" if game.winner is None else "a" if game.winner == seat else "b"
    score = game.score
    return Played(
        number,
        matchup.seed_of(number),
        seat,
        game.engine.state.first_player == seat,
        winner,
        score[seat],
        score[1 - seat],
        game.turn,
        game.is_stalled,
    )
