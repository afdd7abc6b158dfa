"""The JSON Schema of a card, for editors and for programs in other languages.

`card_from_json` also checks what a schema cannot express: sizes, whether an effect can be a cost, and whether
the text can be printed.
"""

from typing import Any, Final

from everfree.ccg.language.card import Need
from everfree.ccg.language.keywords import Keyword
from everfree.ccg.language.nodes import Node
from everfree.ccg.written import names
from everfree.ccg.written.bounds import bounds_of
from everfree.ccg.written.fields import (
    Field,
    alternatives,
    base_of,
    fields_of,
    is_word,
    may_be_nothing,
    one_of_several,
    words_of,
)
from everfree.ccg.written.reading import MOST_PARTS

DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"


def card_schema() -> dict[str, Any]:
    """Return the schema; it has a definition for each word of the language."""
    words = words_of(Node)
    return {
        "$schema": DIALECT,
        "title": "A card of the My Little Pony Collectible Card Game",
        "$ref": "#/$defs/Card",
        "$defs": {word.__name__: _word(word) for word in words},
    }


def _word(word: type[Node]) -> dict[str, Any]:
    known = fields_of(word)
    properties: dict[str, Any] = {"word": {"const": word.__name__}}
    for field in known:
        properties[field.name] = _field(field, word)
    return {
        "type": "object",
        "description": (word.__doc__ or "").partition("\n")[0],
        "properties": properties,
        "required": [field.name for field in known if field.is_needed],
        "additionalProperties": False,
    }


def _field(field: Field, word: type[Node]) -> dict[str, Any]:
    part = one_of_several(field)
    if part is not None:
        return {"type": "array", "items": _field(part, word), "maxItems": MOST_PARTS}
    found = [
        _one_of(kind) if is_word(kind) else _plain(kind, field, word) for kind in alternatives(field.kind)
    ]
    if may_be_nothing(field.kind):
        found.append({"type": "null"})
    return found[0] if len(found) == 1 else {"anyOf": found}


def _one_of(kind: type[Node]) -> dict[str, Any]:
    possible = words_of(kind)
    if len(possible) == 1:
        return {"$ref": f"#/$defs/{possible[0].__name__}"}
    return {
        "type": "object",
        "required": ["word"],
        "oneOf": [{"$ref": f"#/$defs/{word.__name__}"} for word in possible],
    }


def _string(field: Field, word: type[Node]) -> dict[str, Any]:
    if field.name == "wording":
        return {"enum": list(names.WORDINGS)}
    if field.name == "keyword" or (word is Keyword and field.name == "name"):
        return {"enum": list(names.KEYWORDS)}
    if field.name in ("trait", "traits"):
        return {"enum": list(names.TRAITS)}
    return {"type": "string", "maxLength": 60}


def _plain(kind: Any, field: Field, word: type[Node]) -> dict[str, Any]:
    if kind in names.SHORT_WORDS and kind is not str:
        return {"enum": list(names.SHORT_WORDS[kind])}
    if base_of(kind) is bool:
        return {"type": "boolean"}
    if base_of(kind) is str:
        return _string(field, word)
    if field.name in names.CHOICES:
        return {"enum": list(names.CHOICES[field.name])}
    if word is Need and field.name == "colour":
        return {"enum": list(names.NEED_COLOURS)}
    if field.name in names.SETS:
        return _set(names.SETS[field.name])
    if kind in names.BY_KIND:
        return {"enum": list(names.BY_KIND[kind])}
    if kind in names.BITS_BY_KIND:
        return {"anyOf": [{"enum": list(names.BITS_BY_KIND[kind])}, _set(names.BITS_BY_KIND[kind])]}
    least, greatest = bounds_of(word, field)
    return {"type": "integer", "minimum": least, "maximum": greatest}


def _set(known: Any) -> dict[str, Any]:
    return {"type": "array", "items": {"enum": list(known)}, "uniqueItems": True}
