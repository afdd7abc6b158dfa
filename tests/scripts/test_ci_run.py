"""`.ci/run`, with a `make` that only prints what it was asked for, and fails where the test wants it."""

import os
import re
import subprocess
from pathlib import Path

ROOT = Path(__file__).parents[2]
STUB = """#!/bin/sh
echo "asked for $1"
[ "$1" != "$FAILING" ]
"""


def output(folder: Path, failing: str) -> tuple[int, list[str]]:
    """Run the script with tools that do nothing; return its exit code and its lines, without seconds."""
    for tool in ("make", "uv", "tmux", "apt-get"):
        (folder / tool).write_text(STUB, encoding="utf-8")
        (folder / tool).chmod(0o755)
    settings = {**os.environ, "PATH": f"{folder}:{os.environ['PATH']}", "FAILING": failing}
    done = subprocess.run(
        ["bash", ROOT / ".ci" / "run"], env=settings, capture_output=True, text=True, check=False
    )
    return done.returncode, re.sub(r"\d+ s$", "N s", done.stdout, flags=re.MULTILINE).splitlines()


def test_a_failed_step_fails_its_lane_and_the_run(tmp_path: Path) -> None:
    """The steps after it are left out; the other lane is printed after it, whole; no tests are run."""
    code, lines = output(tmp_path, "types")

    assert code == 1
    assert lines[-1].startswith("=== failed lanes: sources")
    begin, end = lines.index("=== lane sources"), lines.index("=== web")
    assert [line for line in lines[begin:end] if line and "lane browser" not in line] == [
        "=== lane sources",
        "=== lint",
        "asked for lint",
        "=== lint: N s",
        "=== types",
        "asked for types",
        "=== types: FAILED after N s",
        "=== lane sources: FAILED after N s",
    ]
    assert "asked for test" not in lines


def test_a_failed_install_ends_the_run(tmp_path: Path) -> None:
    """Nothing can be checked then."""
    code, lines = output(tmp_path, "install")

    assert code == 1
    assert lines[-1] == "=== install: FAILED after N s"


def test_the_client_is_built_and_then_checked(tmp_path: Path) -> None:
    """`make web` builds for players; what it does not check is a step of its own."""
    code, lines = output(tmp_path, "web-checks")

    assert code == 1
    assert lines.index("=== web: N s") < lines.index("=== web-checks: FAILED after N s")
    assert "asked for compiled" not in lines
