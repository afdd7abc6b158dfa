"""`everfree cards`: look at the cards, list them, and check them against the official data."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Final

import typer

from everfree.ccg.cards import POOL
from everfree.ccg.language import Card
from everfree.ccg.language.text import LANGUAGES, card_facts, card_text, keyword_reminder
from everfree.cli import official

app: Final = typer.Typer(help="Show, list and check cards.", no_args_is_help=True)


def _refuse(reason: str) -> typer.Exit:
    typer.echo(reason, err=True)
    return typer.Exit(2)


def lines(card: Card, language: str) -> Iterator[str]:
    """Give *card* as plain lines: its name, its facts, then each side with its text."""
    names = LANGUAGES[language].labels.facts
    whole, *sides = card_facts(card, language)
    yield card.name
    yield from (f"{name}: {value}" for name, value in whole)
    texts = card_text(card, language).sides
    headings = ("front", "boosted") if card.boosted else ("",)
    for heading, side, printed, text in zip(headings, card.sides, sides, texts, strict=True):
        if heading:
            yield f"{names[heading]}:"
        yield from (f"{name}: {value}" for name, value in printed)
        for keyword, word in zip(side.keywords, text.keywords, strict=True):
            yield f"{word} ({keyword_reminder(keyword, language)})"
        yield from text.paragraphs


@app.command()
def show(
    card: Annotated[str, typer.Argument(metavar="ID", help="The card's id, such as pr1.")],
    lang: Annotated[str, typer.Option(help="The language of the text.")] = "en",
) -> None:
    """Print a card: its facts and its text."""
    if card not in POOL:
        raise _refuse(f"No card {card!r} is implemented. `everfree cards list` has those that are.")
    if lang not in LANGUAGES:
        raise _refuse(f"No language {lang!r}; there are: {', '.join(LANGUAGES)}.")
    for line in lines(POOL[card], lang):
        typer.echo(line)


@app.command("list")
def list_cards(
    as_json: Annotated[bool, typer.Option("--json", help="Print the ids as a JSON array.")] = False,
) -> None:
    """Print the implemented cards."""
    if as_json:
        typer.echo(json.dumps(list(POOL)))
        return
    for card in POOL.values():
        typer.echo(f"{card.id}  {card.name}")


@app.command()
def check(
    data: Annotated[
        Path | None,
        typer.Option("--official", metavar="PATH", help=f"The official data; {official.WHERE} if not given."),
    ] = None,
) -> None:
    """Compare every implemented card, facts and English text, with the official data."""
    path = official.find(data)
    if path is None:
        typer.echo(f"SKIPPED: no official data at {data or official.WHERE}. NOTHING WAS CHECKED.", err=True)
        return
    theirs = official.load(path)
    failures = 0
    for card in POOL.values():
        found = official.differences(card, theirs.get(card.id))
        for difference in found:
            typer.echo(str(difference))
        failures += bool(found)
    typer.echo(f"{len(POOL) - failures} of {len(POOL)} cards equal in facts and text.")
    if failures:
        raise typer.Exit(1)
