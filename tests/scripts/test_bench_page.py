"""The page of speeds says what the files of the releases say."""

import re

import everfree
from everfree.cli import bench as engine_bench
from scripts import bench

CPYTHON = {key: 1234.5 for _, key, _ in engine_bench.LINES}
OLD = {"version": "0.1.0", "date": "2026-01-02", "note": "busy", "figures": {"cpython": CPYTHON}}
NEW = {
    "version": "0.2.0",
    "date": "2026-02-03",
    "note": "",
    "figures": {"cpython": CPYTHON, "compiled": CPYTHON, "yardstick": {"moves_per_s": 20_000.0}},
}


def test_each_build_of_each_release_has_a_row_newest_first() -> None:
    """With its figures and those of the yardstick; a note stands under the table."""
    told = bench.page([OLD, NEW])
    rows = [line.split(" | ") for line in told.splitlines() if line.startswith("| 0.")]

    assert [(row[0], row[2]) for row in rows] == [
        ("| 0.2.0", "CPython"),
        ("| 0.2.0", "mypyc"),
        ("| 0.1.0", "CPython"),
    ]
    assert rows[0][3] == "1,234"
    assert rows[0][-1] == "20,000 |"
    assert told.endswith("0.1.0: busy\n")


def test_the_page_is_up_to_date() -> None:
    """`python scripts/bench.py --table` would change nothing."""
    assert bench.PAGE.read_text(encoding="utf-8") == bench.page(bench.kept())


def test_every_file_is_named_after_its_version() -> None:
    """And has a date and the figures of plain Python; this version is among them."""
    for file in bench.RELEASES.glob("*.json"):
        [one] = [one for one in bench.kept() if one["version"] == file.stem]
        assert re.fullmatch(r"\d{4}-\d\d-\d\d", one["date"])
        assert one["figures"]["cpython"]["decisions_per_s"] > 0
    assert (bench.RELEASES / f"{everfree.__version__}.json").exists()
