"""A file that is missing, a folder, or something else never ends a command with a traceback."""

import re
from pathlib import Path
from typing import Final

import pytest
from tests.cli import walking
from typer.testing import CliRunner

from everfree.cli.app import app

READ: Final = (
    "play --plain --cards {}",
    "play --plain --deck {}",
    "play --plain --save {}",
    "cards read {}",
    "cards draft --official {} pr1",
    "cards check --official {}",
    "decks check {}",
    "decks check applejack --cards {}",
    "decks convert {}",
    "decks convert applejack --cards {}",
    "replay {}",
    "review {}",
    "sim {} applejack --games 1",
    "sim applejack {} --games 1",
    "lab match {} applejack --games 2",
    "lab matrix {} applejack --pairs 1",
    "lab worth pr97 --deck {} --pairs 1",
    "lab openings {} applejack --pairs 1",
    "lab tune {} --swaps 1 --pairs 1",
    "serve --config {}",
    "serve --local --port 0 --nats nats://127.0.0.1:1 --nats-ca {}",
    "doctor --config {}",
    "doctor --local --nats nats://127.0.0.1:1 --nats-ca {}",
    "backup OUT --config {}",
    "restore {} --data DATA",
    "restore OUT --config {}",
    "sweep --config {}",
    "migrate --config {}",
    "worker --config {}",
    "worker --nats nats://127.0.0.1:1 --nats-ca {}",
)
"""Commands that read the file in the place of the braces."""
WRITTEN: Final = (
    "slap --plain --save {}",
    "rules trace --report {}",
    "sim applejack rarity --games 1 --csv {}",
    "backup {} --data DATA",
    "chaos --timeline {}",
)
"""Commands that write it."""
FOLDERS: Final = (
    "soak --games 1 --keep {}",
    "ladder --hours 0 --into {}",
    "lab match applejack rarity --games 2 --players random random --processes 1 --into {}",
    "lab matrix applejack rarity --player random --pairs 1 --processes 1 --into {}",
    "lab worth pr97 --deck pinkie-pie --player random --pairs 1 --processes 1 --into {}",
    "lab openings applejack rarity --players random random --pairs 1 --processes 1 --into {}",
    "lab tune applejack --player random --swaps 1 --first-pairs 1 --pairs 1 --processes 1 --into {}",
    "check slap-network --report {}",
    "check slap-long --report {}",
    "serve --local --port 0 --data {}",
    "doctor --local --data {}",
    "backup OUT --data {}",
    "restore OUT --data {}",
    "sweep --finished 1 --data {}",
)
"""Commands that use a folder of this name."""
BINARY: Final = bytes(range(256)) * 8
WAITS: Final = ("worker --nats", "serve --local --port 0 --nats")
"""These wait for a service if the file is in order: only files that can't be read are tried."""


def run(template: str, named: Path, folder: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """Run a command on a file; return what was printed, after checking that it ended with a sentence."""
    monkeypatch.chdir(folder)
    words = [word.replace("{}", str(named)) for word in template.split()]
    ran = CliRunner().invoke(app, words, input="quit\n")

    assert ran.exception is None or isinstance(ran.exception, SystemExit), (words, ran.exception)
    assert ran.exit_code in (0, 1, 2), words
    assert "Traceback" not in ran.output
    assert ran.output.strip(), "a sentence says what is wrong"
    if not named.exists():
        assert ran.exit_code, words
    return ran.output


def test_every_file_argument_is_tried() -> None:
    """A new argument that takes a file joins one of the lists above."""
    named: set[tuple[str, str]] = set()
    for words, command in walking.commands():
        for one in command.params:
            kind = str(getattr(one.type_descriptor, "annotation", ""))
            if "Path" in kind or one.metavar in ("DECK", "FILE", "FOLDER", "DIR", "PATH"):
                named.add((words, one.opts[0] if one.opts[0].startswith("-") else ""))
    tried = set()
    for template in (*READ, *WRITTEN, *FOLDERS):
        for words, option in named:
            pattern = rf"^{words} (.* )?{option} \{{\}}" if option else rf"^{words} .*(?<!-)\{{\}}"
            if re.search(pattern, template):
                tried.add((words, option))

    assert named - tried == set()


@pytest.mark.parametrize("template", READ)
def test_unreadable_files(template: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Missing files and folders are refused with a sentence."""
    for name in ("no such file.json", "."):
        if not (name.startswith("no") and template.endswith(("--save {}", "--games {}"))):
            run(template, tmp_path / name, tmp_path, monkeypatch)


@pytest.mark.parametrize("template", [one for one in READ if not one.startswith(WAITS)])
def test_files_of_another_kind(template: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Bytes that are no text, text that is no JSON, JSON of another shape, and nothing at all are refused."""
    empty = () if "--config" in template else (b"",)  # no settings at all are in order
    for place, content in enumerate((BINARY, b"\x00", b"Hello.\n", b"[1, {}]", b"{}", *empty)):
        (tmp_path / f"{place}.json").write_bytes(content)
        run(template, tmp_path / f"{place}.json", tmp_path, monkeypatch)


@pytest.mark.parametrize("template", WRITTEN)
def test_unwritable_files(template: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A file in a folder that does not exist, and a folder, are refused before any work is done."""
    run(template, tmp_path / "none" / "file", tmp_path, monkeypatch)
    run(template, tmp_path, tmp_path, monkeypatch)

    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("template", FOLDERS)
def test_files_where_a_folder_is_wanted(
    template: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A file can't serve as a folder, nor have one inside."""
    (tmp_path / "file").write_bytes(BINARY)
    run(template, tmp_path / "file", tmp_path, monkeypatch)
    run(template, tmp_path / "file" / "inside", tmp_path, monkeypatch)
