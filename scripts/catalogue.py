"""Write the catalogue of all printed cards: ids, names and a few facts, but no card texts.

python -m scripts.catalogue ../shared/cards/cards.json
"""

import json
import sys
from pathlib import Path

OUT = Path("src/everfree/ccg/decks/catalogue.tsv")
TYPES = {"Mane Character": "mane"}


def rows(path: Path) -> list[str]:
    """Return a line for every card that can be in a deck."""
    found: list[str] = []
    for card in json.loads(path.read_text(encoding="utf-8")):
        if card["set"] == "TOKEN":
            continue
        name = f"{card['title']}, {card['subtitle']}" if card["subtitle"] else card["title"]
        cells = [
            card["id"],
            card["set"],
            name,
            TYPES.get(card["type"], card["type"].lower()),
            "/".join(card["colors"]),
            *["" if card[key] is None else str(card[key]) for key in ("power", "cost")],
            " ".join(card["octgn_ids"]),
        ]
        found.append("\t".join(cells))
    return found


if __name__ == "__main__":
    OUT.write_text("\n".join(rows(Path(sys.argv[1]))) + "\n", encoding="utf-8")
