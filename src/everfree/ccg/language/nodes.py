"""The base class of every word of the card language: a frozen value with a name.

Equality, hash and repr are defined here and not in each word, because a dataclass compiles generated source
for its own, and with hundreds of words that took a third of the time needed to load the cards. For the same
reason words take the decorator `dataclass` from `frozen.py`.

A node holds only numbers, strings, other nodes and tuples of these. Defining a word registers it, so a
misspelt word is an import error.
"""

from dataclasses import fields
from typing import Any, Final

WORDS: "Final[dict[str, type[Node]]]" = {}
"""Every word by its name, in the order of definition."""
SHOWING: "Final[set[type[Node]]]" = set()
"""Words that may reveal a hidden card to a player; `shows` registers them."""
TEXT_ONLY: Final = ("wording", "tag", "rarity")
"""The names of the fields that only printed texts read. All are strings, and no rule may depend on them."""


class Node:
    """A word of the card language."""

    def __init_subclass__(cls) -> None:
        """Register the word in `WORDS`."""
        WORDS[cls.__name__] = cls

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and parts(self) == parts(other)

    def __hash__(self) -> int:
        return hash((type(self), parts(self)))

    def __repr__(self) -> str:
        named = zip(names_of(type(self)), parts(self), strict=True)
        return f"{type(self).__name__}({', '.join([f'{name}={part!r}' for name, part in named])})"


def shows(*words: type[Node]) -> None:
    """Declare that following *words* may reveal a hidden card to a player.

    A player is warned before taking such an option, because it cannot be undone afterwards.
    """
    SHOWING.update(words)


def may_show(value: Any) -> bool:
    """Tell whether a word somewhere inside *value* may show a hidden card."""
    return any(type(word) in SHOWING for word in walk(value))


_FIELDS: Final[dict[type[Node], tuple[str, ...]]] = {}
"""The field names of each word, cached."""


def names_of(word: type[Node]) -> tuple[str, ...]:
    """List the names of a word's fields in order."""
    names = _FIELDS.get(word)
    if names is None:
        names = tuple([field.name for field in fields(word)])  # type: ignore[arg-type]
        _FIELDS[word] = names
    return names


def parts(node: Node) -> tuple[Any, ...]:
    """List the values of *node*'s fields in order."""
    return tuple([getattr(node, name) for name in names_of(type(node))])


def unshared(value: "Node | tuple[Any, ...]", seen: set[int]) -> Any:
    """Return *value* as a tree in which no node object occurs twice and none is in *seen*.

    A node met for the first time is kept and its id added to *seen*; any other node is copied. The numbers of
    a card's nodes therefore do not depend on which nodes its source shares.
    """
    before: tuple[Any, ...] = parts(value) if isinstance(value, Node) else value
    after: list[Any] = []
    is_copied = id(value) in seen and isinstance(value, Node)
    for part in before:
        own = unshared(part, seen) if isinstance(part, (Node, tuple)) else part
        after.append(own)
        if own is not part:
            is_copied = True
    if is_copied:
        value = type(value)(*after) if isinstance(value, Node) else tuple(after)
    if isinstance(value, Node):
        seen.add(id(value))
    return value


def without_text(value: "Node | tuple[Any, ...]") -> Any:
    """Return *value* with the fields in `TEXT_ONLY` emptied; a part that has none stays the same object."""
    before: tuple[Any, ...] = parts(value) if isinstance(value, Node) else value
    names = names_of(type(value)) if isinstance(value, Node) else ()
    after: list[Any] = []
    is_changed = False
    for place, part in enumerate(before):
        new = without_text(part) if isinstance(part, (Node, tuple)) else part
        if names and names[place] in TEXT_ONLY:
            new = ""
            is_changed = is_changed or part != ""
        elif new is not part:
            is_changed = True
        after.append(new)
    if not is_changed:
        return value
    return type(value)(*after) if isinstance(value, Node) else tuple(after)


def copied(value: Any) -> Any:
    """Return an equal tree of new nodes."""
    if isinstance(value, Node):
        return type(value)(*[copied(part) for part in parts(value)])
    return tuple([copied(part) for part in value]) if isinstance(value, tuple) else value


def walk(value: Any) -> "list[Node]":
    """List every node inside *value*, outer before inner, in printed order."""
    found: list[Node] = []
    _collect(value, found)
    return found


def _collect(value: Any, found: "list[Node]") -> None:
    if isinstance(value, Node):
        found.append(value)
        for part in parts(value):
            if isinstance(part, (Node, tuple)):
                _collect(part, found)
    elif isinstance(value, tuple):
        for part in value:
            if isinstance(part, (Node, tuple)):
                _collect(part, found)
