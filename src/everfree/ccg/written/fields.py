"""The fields of every word, with the kinds of values they may hold."""

import types
from dataclasses import MISSING, dataclass, fields
from typing import Any, NewType, Union, get_args, get_origin, get_type_hints

from everfree.ccg.language.nodes import WORDS, Node


@dataclass(frozen=True)
class Field:
    """One field of a word: its name, the kind of its value, and its default."""

    name: str
    kind: Any
    """A class, a NewType of numbers or strings, or a tuple or union of these."""
    default: Any

    @property
    def is_needed(self) -> bool:
        """Tell whether the field has no default and must be given."""
        return self.default is MISSING


def fields_of(word: type[Node]) -> tuple[Field, ...]:
    """List the fields of a word in order."""
    found = _FIELDS.get(word)
    if found is None:
        hints = get_type_hints(word)
        several = fields(word)  # type: ignore[arg-type]
        found = _FIELDS[word] = tuple([Field(one.name, hints[one.name], one.default) for one in several])
    return found


_FIELDS: dict[type[Node], tuple[Field, ...]] = {}
_WORDS_OF: dict[type[Node], tuple[type[Node], ...]] = {}


def one_of_several(field: Field) -> Field | None:
    """Return a field for one item of a tuple field, or None if the field is not a tuple."""
    inside = inside_tuple(field.kind)
    return None if inside is None else Field(field.name, inside, MISSING)


def inside_tuple(kind: Any) -> Any | None:
    """Return the kind of a tuple's items, or None if *kind* is not a tuple."""
    return get_args(kind)[0] if get_origin(kind) is tuple else None


def alternatives(kind: Any) -> tuple[Any, ...]:
    """List the members of a union except None; for any other kind, the kind itself."""
    if get_origin(kind) not in (Union, types.UnionType):
        return (kind,)
    return tuple([one for one in get_args(kind) if one is not type(None)])


def may_be_nothing(kind: Any) -> bool:
    """Tell whether null is allowed."""
    return type(None) in get_args(kind)


def words_of(kind: type[Node]) -> tuple[type[Node], ...]:
    """List the words that are allowed where *kind* is required."""
    found = _WORDS_OF.get(kind)
    if found is None:
        several = [
            word
            for word in WORDS.values()
            if issubclass(word, kind) and hasattr(word, "__dataclass_fields__")
        ]
        found = _WORDS_OF[kind] = tuple(several)
    return found


def is_word(kind: Any) -> bool:
    """Tell whether *kind* is a class of words."""
    return isinstance(kind, type) and issubclass(kind, Node)


def base_of(kind: Any) -> Any:
    """Return the type underlying a NewType; any other kind is returned as it is."""
    return kind.__supertype__ if isinstance(kind, NewType) else kind
