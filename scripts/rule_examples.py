"""Write examples of clauses and rulings, for `everfree rules show`: what their tests promise.

python -m scripts.rule_examples
"""

import json
from pathlib import Path
from typing import Final

from everfree.testing.trace import Entry, trace

ROOT: Final = Path(__file__).resolve().parent.parent
OUT: Final = ROOT / "src" / "everfree" / "ccg" / "clauses" / "examples.json"
MOST: Final = 3
"""Examples of one clause."""
SHORTEST: Final = 25
"""Letters of an example; shorter promises say little without their test."""


def examples(entry: Entry) -> list[str]:
    """Choose examples among the promises of a clause's tests: the first few that say enough."""
    promises = list(dict.fromkeys([test.promise for test in entry.tests if test.promise]))
    long = [one for one in promises if len(one) >= SHORTEST]
    return (long or promises)[:MOST]


def main() -> None:
    """Write the file."""
    found = trace(ROOT)
    entries = {**found.clauses, **found.rulings}
    chosen = {name: examples(entry) for name, entry in entries.items()}
    OUT.write_text(json.dumps(chosen, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
