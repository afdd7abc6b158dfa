"""What every word of the card language is: a frozen value with a name.

Equality, hash and repr are here and not in each word: a dataclass makes its own by compiling a text for each,
and with hundreds of words that was a third of the time it takes to load the cards.

A node holds numbers, strings, other nodes and tuples of these; nothing else. Words register themselves
by being defined, so a misspelt word is an import error and never a silent blank.
"""

from dataclasses import fields
from typing import Any

WORDS: "dict[str, type[Node]]" = {}
"""Every word by its name, in the order of definition."""
SHOWING: "set[type[Node]]" = set()
"""Words that may show somebody a card they could not see: `shows` enters them."""


class Node:
    """A word of the card language."""

    def __init_subclass__(cls) -> None:
        """Enter the word into `WORDS`."""
        WORDS[cls.__name__] = cls

    def __eq__(self, other: object) -> bool:
        """Tell whether another node is the same word with the same parts."""
        return type(self) is type(other) and parts(self) == parts(other)

    def __hash__(self) -> int:
        """Give equal nodes the same number."""
        return hash((type(self), parts(self)))

    def __repr__(self) -> str:
        """Show the word with its parts."""
        named = zip(names_of(type(self)), parts(self), strict=True)
        return f"{type(self).__name__}({', '.join([f'{name}={part!r}' for name, part in named])})"


def shows(*words: type[Node]) -> None:
    """Declare that doing what *words* say may show somebody a card they could not see.

    Whoever takes such an option is warned first: what was seen cannot be taken back.
    """
    SHOWING.update(words)


def may_show(value: Any) -> bool:
    """Tell whether a word somewhere inside *value* may show a hidden card."""
    return any(type(word) in SHOWING for word in walk(value))


_FIELDS: dict[type[Node], tuple[str, ...]] = {}
"""The names of each word's fields, looked up once."""


def names_of(word: type[Node]) -> tuple[str, ...]:
    """Give the names of a word's fields, in their order."""
    names = _FIELDS.get(word)
    if names is None:
        names = tuple([field.name for field in fields(word)])  # type: ignore[arg-type]
        _FIELDS[word] = names
    return names


def parts(node: Node) -> tuple[Any, ...]:
    """Give the values of *node*'s fields, in their order."""
    return tuple([getattr(node, name) for name in names_of(type(node))])


def unshared(value: "Node | tuple[Any, ...]", seen: set[int]) -> Any:
    """Give *value* with no node of *seen* in it, nor any twice: a card is the same however it was written.

    What stands there for the first time stays, and is seen from now on; the rest is copied.
    """
    before: tuple[Any, ...] = parts(value) if isinstance(value, Node) else value
    after: list[Any] = []
    is_copied = id(value) in seen and isinstance(value, Node)
    for part in before:
        own = unshared(part, seen) if isinstance(part, Node | tuple) else part
        after.append(own)
        if own is not part:
            is_copied = True
    if is_copied:
        value = type(value)(*after) if isinstance(value, Node) else tuple(after)
    if isinstance(value, Node):
        seen.add(id(value))
    return value


def walk(value: Any) -> "list[Node]":
    """List every node inside *value*, outer before inner, in printed order."""
    found: list[Node] = []
    _collect(value, found)
    return found


def _collect(value: Any, found: "list[Node]") -> None:
    if isinstance(value, Node):
        found.append(value)
        for part in parts(value):
            if isinstance(part, Node | tuple):
                _collect(part, found)
    elif isinstance(value, tuple):
        for part in value:
            if isinstance(part, Node | tuple):
                _collect(part, found)
