"""The tables of one language: which function prints which word."""

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, replace
from typing import Any, Final, Generic, TypeVar

from everfree.ccg.language.nodes import Node, walk
from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.phrases import Paragraph, Phrase
from everfree.ccg.language.text.realiser import Realiser
from everfree.ccg.language.words.selectors.conditions import AllOf, Condition, HasMore
from everfree.ccg.language.words.selectors.selectors import ANY_CARD
from everfree.ccg.language.words.triggers.joining import FirstTime
from everfree.ccg.vocab import CardType

W = TypeVar("W", bound=Node)
P = TypeVar("P")

Heard = dict[int, tuple["Section[Any]", Discourse]]
"""By the id of a node that was printed: the table that printed it, and what had been told before it."""
HEARD: Final[ContextVar[Heard | None]] = ContextVar("HEARD", default=None)
"""What is printed in this context; None if nobody listens."""


class Untold(LookupError):
    """Raised if a language has no phrase for a word or wording, because a text must never be incomplete."""


def refuse_first_time(trigger: Node | None) -> None:
    """Raise `Untold` for a Reaction to the first time of a turn; when it is used, that time has passed."""
    if any(isinstance(node, FirstTime) for node in walk(trigger)):
        raise Untold("no Reaction answers the first time of a turn")


def parted_by_most(condition: Condition) -> tuple[HasMore, Condition | None]:
    """Split a condition into what a player has most of and the rest; without such a part, raise `Untold`."""
    singles = condition.conditions if isinstance(condition, AllOf) else (condition,)
    most = [one for one in singles if isinstance(one, HasMore)]
    if len(most) != 1 or replace(most[0], description=ANY_CARD) != HasMore(ANY_CARD, than_every=True):
        raise Untold("the player with the most cards has more of them than every other player")
    rest = tuple(one for one in singles if one is not most[0])
    return most[0], AllOf(rest) if rest else None


class Section(Generic[P]):
    """The words of one kind, each with the function that prints it and the wording variants it supports."""

    def __init__(self) -> None:
        self._tellers: dict[type[Node], Callable[[Any, Discourse], P]] = {}
        self._wordings: dict[type[Node], tuple[str, ...]] = {}
        self._memory: dict[tuple[int, Discourse], tuple[Node, P | Exception]] | None = None

    def remember(self, *, start: bool) -> None:
        """Keep what is said from now on, or forget it."""
        self._memory = {} if start else None

    def add(self, word: type[W], tell: Callable[[W, Discourse], P], *wordings: str) -> None:
        """Register *tell* as the function that prints *word*, in the usual wording or one of *wordings*."""
        self._tellers[word] = tell
        self._wordings[word] = wordings

    def say(self, node: Node, told: Discourse) -> P:
        """Return the phrase of *node*, or raise `Untold`; *told* is what the text has mentioned so far."""
        heard = HEARD.get()
        if heard is not None:
            heard.setdefault(id(node), (self, told))
        return self._remembered(node, told)

    def _remembered(self, node: Node, told: Discourse) -> P:
        if self._memory is None:
            return self._say(node, told)
        key = id(node), told
        known = self._memory.get(key)
        if known is None:
            try:
                known = node, self._say(node, told)
            except (LookupError, ValueError, TypeError, AttributeError, AssertionError) as error:
                known = node, error.with_traceback(None)
            self._memory[key] = known
        if isinstance(known[1], Exception):
            raise known[1]
        return known[1]

    def _say(self, node: Node, told: Discourse) -> P:
        word = type(node)
        if word not in self._tellers:
            raise Untold(f"no phrase for the word {word.__name__}")
        wording = getattr(node, "wording", "")
        if wording and wording not in self._wordings[word]:
            raise Untold(f"{word.__name__} has no wording {wording!r}")
        return self._tellers[word](node, told)

    @property
    def words(self) -> Mapping[type[Node], tuple[str, ...]]:
        """Return the words of this section with their wording variants."""
        return self._wordings


@dataclass(frozen=True)
class Labels:
    """The names of printed facts, for a card shown as plain lines."""

    types: Mapping[CardType, str]
    facts: Mapping[str, str]


@dataclass(frozen=True)
class Language:
    """Everything that defines one language."""

    code: str
    realiser: Realiser
    sections: tuple[Section[Any], ...]
    """All tables, so that a check can find words without a phrase."""
    abilities: Section[Paragraph]
    keywords: Section[Phrase]
    """Prints keywords with their number."""
    needs: Section[Phrase]
    """Prints requirements of power."""
    reminders: Mapping[str, Paragraph]
    """Reminders of keywords that have no abilities in the card language."""
    labels: Labels


@contextmanager
def listening() -> Iterator[Heard]:
    """Collect which nodes are printed in the meantime; of a node printed twice, the first time."""
    heard: Heard = {}
    token = HEARD.set(heard)
    try:
        yield heard
    finally:
        HEARD.reset(token)


@contextmanager
def remembering(language: Language) -> Iterator[None]:
    """Keep every phrase that is said in the meantime: the reader prints the same parts over and over."""
    for section in language.sections:
        section.remember(start=True)
    try:
        yield
    finally:
        for section in language.sections:
            section.remember(start=False)
