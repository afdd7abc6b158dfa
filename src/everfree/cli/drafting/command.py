"""`everfree cards draft`: print cards of the official data as source, or add them to the modules of a set."""

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

import typer

from everfree.ccg import cards
from everfree.ccg.cards import POOL
from everfree.cli.drafting.facts import Draft, Read, draft_card, read_nothing
from everfree.cli.drafting.modules import import_text, printed_order
from everfree.cli.drafting.sets import SET_NAMES, module_of, write_set
from everfree.cli.drafting.source import card_source

Official = Mapping[str, Mapping[str, Any]]
"""The official entries by their ids."""


def new_cards_of(code: str, official: Official) -> list[str]:
    """List the ids of a set's cards that are not implemented, in printed order."""
    ids = [card for card, entry in official.items() if entry["set"] == code and card not in POOL]
    return sorted(ids, key=printed_order)


def print_drafts(ids: Iterable[str], official: Official, read: Read = read_nothing) -> bool:
    """Print the source of each card with the import it needs, or what it lacks; return whether none lacks."""
    drafts = [draft_card(official[card], read) for card in ids]
    complete = [draft.card for draft in drafts if not draft.lacking]
    if complete:
        source = "\n\n".join([card_source(card) for card in complete])
        typer.echo(f"{import_text(source)}\n\n{source}")
    _tell(drafts)
    return len(complete) == len(drafts)


def write_drafts(ids: Iterable[str], official: Official, read: Read = read_nothing) -> bool:
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
