"""The browser's types say what the server's messages are."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def test_the_browsers_types_are_up_to_date() -> None:
    """`make protocol` would write the file as it is."""
    done = subprocess.run(
        [sys.executable, "scripts/typescript.py", "--check"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_what_may_be_left_out_is_optional_and_tags_are_literal() -> None:
    """A member with a default may be missing, one without may not; unions are told apart by their tags."""
    text = (ROOT / "web" / "src" / "lib" / "protocol.ts").read_text(encoding="utf-8")

    assert '  is: "delta";' in text
    assert "  faceoffs?: boolean;" in text
    assert "  table: string;" in text
    assert "export type ServerMessage = Full | Delta" in text
