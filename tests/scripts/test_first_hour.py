"""The walk through the first hour: what it writes, and what it says without wheels."""

import sys
import time
from pathlib import Path

import pytest
from scripts.first_hour import Line, Walk, main, page


def test_without_wheels_it_says_what_to_do(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Nothing can be walked with an empty folder."""
    assert main(["--dist", str(tmp_path)]) == 1
    assert "make web wheels" in capsys.readouterr().err


def test_the_page_has_a_row_for_each_line() -> None:
    """A line that failed says so, with what was printed."""
    lines = [
        Line("player", "`everfree -h`", 1.25, 0.5, is_fine=True),
        Line("judge", "`everfree rules show 1`", 2, 1, is_fine=False, told="a | b"),
    ]
    written = page(lines, "A quiet machine.")

    assert "A quiet machine." in written
    assert "| player | `everfree -h` | 1.2 | 0.5 |  |" in written
    assert "| judge | `everfree rules show 1` | 2.0 | 1.0 | NOT AS IT SHOULD BE: a / b |" in written


def test_a_line_is_checked_by_code_words_and_time(tmp_path: Path) -> None:
    """Another exit code, a missing word, a traceback or too long a time fails it."""
    (tmp_path / "here" / "bin").mkdir(parents=True)
    (tmp_path / "here" / "bin" / "python").symlink_to(sys.executable)
    walk = Walk(tmp_path, offline=True)

    def tried(program: str, **wanted: object) -> bool:
        walk.run("player", "here", ["python", "-c", program], **wanted)  # type: ignore[arg-type]
        return walk.lines[-1].is_fine

    assert tried("print('yes')", has="yes")
    assert not tried("print('no')", has="yes")
    assert not tried("raise SystemExit(1)")
    assert tried("raise SystemExit(2)", code=2)
    assert not tried("1 / 0", code=1)
    assert not tried("print('yes')", within=0.0)
    walk.note("player", "waits", time.monotonic(), True)
    assert walk.lines[-1].cpu < 0.01
