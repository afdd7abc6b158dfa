"""Every ruling and every row of the test list has a test that would miss it."""

import re
from pathlib import Path

MARK = re.compile(r"mark\.ruling\(([^)]*)\)")
RULINGS = [f"S{number}" for number in range(1, 22)]
ROWS = [f"7.{number}" for number in range(1, 14)]


def test_every_ruling_is_claimed() -> None:
    """S1 to S21 and 7.1 to 7.13 are all claimed by a test here, and nothing else is."""
    claimed: set[str] = set()
    for path in Path(__file__).parent.glob("test_*.py"):
        for found in MARK.findall(path.read_text(encoding="utf-8")):
            claimed.update(re.findall(r'"([^"]+)"', found))

    assert claimed == {*RULINGS, *ROWS}
