"""Trees found in a text, and which of them can be parts of one word."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from typing import Any, Final

from everfree.ccg.language.abilities import Ability
from everfree.ccg.language.nodes import Node, parts
from everfree.ccg.language.words.effects.compound import May, PayTo
from everfree.ccg.language.words.effects.effects import Effect
from everfree.ccg.language.words.effects.if_done import IfDone
from everfree.ccg.language.words.selectors.conditions import Condition, Is
from everfree.ccg.language.words.selectors.selectors import Choose, Each, One
from everfree.ccg.language.words.triggers.triggers import Trigger
from everfree.ccg.written.fields import alternatives, fields_of, inside_tuple, is_word, words_of

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


def is_told_first(part: Any) -> bool:
    """Tell whether a choice has a wording that the words around it print: "Choose a Friend. That Friend"."""
    return isinstance(part, Choose) and part.wording != ""


def is_end_of(part: Fragment, whole: Fragment) -> bool:
    """Tell whether a phrase is but the end of another: "your Friends" of "another one of your Friends"."""
    return all(any(_ends(own, span) for span in whole.spans) for own in part.spans)


def _ends(own: int, span: int) -> bool:
    return own != span and own & ~span == 0 and own.bit_length() == span.bit_length()


def covering(domains: list[list[tuple[Any, tuple[int, ...]]]], needed: int) -> Iterator[tuple[Any, ...]]:
    """Yield a value for each field such that the values stand for all words of *needed*, none twice."""
    spans = [_by_span(domain) for domain in domains]
    order = sorted(range(len(spans)), key=lambda place: len(spans[place]))
    rest = [0] * (len(order) + 1)
    for place in range(len(order) - 1, -1, -1):
        rest[place] = rest[place + 1]
        for span in spans[order[place]]:
            rest[place] |= span
    chosen = [0] * len(order)

    def choices(depth: int, covered: int) -> Iterator[tuple[int, ...]]:
        if depth == len(order):
            yield tuple(chosen)
            return
        place = order[depth]
        missing = needed & ~(covered | rest[depth + 1])
        for span in spans[place]:
            if not span & covered and not missing & ~span:
                chosen[place] = span
                yield from choices(depth + 1, covered | span)

    for one in choices(0, 0):
        yield from product(*[spans[place][span] for place, span in enumerate(one)])


def identity(value: Any) -> Any:
    """Return a key for a tree made of parts that exist only once; hashing whole trees takes much longer."""
    if isinstance(value, Node):
        return type(value), *[
            id(one) if isinstance(one, Node) and not isinstance(one, Ability) else identity(one)
            for one in parts(value)
        ]
    return tuple([id(one) for one in value]) if isinstance(value, tuple) else value


def with_values(parts: tuple[Any, ...], others: dict[int, Any]) -> tuple[Any, ...]:
    """Return *parts* with the values of *others* in their places."""
    return tuple([others.get(place, part) for place, part in enumerate(parts)])


def _by_span(domain: list[tuple[Any, tuple[int, ...]]]) -> dict[int, list[Any]]:
    """List the values of a field by the words they stand for: many stand for the same ones."""
    found: dict[int, list[Any]] = {}
    for value, spans in domain:
        for span in spans:
            found.setdefault(span, []).append(value)
    return found


def may_be_in(part: Node, word: type[Node]) -> bool:
    """Tell whether a selector has a meaning in *word*: triggers watch for any one card, effects choose."""
    if issubclass(word, Trigger):
        return not isinstance(part, Choose | Each)
    if issubclass(word, Condition) and isinstance(part, Choose):
        return False
    if word is Is and isinstance(part, One):
        return True  # any card with this property
    if issubclass(word, PayTo | IfDone) and isinstance(part, May):
        return False  # "you may" belongs to all of it
    return not isinstance(part, One)


def reachable(words: list[type[Node]]) -> list[type[Node]]:
    """List those of *words* that an ability can hold, directly or inside others of them."""
    found: set[type[Node]] = set()
    rest: list[type[Node]] = list(words_of(Ability))
    while rest:
        kinds = kinds_in(rest.pop())
        inside = [word for word in words if word not in found and issubclass(word, kinds)]
        found.update(inside)
        rest += inside
    return [word for word in words if word in found]


def kinds_in(word: type[Node]) -> tuple[type[Node], ...]:
    """List the kinds of words that the fields of *word* hold."""
    kinds = [
        kind for field in fields_of(word) for kind in alternatives(inside_tuple(field.kind) or field.kind)
    ]
    return tuple([kind for kind in kinds if is_word(kind)])


def holds_effects(word: type[Node]) -> bool:
    """Tell whether a word is made of other effects."""
    return Effect in kinds_in(word)
