"""Play one game of two computer players and return its record."""

from dataclasses import dataclass
from time import process_time
from typing import Final

import msgspec

from everfree.ccg.decks.deck import Deck
from everfree.ccg.decks.theme import THEME_DECKS
from everfree.ccg.game import Game
from everfree.ccg.kernel import kernel
from everfree.players import SearchPlayer
from everfree.table.versions import VERSION
from everfree.testing.ladder.entrants import budget_of, player_of, sight_of, terms_of

TURN_CAP: Final = 100
"""Turns after which a game counts as a draw, because two careful players may never finish one."""


class Played(msgspec.Struct, frozen=True, omit_defaults=True):
    """The record of one game."""

    a: str
    b: str
    nodes: tuple[int, int]
    """The node budgets of both players; 0 for a player without one."""
    number: int
    """The number of the game; games 2n and 2n + 1 have the same decks and seed, with the players swapped."""
    score: float
    """The score of a: 1, 0, or 0.5 if nobody won."""
    turns: int
    decisions: tuple[int, int]
    seconds: tuple[float, float]
    spent: tuple[int, int]
    """All nodes searched by each player."""
    compiled: bool = False
    """Whether the engine was the compiled one."""


@dataclass(frozen=True)
class Pairing:
    """The games of two players, as a job of the lab."""

    a: str
    b: str

    @property
    def result(self) -> type[Played]:
        """The type of its results."""
        return Played

    def key(self) -> str:
        """Name the players with their budgets and learned weights, and the version of the rules."""
        return f"{self.a}:{self.b}:{terms_of(self.a)}:{terms_of(self.b)}:{VERSION}"

    def play(self, number: int) -> Played:
        """Play game *number*."""
        return play(self.a, self.b, number)


def decks_of(number: int) -> tuple[Deck, Deck]:
    """Return the decks of the two seats; the pairings of theme decks rotate with *number*."""
    decks = list(THEME_DECKS.values())
    pair = number // 2
    first = pair % len(decks)
    return decks[first], decks[(first * 5 + pair // len(decks) + 1) % len(decks)]


def play(a: str, b: str, number: int) -> Played:
    """Play game *number* of a pair; the same number is always the same game."""
    first = number % 2  # the seat of a
    names = [a, b] if first == 0 else [b, a]
    game = Game(list(decks_of(number)), seed=number // 2)
    players = [player_of(name, number * 2 + seat) for seat, name in enumerate(names)]
    decisions, seconds, spent = [0, 0], [0.0, 0.0], [0, 0]
    while not game.is_over and game.state.turn < TURN_CAP:
        seat = game.question.seat
        began = process_time()
        choice = players[seat].choose(sight_of(names[seat], game.kernel, seat))
        seconds[seat] += process_time() - began
        decisions[seat] += len(game.question.options) > 1
        player = players[seat]
        spent[seat] += player.spent if isinstance(player, SearchPlayer) else 0
        game.take(choice)
    score = 0.5 if game.winner is None else float(game.winner == first)
    return Played(
        a,
        b,
        (budget_of(a), budget_of(b)),
        number,
        score,
        game.state.turn,
        (decisions[first], decisions[1 - first]),
        (round(seconds[first], 3), round(seconds[1 - first], 3)),
        (spent[first], spent[1 - first]),
        compiled=not str(kernel.__file__).endswith(".py"),
    )
