"""`everfree cards draft`: print cards of the official data as source, or add them to the modules of a set."""

import json
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Final

import typer

from everfree.ccg import cards
from everfree.ccg.cards import POOL
from everfree.ccg.language import Ability, Card, Side
from everfree.ccg.language.text.discourse import Discourse, opening
from everfree.ccg.parsing.reader import read_paragraph, understood
from everfree.ccg.vocab import TYPE_NAMES, CardType
from everfree.cli.drafting.facts import Draft, Read, draft_card
from everfree.cli.drafting.layout import laid_out
from everfree.cli.drafting.modules import import_text, printed_order
from everfree.cli.drafting.sets import SET_NAMES, module_of, write_set
from everfree.cli.drafting.source import card_source, node_expression

COUNTED: Final = ("cards", "cards read", "paragraphs", "paragraphs read", "ambiguous")
Official = Mapping[str, Mapping[str, Any]]
"""The official entries by their ids."""


def new_cards_of(code: str, official: Official) -> list[str]:
    """List the ids of a set's cards that are not implemented, in printed order."""
    ids = [card for card, entry in official.items() if entry["set"] == code and card not in POOL]
    return sorted(ids, key=printed_order)


def read_side(card: Card, side: Side, text: str) -> list[Ability]:
    """List the readings of a paragraph on one side of a card."""
    return read_paragraph(text, opening(card, side))


def print_reading(text: str, on: str) -> bool:
    """Print the abilities that an English paragraph means on a type of card, or what is understood of it."""
    kind = next(CardType(number) for number, name in TYPE_NAMES.items() if name == on)
    told = Discourse(kind)
    found = read_paragraph(text, told)
    for ability in found:
        typer.echo("\n".join(laid_out("", node_expression(ability))))
    if not found:
        part = understood(text, told)
        typer.echo(f"Understood: {part}" if part else "Nothing of it is understood.", err=True)
    return bool(found)


def print_counts(official: Official, *, as_json: bool) -> None:
    """Read every paragraph of the official data; print by set how many were read, and how many cards."""
    counts: dict[str, dict[str, int]] = {}
    for entry in official.values():
        if entry["set"] not in SET_NAMES:
            continue
        own = counts.setdefault(entry["set"], dict.fromkeys(COUNTED, 0))
        draft = draft_card(entry, read_side)
        own["cards"] += 1
        own["cards read"] += not draft.lacking
        own["paragraphs"] += draft.paragraphs
        own["paragraphs read"] += draft.paragraphs - draft.unread
        own["ambiguous"] += len(draft.rivals)
    if as_json:
        typer.echo(json.dumps(counts, indent=1))
        return
    for code, own in counts.items():
        typer.echo(f"{code}: " + ", ".join([f"{number} {name}" for name, number in own.items()]))


def print_drafts(ids: Iterable[str], official: Official, read: Read = read_side) -> bool:
    """Print the source of each card with the import it needs, or what it lacks; return whether none lacks."""
    drafts = [draft_card(official[card], read) for card in ids]
    complete = [draft.card for draft in drafts if not draft.lacking]
    if complete:
        source = "\n\n".join([card_source(card) for card in complete])
        typer.echo(f"{import_text(source)}\n\n{source}")
    _tell(drafts)
    return len(complete) == len(drafts)


def write_drafts(ids: Iterable[str], official: Official, read: Read = read_side) -> bool:
    """Add the cards that lack nothing to the modules of their sets; return whether none lacks anything.

    A card that is implemented stays as it is.
    """
    drafts = {card: draft_card(official[card], read) for card in ids if card not in POOL}
    folder = Path(cards.__path__[0])
    for code in SET_NAMES:
        new = [
            (draft.card, module_of(official[card], official.values()))
            for card, draft in drafts.items()
            if official[card]["set"] == code and not draft.lacking
        ]
        for path in write_set(folder, code, new):
            typer.echo(f"{path.relative_to(folder)}")
        if new:
            typer.echo(f"{SET_NAMES[code]}: {len(new)} new cards.")
    _tell(drafts.values())
    return not any(draft.lacking for draft in drafts.values())


def _tell(drafts: Iterable[Draft]) -> None:
    for draft in drafts:
        for reason in (*draft.lacking, *draft.rivals):
            typer.echo(f"{draft.card.id} {draft.card.name}: {reason}", err=True)
