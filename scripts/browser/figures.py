"""Store the figures that checks measure, in the folder of the screenshots."""

import json
from typing import Final

from scripts.browser.chromium import ARTEFACTS

FILE: Final = ARTEFACTS / "figures.jsonl"


def keep(name: str, number: float) -> None:
    """Append a figure to the file and print it; several processes may do so at once."""
    ARTEFACTS.mkdir(parents=True, exist_ok=True)
    line = json.dumps({"figure": name, "is": round(number, 2)})
    with FILE.open("a", encoding="utf-8") as kept:
        kept.write(line + "\n")
    print(line)
