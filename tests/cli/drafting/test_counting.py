"""`everfree cards draft --all`, with data of our own in the shape of the official ones."""

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from everfree.ccg.cards import POOL
from everfree.ccg.language.text import card_text
from everfree.cli import official
from everfree.cli.app import app
from everfree.cli.drafting import counting
from everfree.cli.drafting.counting import COUNTED, before_reader, counted
from everfree.cli.drafting.facts import draft_card

DRAWS = "When you win a faceoff involving this card, draw a card."


def entry_of(card: str) -> dict[str, Any]:
    """Return a card without a boosted side in the shape of the official data."""
    text = list(card_text(POOL[card]).sides[0].paragraphs)
    return official.facts(POOL[card]) | {"set": "PR", "text": text}


def entries() -> list[dict[str, Any]]:
    """Return a card of the pool, and two new ones of which one can't be read."""
    new = entry_of("pr12") | {"id": "rr99", "set": "RR", "title": "New", "text": [DRAWS]}
    return [entry_of("pr24"), new, new | {"id": "rr98", "text": ["Sing.", DRAWS]}]


def numbers(counts: dict[str, int]) -> list[int]:
    """Return the counts in their order."""
    return [counts[name] for name in COUNTED]


def test_counts_by_set_in_all_and_of_new_cards() -> None:
    """A card of the pool is found back; cards that are not in it have nothing to find back."""
    counts = counted(entries())

    assert numbers(counts["sets"]["RR"]) == [2, 1, 3, 2, 0, 0, 0, 0]
    assert [counts["all"][name] for name in ("cards", "implemented paragraphs", "found back")] == [3, 1, 1]
    assert counts["new"] == counts["sets"]["RR"]


def test_a_tree_that_no_reading_has_is_not_found_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """A reading that prints the same and means something else does not count."""
    other = POOL["pr22"].front.abilities or POOL["pr26"].front.abilities
    monkeypatch.setattr(counting, "read_side", lambda card, side, text: list(other))

    assert counted(entries()[:1])["all"]["found back"] == 0


def test_a_failure_of_the_reader_is_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    """It ends neither the count nor a draft, and is no reading; the draft says what failed."""

    def fails(text: str, told: object) -> None:
        raise ValueError("nothing to list")

    monkeypatch.setattr(counting, "read_paragraph", fails)
    counts = counted(entries())
    result = CliRunner().invoke(app, ["cards", "draft", "--text", DRAWS])

    assert (counts["all"]["paragraphs read"], counts["all"]["found back"]) == (0, 0)
    assert counts["all"]["reader failures"] == counts["all"]["paragraphs"] == 4
    assert (result.exit_code, result.stderr) == (1, "The reader fails with ValueError: nothing to list.\n")
    (reason,) = draft_card(entries()[0], counting.read_side).lacking
    assert reason.startswith("The reader fails with ValueError: nothing to list. It reads: ")


def test_several_processes_count_the_same() -> None:
    """The work is only divided."""
    assert counted(entries(), jobs=2) == counted(entries())


def test_the_cards_before_the_reader() -> None:
    """A list of facts that does not change: these cards are in the pool."""
    known = before_reader()

    assert len(known) == 428
    assert known <= POOL.keys()


def test_the_command_prints_lines_or_json(tmp_path: Path) -> None:
    """With the time, and in how many processes."""
    path = tmp_path / "cards.json"
    path.write_text(json.dumps(entries()), encoding="utf-8")
    words = ["cards", "draft", "--all", "--official", str(path), "--jobs", "1"]
    lines = CliRunner().invoke(app, words).stdout.splitlines()
    whole = json.loads(CliRunner().invoke(app, [*words, "--json"]).stdout)

    assert lines[-2].startswith("New to the reader: 2 cards, 1 cards read, 3 paragraphs, 2 paragraphs read")
    assert lines[-1].endswith(" seconds in 1 processes.")
    assert whole["sets"].keys() == {"PR", "RR"}
    assert whole["seconds"] >= 0
    assert whole["processes"] == 1
