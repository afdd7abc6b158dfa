"""The tables of a report as CSV, and their columns.

`series.csv` has a row for each series, `games.csv` one for each game. The docs page "The lab"
explains the columns.
"""

from __future__ import annotations  # so that `help` shows short types

import csv
from pathlib import Path
from typing import Any, Final

from everfree.lab.studies.findings import Findings

SERIES: Final = "series.csv"
GAMES: Final = "games.csv"


def write_tables(found: Findings, into: Path) -> None:
    """Write both tables into a folder."""
    _write(found.rows(), into / SERIES)
    _write(found.game_rows(), into / GAMES)


def _write(rows: list[dict[str, Any]], path: Path) -> None:
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, list(rows[0]) if rows else [])
        writer.writeheader()
        writer.writerows(rows)
