"""Trees found in a text, and which of them can be parts of one word."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from everfree.ccg.language.nodes import Node
from everfree.ccg.language.words.effects.compound import May, PayTo
from everfree.ccg.language.words.effects.if_done import IfDone
from everfree.ccg.language.words.selectors.conditions import Condition
from everfree.ccg.language.words.selectors.selectors import Choose, Each, One
from everfree.ccg.language.words.triggers.triggers import Trigger
from everfree.ccg.written.fields import fields_of

NOWHERE: Final = (0,)
"""The spans of a part that prints nothing of its own."""


@dataclass(frozen=True)
class Fragment:
    """A tree whose text occurs in the given one."""

    node: Node
    spans: tuple[int, ...]
    """The places where it occurs: for each, the words of the given text it stands for, as bits."""


def is_plain_list(word: type[Node]) -> bool:
    """Tell whether a word holds nothing but other words in a row."""
    return [field.name for field in fields_of(word) if field.name != "wording"] in (
        ["effects"],
        ["tests"],
        ["triggers"],
    )


def is_end_of(part: Fragment, whole: Fragment) -> bool:
    """Tell whether a phrase is but the end of another: "your Friends" of "another one of your Friends"."""
    return all(any(_ends(own, span) for span in whole.spans) for own in part.spans)


def _ends(own: int, span: int) -> bool:
    return own != span and own & ~span == 0 and own.bit_length() == span.bit_length()


def covering(domains: list[list[tuple[Any, tuple[int, ...]]]], needed: int) -> Iterator[tuple[Any, ...]]:
    """Yield a value for each field such that the values stand for all words of *needed*, none twice."""
    if not all(domains):
        return
    order = sorted(range(len(domains)), key=lambda place: len(domains[place]))
    rest = [0] * (len(order) + 1)
    for place in range(len(order) - 1, -1, -1):
        rest[place] = rest[place + 1]
        for _, spans in domains[order[place]]:
            for span in spans:
                rest[place] |= span

    def chosen(depth: int, parts: dict[int, Any], covered: int) -> Iterator[tuple[Any, ...]]:
        if needed & ~(covered | rest[depth]):
            return
        if depth == len(order):
            yield tuple([parts[place] for place in range(len(domains))])
            return
        place = order[depth]
        missing = needed & ~(covered | rest[depth + 1])
        for value, spans in domains[place]:
            for span in spans:
                if not span & covered and not missing & ~span:
                    yield from chosen(depth + 1, {**parts, place: value}, covered | span)

    yield from chosen(0, {}, 0)


def may_be_in(part: Node, word: type[Node]) -> bool:
    """Tell whether a selector has a meaning in *word*: triggers watch for any one card, effects choose."""
    if issubclass(word, Trigger):
        return not isinstance(part, Choose | Each)
    if issubclass(word, Condition) and isinstance(part, Choose):
        return False
    if issubclass(word, PayTo | IfDone) and isinstance(part, May):
        return False  # "you may" belongs to all of it
    return not isinstance(part, One)
