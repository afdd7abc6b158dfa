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
"""Why there is a word that no card of the pool uses, or one alone."""
KINDS: Final = ("Ability", "Trigger", "Condition", "Effect", "Change", "Law", "Selector", "Test", "Amount")
RULES: Final = "keywords"
"""Stands for a card where only what keywords mean uses a word."""


@dataclass(frozen=True)
class Use:
    """A word and the cards that use it."""

    word: str
    kind: str
    """What sort of word it is."""
    says: str
    """The first line of what it promises."""
    cards: tuple[str, ...]
    why: str
    """Why there is a word for so few cards; nothing for others."""


def reasons() -> dict[str, str]:
    """Read why rare words exist."""
    return tomllib.loads(REASONS.read_text(encoding="utf-8"))


def uses() -> list[Use]:
    """Give every word in the order of definition."""
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
    """Say what sort of word it is."""
    names = [one.__name__ for one in word.__mro__]
    return next((kind for kind in KINDS if kind in names), "part")


def unexplained(found: list[Use]) -> list[str]:
    """List what is missing from the reasons, or there in vain."""
    listed = reasons()
    rare = [use.word for use in found if len(use.cards) <= 1]
    missing = [f"{word}: hardly used, and nobody says why it exists" for word in rare if word not in listed]
    vain = [f"{word}: has a reason, but is not rare" for word in listed if word not in rare]
    return [*missing, *vain]
