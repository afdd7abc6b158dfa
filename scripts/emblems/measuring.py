"""Count pairs of pictures that look nearly the same."""

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import combinations
from typing import Any, Final

from playwright.sync_api import Page
from scripts.emblems.drawing import HERE, pool

NEARLY_THE_SAME: Final = 0.9
"""Correlation of the pixels above which two pictures are nearly the same."""
AT_A_GLANCE: Final = 0.92
"""Correlation of 16 by 11 means above which they are alike at a glance."""
WIDER: Final = (0.8, 0.85)
"""Limits of a wider net, to see what is close."""


@dataclass(frozen=True)
class Pair:
    """How alike the pictures of two cards are."""

    first: str
    second: str
    fine: float
    glance: float

    @property
    def is_alike(self) -> bool:
        """Whether a player could take one for the other."""
        return self.fine > NEARLY_THE_SAME or self.glance > AT_A_GLANCE

    @property
    def is_close(self) -> bool:
        """Whether the wider net catches it."""
        return self.fine > WIDER[0] or self.glance > WIDER[1]

    def __str__(self) -> str:
        cards = pool()
        names = f"{cards[self.first]['name']} and {cards[self.second]['name']}"
        return f"{self.first}/{self.second} {self.fine:.2f} {self.glance:.2f}  {names}"


def of_one_kind() -> list[tuple[str, str]]:
    """List every two cards of one type and the same colours."""
    groups: dict[tuple[str, ...], list[str]] = defaultdict(list)
    for card, facts in pool().items():
        groups[facts["type"], *facts["sides"][0]["colours"]].append(card)
    return [pair for group in groups.values() for pair in combinations(group, 2)]


def of_one_deck(decks: dict[str, list[str]]) -> list[tuple[str, str]]:
    """List every two different cards of one deck."""
    return sorted({pair for cards in decks.values() for pair in combinations(sorted(cards), 2)})


def compare(page: Page, pairs: Iterable[tuple[str, str]], *, theme: str) -> list[Pair]:
    """Compare the pictures of the pairs, the most alike first."""
    listed = list(pairs)
    ids = sorted({card for pair in listed for card in pair})
    wish: dict[str, Any] = {"theme": theme, "ids": ids, "pairs": listed}
    found: list[list[float]] = page.evaluate((HERE / "measure.js").read_text(), wish)
    seen = [Pair(*pair, fine, glance) for pair, (fine, glance) in zip(listed, found, strict=True)]
    return sorted(seen, key=lambda one: -max(one.fine, one.glance - 0.04))
