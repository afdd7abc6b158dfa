"""Which function tells which word, in one language: tables by the word's type, and what a language is."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from everfree.ccg.language.nodes import Node
from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.phrases import Paragraph, Phrase
from everfree.ccg.language.text.realiser import Realiser
from everfree.ccg.vocab import CardType

W = TypeVar("W", bound=Node)
P = TypeVar("P")


class Untold(LookupError):
    """A language has no way to say this; a text is never printed with a hole."""


class Section(Generic[P]):
    """The words of one kind: each with its function and the wording variants that function knows."""

    def __init__(self) -> None:
        self._tellers: dict[type[Node], Callable[[Any, Discourse], P]] = {}
        self._wordings: dict[type[Node], tuple[str, ...]] = {}

    def add(self, word: type[W], tell: Callable[[W, Discourse], P], *wordings: str) -> None:
        """Enter *word*, told by *tell* as usual or in one of *wordings*."""
        self._tellers[word] = tell
        self._wordings[word] = wordings

    def say(self, node: Node, told: Discourse) -> P:
        """Give the phrase of *node* for a reader who knows *told*."""
        word = type(node)
        if word not in self._tellers:
            raise Untold(f"no phrase for the word {word.__name__}")
        wording = getattr(node, "wording", "")
        if wording and wording not in self._wordings[word]:
            raise Untold(f"{word.__name__} has no wording {wording!r}")
        return self._tellers[word](node, told)

    @property
    def words(self) -> Mapping[type[Node], tuple[str, ...]]:
        """The words of this section with their wording variants."""
        return self._wordings


@dataclass(frozen=True)
class Labels:
    """The names of printed facts, for a reader of plain lines."""

    types: Mapping[CardType, str]
    facts: Mapping[str, str]


@dataclass(frozen=True)
class Language:
    """Everything one language adds to the trees."""

    code: str
    realiser: Realiser
    sections: tuple[Section[Any], ...]
    """Every table, so that a word without a phrase can be found."""
    abilities: Section[Paragraph]
    keywords: Section[Phrase]
    """Keywords as printed, with their number."""
    needs: Section[Phrase]
    """Requirements of power."""
    reminders: Mapping[str, Paragraph]
    """What a keyword means, for those whose meaning is not written in the card language."""
    labels: Labels
