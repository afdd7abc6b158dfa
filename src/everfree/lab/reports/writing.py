"""Writes the report of a study into a folder."""

from __future__ import annotations  # so that `help` shows short types

import platform
import re
from pathlib import Path
from typing import Final

from everfree import __version__
from everfree.lab.reports.page import page
from everfree.lab.reports.tables import write_tables
from everfree.lab.studies.findings import Findings
from everfree.table.versions import VERSION

PAGE: Final = "report.html"


def write_report(found: Findings, into: Path, *, command: str) -> None:
    """Write the page, the tables and the further files of a study; *command* is what it was started with.

    Remove a file that an earlier run of the study wrote and that does not belong to this result.
    """
    program = f"Everfree {__version__} (rules {VERSION}, Python {platform.python_version()})"
    (into / PAGE).write_text(page(found, f"Made by {program} with: {command}"), encoding="utf-8")
    write_tables(found, into)
    for name, text in found.files.items():
        (into / name).write_text(text, encoding="utf-8")
    for name, first_line in found.left_out.items():
        if _has_first_line(into / name, first_line):
            (into / name).unlink()


def _has_first_line(path: Path, pattern: str) -> bool:
    """Tell whether a file is one of ours: a person may have a file of the same name in the folder."""
    if not path.is_file():
        return False
    first = path.read_text(encoding="utf-8", errors="replace").partition("\n")[0]
    return re.fullmatch(pattern, first) is not None
