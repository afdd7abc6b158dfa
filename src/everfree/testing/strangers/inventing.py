"""Invent cards that an untrusted author could send: broken texts, broken cards, valid nonsense."""

import json
from copy import deepcopy
from random import Random
from typing import Any, Final

from everfree.ccg.cards import POOL
from everfree.ccg.language import Card
from everfree.ccg.language.nodes import WORDS, Node
from everfree.ccg.written import card_to_json, names
from everfree.ccg.written.fields import (
    Field,
    alternatives,
    base_of,
    fields_of,
    inside_tuple,
    is_word,
    may_be_nothing,
    one_of_several,
    words_of,
)

JUNK: Final[tuple[Any, ...]] = (
    None,
    True,
    -1,
    100,
    10**12,
    1.5,
    "",
    "x" * 500,
    "<script>",
    "nobody",
    [],
    [[]],
    {},
    {"word": "Card"},
    {"word": "__class__"},
    {"word": "This"},
)
DEEPEST: Final = 6


def broken_text(dice: Random) -> str:
    """Return a text that is not a card: cut off, nested too deeply, with huge numbers or with noise."""
    card = card_to_json(dice.choice(list(POOL.values())))
    kind = dice.randrange(7)
    if kind == 0:
        return card[: dice.randrange(len(card))]
    if kind == 1:
        return dice.choice('[{"') * 10_000
    if kind == 2:
        return '{"front":' * 10_000 + "1" + "}" * 10_000
    if kind == 3:
        return card.replace('"cost": ', f'"cost": {10 ** dice.randrange(12, 400)}, "price": ')
    if kind == 4:
        return card.replace(":", ": NaN," if dice.random() < 0.5 else ": Infinity,", 1)
    if kind == 5:
        place = dice.randrange(len(card))
        return card[:place] + "".join([chr(dice.randrange(1, 50_000)) for _ in range(20)]) + card[place:]
    return "".join([chr(dice.randrange(32, 127)) for _ in range(dice.randrange(300))])


def broken_card(dice: Random) -> str:
    """Return one of our cards with some values replaced by junk, removed, added or moved."""
    tree = json.loads(card_to_json(dice.choice(list(POOL.values()))))
    for _ in range(dice.randrange(1, 4)):
        holders = list(_holders(tree))
        holder = dice.choice(holders)
        keys = list(holder) if isinstance(holder, dict) else list(range(len(holder)))
        if not keys:
            continue
        key = dice.choice(keys)
        kind = dice.randrange(5)
        if kind == 0:
            holder[key] = deepcopy(dice.choice(JUNK))
        elif kind == 1:
            del holder[key]
        elif kind == 2 and isinstance(holder, dict):
            holder[dice.choice(["word", "what", "nonsense", "effect"])] = deepcopy(dice.choice(JUNK))
        elif kind == 3:
            other = dice.choice(holders)
            holder[key] = json.loads(json.dumps(other))
        elif isinstance(holder, dict) and "word" in holder:
            holder["word"] = dice.choice(list(WORDS))
    return json.dumps(tree)


def _holders(value: Any) -> Any:
    if isinstance(value, dict | list):
        yield value
        for one in list(value.values()) if isinstance(value, dict) else value:
            yield from _holders(one)


class Inventor:
    """Makes trees that are well-formed but need not mean anything."""

    def __init__(self, dice: Random) -> None:
        self.dice = dice

    def card(self) -> str:
        """Return one of our cards with a random ability made of words whose types fit."""
        tree = json.loads(card_to_json(self.dice.choice(list(POOL.values()))))
        side = tree["front"]
        abilities = side.setdefault("abilities", [])
        if abilities and self.dice.random() < 0.5:
            self.vary(abilities)
        else:
            ability = fields_of(type(POOL["pr1"].front))[4].kind
            abilities.append(self.word(inside_tuple(ability), 0))
        tree["id"] = "xx1"
        return json.dumps(tree)

    def vary(self, tree: Any) -> None:
        """Replace one word inside a tree by another of its class."""
        places = [
            (holder, key)
            for holder in _holders(tree)
            for key in (list(holder) if isinstance(holder, dict) else range(len(holder)))
            if isinstance(holder[key], dict) and "word" in holder[key]
        ]
        holder, key = self.dice.choice(places)
        old = WORDS[holder[key]["word"]]
        base = next(one for one in old.__mro__[1:] if one in WORDS.values() or one is Node)
        holder[key] = self.word(base if base is not Node else old, 2)

    def word(self, kind: Any, depth: int) -> dict[str, Any]:
        """Make a random word of type *kind*."""
        possible = [word for word in words_of(kind) if word is not Card] or list(words_of(kind))
        if depth >= DEEPEST:
            small = [word for word in possible if not any(_is_tree(field) for field in fields_of(word))]
            possible = small or possible
        word = self.dice.choice(possible)
        found: dict[str, Any] = {"word": word.__name__}
        for field in fields_of(word):
            if field.is_needed or (self.dice.random() < 0.3 and depth < DEEPEST and field.name != "wording"):
                found[field.name] = self.value(field, word, depth + 1)
        return found

    def value(self, field: Field, word: type[Node], depth: int) -> Any:
        part = one_of_several(field)
        if part is not None:
            return [self.value(part, word, depth) for _ in range(self.dice.randrange(1, 3))]
        if may_be_nothing(field.kind) and self.dice.random() < 0.3:
            return None
        kind = self.dice.choice(alternatives(field.kind))
        if depth > 3 * DEEPEST:
            return None
        return self.word(kind, depth) if is_word(kind) else self.plain(kind, field)

    def plain(self, kind: Any, field: Field) -> Any:
        """Make a number, a name or a short word."""
        dice = self.dice
        if kind in names.SHORT_WORDS and kind is not str:
            return dice.choice(names.SHORT_WORDS[kind])
        if base_of(kind) is bool:
            return dice.random() < 0.5
        if base_of(kind) is str:
            if field.name == "keyword":
                return dice.choice(names.KEYWORDS)
            return {"wording": "", "tag": ""}.get(field.name, "Critter")
        if field.name in names.CHOICES:
            return dice.choice(list(names.CHOICES[field.name]))
        if field.name in names.SETS:
            return [dice.choice(list(names.SETS[field.name]))]
        for table in (names.BY_KIND, names.BITS_BY_KIND):
            if kind in table:
                return dice.choice(list(table[kind]))
        return dice.choice([0, 1, 1, 2, 3, 99])


def _is_tree(field: Field) -> bool:
    return field.is_needed and any(is_word(kind) for kind in alternatives(field.kind))
