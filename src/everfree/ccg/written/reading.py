"""Read a card from JSON, checking that words are known, fields have their type, numbers are in bounds."""

import json
import re
from typing import Any, Final

from everfree.ccg.language import Card
from everfree.ccg.language.card import Need
from everfree.ccg.language.keywords import Keyword
from everfree.ccg.language.nodes import WORDS, Node
from everfree.ccg.vocab import CardType
from everfree.ccg.written import names
from everfree.ccg.written.bounds import is_in_bounds
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
from everfree.ccg.written.refused import CardRefused
from everfree.ccg.written.sound import check_card

LONGEST: Final = 32_768
"""The greatest number of characters of a card; our longest card has a tenth of it."""
DEEPEST: Final = 40
"""The greatest depth of nested brackets."""
MOST_WORDS: Final = 400
MOST_PARTS: Final = 24
"""The greatest length of one list."""
NAME: Final = re.compile(r"""[\w+"][\w '’.,:;!?&+/()"\-]{0,59}|\[\w{7,58}\]""")
"""The pattern for names of cards, traits and counters; tags and subtitles may also be empty.

A name in brackets is longer than every symbol of a text, such as [orange].
"""


def card_from_json(text: str) -> Card:
    """Return the card, or raise `CardRefused` with the place and the reason."""
    card = _Reader().word(parsed(text), Card, "")
    assert isinstance(card, Card)
    check_card(card)
    return card


def parsed(text: str, *, longest: int = LONGEST, deepest: int = DEEPEST) -> Any:
    """Parse JSON from a stranger, or raise `CardRefused` if it is too long, too deep or not JSON."""
    if len(text) > longest:
        raise CardRefused("too-long", "", str(len(text)))
    if _depth(text) > deepest:
        raise CardRefused("too-deep", "", str(deepest))
    try:
        return json.loads(text, parse_constant=_no_number, parse_int=_short_number, object_pairs_hook=_once)
    except CardRefused:
        raise
    except (ValueError, RecursionError) as problem:
        raise CardRefused("not-json", "", str(problem)[:60]) from None


def _depth(text: str) -> int:
    """Return how deep brackets are nested outside strings, without parsing the text."""
    depth = deepest = 0
    for mark in re.finditer(r'"(?:[^"\\]|\\.)*"|[\[{]|[\]}]', text):
        found = mark.group()[0]
        if found in "[{":
            depth += 1
            deepest = max(deepest, depth)
        elif found in "]}":
            depth -= 1
    return deepest


def _no_number(name: str) -> Any:
    raise CardRefused("wrong-type", "", name)


def _short_number(digits: str) -> int:
    if len(digits) > 18:
        raise CardRefused("number-out-of-range", "", f"{digits[:18]}...")
    return int(digits)


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """Refuse a field that is written twice, because JSON parsers differ on which one they keep."""
    found: dict[str, Any] = {}
    for name, value in pairs:
        if name in found:
            raise CardRefused("unknown-field", "", f"{name[:40]}, twice")
        found[name] = value
    return found


class _Reader:
    """Reads one card, counting its words."""

    def __init__(self) -> None:
        self.words = 0

    def word(self, value: Any, kind: Any, where: str) -> Node:
        """Read a word that is allowed where *kind* is required."""
        if not isinstance(value, dict):
            raise CardRefused("wrong-type", where, _short(value))
        self.words += 1
        if self.words > MOST_WORDS:
            raise CardRefused("too-many-words", where, str(MOST_WORDS))
        word = self._class(value, kind, where)
        known = fields_of(word)
        for name in value:
            if name != "word" and name not in [field.name for field in known]:
                raise CardRefused("unknown-field", where, _short(name))
        arguments: dict[str, Any] = {}
        for field in known:
            place = f"{where}.{field.name}" if where else field.name
            if field.name in value:
                arguments[field.name] = self._value(value[field.name], field, word, place)
            elif field.is_needed:
                raise CardRefused("missing-field", place)
        return word(**arguments)

    def _class(self, value: dict[str, Any], kind: Any, where: str) -> type[Node]:
        possible = words_of(kind)
        name = value.get("word")
        if name is None and len(possible) == 1:
            return possible[0]
        if not isinstance(name, str):
            raise CardRefused("missing-field", f"{where}.word" if where else "word")
        if name not in WORDS or WORDS[name] not in possible:
            raise CardRefused("unknown-word", where, _short(name))
        return WORDS[name]

    def _value(self, value: Any, field: Field, word: type[Node], where: str) -> Any:
        part = one_of_several(field)
        if part is not None:
            if not isinstance(value, list):
                raise CardRefused("wrong-type", where, _short(value))
            if len(value) > MOST_PARTS:
                raise CardRefused("too-many-parts", where, str(len(value)))
            places = [f"{where}[{place}]" for place in range(len(value))]
            return tuple(
                [self._value(one, part, word, place) for one, place in zip(value, places, strict=True)]
            )
        kinds = alternatives(field.kind)
        if value is None and may_be_nothing(field.kind):
            return None
        if isinstance(value, dict):
            return self._one_of(value, tuple([kind for kind in kinds if is_word(kind)]), where)
        plain = [kind for kind in kinds if not is_word(kind)]
        if not plain:
            raise CardRefused("wrong-type", where, _short(value))
        return _plain(value, plain[0], field, word, where)

    def _one_of(self, value: dict[str, Any], kinds: tuple[Any, ...], where: str) -> Node:
        """Read a word where words of several kinds are allowed."""
        if not kinds:
            raise CardRefused("wrong-type", where, "object")
        for kind in kinds[:-1]:
            if WORDS.get(str(value.get("word"))) in words_of(kind):
                return self.word(value, kind, where)
        return self.word(value, kinds[-1], where)


def _plain(value: Any, kind: Any, field: Field, word: type[Node], where: str) -> Any:
    if kind in names.SHORT_WORDS and kind is not str:
        return _known(value, names.SHORT_WORDS[kind], where)
    if base_of(kind) is bool:
        if not isinstance(value, bool):
            raise CardRefused("wrong-type", where, _short(value))
        return value
    if base_of(kind) is str:
        return _string(value, field, word, where)
    return _number(value, kind, field, word, where)


def _string(value: Any, field: Field, word: type[Node], where: str) -> str:
    if field.name == "wording":
        return _known(value, names.WORDINGS, where)
    if field.name == "keyword" or (word is Keyword and field.name == "name"):
        return _known(value, names.KEYWORDS, where)
    if field.name in ("trait", "traits"):
        return _known(value, names.TRAITS, where)
    if value == "" and field.name in ("tag", "subtitle", "rarity", "counter"):
        return ""
    return _name(value, where)


def _name(value: Any, where: str) -> str:
    if not isinstance(value, str):
        raise CardRefused("wrong-type", where, _short(value))
    if not NAME.fullmatch(value):
        raise CardRefused("bad-name", where, _short(value))
    return value


def _known(value: Any, known: tuple[str, ...], where: str) -> str:
    if not isinstance(value, str):
        raise CardRefused("wrong-type", where, _short(value))
    if value not in known:
        raise CardRefused("unknown-value", where, _short(value))
    return known[known.index(value)]


def _number(value: Any, kind: Any, field: Field, word: type[Node], where: str) -> int:
    if field.name in names.CHOICES:
        return _named(value, names.CHOICES[field.name], where)
    if word is Need and field.name == "colour":
        return _named(value, names.NEED_COLOURS, where)
    if field.name in names.SETS:
        return _set(value, names.SETS[field.name], where)
    if kind in names.BY_KIND:
        return _named(value, names.BY_KIND[kind], where)
    if kind is CardType:
        return _named(value, _TYPES, where) if isinstance(value, str) else _set(value, _TYPES, where)
    if isinstance(value, bool) or not isinstance(value, int):
        raise CardRefused("wrong-type", where, _short(value))
    if not is_in_bounds(value, word, field):
        raise CardRefused("number-out-of-range", where, str(value))
    return value


_TYPES: Final = names.BITS_BY_KIND[CardType]


def _named(value: Any, known: Any, where: str) -> int:
    if not isinstance(value, str):
        raise CardRefused("wrong-type", where, _short(value))
    if value not in known:
        raise CardRefused("unknown-value", where, _short(value))
    number: int = known[value]
    return number


def _set(value: Any, known: Any, where: str) -> int:
    if not isinstance(value, list):
        raise CardRefused("wrong-type", where, _short(value))
    mask = 0
    for one in value[:MOST_PARTS]:
        mask |= _named(one, known, where)
    return mask


def _short(value: Any) -> str:
    return repr(value)[:40] if isinstance(value, str | int | float | bool) else type(value).__name__
