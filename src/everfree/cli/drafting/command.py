"""`everfree cards draft`: print cards of the official data as source, or add them to the modules of a set."""

import json
import time
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import typer

from everfree.ccg import cards
from everfree.ccg.cards import POOL
from everfree.ccg.decks.fan_made import read_fan_made
from everfree.ccg.language import Ability, Card
from everfree.ccg.language.text.discourse import opening
from everfree.ccg.parsing.reader import understood
from everfree.ccg.written import CardRefused, card_to_json
from everfree.cli.drafting.counting import counted, read_side
from everfree.cli.drafting.facts import Draft, Read, ReaderFailed, draft_card
from everfree.cli.drafting.layout import laid_out
from everfree.cli.drafting.modules import import_text, printed_order
from everfree.cli.drafting.nearest import suggestions
from everfree.cli.drafting.own import OwnFacts, around, own_card, with_ability
from everfree.cli.drafting.sets import SET_NAMES, module_of, write_set
from everfree.cli.drafting.skeleton import IMPORTS, skeleton_of
from everfree.cli.drafting.source import card_source, node_expression
from everfree.cli.drafting.trial import fault_of
from everfree.cli.fan_cards import refusal
from everfree.messages import Messages

MOST_LETTERS: Final = 800
"""The longest printed paragraph has about half of them."""
Official = Mapping[str, Mapping[str, Any]]
"""The official entries by their ids."""


def new_cards_of(code: str, official: Official) -> list[str]:
    """List the ids of a set's cards that are not implemented, in printed order."""
    ids = [card for card, entry in official.items() if entry["set"] == code and card not in POOL]
    return sorted(ids, key=printed_order)


def print_readings(facts: OwnFacts, texts: Sequence[str]) -> bool:
    """Print the abilities that English paragraphs mean on a card, or what is understood of them.

    Each paragraph is read with what those before it say. Return whether every one has a reading.
    """
    card = own_card(replace(facts, name="Draft"))
    is_read = True
    for text in texts:
        found = offered(text, card)
        for ability in found:
            typer.echo("\n".join(laid_out("", node_expression(ability))))
        if found:
            card = with_ability(card, found[0])
        is_read = is_read and bool(found)
    return is_read


def offered(text: str, card: Card) -> list[Ability]:
    """List the readings of a further paragraph of a card that can be played; say why if there is none."""
    if not text.strip() or len(text) > MOST_LETTERS:
        typer.echo(f"A paragraph has 1 to {MOST_LETTERS} letters; this one has {len(text)}.", err=True)
        return []
    try:
        found = read_side(card, card.front, text)
    except ReaderFailed as failure:
        typer.echo(str(failure), err=True)
        return []
    sound: list[Ability] = []
    faults: dict[str, None] = {}
    for ability in found:
        fault = fault_of(around(card, ability))
        if fault:
            faults[fault] = None
        else:
            sound.append(ability)
    for fault in faults:
        typer.echo(f"A reading of {text!r} is left out. {fault}", err=True)
    if not found:
        part = understood(text, opening(card, card.front))
        typer.echo(f"Understood: {part}" if part else "Nothing of it is understood.", err=True)
        for clause, near in suggestions(text, part).items():
            typer.echo(f"No card prints: {clause}", err=True)
            for phrase, where in near:
                typer.echo(f"  Near to it, on {where}: {phrase}", err=True)
    return sound


def facts_refused(card: Card) -> str:
    """Say which printed fact of a card without text is refused, "" if all are right."""
    try:
        read_fan_made(card_to_json(card))
    except CardRefused as refused:
        return "" if refused.where.endswith("abilities") else refusal(refused, Messages("en"))
    return ""


def print_own(facts: OwnFacts, texts: Sequence[str], *, as_json: bool) -> bool:
    """Print a fan's card as JSON, or as source with the skeleton of a test; return whether it is complete."""
    card = own_card(facts)
    if refused_facts := facts_refused(card):
        typer.echo(refused_facts, err=True)
        return False
    for text in texts:
        found = offered(text, card)
        if not found:
            return False
        card = with_ability(card, found[0])
        if len(found) > 1:
            typer.echo(f"{len(found)} abilities read {text!r}; the card has the first.", err=True)
    try:
        read_fan_made(card_to_json(card))
    except CardRefused as refused:
        typer.echo(refusal(refused, Messages("en")), err=True)
        return False
    if fault := fault_of(card):
        typer.echo(fault, err=True)
        return False
    if as_json:
        typer.echo(card_to_json(card))
        return True
    _print_source([card])
    return True


def _print_source(cards: Sequence[Card]) -> None:
    """Print cards as source with the import they need, then the skeletons of their tests."""
    source = "\n\n".join([card_source(card) for card in cards])
    typer.echo(f"{import_text(source)}\n\n{source}")
    tests = [skeleton for card in cards if (skeleton := skeleton_of(card))]
    if tests:
        typer.echo("\n\n" + "\n\n\n".join([IMPORTS, *tests]))


def print_counts(official: Official, *, as_json: bool, jobs: int) -> None:
    """Read every paragraph of the official data; print how many were read, by set and in all."""
    began = time.monotonic()
    entries = [entry for entry in official.values() if entry["set"] in SET_NAMES]
    counts = counted(entries, jobs)
    seconds = round(time.monotonic() - began, 1)
    if as_json:
        typer.echo(json.dumps({**counts, "seconds": seconds, "processes": jobs}, indent=1))
        return
    for name, own in {**counts["sets"], "All": counts["all"], "New to the reader": counts["new"]}.items():
        typer.echo(f"{name}: " + ", ".join([f"{number} {what}" for what, number in own.items()]))
    typer.echo(f"{seconds} seconds in {jobs} processes.")


def print_drafts(ids: Iterable[str], official: Official, read: Read = read_side) -> bool:
    """Print the source of each card with the import it needs, or what it lacks; return whether none lacks."""
    drafts = [tried(draft_card(official[card], read)) for card in ids]
    complete = [draft.card for draft in drafts if not draft.lacking]
    if complete:
        _print_source(complete)
    _tell(drafts)
    return len(complete) == len(drafts)


def write_drafts(ids: Iterable[str], official: Official, read: Read = read_side) -> bool:
    """Add the cards that lack nothing to the modules of their sets; return whether none lacks anything.

    A card that is implemented stays as it is.
    """
    drafts = {card: tried(draft_card(official[card], read)) for card in ids if card not in POOL}
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


def tried(draft: Draft) -> Draft:
    """Return a draft; one that lacks nothing and can't be played lacks that."""
    fault = "" if draft.lacking else fault_of(draft.card)
    return replace(draft, lacking=(fault,)) if fault else draft


def _tell(drafts: Iterable[Draft]) -> None:
    for draft in drafts:
        for reason in (*draft.lacking, *draft.rivals):
            typer.echo(f"{draft.card.id} {draft.card.name}: {reason}", err=True)
