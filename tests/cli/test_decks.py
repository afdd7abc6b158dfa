"""`everfree decks`, as a player with an old deck list uses it."""

from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from everfree.ccg.decks.code import deck_code
from everfree.ccg.decks.lists import to_octgn, to_text
from everfree.ccg.decks.ready import GROUPS
from everfree.ccg.decks.theme import RAINBOW_DASH
from everfree.cli.app import app


def run(*words: str) -> Result:
    """Run a command of `everfree decks`."""
    return CliRunner().invoke(app, ["decks", *words])


def test_lists_the_ready_decks_by_group() -> None:
    """Each with its code, after the name of its group."""
    expected: list[list[str]] = []
    for title, decks in zip(("# Theme decks", "# Decks of two colors"), GROUPS.values(), strict=True):
        expected += [title.split(), *[[name, deck_code(deck)] for name, deck in decks.items()]]

    assert [line.split() for line in run("list", "--lang", "en").output.splitlines()] == expected
    assert "# Paquets de deux couleurs" in run("list", "--lang", "fr").output.splitlines()


def test_a_deck_of_two_colours_is_found_by_its_name() -> None:
    """Like a theme deck."""
    assert "# Race to the Orchard" in run("convert", "blue-orange", "--lang", "en").output


def test_an_old_deck_file_becomes_a_link(tmp_path: Path) -> None:
    """A file of OCTGN is turned into a code, and the code into a list to read."""
    file = tmp_path / "old.o8d"
    file.write_text(to_octgn(RAINBOW_DASH), encoding="utf-8")

    code = run("convert", str(file), "--to", "code").output.strip()

    assert code == deck_code(RAINBOW_DASH)
    lines = run("convert", code, "--to", "text").output.splitlines()
    title, _blank, *listed = to_text(RAINBOW_DASH).splitlines()
    assert title == f"# {RAINBOW_DASH.name}"
    assert sorted(lines) == sorted(listed)  # a code has no name


def test_what_is_wrong_is_told_with_its_clause(tmp_path: Path) -> None:
    """A deck that is too small, and one with a card that can't be played yet."""
    file = tmp_path / "small.txt"
    file.write_text("pr1\n4 pr97\n10 pr168\n", encoding="utf-8")

    result = run("check", str(file))

    assert result.exit_code == 1
    assert "(101.1)" in result.output
    assert 'At most 3 copies of "Dig Deep" are allowed; this deck has 4. (101.2)' in result.output
    file.write_text("pr1\n3 nm5\n", encoding="utf-8")
    assert "(3×) can’t be played here yet. In its place: " in run("check", str(file)).output
    assert "ne peut pas encore se jouer ici" in run("check", str(file), "--lang", "fr").output


def test_a_theme_deck_may_be_played() -> None:
    """In its own format and in the open one."""
    assert run("check", "rainbow-dash").output == "This deck may be played.\n"
    assert run("check", "rainbow-dash", "--format", "only-pr").exit_code == 0
    assert "(C5)" in run("check", "rainbow-dash", "--format", "only-cn").output


@pytest.mark.parametrize(
    "words",
    [
        ("check", "nonsense"),
        ("check", "rainbow-dash", "--format", "none"),
        ("convert", "rainbow-dash", "--to", "stone"),
        ("check", "rainbow-dash", "--lang", "de"),
    ],
)
def test_refuses_what_there_is_not(words: tuple[str, ...]) -> None:
    """With a sentence, and nothing else."""
    result = run(*words)

    assert result.exit_code == 2
    assert result.stderr
    assert not result.stdout


def test_an_unreadable_list_is_told_line_by_line(tmp_path: Path) -> None:
    """The line, its text and what it may mean."""
    file = tmp_path / "list.txt"
    file.write_text("pr1\n2 Digg Deap\n", encoding="utf-8")

    assert "Line 2: no card is called “Digg Deap”. Perhaps: pr97 Dig Deep" in run("check", str(file)).stderr


def test_play_refuses_a_deck_that_is_not_ready(tmp_path: Path) -> None:
    """A card is never played as a blank."""
    file = tmp_path / "later.txt"
    file.write_text(to_text(RAINBOW_DASH) + "1 nm5\n", encoding="utf-8")

    result = CliRunner().invoke(app, ["play", "--plain", "--deck", str(file)])

    assert result.exit_code == 2
    assert "nm5" in result.stderr
