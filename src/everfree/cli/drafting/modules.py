"""The text of a card module: its imports, and its cards in printed order."""

import ast
import re
from collections.abc import Iterable
from dataclasses import dataclass
from textwrap import fill
from typing import Final

from everfree.ccg.language import Card
from everfree.cli.drafting.layout import INDENT, WIDTH
from everfree.cli.drafting.source import card_source, constant_name

LANGUAGE: Final = "everfree.ccg.language"


@dataclass(frozen=True)
class Statement:
    """One statement of a card module with the comments above it."""

    name: str
    card: str
    """The id of the card it defines; empty for another value, such as a token."""
    text: str


def printed_order(card: str) -> tuple[int, str, int]:
    """Return the sort key of a card's id: its series, where a letter more comes later, then its number."""
    found = re.fullmatch(r"([a-z]+)(-?\d+)", card)
    if found is None:
        raise ValueError(f"{card} is not the id of a printed card")
    return len(found[1]), found[1], int(found[2])


def statements_of(text: str) -> list[Statement]:
    """List the statements of a card module after its imports."""
    lines = text.splitlines()
    found: list[Statement] = []
    above = 0
    for node in ast.parse(text).body:
        start, above = above, node.end_lineno or 0
        if not isinstance(node, ast.Assign) or not isinstance(node.targets[0], ast.Name):
            continue
        name = node.targets[0].id
        arguments = node.value.args if isinstance(node.value, ast.Call) else []
        first = arguments[0].value if arguments and isinstance(arguments[0], ast.Constant) else None
        found.append(
            Statement(
                name, first if isinstance(first, str) else "", "\n".join(lines[start:above]).strip("\n")
            )
        )
    return found


def module_text(docstring: str, cards: Iterable[Card], present: str = "") -> str:
    """Return the module with *cards*, beside those of the module *present*, whose text stays as it is.

    A card that is present is not written again. Any other value stays before the card that follows it.
    """
    groups: list[tuple[tuple[int, str, int], list[str]]] = []
    before: list[str] = []
    names: list[str] = []
    ids: list[str] = []
    for statement in statements_of(present):
        names.append(statement.name)
        before.append(statement.text)
        if statement.card:
            ids.append(statement.card)
            groups.append((printed_order(statement.card), before))
            before = []
    for card in cards:
        if card.id in ids:
            continue
        name = constant_name(card)
        source = card_source(card)
        if name in names:
            name = f"{name}_{card.id.upper().replace('-', '_')}"
            source = card_source(card, name)
        names.append(name)
        groups.append((printed_order(card.id), [source]))
    body = "\n\n".join([text for _, texts in sorted(groups) for text in texts] + before)
    return f'"""{docstring}"""\n\n{import_text(body)}\n\n{body}\n'


def import_text(source: str) -> str:
    """Return the import of the words that *source* uses, in filled lines (docs/adr/0013-card-modules.md)."""
    tree = ast.parse(source)
    defined = {
        target.id for node in tree.body if isinstance(node, ast.Assign) for target in _names(node.targets)
    }
    used = {node.id for node in _names(ast.walk(tree)) if isinstance(node.ctx, ast.Load)} - defined
    words = sorted(used - {"w"} | ({"wordings as w"} if "w" in used else set()), key=_import_order)
    line = f"from {LANGUAGE} import {', '.join(words)}"
    if len(line) <= WIDTH:
        return line
    unbroken = [word.replace(" ", "_") for word in words]
    filled = fill(", ".join(unbroken) + ",", WIDTH, initial_indent=INDENT, subsequent_indent=INDENT)
    joined = filled.replace("wordings_as_w", "wordings as w")
    return f"from {LANGUAGE} import (\n{joined}\n)  # fmt: skip"


def _names(nodes: Iterable[ast.AST]) -> list[ast.Name]:
    return [node for node in nodes if isinstance(node, ast.Name)]


def _import_order(word: str) -> tuple[int, str]:
    """Sort constants first, then classes, then functions, each by letters alone."""
    name = word.split()[0]
    kind = 0 if name.isupper() else 1 if name[0].isupper() else 2
    return kind, name.lower()
