"""What holds for all commands: help, groups, version, completion, language, and where they write."""

import json
import re
from pathlib import Path
from typing import Final

import pytest
from tests.cli import walking
from typer.testing import CliRunner

from everfree import __version__
from everfree.cli import listing
from everfree.cli.app import app
from everfree.cli.arguments.language import usual_language

GUIDE: Final = (Path(__file__).parents[2] / "docs" / "guides" / "command-line.md").read_text(encoding="utf-8")


def test_version_in_both_ways() -> None:
    """`--version` and `version` print the version and nothing else."""
    for word in ("--version", "version"):
        assert CliRunner().invoke(app, [word]).output == f"{__version__}\n"


def test_help_lists_the_commands_by_group_in_the_order_of_use() -> None:
    """Playing comes first, checks of the program last."""
    printed = CliRunner().invoke(app, ["-h"]).output
    words = [f"{word} " for group in listing.GROUPS for word in (f"─ {group}", *names_of(group))]
    place = 0
    for word in words:
        assert word in printed[place:]
        place = printed.index(word, place)
    assert next(iter(listing.GROUPS)) == "Play"


def names_of(group: str) -> list[str]:
    """Return the names of the commands of a group."""
    return [one.name for one in listing.GROUPS[group]]


def test_a_misspelt_command_is_guessed() -> None:
    """The nearest commands are named."""
    ran = CliRunner().invoke(app, ["paly"])

    assert ran.exit_code == 2
    assert "play" in ran.output


@pytest.mark.parametrize("name", listing.COMMANDS)
def test_short_help_and_completion_of_a_command(name: str) -> None:
    """Each command and each below it takes -h, and the shell completes its options."""
    for words, command in walking.commands():
        if words.partition(" ")[0] != name:
            continue
        ran = CliRunner().invoke(app, [*words.split(), "-h"])
        assert ran.exit_code == 0
        assert "--install-completion" not in ran.output
        offered = completed(f"{words} --")
        options = {one.opts[0] for one in command.params if one.opts[0].startswith("--")}
        assert options <= offered
        assert "--help" in offered


def completed(line: str) -> set[str]:
    """Return what bash is offered for the last word of a line."""
    words = f"everfree {line}"
    asked = {
        "_EVERFREE_COMPLETE": "complete_bash",
        "COMP_WORDS": words,
        "COMP_CWORD": str(words.count(" ")),
    }
    return set(CliRunner().invoke(app, [], env=asked, prog_name="everfree").output.split("\n"))


@pytest.mark.parametrize(
    ("line", "among"),
    [
        ("pl", "play"),
        ("cards sh", "show"),
        ("play --lang ", "fr"),
        ("play --deck rai", "rainbow-dash"),
        ("play --opponent gr", "greedy"),
        ("sim appl", "applejack"),
        ("decks check appl", "applejack"),
        ("learn ", "first-game"),
        ("cards show Dig", "Dig Deep"),
    ],
)
def test_names_are_completed(line: str, among: str) -> None:
    """Commands, languages, decks, levels, lessons and cards."""
    assert among in completed(line)


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr"}, "fr"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "en_GB.UTF-8", "LC_MESSAGES": "fr_CA.UTF-8"}, "fr"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": ""}, "fr"),
    ],
)
def test_the_language_of_the_environment(environment: dict[str, str], language: str) -> None:
    """The variables are read in the order of POSIX; a language that we lack is English."""
    assert usual_language(environment) == language


def test_every_command_with_a_language_follows_the_environment() -> None:
    """LANG chooses, and --lang is stronger."""
    french = {"LC_MESSAGES": "fr_FR.UTF-8"}
    ours = [words for words, command in walking.commands() if has_option(command, "--lang")]

    assert sorted(ours) == sorted(
        re.findall(r"`([a-z ]+)`", GUIDE.partition("speak to players:")[2].partition("Without")[0])
    )
    shown = CliRunner().invoke(app, ["rules", "show", "514"], env=french).output
    assert shown == CliRunner().invoke(app, ["rules", "show", "514", "--lang", "fr"]).output
    english = CliRunner().invoke(app, ["rules", "show", "514", "--lang", "en"], env=french).output
    assert english == CliRunner().invoke(app, ["rules", "show", "514"]).output
    assert shown != english


def has_option(command: object, option: str) -> bool:
    """Tell whether a command takes an option."""
    return any(option in one.opts for one in command.params)  # type: ignore[attr-defined]


def test_the_guide_lists_the_commands_with_json() -> None:
    """No command has --json without its row."""
    ours = {words for words, command in walking.commands() if has_option(command, "--json")}
    rows = GUIDE.partition("## JSON")[2].partition("`replay --events`")[0]

    listed = {
        name
        for row in re.findall(r"^\| (`.*?`) \|", rows, re.MULTILINE)
        for name in re.findall("`(.*?)`", row)
    }
    assert ours == listed


@pytest.mark.parametrize(
    "words",
    [
        "cards show pr97 --json",
        "cards list --json",
        "cards draft --name Moss --json",
        "rules show 514.4a --json",
        "sim applejack rarity --games 2 --player random --processes 1 --json",
    ],
)
def test_json_is_one_document(words: str) -> None:
    """Nothing but the document is on the standard output."""
    json.loads(CliRunner().invoke(app, words.split()).stdout)


@pytest.mark.parametrize(
    "words",
    [
        "ladder --pair random:random --most 1 --jobs 1",
        "lab match applejack rarity --games 2 --players random random --processes 1",
        "sim applejack rarity --games 2 --player random --processes 1",
        "soak --games 1 --jobs 1",
        "slap --plain --seed 1",
        "play --plain --seed 1",
        "decks convert applejack",
        "cards draft --name Moss",
    ],
)
def test_nothing_is_written_unasked(words: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A command leaves the folder as it was."""
    monkeypatch.chdir(tmp_path)

    assert CliRunner().invoke(app, words.split(), input="quit\n").exit_code == 0
    assert list(tmp_path.iterdir()) == []


def test_a_ladder_is_kept_where_it_was_asked_for(tmp_path: Path) -> None:
    """The games and the report go into a folder, which is made."""
    into = tmp_path / "report"
    words = ["ladder", "--pair", "random:random", "--most", "1", "--jobs", "1"]
    ran = CliRunner().invoke(app, [*words, "--into", str(into)])

    assert ran.exit_code == 0, ran.output
    assert (into / "chunks.jsonl").exists()
    assert (into / "ladder.json").exists()
