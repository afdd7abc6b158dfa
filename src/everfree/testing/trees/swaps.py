"""Replace one word of a card by another that fits the same field and run the card's tests: one must fail."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any, Final

from everfree.ccg.cards import POOL
from everfree.ccg.language import Card
from everfree.ccg.language.nodes import Node, walk
from everfree.ccg.written.fields import alternatives, fields_of, is_word, one_of_several
from everfree.testing.trees.blanks import Trial, trials
from everfree.testing.trees.mutations import text_or_none
from everfree.testing.trees.own_tests import OwnTests
from everfree.testing.trees.pairs import Coverage, Pair

TRIES: Final = 3
"""Replacements that are tried for a pair before it counts as unproven."""


@dataclass(frozen=True)
class Swap:
    """A pair of one card, and which of the replacements for its child to make."""

    card: str
    pair: Pair
    number: int

    def __str__(self) -> str:
        return f"{self.pair} in {self.card}"

    def apply(self) -> None:
        """Replace the word in the card of the pool, for the rest of this process."""
        card = POOL[self.card]
        other = list(swapped(card, self.pair))[self.number]
        for side, changed in zip(card.sides, other.sides, strict=True):
            object.__setattr__(side, "abilities", changed.abilities)


def swapped(card: Card, pair: Pair) -> Iterator[Card]:
    """Yield copies of a card with the child of a pair replaced, at most `TRIES`; each has a printed text."""
    count = 0
    for child in fitting(pair):
        for name in ("front", "boosted"):
            side = getattr(card, name)
            if side is None or count == TRIES:
                continue
            abilities, is_changed = _with_child(side.abilities, pair, child)
            other = replace(card, **{name: replace(side, abilities=abilities)})
            if is_changed and text_or_none(other) is not None:
                count += 1
                yield other


@cache
def _pool_words() -> tuple[Node, ...]:
    """List a word of each kind that occurs in the pool: the shortest tree of those that start with it."""
    found: dict[type[Node], Node] = {}
    for card in POOL.values():
        for side in card.sides:
            for node in walk(side.abilities):
                known = found.get(type(node))
                if known is None or len(walk(node)) < len(walk(known)):
                    found[type(node)] = node
    return tuple(found.values())


@cache
def fitting(pair: Pair) -> tuple[Node, ...]:
    """List other words that are allowed in the field of a pair: first those some card has in that field."""
    neighbours: dict[type[Node], Node] = {}
    parent: type[Node] | None = None
    for card in POOL.values():
        for side in card.sides:
            for node in walk(side.abilities):
                if type(node).__name__ == pair.parent:
                    parent = type(node)
                    value = getattr(node, pair.slot)
                    for child in value if isinstance(value, tuple) else (value,):
                        if isinstance(child, Node):
                            neighbours.setdefault(type(child), child)
    assert parent is not None
    field = next(one for one in fields_of(parent) if one.name == pair.slot)
    kinds = tuple([one for one in alternatives((one_of_several(field) or field).kind) if is_word(one)])
    others = [word for word in _pool_words() if isinstance(word, kinds) and type(word) not in neighbours]
    return tuple([word for word in (*neighbours.values(), *others) if type(word).__name__ != pair.child])


def _with_child(value: Any, pair: Pair, other: Node) -> tuple[Any, bool]:
    """Return a tree with the first child of *pair* replaced, and whether there was one."""
    if isinstance(value, tuple):
        for place, part in enumerate(value):
            changed, is_changed = _with_child(part, pair, other)
            if is_changed:
                return (*value[:place], changed, *value[place + 1 :]), True
    elif isinstance(value, Node) and not isinstance(value, Card):
        for field in fields_of(type(value)):
            part = getattr(value, field.name)
            if (type(value).__name__, field.name) == (pair.parent, pair.slot):
                several = part if isinstance(part, tuple) else (part,)
                for place, child in enumerate(several):
                    if type(child).__name__ == pair.child:
                        new = (*several[:place], other, *several[place + 1 :])
                        return replace(value, **{field.name: new if part is several else other}), True  # type: ignore[type-var]
            changed, is_changed = _with_child(part, pair, other)
            if is_changed:
                return replace(value, **{field.name: changed}), True  # type: ignore[type-var]
    return value, False


def open_pairs(own: OwnTests, known: Coverage) -> dict[Pair, list[str]]:
    """Return the covered pairs with their tested cards, except those where no other word fits the field."""
    tested = {pair: [card for card in cards if card in own.tests] for pair, cards in known.pairs.items()}
    return {pair: cards for pair, cards in tested.items() if cards and fitting(pair)}


def swap_trials(root: Path, own: OwnTests, known: Coverage, *, jobs: int) -> Iterator[Trial]:
    """Yield for each open pair the trial that decided it: one with a failing test, or the last one."""
    waiting = open_pairs(own, known)
    for number in range(TRIES):
        swaps = [Swap(cards[number % len(cards)], pair, number) for pair, cards in waiting.items()]
        possible = [one for one in swaps if len(list(swapped(POOL[one.card], one.pair))) > number]
        for trial in trials(root, own, possible, jobs=jobs):
            change = trial.change
            assert isinstance(change, Swap)
            if trial.red or number == TRIES - 1:
                del waiting[change.pair]
                yield trial
    for pair, cards in waiting.items():  # no other tree has a text, or not so often
        yield Trial(Swap(cards[0], pair, 0), len(own.tests[cards[0]]), ())
