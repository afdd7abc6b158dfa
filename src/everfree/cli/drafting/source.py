"""Write a card as Python source, with the short functions and constants that an author would use."""

import re
import unicodedata
from collections.abc import Callable, Mapping
from typing import Any, Final

from everfree.ccg import language
from everfree.ccg.language import Card, Keyword, Need, Side, facts, keywords, terms, wordings
from everfree.ccg.language.abilities import Activated, PlayOn, Triggered
from everfree.ccg.language.card import TOKEN_ID, WILD, own_needs
from everfree.ccg.language.nodes import Node
from everfree.ccg.language.terms import HERE, MAIN_PHASE_TIMING, REACTION, YOU
from everfree.ccg.language.words.selectors.selectors import (
    ANY_CARD,
    THAT,
    THIS,
    At,
    Choose,
    ControlledBy,
    Description,
    Each,
    One,
)
from everfree.ccg.language.words.zones.decks import YOUR_DECK
from everfree.ccg.language.words.zones.tokens import token
from everfree.ccg.vocab import (
    COLOUR_NAMES,
    DILEMMA,
    DISCARD_PILE,
    EPIC,
    EVENT,
    FACEOFF_NAMES,
    FRIEND,
    HAND,
    MANE,
    NO_PHASE,
    PERMANENT,
    PHASE_NAMES,
    PLAY,
    POWER_COUNTER,
    PROBLEM,
    RESOURCE,
    STEP_NAMES,
    TROUBLEMAKER,
    TYPE_NAMES,
    UNIQUE,
    ZONE_NAMES,
    CardType,
    Colour,
)
from everfree.ccg.written.fields import Field, alternatives, fields_of, one_of_several
from everfree.ccg.written.names import SHORT_WORDS
from everfree.cli.drafting.layout import Call, Expression, Items, laid_out

SIGNED: Final = (
    "ColouredPower",
    "ConfrontNeeds",
    "FlipsMore",
    "ForEach",
    "HasTotal",
    "MoveCost",
    "PlayCost",
    "Power",
)
"""Words whose amount is a difference, written with its sign."""
ALWAYS_NAMED: Final = ("beside", "home_limit", "unless")
"""Fields that are written with their names, because the bare value would not tell what it is."""


def _constants(module: Any) -> dict[str, str]:
    return {value: name for name, value in vars(module).items() if name.isupper() and isinstance(value, str)}


def _names(names: Mapping[int, str], ending: str = "") -> dict[int, str]:
    return {value: f"{name.upper().replace('-', '_')}{ending}" for value, name in names.items() if name}


WORDINGS: Final = _constants(wordings)
TERMS: Final = _constants(terms)
FACTS: Final = _constants(facts) | {
    UNIQUE: "UNIQUE",
    EPIC: "EPIC",
    DILEMMA: "DILEMMA",
    PERMANENT: "PERMANENT",
}
"""Traits and rarities by what is printed."""
KEYWORDS: Final = {
    value.name: name
    for name, value in vars(keywords).items()
    if name.isupper() and isinstance(value, Keyword)
}
COLOURS: Final = _names(COLOUR_NAMES)
TYPES: Final = _names(TYPE_NAMES)
ZONES: Final = _names(dict(enumerate(ZONE_NAMES)))
PHASES: Final = _names(dict(enumerate(PHASE_NAMES)), "_PHASE") | {NO_PHASE: "NO_PHASE"}
STEPS: Final = _names(dict(enumerate(STEP_NAMES)), "_STEP")
FACEOFFS: Final = _names(FACEOFF_NAMES, "_FACEOFF") | {6: "PROBLEM_FACEOFFS", 15: "ANY_FACEOFF"}
BY_FIELD: Final[Mapping[str, Mapping[Any, str]]] = {
    "zone": ZONES,
    "phase": PHASES,
    "before": PHASES,
    "during": PHASES,
    "step": STEPS,
    "wording": {value: f"w.{name}" for value, name in WORDINGS.items()},
    "trait": FACTS,
    "traits": FACTS,
    "tag": FACTS,
    "rarity": FACTS,
    "counter": {POWER_COUNTER: "POWER_COUNTER"},
    "keyword": {name: f"{constant}.name" for name, constant in KEYWORDS.items()},
}
"""The names of the values of certain fields."""
SETS_BY_FIELD: Final = {"colours": COLOURS, "kinds": FACEOFFS, "faceoffs": FACEOFFS}
"""The names of the bits in fields that hold a set."""


def card_source(card: Card, name: str = "") -> str:
    """Return the statement that defines *card*, as it stands in a card module, under *name* if given."""
    return "\n".join(laid_out(f"{name or constant_name(card)} = ", card_expression(card)))


def constant_name(card: Card) -> str:
    """Return the name of the constant for *card*: its printed name in plain capitals.

    A number in front goes to the end, and a name that is also a word of the language gets the card's type.
    """
    spread = unicodedata.normalize("NFKD", re.sub("['’.!]", "", card.name).replace("&", " and "))
    plain = "".join([letter for letter in spread if not unicodedata.combining(letter)])
    name = re.sub(r"[^A-Z0-9]+", "_", plain.upper()).strip("_")
    number = re.match(r"\d+_?", name)
    if number is not None:
        name = f"{name[number.end() :]}_{number[0].rstrip('_')}".lstrip("_")
    return f"{name}_THE_{TYPE_NAMES[card.type].upper()}" if hasattr(language, name) else name


def card_expression(card: Card) -> Call:
    """Return the call that makes *card*, without the arguments that have their default."""
    if card.id.startswith(TOKEN_ID):
        return _token(card)
    side = card.front
    named: dict[str, Expression | None] = {}
    function = TYPE_NAMES[card.type]
    first: list[tuple[str, Expression]] = [("", _text(card.id)), ("", _text(card.name))]
    rarity = BY_FIELD["rarity"].get(card.rarity, _text(card.rarity))
    lists: dict[str, Expression | None] = {
        "keywords": _several(side.keywords, _keyword),
        "abilities": _several(side.abilities, node_expression),
    }
    traits = _several(side.traits, _fact)
    if card.type == MANE:
        assert card.boosted is not None
        named = {"rarity": rarity, "start": _side(side), "boosted": _side(card.boosted)}
    elif card.type == PROBLEM:
        named = {**_confronted(card), "rarity": rarity, **lists}
    elif card.type == TROUBLEMAKER:
        named = {
            "power": str(side.power),
            "points": str(card.points),
            "rarity": rarity,
            "traits": traits,
            **lists,
        }
    else:
        if side.colours or card.type != EVENT:
            first.append(("", _bits(side.colours, COLOURS)))
        named = {"power": str(side.power), "cost": str(card.cost), "needs": _needs(card)}
        if card.type == FRIEND:
            named |= {"traits": traits or Items(()), "rarity": rarity, **lists}
        elif DILEMMA in side.traits:
            function = "dilemma"
            own = _several(tuple([trait for trait in side.traits if trait != DILEMMA]), _fact)
            named |= {**_confronted(card), "rarity": rarity, "traits": own, **lists}
        elif card.type == RESOURCE:
            named |= {"rarity": rarity, "traits": traits or Items(()), **lists}
            named["abilities"] = lists["abilities"] or Items(())
        else:
            named |= {"rarity": rarity, "traits": traits, "text": lists["abilities"] or Items(())}
    if card.subtitle and (card.type == RESOURCE or ", " in card.title):
        first[1] = ("", _text(card.title))
        named["subtitle"] = _text(card.subtitle)
    return Call(function, (*first, *[(name, value) for name, value in named.items() if value is not None]))


def _confronted(card: Card) -> dict[str, Expression | None]:
    """Return the bonus and the requirements of a Problem or a Dilemma."""
    return {
        "bonus": str(card.bonus),
        "owner": _several(card.owner_needs, _need) or Items(()),
        "opponent": str(sum([need.amount for need in card.opponent_needs])),
    }


def node_expression(node: Node) -> Expression:
    """Return the expression that makes *node*."""
    if isinstance(node, Card):
        return card_expression(node)
    if isinstance(node, Keyword):
        return _keyword(node)
    if isinstance(node, Need):
        return _need(node)
    for constant, name in ((THIS, "THIS"), (THAT, "THAT"), (ANY_CARD, "ANY_CARD"), (YOUR_DECK, "YOUR_DECK")):
        if node == constant:
            return name
    return _short(node) or Call(type(node).__name__, _arguments(node))


def _arguments(node: Node) -> tuple[tuple[str, Expression], ...]:
    """List the arguments of a word: positional until a default is left out; a yes or no is always named."""
    found: list[tuple[str, Expression]] = []
    positional = True
    for field in fields_of(type(node)):
        value = getattr(node, field.name)
        if not field.is_needed and value == field.default:
            positional = False
            continue
        positional = positional and not isinstance(value, bool) and field.name not in ALWAYS_NAMED
        found.append(("" if positional else field.name, value_expression(value, field, type(node))))
    return tuple(found)


def value_expression(value: Any, field: Field, word: type[Node]) -> Expression:
    """Return the expression for the value of a field of *word*."""
    if isinstance(value, Node):
        return node_expression(value)
    if isinstance(value, tuple):
        part = one_of_several(field) or field
        return Items(tuple([value_expression(one, part, word) for one in value]))
    if value is None or isinstance(value, bool):
        return str(value)
    if any(kind in SHORT_WORDS for kind in alternatives(field.kind)):
        return TERMS[value]
    if field.kind is CardType:
        return _type(value)
    if field.kind is Colour:
        return COLOURS[value]
    known = BY_FIELD.get(field.name, {})
    if value in known:
        return known[value]
    if field.name in SETS_BY_FIELD:
        return _bits(value, SETS_BY_FIELD[field.name])
    if isinstance(value, str):
        return _text(value)
    is_signed = word.__name__ in SIGNED and field.name in ("amount", "times")
    return f"{value:+}" if is_signed else str(value)


def _short(node: Node) -> Call | None:
    """Return the call of a short function that makes *node*, or None if there is none."""
    if isinstance(node, Description):
        return _description(node)
    if isinstance(node, One) and node == One(node.description) and node.description.zone == PLAY:
        return Call("one", (("", _type(node.description.noun)), *_tests(node.description.tests)))
    if isinstance(node, Choose) and node == Choose(node.description, wording=node.wording):
        return Call("choose", _described(node.description, node.wording))
    if isinstance(node, Each):
        return Call("each", _described(node.description, node.wording))
    if isinstance(node, At) and node.place == HERE:
        return Call("here", (("", BY_FIELD["wording"][node.wording]),) if node.wording else ())
    if isinstance(node, PlayOn) and node.host == Description(node.host.noun):
        return Call("play_on", (("", _type(node.host.noun)),))
    if isinstance(node, Triggered) and not node.tag:
        named = [("if_" if name == "condition" else name, value) for name, value in _arguments(node)]
        return Call("when", tuple([("", v) if i < 2 else (n or "if_", v) for i, (n, v) in enumerate(named)]))
    if isinstance(node, Activated):
        return _activated(node)
    return None


def _activated(node: Activated) -> Call | None:
    costs = _several(node.costs, node_expression)
    named: list[tuple[str, Expression]] = [("costs", costs)] if costs else []
    if node == Activated(MAIN_PHASE_TIMING, node.effect, node.costs, anyone=node.anyone):
        anyone: list[tuple[str, Expression]] = [("anyone", "True")] if node.anyone else []
        return Call("main_phase", (("", node_expression(node.effect)), *named, *anyone))
    trigger = node.trigger
    if trigger and node == Activated(REACTION, node.effect, node.costs, trigger, wording=node.wording):
        worded = [("wording", BY_FIELD["wording"][node.wording])] if node.wording else []
        both = [("", node_expression(trigger)), ("", node_expression(node.effect))]
        return Call("reaction", (*both, *named, *worded))
    return None


def _described(description: Description, wording: str) -> tuple[tuple[str, Expression], ...]:
    worded = (("wording", BY_FIELD["wording"][wording]),) if wording else ()
    return (("", node_expression(description)), *worded)


def _description(node: Description) -> Call:
    noun: tuple[str, Expression] = ("", _type(node.noun))
    owned = {PLAY: "yours", HAND: "in_your_hand", DISCARD_PILE: "in_your_discard_pile"}.get(node.zone)
    if owned and node.tests[:1] == (ControlledBy(YOU),):
        return Call(owned, (noun, *_tests(node.tests[1:])))
    zone = (("zone", ZONES[node.zone]),) if node.zone != PLAY else ()
    return Call("cards", (noun, *_tests(node.tests), *zone))


def _tests(tests: tuple[Node, ...]) -> tuple[tuple[str, Expression], ...]:
    return tuple([("", node_expression(test)) for test in tests])


def _side(side: Side) -> Call:
    return Call("Side", _arguments(side))


def _token(card: Card) -> Call:
    side = card.front
    named: list[tuple[str, Expression]] = []
    if card.type != FRIEND:
        named.append(("type", _type(card.type)))
    if card != token(side.power, side.colours, *side.traits, type=card.type, keywords=side.keywords):
        named.append(("name", _text(card.name)))
    if side.keywords:
        named.append(("keywords", Items(tuple([_keyword(keyword) for keyword in side.keywords]))))
    traits = [("", _fact(trait)) for trait in side.traits]
    return Call("token", (("", str(side.power)), ("", _bits(side.colours, COLOURS)), *traits, *named))


def _needs(card: Card) -> Expression | None:
    """Return the play requirements: a number where they are in the card's own colours."""
    if not card.needs:
        return None
    amount = card.needs[0].amount
    if card.needs == own_needs(card.front.colours, amount):
        return str(amount)
    return _several(card.needs, _need)


def _need(need: Need) -> Expression:
    colour = "WILD" if need.colour == WILD else COLOURS[need.colour]
    return Call("not_" if need.other_than else "Need", (("", colour), ("", str(need.amount))))


def _keyword(keyword: Keyword) -> Expression:
    if not is_known_keyword(keyword):
        return Call("Keyword", _arguments(keyword))
    return Call(keyword.name.lower(), (("", str(keyword.x)),)) if keyword.x else KEYWORDS[keyword.name]


def is_known_keyword(keyword: Keyword) -> bool:
    """Tell whether the language has a constant for *keyword*, or a function if it has a number."""
    if not keyword.x:
        return keyword.name in KEYWORDS
    return hasattr(keywords, keyword.name.lower())


def _several(values: tuple[Any, ...], write: Callable[[Any], Expression]) -> Items | None:
    return Items(tuple([write(value) for value in values])) if values else None


def _fact(trait: str) -> str:
    return FACTS.get(trait, _text(trait))


def _type(value: int) -> str:
    return TYPES[value] if value in TYPES else f"CardType({_bits(value, TYPES)})"


def _bits(value: int, names: Mapping[int, str]) -> str:
    """Return a set of bits by name; bits are joined with a bar, in the order in which they are defined."""
    if value in names:
        return names[value]
    return " | ".join([name for bit, name in names.items() if value & bit and bit.bit_count() == 1]) or "0"


def _text(value: str) -> str:
    """Return a string with the quotes that need fewer backslashes, double ones if equal."""
    quote = "'" if value.count('"') > value.count("'") else '"'
    return quote + value.replace("\\", "\\\\").replace(quote, f"\\{quote}") + quote
