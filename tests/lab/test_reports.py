"""Reports: plots that stay inside their canvas, and rows that say what they are."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from everfree.lab.reports import plots
from everfree.lab.reports.page import page
from everfree.lab.reports.writing import write_report
from everfree.lab.session import Terms
from everfree.lab.standings import Standing
from everfree.lab.studies.findings import Findings, findings

LONG = "Rainbow Dash with Twilight Sparkle, Ursa Vanquisher for Nurse Redheart, Popular Practitioner (greedy)"
FILE = "a-deck-file-with-a-very-long-name-that-has-no-space-anywhere-in-it (greedy, always takes a new hand)"
NAMES = (LONG, FILE, "Rarity (greedy)", "a$b$ (greedy)", "x" * 200)


def standing(a: str, b: str, *, score: float = 0.6, stage: str = "") -> Standing:
    """Make the standing of a series."""
    return Standing(a, b, 8, 5, 3, 0, score, 0.4, 0.8, "anytime", 0.95, 1.0, False, 0.5, 20.0, stage)


TABLE = [standing(a, b) for place, a in enumerate(NAMES) for b in NAMES[place + 1 :]]


@pytest.fixture
def figures(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """Collect the figures instead of writing them."""
    found: list[Any] = []
    monkeypatch.setattr(plots, "_svg", found.append)
    return found


@pytest.mark.parametrize("draw", [plots.intervals_plot, plots.heat_map])
@pytest.mark.parametrize("standings", [TABLE, TABLE[:1], [standing("Rarity (greedy)", "b (greedy)")]])
def test_nothing_leaves_the_canvas(
    draw: Callable[[Sequence[Standing]], str], standings: list[Standing], figures: list[Any]
) -> None:
    """However long the names are; the axis of the scores keeps half of the width."""
    draw(standings)
    (figure,) = figures
    figure.draw_without_rendering()
    whole, (axes,) = figure.bbox, figure.axes
    texts = [axes.xaxis.label, *axes.get_xticklabels(), *axes.get_yticklabels()]
    for text in texts:
        box = text.get_window_extent()
        if text.get_text():
            assert whole.x0 <= box.x0 <= box.x1 <= whole.x1, text.get_text()
            assert whole.y0 <= box.y0 <= box.y1 <= whole.y1, text.get_text()
    if draw is plots.intervals_plot:
        assert axes.get_window_extent().width > 0.5 * whole.width


def test_scores_are_percent(figures: list[Any]) -> None:
    """In the plots as in the text."""
    plots.intervals_plot([standing("a", "b", score=0.65)])
    (axes,) = figures[0].axes
    assert [label.get_text() for label in axes.get_xticklabels()] == ["0", "25", "50", "75", "100"]
    assert axes.get_xlabel() == "Score in percent"
    assert 65 in [value for line in axes.get_lines() for value in line.get_xdata()]


def test_numbers_can_be_read_on_every_cell(figures: list[Any]) -> None:
    """White on the dark cells of clear scores, black on the others."""
    plots.heat_map(
        [standing("a", "b", score=0.95), standing("a", "c", score=0.5), standing("b", "c", score=0.7)]
    )
    (axes,) = figures[0].axes
    inks = {text.get_text(): text.get_color() for text in axes.texts}
    assert inks == {"95": "white", "5": "white", "50": "black", "70": "black", "30": "black"}


def test_the_table_of_match_ups_begins_with_the_best(figures: list[Any]) -> None:
    """By the mean of its scores, not by the order of the match-ups; its names stand above the table."""
    plots.heat_map(
        [standing("a", "b", score=0.4), standing("a", "c", score=0.5), standing("c", "b", score=0.3)]
    )
    (axes,) = figures[0].axes
    for labels in (axes.get_xticklabels(), axes.get_yticklabels()):
        assert [label.get_text() for label in labels] == ["b", "a", "c"]
    assert axes.xaxis.get_ticks_position() == "top"


@pytest.mark.parametrize("score", [0.425, 0.5625, 0.575, 1 / 3])
def test_both_numbers_of_a_match_up_make_a_hundred(score: float, figures: list[Any]) -> None:
    """However they are rounded."""
    plots.heat_map([standing("a", "b", score=score)])
    (axes,) = figures[0].axes
    assert sum([int(text.get_text()) for text in axes.texts]) == 100


def test_a_wide_table_scrolls_in_the_page() -> None:
    """On a phone the sentences stay as wide as the window, and the names of the rows stay in sight."""
    whole = page(Findings("matrix", "Match-ups", (), (), (TABLE[0],)), "about")
    assert '<div class="wide"><table>' in whole
    assert ".wide { overflow-x: auto; }" in whole
    assert "td:first-child { text-align: left; position: sticky; left: 0;" in whole


def test_a_page_says_what_a_plot_shows() -> None:
    """In sentences below the plots, which no axis cuts off."""
    whole = page(Findings("matrix", "Match-ups", (), (), (TABLE[0],)), "about")
    assert whole.count("<figure>") == whole.count("<figcaption>") == 2
    assert "The score of the row against the column in percent; bold: decided." in whole


def test_a_page_names_one_player_once(tmp_path: Path) -> None:
    """Not after the name of every deck; the tables keep it, and two players stay with their decks."""
    for players, names, sentence in (
        (("random", "random"), "Rarity – Applejack", True),
        (("random", "greedy"), "Rarity (random) – Applejack (greedy)", False),
    ):
        series = Terms(players, turn_cap=4).series("rarity", "applejack")
        found = findings("match", "A match", [], [series], level=None)
        write_report(found, tmp_path, command="")
        whole = (tmp_path / "report.html").read_text(encoding="utf-8")
        assert f"<td>{names}</td>" in whole
        assert ("All sides were played by random." in whole) == sentence
        assert "Rarity (random)" in (tmp_path / "series.csv").read_text(encoding="utf-8")


def test_a_page_of_tune_tells_test_and_race_apart() -> None:
    """The same swap has a row for each."""
    rows = (standing("a", "b", stage="test"), standing("a", "b", stage="race"))
    whole = page(Findings("tune", "Swaps", (), (), rows), "about")
    assert "<td>a – b, test</td>" in whole
    assert "<td>a – b, race</td>" in whole
    assert "only it can be decided" in whole
    assert "only it can be decided" not in page(Findings("match", "A match", (), (), rows[:1]), "about")


def test_a_list_of_an_earlier_run_is_removed(tmp_path: Path) -> None:
    """If it is one of ours; a person may have a file of this name."""
    series = Terms(("random", "random"), turn_cap=4).series("rarity", "applejack")
    now = Findings("tune", "Swaps", (), (series,), (TABLE[0],), left_out={"deck.txt": "# .+ with .+ for .+"})
    for text, is_kept in (
        ("# Rarity with A for B\n\n3 A\n", False),
        ("# My deck\n\n3 A\n", True),
        ("", True),
    ):
        (tmp_path / "deck.txt").write_text(text, encoding="utf-8")
        write_report(now, tmp_path, command="")
        assert (tmp_path / "deck.txt").exists() == is_kept
