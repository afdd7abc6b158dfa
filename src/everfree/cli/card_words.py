"""`everfree cards words`: every word of the card language, its uses, and why a rare one exists."""

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from everfree.ccg.cards import POOL
from everfree.ccg.language.card import Card
from everfree.ccg.language.keywords import MEANINGS, Keyword, meaning_of
from everfree.ccg.language.nodes import WORDS, Node, walk

REASONS: Final = Path(__file__).with_name("rare_words.toml")
"""The reasons for words that no card, or only one card, of the pool uses."""
KINDS: Final = ("Ability", "Trigger", "Condition", "Effect", "Change", "Law", "Selector", "Test", "Amount")
RULES: Final = "keywords"
"""Stands in a list of cards for the meanings of keywords, which use words too."""


@dataclass(frozen=True)
class Use:
    """A word and the cards that use it."""

    word: str
    kind: str
    """One of KINDS, or "part"."""
    says: str
    """The first line of its docstring."""
    cards: tuple[str, ...]
    why: str
    """Why a rare word exists; empty for others."""


def reasons() -> dict[str, str]:
    """Read the reasons for rare words, by word."""
    return tomllib.loads(REASONS.read_text(encoding="utf-8"))


def uses() -> list[Use]:
    """List every word with its uses, in the order of definition."""
    why = reasons()
    cards: dict[str, dict[str, None]] = {name: {} for name in WORDS}
    for card in POOL.values():
        for node in walk(card):
            cards[type(node).__name__][card.id] = None
    for name in MEANINGS:
        for node in walk(meaning_of(Keyword(name, 1))):
            cards[type(node).__name__][RULES] = None
    found: list[Use] = []
    for name, word in WORDS.items():
        if hasattr(word, "__dataclass_fields__") and not issubclass(word, Card):
            says = (word.__doc__ or "").partition("\n")[0]
            found.append(Use(name, kind_of(word), says, tuple(cards[name]), why.get(name, "")))
    return found


def kind_of(word: type[Node]) -> str:
    """Return which of KINDS a word derives from, or "part"."""
    names = [one.__name__ for one in word.__mro__]
    return next((kind for kind in KINDS if kind in names), "part")


def unexplained(found: list[Use]) -> list[str]:
    """List the rare words without a reason, and the reasons of words that are not rare."""
    listed = reasons()
    rare = [use.word for use in found if len(use.cards) <= 1]
    missing = [f"{word}: hardly used, and nobody says why it exists" for word in rare if word not in listed]
    needless = [f"{word}: has a reason, but is not rare" for word in listed if word not in rare]
    return [*missing, *needless]
