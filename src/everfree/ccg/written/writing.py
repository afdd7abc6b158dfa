"""Write a card as JSON, without the fields that have their default value."""

import json
from typing import Any

from everfree.ccg.language import Card
from everfree.ccg.language.card import Need
from everfree.ccg.language.nodes import Node
from everfree.ccg.written import names
from everfree.ccg.written.fields import Field, alternatives, fields_of, is_word, one_of_several, words_of


def card_to_json(card: Card) -> str:
    """Return the card as JSON."""
    return json.dumps(plain(card, Card), ensure_ascii=False, indent=1)


def plain(node: Node, kind: Any) -> dict[str, Any]:
    """Return a word as a dictionary; its name is left out if *kind* allows no other word."""
    found: dict[str, Any] = {}
    if not is_word(kind) or words_of(kind) != (type(node),):
        found["word"] = type(node).__name__
    for field in fields_of(type(node)):
        value = getattr(node, field.name)
        if field.is_needed or value != field.default:
            found[field.name] = _value(value, field, type(node))
    return found


def _value(value: Any, field: Field, word: type[Node]) -> Any:
    part = one_of_several(field)
    if part is not None:
        return [_value(one, part, word) for one in value]
    if isinstance(value, Node):
        kinds = alternatives(field.kind)
        return plain(value, kinds[0] if len(kinds) == 1 else Node)
    if isinstance(value, bool) or not isinstance(value, int):
        return value
    return _number(value, field, word)


def _number(value: int, field: Field, word: type[Node]) -> Any:
    if field.name in names.CHOICES:
        return names.name_of(value, names.CHOICES[field.name])
    if field.name in names.SETS:
        return names.names_in(value, names.SETS[field.name])
    if word is Need and field.name == "colour":
        return names.name_of(value, names.NEED_COLOURS)
    if field.kind in names.BY_KIND:
        return names.name_of(value, names.BY_KIND[field.kind])
    if field.kind in names.BITS_BY_KIND:
        bits = names.BITS_BY_KIND[field.kind]
        if value in bits.values():
            return names.name_of(value, bits)
        return [name for name in names.names_in(value, bits) if bits[name].bit_count() == 1]
    return value
