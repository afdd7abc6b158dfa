"""Plays many games of two decks on all cores."""

from __future__ import annotations  # so that `help` shows short types

import os
import warnings
from collections.abc import Sequence
from typing import Any, Final

from everfree.lab.decks import read_deck
from everfree.lab.jobs import Job, packed
from everfree.lab.playing import Matchup, PlayerMaker
from everfree.lab.processes import Processes
from everfree.lab.progress import bar
from everfree.lab.results import Simulation
from everfree.lab.runners import Here, Runner
from everfree.lab.series import Series, play_all
from everfree.library.deck_lookup import DeckLike, playable
from everfree.library.errors import UnknownPlayer, WrongNumber
from everfree.library.game import TURN_CAP
from everfree.players import LEVELS

SIDES: Final = 2
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
    series = Series(matchup, games)
    with bar(games, "games", shown=progress) as done, runner_for(matchup, games, processes) as runner:
        play_all([series], runner, done=done)
    return Simulation(matchup, tuple(series.games))


def matchup_of(
    decks: Sequence[DeckLike],
    players: PlayerMaker | Sequence[PlayerMaker],
    seed: int,
    turn_cap: int | None = TURN_CAP,
) -> Matchup:
    """Read the decks and check the players; raise an error of the library for what does not fit."""
    if isinstance(decks, str) or len(decks) != SIDES:
        raise WrongNumber("A simulation needs a list of two decks.")
    read = [playable(read_deck(deck)) for deck in decks]
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


def runner_for(job: Job[Any], games: int, processes: int | None) -> Runner:
    """Return what plays so many games: this process if they are few or can't be sent, else several."""
    wanted = processes or (cores() if games >= FEWEST_FOR_TWO else 1)
    if wanted > 1 and packed(job) is None:
        reason = "A player of this script can't be sent to other processes without cloudpickle"
        warnings.warn(f"{reason}; all games are played in one process.", stacklevel=3)
        wanted = 1
    return Here() if wanted == 1 else Processes(min(wanted, games))
