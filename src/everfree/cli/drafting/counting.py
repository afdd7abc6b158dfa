"""Count how much of the official texts the reader reads, in several processes."""

import tomllib
from collections.abc import Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final

from everfree.ccg.cards import POOL
from everfree.ccg.language import Ability, Card, Side
from everfree.ccg.language.text.discourse import opening
from everfree.ccg.parsing.canonical import canonical
from everfree.ccg.parsing.reader import read_paragraph
from everfree.cli.drafting.facts import ReaderFailed, draft_card

BEFORE: Final = Path(__file__).with_name("before_reader.toml")
"""The cards that were implemented before the reader was begun."""
COUNTED: Final = (
    *("cards", "cards read", "paragraphs", "paragraphs read", "ambiguous"),
    *("implemented paragraphs", "found back", "reader failures"),
)
"""What is counted; *found back* are implemented paragraphs whose tree is among the readings."""
CHUNK: Final = 16

Counts = dict[str, int]


def before_reader() -> frozenset[str]:
    """Return the ids of the cards that were implemented before the reader was begun."""
    sets: dict[str, str] = tomllib.loads(BEFORE.read_text(encoding="utf-8"))
    return frozenset([f"{prefix}{number}" for prefix, numbers in sets.items() for number in numbers.split()])


def read_side(card: Card, side: Side, text: str) -> list[Ability]:
    """List the readings of a paragraph on one side of a card, with the abilities that it has so far.

    Raise `ReaderFailed` if the reader fails, so that one paragraph does not end a count of thousands.
    """
    try:
        return read_paragraph(text, opening(card, side))
    except Exception as error:
        raise ReaderFailed(f"The reader fails with {type(error).__name__}: {error}.") from error


def count_card(entry: Mapping[str, Any]) -> Counts:
    """Count what is read of one official card."""
    readings: list[Sequence[Ability]] = []

    def read(card: Card, side: Side, text: str) -> Sequence[Ability]:
        readings.append(())
        readings[-1] = read_side(card, side, text)
        return readings[-1]

    draft = draft_card(entry, read)
    known = POOL.get(entry["id"])
    trees = [] if known is None else [ability for side in known.sides for ability in side.abilities]
    found = [
        canonical(tree) in [canonical(one) for one in several]
        for tree, several in zip(trees, readings, strict=False)
    ]
    numbers = (
        *(1, int(not draft.lacking), draft.paragraphs, draft.paragraphs - draft.unread, len(draft.rivals)),
        *(len(trees), sum(found), draft.failed),
    )
    return dict(zip(COUNTED, numbers, strict=True))


def counted(entries: Sequence[Mapping[str, Any]], jobs: int = 1) -> dict[str, Any]:
    """Count what is read of official cards: by set, in all, and of the cards that are new to the reader."""
    if jobs == 1:
        found = [count_card(entry) for entry in entries]
    else:
        with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
            found = list(pool.map(count_card, entries, chunksize=CHUNK))
    known = before_reader()
    both = list(zip(entries, found, strict=True))
    sets = {code: _sum([own for entry, own in both if entry["set"] == code]) for code in _codes(entries)}
    new = _sum([own for entry, own in both if entry["id"] not in known])
    return {"sets": sets, "all": _sum(found), "new": new}


def _codes(entries: Sequence[Mapping[str, Any]]) -> list[str]:
    return list(dict.fromkeys([entry["set"] for entry in entries]))


def _sum(several: Sequence[Counts]) -> Counts:
    return {name: sum([one[name] for one in several]) for name in COUNTED}
