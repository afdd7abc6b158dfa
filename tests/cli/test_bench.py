"""`everfree bench engine`: the figures are real, their medians are taken, and they are printed both ways."""

import json
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from everfree.cli import bench
from everfree.cli.app import app
from everfree.testing import measure

KEYS = [key for _, key, _ in bench.LINES]


def figures(what: str, factor: float) -> bench.Figures:
    """Make up the figures of one round."""
    if what == "yardstick":
        return {"moves_per_s": 20_000.0 * factor, "games_per_s": 50.0, "chess": "1.0"}
    return {**dict.fromkeys(KEYS, 1000.0 * factor), "python": "3.11.0", "is_compiled": factor > 2}


@pytest.fixture
def rounds(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Replace measuring by made-up figures; give what was measured, in order."""
    done: list[str] = []

    def one_round(python: Path, *what: str) -> bench.Figures:
        done.append(" ".join(what))
        return figures(what[0], 3 if ".compiled" in python.parts else 1)

    monkeypatch.setattr(bench, "one_round", one_round)
    monkeypatch.setattr(bench, "up_to_date", lambda: True)
    monkeypatch.setattr(bench, "loading", lambda python: 100.0)
    return done


def run(*words: str) -> Result:
    """Run `everfree bench`."""
    return CliRunner().invoke(app, ["bench", *words])


def test_json_has_both_builds_and_the_yardstick(rounds: list[str]) -> None:
    """One object, three parts; rounds of the environments take turns."""
    result = run("engine", "--json")

    printed = json.loads(result.output)
    assert result.exit_code == 0
    assert list(printed) == ["cpython", "compiled", "yardstick"]
    assert printed["cpython"]["decisions_per_s"] == 1000
    assert printed["compiled"]["clones_per_s"] == 3000
    assert printed["yardstick"]["moves_per_s"] == 20_000
    assert rounds[:4] == ["0 first", "0 first", "yardstick", "1 first"]


def test_all_theme_decks_can_be_measured(rounds: list[str]) -> None:
    """Twelve of them in turn; other decks are refused."""
    assert run("engine", "--decks", "theme").exit_code == 0
    assert rounds[0] == "0 theme"
    assert len({deck.name for pair in measure.pairs_of("theme") for deck in pair}) == 12
    assert run("engine", "--decks", "odd").exit_code == 2


def test_table_has_the_goals_beside_the_figures(rounds: list[str]) -> None:
    """Plain aligned lines, one for each figure."""
    lines = run("engine").output.splitlines()

    assert lines[1].split() == ["real", "decisions/s", "1,000", "12,000", "3,000", "45,000"]
    assert lines[len(KEYS) - 1].startswith("full view")
    assert lines[len(KEYS) - 1].endswith("under 1")
    assert lines[len(KEYS)].split() == ["load", "pool,", "ms", "100", "under", "150", "100", "under", "150"]
    assert "20,000 random legal moves/s" in lines[-1]


def test_without_a_compiled_build_the_rest_is_printed(
    rounds: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The exit code says that something is missing; the figures there are are told."""
    monkeypatch.setattr(bench, "up_to_date", lambda: False)
    result = run("engine", "--json")

    assert result.exit_code == 1
    assert list(json.loads(result.output)) == ["cpython", "yardstick"]


def test_medians_are_taken() -> None:
    """One slow round does not spoil the figure; words are kept."""
    several: list[bench.Figures] = [{"x": number, "python": "3.11"} for number in (5.0, 1.0, 4.0)]

    assert bench.medians(several) == {"x": 4.0, "python": "3.11"}


def test_a_round_measures_every_figure(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the table prints is what the measuring script gives, and all of it is above nothing."""
    monkeypatch.setattr(measure, "GAMES", 1)
    monkeypatch.setattr(measure, "SECONDS", 0.01)

    measured = measure.measure(0, "first")

    assert {*measured, "pool_ms"} == {*KEYS, "python", "is_compiled"}
    assert all(float(measured[key]) > 0 for key in KEYS if key != "pool_ms")
    assert bench.loading(Path(sys.executable)) > 0
    assert float(measure.yardstick()["moves_per_s"]) > 0


def test_the_pool_is_compared_with_the_theme_decks(rounds: list[str]) -> None:
    """Both kinds of decks take turns; the ratio, the time to load and the size stand beside their goals."""
    result = run("pool", "--json")

    assert result.exit_code == 0
    assert rounds[:3] == ["0 theme", "0 random", "1 theme"]
    assert json.loads(result.output) == {
        "theme_decisions_per_s": 1000,
        "random_decisions_per_s": 1000,
        "ratio": 1,
        "pool_ms": 100,
        "bytes_per_state": 1000,
    }
    assert "0.8 or more" in run("pool").output


def test_random_decks_differ_from_round_to_round() -> None:
    """The same round has the same decks, another round has others."""
    first, again, other = [measure.pairs_of("random", number) for number in (0, 0, 1)]

    assert first == again
    assert first != other
