"""Keep the speed of a release: write docs/reports/bench/VERSION.json and the page of all releases.

`--pure` leaves out the compiled build, `--table` only writes the page, `--note` is kept with the figures.
"""

import argparse
import json
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

import everfree
from everfree.cli import bench

REPORTS: Final = Path(__file__).resolve().parent.parent / "docs" / "reports"
RELEASES: Final = REPORTS / "bench"
PAGE: Final = REPORTS / "bench.md"
BUILDS: Final = {"cpython": "CPython", "compiled": "mypyc"}

INTRODUCTION: Final = """# Speed of the releases

Measured as by `everfree bench engine --decks theme`, on one core, and kept by `make bench` in
`docs/reports/bench`, a file for each release. Figures of different machines compare only through the
yardstick: random chess games of python-chess, measured in the same minute. The same command writes this page.

`everfree bench pool` compares random decks of the whole pool with the theme decks, in the build
that runs it, and prints how long the pool takes to load and how large a state is, beside their goals.
"""


def release(*, pure: bool, note: str) -> dict[str, Any]:
    """Measure this version; return its figures with the version and the date."""
    pythons = {"cpython": Path(sys.executable)}
    if not pure and bench.up_to_date():
        pythons["compiled"] = bench.COMPILED / "bin" / "python"
    return {
        "version": everfree.__version__,
        "date": datetime.now(UTC).date().isoformat(),
        "note": note,
        "figures": bench.measured(pythons, "theme"),
    }


def page(releases: list[dict[str, Any]]) -> str:
    """Return the page with one row for each build of each release, the newest first."""
    heads = ["version", "date", "build", *[label for label, _, _ in bench.LINES], "chess moves/s"]
    rows = [heads, ["---"] * len(heads)]
    notes = []
    for one in sorted(releases, key=lambda one: str(one["date"]), reverse=True):
        figures = one["figures"]
        chess = figures.get("yardstick", {}).get("moves_per_s")
        for build, name in BUILDS.items():
            if build in figures:
                cells = [f"{float(figures[build][key]):,.{places}f}" for _, key, places in bench.LINES]
                rows.append(
                    [one["version"], one["date"], name, *cells, "" if chess is None else f"{chess:,.0f}"]
                )
        if one["note"]:
            notes.append(f"{one['version']}: {one['note']}")
    table = "\n".join(f"| {' | '.join(row)} |" for row in rows)
    return "\n".join([INTRODUCTION, table, *[f"\n{note}" for note in notes], ""])


def kept(folder: Path = RELEASES) -> list[dict[str, Any]]:
    """Read the figures of all releases."""
    return [json.loads(file.read_text(encoding="utf-8")) for file in sorted(folder.glob("*.json"))]


def main() -> None:
    """Measure and write the file of this version, then the page."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pure", action="store_true")
    parser.add_argument("--table", action="store_true")
    parser.add_argument("--note", default="")
    asked = parser.parse_args()
    if not asked.table:
        found = release(pure=asked.pure, note=asked.note)
        RELEASES.mkdir(parents=True, exist_ok=True)
        file = RELEASES / f"{found['version']}.json"
        file.write_text(json.dumps(found, indent=2) + "\n", encoding="utf-8")
    PAGE.write_text(page(kept()), encoding="utf-8")


if __name__ == "__main__":
    main()
