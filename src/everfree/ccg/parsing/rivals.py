"""Readings of one text: which is the plainest, and which others print the same."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import MISSING
from functools import partial
from typing import Any, Final

from everfree.ccg.language.abilities import Ability, Activated, EachPlayerHas, Elsewhere, Triggered
from everfree.ccg.language.nodes import Node, parts, walk
from everfree.ccg.language.terms import THAT_PLAYER, YOU
from everfree.ccg.language.text.discourse import tells_its_zone
from everfree.ccg.language.wordings import IT
from everfree.ccg.language.words.effects.compound import PayTo
from everfree.ccg.language.words.effects.each_player import By, EachPlayer
from everfree.ccg.language.words.effects.naming import If
from everfree.ccg.language.words.selectors.selectors import Choose, One, That, This
from everfree.ccg.language.words.zones.searching import It, SearchDeck
from everfree.ccg.parsing.canonical import canonical
from everfree.ccg.written.fields import fields_of

Prints = Callable[[Ability], bool]
"""Tell whether an ability prints the given text."""
MOST_EXPANDED: Final = 8
"""Readings whose twins are tried."""
FOR_A_PLAYER: Final = (By, EachPlayer, EachPlayerHas)
"""Words in which "you" is another player."""
MENTIONS: Final = (Choose, One, SearchDeck)
"""Words that mention a card, which a pronoun after them means."""


def with_rivals(found: list[Ability], twins: Mapping[Node, list[Node]], prints: Prints) -> list[Ability]:
    """List what was found and what prints the same with other words, the likeliest first."""
    plain = distinct([node for node in found if is_plainest(node, prints)] or found)
    others = [rival for node in plain[:MOST_EXPANDED] for rival in with_twins(node, twins)]
    rivals = [node for node in dict.fromkeys(others) if prints(node) and is_plainest(node, prints)]
    return sorted(distinct(plain + rivals), key=lambda node: (strained(node), len(walk(node))))


def is_said_without_zone(ability: Ability, prints: Prints) -> bool:
    """Tell whether an ability works in a zone that its text does not name."""
    if not isinstance(ability, Elsewhere) or tells_its_zone(ability):
        return False
    return prints(ability.ability)


def distinct(abilities: list[Ability]) -> list[Ability]:
    """Leave out abilities that mean the same as one before them and differ in wordings only."""
    found: dict[Any, Ability] = {}
    for ability in abilities:
        found.setdefault(canonical(ability), ability)
    return list(found.values())


def strained(tree: Node) -> int:
    """Count the pronouns that do not mean the card mentioned last, and players not called as usual."""
    is_other = False
    count = int(as_you(tree, is_inside=False) != tree)
    for node in walk(tree):
        if isinstance(node, MENTIONS):
            is_other = True
        elif isinstance(node, This):
            if node.wording != IT:
                is_other = False
            count += node.wording == IT and is_other
        elif isinstance(node, It) or (isinstance(node, That) and node.wording == IT):
            count += not is_other
    return count


def with_twins(tree: Any, twins: Mapping[Node, list[Node]]) -> Iterator[Any]:
    """Yield copies of a tree with a word replaced by a twin: wherever it occurs, or in one place."""
    yield as_you(tree, is_inside=False)
    several = walk(tree)
    for word in dict.fromkeys(several):
        for twin in twins.get(word, ()):
            yield replaced(tree, word, twin)
            if several.count(word) > 1:
                yield from varied(tree, partial(_instead, word, twin))


def _instead(word: Node, twin: Node, one: Node) -> list[Node]:
    return [twin] if one == word else []


def as_you(value: Any, *, is_inside: bool) -> Any:
    """Return a tree in which a player who follows an instruction is "you" inside it, not "that player"."""
    if isinstance(value, tuple):
        return tuple([as_you(part, is_inside=is_inside) for part in value])
    if not isinstance(value, Node):
        return YOU if is_inside and value == THAT_PLAYER else value
    inside = is_inside or isinstance(value, FOR_A_PLAYER)
    new: list[Any] = []
    for part in parts(value):
        new.append(as_you(part, is_inside=inside if isinstance(part, Node | tuple) else is_inside))
    return type(value)(*new)


def replaced(value: Any, word: Node, other: Node) -> Any:
    """Return a tree with *other* for *word* wherever it occurs."""
    if value == word:
        return other
    if isinstance(value, tuple):
        return tuple([replaced(part, word, other) for part in value])
    if isinstance(value, Node):
        return type(value)(*[replaced(part, word, other) for part in parts(value)])
    return value


def varied(value: Any, others: Callable[[Node], Iterable[Any]]) -> Iterator[Any]:
    """Yield copies of a tree, each with one word replaced by one of its *others*."""
    if isinstance(value, tuple):
        for place, part in enumerate(value):
            for new in varied(part, others):
                yield (*value[:place], new, *value[place + 1 :])
    elif isinstance(value, Node):
        yield from others(value)
        for field in fields_of(type(value)):
            for new in varied(getattr(value, field.name), others):
                yield changed(value, field.name, new)


def is_plainest(ability: Ability, prints: Prints) -> bool:
    """Tell whether an ability has no wording or wrapper that could be left out without changing its text."""
    if isinstance(ability, Activated) and isinstance(ability.effect, PayTo):
        return False
    if isinstance(ability, Triggered) and isinstance(ability.effect, If):
        return False
    return not any(prints(plainer) for plainer in varied(ability, plainer_ones))


def plainer_ones(word: Node) -> Iterator[Node]:
    """Yield copies of a word with one value that only its text shows, or one of an ability, as usual."""
    for field in fields_of(type(word)):
        own = getattr(word, field.name)
        is_plain = field.name == "wording" or (
            isinstance(word, Ability) and not isinstance(own, Node | tuple)
        )
        if is_plain and field.default is not MISSING and own != field.default:
            yield changed(word, field.name, field.default)


def changed(node: Node, name: str, value: Any) -> Node:
    """Return *node* with another value of one field."""
    return type(node)(
        *[value if one.name == name else getattr(node, one.name) for one in fields_of(type(node))]
    )
