"""`everfree cards words`: every word of the card language, its fields and uses, and why a rare one exists."""

import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, get_args

from everfree.ccg.cards import POOL
from everfree.ccg.language.card import Card
from everfree.ccg.language.keywords import MEANINGS, Keyword, meaning_of
from everfree.ccg.language.nodes import WORDS, Node, walk
from everfree.ccg.language.text import LANGUAGES, card_text, keyword_reminder
from everfree.ccg.parsing.reader import EVIDENCE
from everfree.ccg.parsing.tokens import stems
from everfree.ccg.written.fields import alternatives, fields_of, inside_tuple, may_be_nothing
from everfree.cli.drafting.layout import flat
from everfree.cli.drafting.source import value_expression

REASONS: Final = Path(__file__).with_name("rare_words.toml")
"""The reasons for words that no card, or only one card, of the pool uses."""
KINDS: Final = ("Ability", "Trigger", "Condition", "Effect", "Change", "Law", "Selector", "Test", "Amount")
NAME_PARTS: Final = re.compile(r"(?<=[a-z])(?=[A-Z])|_")
"""Where a name is divided into words."""
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
    fields: tuple[str, ...] = ()
    """Each field with what it takes and its default."""
    example: str = ""
    """The shortest printed paragraph that has the word, with its card."""

    def has(self, term: str) -> bool:
        """Tell whether the name, the docstring, a field or the word's own English has *term*.

        In the first three, words that begin with it count, also inside a name: "move" is in WasMoved, but not
        in RemoveCounters.
        """
        pattern = re.compile(rf"(?<!\w){re.escape(term)}", re.IGNORECASE)
        for text in (self.word, self.says, *self.fields):
            if pattern.search(text) or pattern.search(NAME_PARTS.sub(" ", text)):
                return True
        word, sought = WORDS[self.word], stems(term)
        is_printed = any(word in section.words for section in LANGUAGES["en"].sections)
        return is_printed and bool(sought) and EVIDENCE.fixed_words(word).issuperset(sought)


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
    shown = examples()
    found: list[Use] = []
    for name, word in WORDS.items():
        if hasattr(word, "__dataclass_fields__") and not issubclass(word, Card):
            says = (word.__doc__ or "").partition("\n")[0]
            users = tuple(cards[name])
            example = shown.get(name) or next((f"{one} {POOL[one].name}" for one in users if one in POOL), "")
            found.append(Use(name, kind_of(word), says, users, why.get(name, ""), takes(word), example))
    return found


def examples() -> dict[str, str]:
    """Return for each word in an ability the shortest printed paragraph that has it, with its card.

    A word that only keywords use has the reminder of a keyword.
    """
    shortest: dict[str, tuple[int, str]] = {}
    for where, trees, text in _printed_paragraphs():
        for name in {type(node).__name__ for node in walk(trees)}:
            if name not in shortest or len(text) < shortest[name][0]:
                shortest[name] = (len(text), f"{where}: {text}")
    for where, trees, text in _printed_keywords():
        for node in walk(trees):
            shortest.setdefault(type(node).__name__, (0, f"{where}: {text}"))
    return {name: example for name, (_, example) in shortest.items()}


Printed = tuple[str, tuple[Node, ...], str]
"""A card or keyword, the abilities in a paragraph of it, and the paragraph."""


def _printed_paragraphs() -> Iterator[Printed]:
    for card in POOL.values():
        for side, text in zip(card.sides, card_text(card).sides, strict=True):
            for ability, paragraph in zip(side.abilities, text.paragraphs, strict=True):
                yield card.id, (ability,), paragraph


def _printed_keywords() -> Iterator[Printed]:
    for name in MEANINGS:
        keyword = Keyword(name, 1)
        yield name, meaning_of(keyword), keyword_reminder(keyword)


def takes(word: type[Node]) -> tuple[str, ...]:
    """List the fields of a word, each with what it takes and its default."""
    found: list[str] = []
    for field in fields_of(word):
        default = "" if field.is_needed else f" = {flat(value_expression(field.default, field, word))}"
        found.append(f"{field.name}: {_kind_name(field.kind)}{default}")
    return tuple(found)


def _kind_name(kind: Any) -> str:
    inside = inside_tuple(kind)
    if inside is not None:
        return f"tuple[{_kind_name(inside)}, ...]"
    if get_args(kind):
        names = [_kind_name(one) for one in alternatives(kind)]
        return " | ".join([*names, "None"] if may_be_nothing(kind) else names)
    return str(kind.__name__)


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
