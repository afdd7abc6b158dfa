"""Writes the report of a study into a folder."""

from __future__ import annotations  # so that `help` shows short types

import platform
from pathlib import Path
from typing import Final

from everfree import __version__
from everfree.lab.reports.page import page
from everfree.lab.reports.tables import write_tables
from everfree.lab.studies.findings import Findings
from everfree.table.versions import VERSION

PAGE: Final = "report.html"


def write_report(found: Findings, into: Path, *, command: str) -> None:
    """Write the page, the tables and the further files of a study; *command* is what it was started with."""
    program = f"Everfree {__version__} (rules {VERSION}, Python {platform.python_version()})"
    (into / PAGE).write_text(page(found, f"Made by {program} with: {command}"), encoding="utf-8")
    write_tables(found, into)
    for name, text in found.files.items():
        (into / name).write_text(text, encoding="utf-8")
