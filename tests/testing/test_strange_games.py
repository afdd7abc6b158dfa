"""The longest and strangest games of soaks: how they are chosen, and that those we keep still replay."""

from pathlib import Path

import pytest

from everfree.cli.replay import replayed
from everfree.table.match import Match
from everfree.table.versions import NeedsAnotherVersion
from everfree.testing.soak.play import BY_DRAW, BY_FUEL, BY_POINTS, BY_TURN_CAP, Failure, Report, ending_of
from everfree.testing.soak.strange_games import MOST, strangest
from everfree.testing.soak.twins import played_by

FOLDER = Path(__file__).parents[1] / "golden" / "strange_games"
KEPT = sorted(FOLDER.iterdir(), key=lambda file: file.stat().st_size)
SOON = 2
"""How many games CI plays again, the shortest logs; `make test-long` plays them all."""


def report(seed: int, ending: str, *, turns: int, events: int, failure: Failure | None = None) -> Report:
    """Make the report of a game."""
    return Report(seed, 100, turns, 0, events, ending, failure)


def test_loops_come_first_then_long_busy_and_locked_games() -> None:
    """A game without a winner is no long one: it only met the turn cap."""
    games = [
        report(1, BY_POINTS, turns=10, events=100),
        report(2, BY_TURN_CAP, turns=201, events=201),
        report(3, BY_POINTS, turns=90, events=900),
        report(4, BY_POINTS, turns=20, events=900),
        report(5, BY_TURN_CAP, turns=201, events=2000),
        report(6, BY_FUEL, turns=12, events=100),
        report(7, BY_DRAW, turns=30, events=100),
    ]

    assert [one.seed for one in strangest(games)][:5] == [6, 7, 3, 4, 2]
    assert [one.seed for one in strangest(games, most=2)] == [6, 3]


def test_a_game_that_failed_is_not_kept() -> None:
    """It can't be replayed; its report says how to see it again."""
    failed = report(1, "", turns=10, events=10, failure=Failure(1, 3, "broken", "?"))

    assert strangest([failed]) == []


def again(file: Path) -> Match | None:
    """Play a kept game again; None if it was begun with other rules or cards."""
    try:
        return replayed(file)
    except NeedsAnotherVersion:
        return None


def test_there_are_ten() -> None:
    """One file for each."""
    assert len(KEPT) == MOST


@pytest.mark.parametrize(
    "file",
    [*KEPT[:SOON], *[pytest.param(file, marks=pytest.mark.long) for file in KEPT[SOON:]]],
    ids=lambda file: file.name.partition(".")[0],
)
def test_kept_games_end_as_they_did(file: Path) -> None:
    """If this fails, rules or cards were changed: keep new games, as CONTRIBUTING.md says."""
    match = again(file)

    assert match is not None, "begun with other rules or cards: keep new games"
    game = played_by(match).played
    ending = ending_of(game).replace(",", "").replace(" ", "-")
    assert file.name.startswith(f"{ending}-{game.state.turn}-turns-")
