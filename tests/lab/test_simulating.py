"""Simulations: the same games in any number of processes, seats swapped in pairs, no game lost."""

import csv
import doctest
import json
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from everfree import Game, simulate
from everfree.cli.app import app
from everfree.lab import intervals, simulating
from everfree.lab.playing import Played
from everfree.lab.results import Simulation
from everfree.library.errors import IllegalAnswer, SimulationFailed, UnknownDeck, UnknownPlayer, WrongNumber
from everfree.players import Sight

DECKS = ("rainbow-dash", "applejack")
SHORT = 6
"""A cap that keeps games short."""


class Last:
    """Takes the last option; a class that other processes can import from this file's folder."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, sight: Sight) -> int:
        """Return the last listed option."""
        return len(sight.question.options) - 1


class Wrong(Last):
    """Gives an answer that does not exist."""

    def choose(self, sight: Sight) -> int:
        """Return no option."""
        return 999


@pytest.mark.parametrize("module", [intervals, simulating])
def test_examples_run(module: object) -> None:
    """As the docstrings say."""
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
    for example in doctest.DocTestFinder(exclude_empty=True).find(module):
        runner.run(example)
    assert runner.summarize(verbose=False).failed == 0


def test_the_number_of_processes_does_not_matter() -> None:
    """One, two or three give the same games in the same order; another seed gives others."""
    one, two, three = [
        simulate(DECKS, "random", games=10, seed=5, turn_cap=SHORT, processes=processes)
        for processes in (1, 2, 3)
    ]

    assert one == two == three
    assert [game.number for game in two.games] == list(range(10))
    other = simulate(DECKS, "random", games=10, seed=6, turn_cap=SHORT, processes=1)
    assert {game.seed for game in one.games}.isdisjoint([game.seed for game in other.games])


def test_seats_are_swapped_in_pairs() -> None:
    """Both games of a pair have one seed, and each side sits in each seat once."""
    result = simulate(DECKS, "random", games=6, turn_cap=SHORT)

    for first, second in zip(result.games[::2], result.games[1::2], strict=True):
        assert first.seed == second.seed
        assert (first.a_seat, second.a_seat) == (0, 1)
        assert first.a_starts != second.a_starts
    assert len({game.seed for game in result.games}) == 3


def test_a_game_can_be_played_again() -> None:
    """By its number, or by hand from its row."""
    result = simulate(DECKS, ["random", "greedy"], games=2, seed=2, turn_cap=SHORT)
    row = result.games[1]
    again = result.replay(1)

    assert (again.turn, again.score[row.a_seat]) == (row.turns, row.a_points)
    by_hand = Game(["applejack", "rainbow-dash"], seed=row.seed, turn_cap=SHORT).play("greedy", "random")
    assert by_hand == again


def test_a_game_that_the_cap_ends_counts_the_turn_after_it() -> None:
    """That turn has begun, and nothing was played in it."""
    stalled = [game for game in simulate(DECKS, "random", games=4, turn_cap=SHORT).games if game.stalled]

    assert {game.turns for game in stalled} == {SHORT + 1}


def made(winners: str) -> Simulation:
    """Make a simulation of games with these winners, "-" for none."""
    matchup = simulating.matchup_of(DECKS, "random", 0)
    games = [
        Played(number, number // 2, number % 2, number % 2 == 0, winner.strip("-"), 15, 3, 20, winner == "-")
        for number, winner in enumerate(winners)
    ]
    return Simulation(matchup, tuple(games))


def test_the_figures() -> None:
    """Wins, losses, draws, the share with its interval, and rows for tables of data."""
    result = made("aab-aabbaa")

    assert (result.wins, result.losses, result.draws, result.stalled) == (6, 3, 1, 1)
    assert result.score == 0.65
    low, high = result.interval
    assert low < 0.65 < high
    assert (low, high) == intervals.interval(6.5, 10)
    assert "Rainbow Dash (random) 65.0% (" in repr(result)
    assert "1 ended by the cap of turns" in repr(result)
    rows = result.rows()
    assert len(rows) == 10
    assert {tuple(row) for row in rows} == {tuple(rows[0])}
    assert all(isinstance(value, str | int | bool) for row in rows for value in row.values())
    assert result._repr_html_().count("<tr>") == len(result.summary())
    assert json.loads(json.dumps(result.figures()))["wins"] == 6


def test_equal_sides_are_told_apart() -> None:
    """Two names, not one."""
    assert simulating.matchup_of(["rarity", "rarity"], "greedy", 0).names == (
        "Rarity 1 (greedy)",
        "Rarity 2 (greedy)",
    )


@pytest.mark.parametrize(
    ("decks", "players", "games", "error"),
    [
        (["rarity"], "greedy", 2, WrongNumber),
        ("rarity", "greedy", 2, WrongNumber),
        (DECKS, ["greedy"] * 3, 2, WrongNumber),
        (DECKS, "greedy", 0, WrongNumber),
        (DECKS, "gredy", 2, UnknownPlayer),
        (DECKS, [Last(1), "greedy"], 2, UnknownPlayer),
        (["rarity", "nobody"], "greedy", 2, UnknownDeck),
    ],
)
def test_mistakes_are_told(decks: list[str], players: list[str], games: int, error: type[Exception]) -> None:
    """Before a game begins."""
    with pytest.raises(error):
        simulate(decks, players, games)


def test_a_player_of_one_s_own() -> None:
    """Its class is given, so that each game has a new one."""
    result = simulate(DECKS, [Last, "random"], games=2, turn_cap=SHORT, processes=1)

    assert result.names == ("Rainbow Dash (Last)", "Applejack (random)")


def test_a_player_that_fails_names_its_game() -> None:
    """With what it did wrong."""
    with pytest.raises(SimulationFailed, match=r"Game 0 could not be played: 999 is no answer") as raised:
        simulate(DECKS, Wrong, games=2, turn_cap=SHORT, processes=1)
    assert isinstance(raised.value.__cause__, IllegalAnswer)


def run_script(path: Path) -> str:
    """Run a script without a guard in a process of its own."""
    told = subprocess.run([sys.executable, str(path)], capture_output=True, text=True, check=False)
    assert told.returncode == 0, told.stderr
    return told.stdout


def test_a_pasted_script_needs_no_guard(tmp_path: Path) -> None:
    """Not even with a player of its own, which may print what it likes."""
    script = tmp_path / "mine.py"
    script.write_text(
        """
import everfree

class Mine:
    def __init__(self, seed):
        print("made", seed)
    def choose(self, sight):
        return 0

result = everfree.simulate(["rarity", "applejack"], [Mine, "random"], games=8, turn_cap=4, processes=2)
alone = everfree.simulate(["rarity", "applejack"], [Mine, "random"], games=8, turn_cap=4, processes=1)
assert [one.turns for one in result.games] == [one.turns for one in alone.games]
assert result.games == alone.games
print(len(result.games), "games")
""",
        encoding="utf-8",
    )

    assert run_script(script).endswith("8 games\n")


def test_a_failure_in_another_process_is_told(tmp_path: Path) -> None:
    """With the traceback of the player."""
    script = tmp_path / "mine.py"
    script.write_text(
        """
import everfree
from everfree.library.errors import SimulationFailed

def broken(seed):
    raise RuntimeError("no player today")

try:
    everfree.simulate(["rarity", "applejack"], broken, games=8, processes=2)
except SimulationFailed as problem:
    assert "no player today" in str(problem)
    print("told")
""",
        encoding="utf-8",
    )

    assert run_script(script) == "told\n"


def test_games_that_always_end_their_process_are_given_up(tmp_path: Path) -> None:
    """After three tries, with a sentence, and not for ever."""
    script = tmp_path / "mine.py"
    script.write_text(
        """
import os
import everfree
from everfree.library.errors import SimulationFailed

def deadly(seed):
    os._exit(1)

try:
    everfree.simulate(["rarity", "applejack"], deadly, games=8, processes=2)
except SimulationFailed as problem:
    print(problem)
""",
        encoding="utf-8",
    )

    assert "ended their process 3 times" in run_script(script)


class TestCommand:
    """`everfree sim`."""

    def test_prints_the_figures(self, tmp_path: Path) -> None:
        """In words, as JSON, and every game as a table."""
        words = ("sim", *DECKS, "--games", "4", "--player", "random", "--seed", "3", "--turn-cap", str(SHORT))
        told = CliRunner().invoke(app, [*words, "--csv", str(tmp_path / "games.csv")])
        figures = json.loads(CliRunner().invoke(app, [*words, "--json"]).output)

        assert told.exit_code == 0
        assert "won by Rainbow Dash (random)" in told.output
        assert "95 % interval" in told.output
        assert figures == simulate(DECKS, "random", 4, 3, turn_cap=SHORT).figures()
        with (tmp_path / "games.csv").open(encoding="utf-8", newline="") as file:
            rows = list(csv.DictReader(file))
        assert [row["number"] for row in rows] == ["0", "1", "2", "3"]

    @pytest.mark.parametrize(
        ("words", "told"),
        [
            (("rarity", "nobody"), "No ready deck is called 'nobody'"),
            (("rarity", "nofile.txt"), "There is no deck file 'nofile.txt'"),
            (("rarity", "applejack", "--player", "gredy"), "No computer player is called 'gredy'"),
        ],
    )
    def test_mistakes_are_sentences(self, words: tuple[str, ...], told: str) -> None:
        """With exit code 2."""
        result = CliRunner().invoke(app, ["sim", *words])

        assert result.exit_code == 2
        assert told in result.output
