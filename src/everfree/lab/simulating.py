"""Plays many games of two decks on all cores."""

from __future__ import annotations  # so that `help` shows short types

import os
import warnings
from collections.abc import Iterator, Sequence
from typing import Final

from everfree.lab.playing import Matchup, Played, PlayerMaker, play
from everfree.lab.processes import Workers, can_be_sent
from everfree.lab.progress import bar
from everfree.lab.results import Simulation
from everfree.library.deck_lookup import DeckLike, decks as known_decks, playable
from everfree.library.errors import SimulationFailed, UnknownPlayer, WrongNumber
from everfree.library.game import TURN_CAP
from everfree.players import LEVELS

SIDES: Final = 2
LARGEST_CHUNK: Final = 16
"""How many games a process is given at most at a time; if it is lost, so many are played again."""
FEWEST_FOR_TWO: Final = 8
"""Fewer games are played in this process, because another one takes seconds to start."""


def simulate(
    decks: Sequence[DeckLike],
    players: PlayerMaker | Sequence[PlayerMaker] = "greedy",
    games: int = 100,
    seed: int = 0,
    *,
    processes: int | None = None,
    turn_cap: int | None = TURN_CAP,
    progress: bool | None = None,
) -> Simulation:
    """Play *games* of two decks and return how they ended; the same seed gives the same games.

    Games come in pairs with the same seed and the seats swapped. *players* is one player for both decks or
    one for each: a level, or what makes a player from a seed. All cores are used unless *processes* says how
    many; the results do not depend on it.

    >>> result = simulate(["rainbow-dash", "applejack"], "random", games=4, seed=1)
    >>> result.wins + result.losses + result.draws
    4
    >>> [row["a_seat"] for row in result.rows()]
    [0, 1, 0, 1]
    >>> result
    <Simulation of 4 games: Rainbow Dash (random) ...% (...% to ...%) against Applejack (random)...>
    """
    matchup = matchup_of(decks, players, seed, turn_cap)
    if games < 1:
        raise WrongNumber(f"A simulation needs at least one game; this has {games}.")
    found: list[Played] = []
    with bar(games, "games", shown=progress) as done:
        for some in _played(matchup, games, processes):
            found.extend(some)
            done(len(some))
    return Simulation(matchup, tuple(sorted(found, key=lambda game: game.number)))


def matchup_of(
    decks: Sequence[DeckLike],
    players: PlayerMaker | Sequence[PlayerMaker],
    seed: int,
    turn_cap: int | None = TURN_CAP,
) -> Matchup:
    """Read the decks and check the players; raise an error of the library for what does not fit."""
    if isinstance(decks, str) or len(decks) != SIDES:
        raise WrongNumber("A simulation needs a list of two decks.")
    read = [playable(known_decks.read(deck)) for deck in decks]
    listed = [players] * SIDES if isinstance(players, str) or callable(players) else list(players)
    if len(listed) != SIDES:
        raise WrongNumber(f"Name one player for both decks, or two; these are {len(listed)}.")
    for player in listed:
        if isinstance(player, str) and player not in LEVELS:
            raise UnknownPlayer(f"No computer player is called {player!r}; there are: {', '.join(LEVELS)}.")
        if not isinstance(player, str) and not callable(player):
            raise UnknownPlayer(f"Give the class of {player!r} instead: every game needs a new player.")
    return Matchup((read[0], read[1]), (listed[0], listed[1]), seed, turn_cap)


def cores() -> int:
    """Return how many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def chunks_of(games: int, processes: int) -> list[list[int]]:
    """Share out the numbers of games in lists, so small that all processes end at about the same time."""
    size = max(1, min(LARGEST_CHUNK, games // (processes * 4)))
    return [list(range(first, min(first + size, games))) for first in range(0, games, size)]


def _played(matchup: Matchup, games: int, processes: int | None) -> Iterator[list[Played]]:
    """Yield games in this process or in several."""
    wanted = processes or (cores() if games >= FEWEST_FOR_TWO else 1)
    sent = can_be_sent(matchup) if wanted > 1 else None
    if wanted > 1 and sent is None:
        reason = "A player of this script can't be sent to other processes without cloudpickle"
        warnings.warn(f"{reason}; all games are played in one process.", stacklevel=3)
    if sent is None:
        for number in range(games):
            yield [_here(matchup, number)]
        return
    chunks = chunks_of(games, wanted)
    yield from Workers(sent, chunks, min(wanted, len(chunks))).found()


def _here(matchup: Matchup, number: int) -> Played:
    try:
        return play(matchup, number)
    except Exception as problem:
        raise SimulationFailed(f"Game {number} could not be played: {problem}") from problem
