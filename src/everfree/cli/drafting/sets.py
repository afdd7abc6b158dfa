"""Which module of which set a card belongs to, and the files of a set with new cards in them.

A card that a module has stays there with its text. A new card goes to the module of its type; Friends of a
set with many of them have a module for each colour. The same cards therefore always give the same files.
"""

import ast
import re
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from everfree.ccg.decks.formats import PROMOS, RELEASES
from everfree.ccg.language import Card
from everfree.ccg.vocab import EVENT, FRIEND, MANE, PROBLEM, RESOURCE, TROUBLEMAKER
from everfree.cli.drafting.facts import TYPES
from everfree.cli.drafting.layout import INDENT, WIDTH, Call, laid_out
from everfree.cli.drafting.modules import module_text, statements_of

MOST_TOGETHER: Final = 60
"""How many cards of one type a set may print before they are divided by colour."""
SET_NAMES: Final = RELEASES | {PROMOS: "Promos", "VC": "Villain Challenge"}
"""The names of the sets by their codes, in the order they were released."""
MODULES: Final = {
    MANE: "manes",
    FRIEND: "friends",
    EVENT: "events",
    RESOURCE: "resources",
    TROUBLEMAKER: "troublemakers",
    PROBLEM: "problems",
}
NOUNS: Final = {
    "manes": "Mane Characters",
    "friends": "Friends",
    "events": "Events",
    "resources": "Resources",
    "troublemakers": "Troublemakers",
    "problems": "Problems",
}
NO_COLOUR: Final = "without_colour"
SEVERAL_COLOURS: Final = "several_colours"


def package_of(code: str) -> str:
    """Return the name of the package of a set."""
    return SET_NAMES[code].lower().replace(" ", "_")


def module_of(entry: Mapping[str, Any], official: Iterable[Mapping[str, Any]]) -> str:
    """Return the name of the module for a new card, given all entries of the *official* data."""
    module = MODULES[TYPES[entry["type"]]]
    alike = [one for one in official if (one["set"], one["type"]) == (entry["set"], entry["type"])]
    if len(alike) <= MOST_TOGETHER:
        return module
    colours = entry["colors"]
    return f"{module}_{SEVERAL_COLOURS if len(colours) > 1 else colours[0] if colours else NO_COLOUR}"


def docstring_of(module: str, code: str) -> str:
    """Return the docstring of a new module of a set."""
    kind, _, colour = module.partition("_")
    nouns, name = NOUNS[kind], SET_NAMES[code]
    if colour in (NO_COLOUR, SEVERAL_COLOURS):
        return f"The {nouns} of {name} {'with ' * (colour == SEVERAL_COLOURS)}{colour.replace('_', ' ')}."
    return f"The {colour} {nouns} of {name}." if colour else f"The {nouns} of {name}."


def extended(code: str, present: Mapping[str, str], cards: Sequence[tuple[Card, str]]) -> dict[str, str]:
    """Return the changed modules of a set by name, with new *cards*, each beside the name of its module.

    *present* has the texts of the set's modules. `__init__` is among them if the set has a new module.
    """
    known = {one.card for text in present.values() for one in statements_of(text)}
    found: dict[str, str] = {}
    for module in dict.fromkeys([module for card, module in cards if card.id not in known]):
        before = present.get(module, "")
        docstring = ast.get_docstring(ast.parse(before)) or docstring_of(module, code)
        new = [card for card, where in cards if where == module and card.id not in known]
        found[module] = module_text(docstring, new, before)
    modules = [name for name in present if name != "__init__"]
    if any(name not in modules for name in found):
        found["__init__"] = package_text(code, [*modules, *[name for name in found if name not in modules]])
    return found


def package_text(code: str, modules: Sequence[str]) -> str:
    """Return the `__init__` of a set with these modules."""
    package = package_of(code)
    imported = _import(f"everfree.ccg.cards.{package}", modules)
    call = laid_out("CARDS = ", Call("cards_in", tuple([("", one) for one in sorted(modules, key=_place)])))
    lines = [
        f'"""{SET_NAMES[code]}: a selection of its cards."""',
        "",
        *imported,
        "from everfree.ccg.language import cards_in",
        "",
        *call,
    ]
    return "\n".join(lines) + "\n"


def pool_text(present: str, codes: Iterable[str]) -> str:
    """Return the `__init__` of the pool, *present*, with the packages of these sets."""
    packages = [package_of(code) for code in SET_NAMES if code in list(codes)]
    imported = "\n".join(_import("everfree.ccg.cards", packages))
    listed = "".join([f'{INDENT}"{one}": {one}.CARDS,\n' for one in packages])
    text = re.sub(r"from everfree\.ccg\.cards import (\([^)]*\)|.*)", imported, present, count=1)
    return re.sub(r"(SETS: [^\n]* = \{\n)[^}]*\}", rf"\1{listed}}}", text, count=1)


def texts_in(folder: Path) -> dict[str, str]:
    """Read the modules of a package by name; none if there is no such folder."""
    return {path.stem: path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.py"))}


def write_set(pool: Path, code: str, cards: Sequence[tuple[Card, str]]) -> list[Path]:
    """Add *cards*, each beside its module's name, to a set of the folder *pool*; list the changed files."""
    folder = pool / package_of(code)
    changed = {folder / f"{name}.py": text for name, text in extended(code, texts_in(folder), cards).items()}
    if changed and not folder.exists():
        folder.mkdir()
        codes = [one for one in SET_NAMES if (pool / package_of(one)).exists()]
        whole = pool / "__init__.py"
        changed[whole] = pool_text(whole.read_text(encoding="utf-8"), codes)
    for path, text in changed.items():
        path.write_text(text, encoding="utf-8")
    return list(changed)


def _import(package: str, names: Iterable[str]) -> list[str]:
    line = f"from {package} import {', '.join(sorted(names))}"
    if len(line) <= WIDTH:
        return [line]
    return [f"from {package} import (", *[f"{INDENT}{name}," for name in sorted(names)], ")"]


def _place(module: str) -> tuple[int, bool, str]:
    """Sort modules by card type; within a type by colour, several colours and none at the end."""
    kind, _, rest = module.partition("_")
    return list(MODULES.values()).index(kind), rest in (NO_COLOUR, SEVERAL_COLOURS), rest
