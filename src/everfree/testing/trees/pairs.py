"""Measure which words, and which pairs of neighbouring words, have hand-written scenarios.

A pair is a word, one of its fields and the word in that field. Players, places, numbers and wordings are no
words. A pair is covered if a card that has it has a test of its own: two words that were tested apart can
still misunderstand each other, and where the same two stand together again no new test is needed.
"""

import ast
import inspect
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from everfree.ccg import language
from everfree.ccg.cards import POOL
from everfree.ccg.language import Card
from everfree.ccg.language.abilities import Ability
from everfree.ccg.language.keywords import MEANINGS, Keyword, meaning_of
from everfree.ccg.language.nodes import WORDS, Node, parts, walk
from everfree.ccg.written.fields import fields_of
from everfree.testing.trees.own_tests import OwnTests

PLAYED: Final = ("cards", "kernel", "properties", "rules")
"""The directories of tests/ccg whose tests play; the others only print or read words."""
FACTS: Final = ("Card", "Keyword", "Need", "Side")
"""Words for the facts of a card, which need no scenario."""


@dataclass(frozen=True, order=True)
class Pair:
    """A word, one of its fields, and the word in it."""

    parent: str
    slot: str
    child: str

    def __str__(self) -> str:
        return f"{self.parent}.{self.slot}: {self.child}"


def pairs_in(value: Any) -> Iterator[Pair]:
    """Yield the pairs of a tree, outer before inner."""
    if isinstance(value, tuple):
        for part in value:
            yield from pairs_in(part)
    elif isinstance(value, Node):
        word = type(value)
        for field, part in zip(fields_of(word), parts(value), strict=True):
            for child in part if isinstance(part, tuple) else (part,):
                if isinstance(child, Node) and not isinstance(child, Card):
                    yield Pair(word.__name__, field.name, type(child).__name__)
                    yield from pairs_in(child)


def pairs_of(card: Card) -> set[Pair]:
    """Return the pairs in the abilities of a card."""
    return {pair for side in card.sides for pair in pairs_in(side.abilities)}


def words_of(card: Card) -> set[str]:
    """Return the words in the abilities of a card."""
    return {type(node).__name__ for side in card.sides for node in walk(side.abilities)}


def language_words() -> list[str]:
    """List the words that cards are written in, in the order of definition."""
    return [
        name
        for name, word in WORDS.items()
        if hasattr(word, "__dataclass_fields__") and name not in FACTS and not issubclass(word, Card)
    ]


@dataclass(frozen=True)
class Coverage:
    """The words and pairs of a pool, and those that hand-written scenarios contain."""

    words: tuple[str, ...]
    pairs: dict[Pair, tuple[str, ...]]
    """The pairs, most frequent first, each with the cards that have it."""
    bare_words: tuple[str, ...]
    """Words without a scenario."""
    bare_pairs: tuple[Pair, ...]
    """Pairs without a scenario, most frequent first."""

    def lines(self) -> Iterator[str]:
        """Yield a line for each word and pair without a scenario, with a card that has it."""
        for word in self.bare_words:
            yield f"no scenario of the word {word}"
        for pair in self.bare_pairs:
            cards = self.pairs[pair]
            more = f" and {len(cards) - 1} more" if len(cards) > 1 else ""
            yield f"no scenario of {pair} ({cards[0]}{more})"


def coverage(root: Path, own: OwnTests, pool: Iterable[Card] = tuple(POOL.values())) -> Coverage:
    """Compare the words and pairs of a pool with the tests below *root*."""
    found: dict[Pair, list[str]] = {}
    played = tested_words(root)
    seen: set[Pair] = set()
    for card in pool:
        pairs = pairs_of(card)
        for pair in sorted(pairs):
            found.setdefault(pair, []).append(card.id)
        if card.id in own.tests:
            seen |= pairs
            played |= words_of(card)
    order = sorted(found, key=lambda pair: (-len(found[pair]), pair))
    words = language_words()
    return Coverage(
        tuple(words),
        {pair: tuple(found[pair]) for pair in order},
        tuple([word for word in words if word not in played]),
        tuple([pair for pair in order if pair not in seen]),
    )


def tested_words(root: Path) -> set[str]:
    """Return the words that tests which play use in cards of their own, directly or through a keyword."""
    named: set[str] = set()
    for room in PLAYED:
        for path in sorted((root / "tests" / "ccg" / room).rglob("test_*.py")):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Name):
                    named.add(node.id)
                elif isinstance(node, ast.Constant) and node.value in MEANINGS:
                    named.update(_words_in(meaning_of(Keyword(str(node.value), 1))))
    return {word for name in named for word in _meant(name)}


def _meant(name: str) -> set[str]:
    """Return the words that a name of the language stands for: a word, a value, or what a function makes."""
    if name in WORDS:
        return {name}
    value = getattr(language, name, None)
    if isinstance(value, Keyword):
        return _words_in(meaning_of(value))
    if isinstance(value, Node | tuple):
        return _words_in(value)
    if inspect.isroutine(value):
        if name.capitalize() in MEANINGS:
            return _words_in(meaning_of(value(1)))
        made = getattr(value, "__annotations__", {}).get("return")
        return {made.__name__} if isinstance(made, type) and issubclass(made, Node) else set()
    return set()


def _words_in(value: Node | tuple[Ability, ...]) -> set[str]:
    return {type(node).__name__ for node in walk(value)}
