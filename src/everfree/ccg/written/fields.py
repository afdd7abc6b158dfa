"""The fields of every word, with what may stand in them."""

import types
from dataclasses import MISSING, dataclass, fields
from typing import Any, NewType, Union, get_args, get_origin, get_type_hints

from everfree.ccg.language.nodes import WORDS, Node


@dataclass(frozen=True)
class Field:
    """One field of a word: its name, what it holds, and what it holds if nothing is said."""

    name: str
    kind: Any
    """A class, one of our kinds of numbers or short words, or the kinds inside a tuple or a union."""
    default: Any

    @property
    def is_needed(self) -> bool:
        """Whether it must be written."""
        return self.default is MISSING


def fields_of(word: type[Node]) -> tuple[Field, ...]:
    """List the fields of a word, in their order."""
    found = _FIELDS.get(word)
    if found is None:
        hints = get_type_hints(word)
        several = fields(word)  # type: ignore[arg-type]
        found = _FIELDS[word] = tuple([Field(one.name, hints[one.name], one.default) for one in several])
    return found


_FIELDS: dict[type[Node], tuple[Field, ...]] = {}
_WORDS_OF: dict[type[Node], tuple[type[Node], ...]] = {}


def one_of_several(field: Field) -> Field | None:
    """Give what each part of a field with several parts is, or None for a field with one."""
    inside = inside_tuple(field.kind)
    return None if inside is None else Field(field.name, inside, MISSING)


def inside_tuple(kind: Any) -> Any | None:
    """Give what a tuple holds, or None for anything else."""
    return get_args(kind)[0] if get_origin(kind) is tuple else None


def alternatives(kind: Any) -> tuple[Any, ...]:
    """List the kinds of a union but for nothing at all; of anything else, itself."""
    if get_origin(kind) not in (Union, types.UnionType):
        return (kind,)
    return tuple([one for one in get_args(kind) if one is not type(None)])


def may_be_nothing(kind: Any) -> bool:
    """Tell whether null may stand there."""
    return type(None) in get_args(kind)


def words_of(kind: type[Node]) -> tuple[type[Node], ...]:
    """List the words that may stand where *kind* is asked for."""
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
    """Give the plain type behind one of our kinds."""
    return kind.__supertype__ if isinstance(kind, NewType) else kind
