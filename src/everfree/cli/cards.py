"""`everfree cards`: show cards, list them, draft them, and check them against the official data."""

import json
import os
from collections.abc import Collection, Iterator, Mapping
from pathlib import Path
from typing import Annotated, Final

import typer

from everfree.ccg.cards import POOL
from everfree.ccg.decks.catalogue import catalogue
from everfree.ccg.decks.fan_made import holds_several, is_fan_made, read_fan_made
from everfree.ccg.decks.lists import UnreadableDeck
from everfree.ccg.language import Card, Side
from everfree.ccg.language.text import LANGUAGES, SideText, card_facts, card_text, keyword_reminder
from everfree.ccg.vocab import COLOUR_NAMES, TYPE_NAMES, CardType
from everfree.ccg.written import CardRefused, card_from_json, card_schema, card_to_json
from everfree.cli import card_checks, card_words, official
from everfree.cli.arguments import completing
from everfree.cli.arguments.files import file_to_read
from everfree.cli.arguments.language import LANG
from everfree.cli.drafting import command as drafting
from everfree.cli.drafting.own import OwnFacts
from everfree.cli.fan_cards import refusal, unread_lines
from everfree.library.errors import UnknownCard
from everfree.library.lookup import cards as known_cards
from everfree.messages import Messages

app: Final = typer.Typer(
    help="Show, list, draft and check cards.", no_args_is_help=True, add_completion=False
)


def _refuse(reason: str) -> typer.Exit:
    typer.echo(reason, err=True)
    return typer.Exit(2)


def _checked(language: str) -> str:
    if language not in LANGUAGES:
        raise _refuse(f"No language {language!r}; there are: {', '.join(LANGUAGES)}.")
    return language


def _card(word: str) -> Card:
    try:
        return known_cards[word]
    except UnknownCard as unknown:
        raise _refuse(f"{unknown} `everfree cards list` has all cards.") from None


def _named(word: str, known: Mapping[str, int], what: str) -> int:
    if word not in known:
        raise _refuse(f"No {what} {word!r}; there are: {', '.join(known)}.")
    return known[word]


def text_lines(side: Side, text: SideText, language: str) -> Iterator[str]:
    """Yield the lines of the text box of *side*, each keyword with its reminder."""
    for keyword, word in zip(side.keywords, text.keywords, strict=True):
        yield f"{word} ({keyword_reminder(keyword, language)})"
    yield from text.paragraphs


def lines(card: Card, language: str, leave_out: Collection[str] = ()) -> Iterator[str]:
    """Yield *card* as plain lines: its name, its facts without *leave_out*, then each side with its text."""
    names, colon = LANGUAGES[language].labels.facts, LANGUAGES[language].realiser.colon
    whole, *sides = card_facts(card, language)
    unwanted = [names[fact] for fact in leave_out]
    yield f"{card.name} ({names['fan-made']})" if is_fan_made(card.id) else card.name
    yield from (f"{name}{colon}{value}" for name, value in whole if name not in unwanted)
    texts = card_text(card, language).sides
    for heading, side, printed, text in zip(_headings(card), card.sides, sides, texts, strict=True):
        if heading:
            yield f"{names[heading]}{colon.rstrip()}"
        yield from (f"{name}{colon}{value}" for name, value in printed)
        yield from text_lines(side, text, language)


def _headings(card: Card) -> tuple[str, ...]:
    return ("front", "boosted") if card.boosted else ("",)


def book(language: str) -> Iterator[str]:
    """Yield the texts of all cards as lines of a Markdown page, for proofreading."""
    names = LANGUAGES[language].labels.facts
    yield f"# Card texts ({language})"
    yield ""
    yield f"All {len(POOL)} cards, printed from their trees by `everfree cards texts --lang {language}`."
    for card in POOL.values():
        yield from ("", f"## {card.id} {card.name}", "")
        texts = card_text(card, language).sides
        for heading, side, text in zip(_headings(card), card.sides, texts, strict=True):
            where = f"*{names[heading]}* " if heading else ""
            printed = list(text_lines(side, text, language))
            yield from (f"- {where}{line}" for line in printed or [names["no text"]])


@app.command()
def show(
    card: Annotated[
        str,
        typer.Argument(
            metavar="CARD", autocompletion=completing.cards, help='Its name or its id: "Dig Deep", pr97.'
        ),
    ],
    lang: LANG = "",
    as_json: Annotated[bool, typer.Option("--json", help="Print its tree as JSON instead.")] = False,
) -> None:
    """Print a card: its facts and its text."""
    found = _card(card)
    if as_json:
        typer.echo(card_to_json(found))
        return
    for line in lines(found, _checked(lang)):
        typer.echo(line)


@app.command()
def read(
    file: Annotated[
        Path,
        typer.Argument(
            metavar="FILE",
            help="A card as JSON, like `cards show --json`, or several.",
        ),
    ],
    lang: LANG = "",
) -> None:
    """Read cards from a JSON file: print them, or say why they are refused."""
    messages = Messages(_checked(lang))
    try:
        text = file.read_text(encoding="utf-8", errors="replace")
    except OSError:
        raise _refuse(messages.say("plain-no-such-file", file=str(file))) from None
    try:
        cards = read_fan_made(text).cards if holds_several(text) else (card_from_json(text),)
    except CardRefused as refused:
        typer.echo(refusal(refused, messages), err=True)
        raise typer.Exit(1) from None
    except UnreadableDeck as unreadable:
        for line in unread_lines(unreadable, messages):
            typer.echo(line, err=True)
        raise typer.Exit(1) from None
    for place, card in enumerate(cards):
        if place:
            typer.echo("")
        for line in lines(card, lang):
            typer.echo(line)


@app.command()
def words(
    term: Annotated[
        str, typer.Argument(metavar="[TERM]", help="Only words whose name, fields or English have this.")
    ] = "",
) -> None:
    """Print the words of the card language: their fields, an example, and why a rare word exists."""
    found = card_words.uses()
    wanted = [use for use in found if not term or use.has(term)]
    if not wanted:
        typer.echo(f"No word has {term!r} in its name, docstring, fields or English.")
    for use in wanted:
        typer.echo(f"{len(use.cards):>4}  {use.word:<28}{use.kind:<11}{use.says}")
        for field in use.fields:
            typer.echo(f"        {field}")
        if use.example:
            typer.echo(f"      {use.example}")
        if use.why:
            typer.echo(f"      Rare: {use.why}")
    lacking = card_words.unexplained(found)
    for line in lacking:
        typer.echo(line)
    once, never = [sum([len(use.cards) == count for use in found]) for count in (1, 0)]
    typer.echo(f"{len(found)} words, {once} used by one card, {never} by none, {len(lacking)} unexplained.")
    if lacking:
        raise typer.Exit(1)


@app.command()
def schema() -> None:
    """Print the JSON Schema of a card."""
    typer.echo(json.dumps(card_schema(), indent=1))


@app.command()
def texts(lang: LANG = "") -> None:
    """Print the texts of all cards as a Markdown page."""
    for line in book(_checked(lang)):
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
def draft(
    cards: Annotated[list[str] | None, typer.Argument(metavar="CARD", help="Names or ids of cards.")] = None,
    data: Annotated[
        Path | None,
        typer.Option(
            "--official",
            metavar="PATH",
            callback=file_to_read,
            help=f"The official data; {official.WHERE} if not given.",
        ),
    ] = None,
    code: Annotated[
        str, typer.Option("--set", metavar="SET", help="All new cards of a set, such as CN.")
    ] = "",
    write: Annotated[bool, typer.Option("--write", help="Add them to the modules of their sets.")] = False,
    text: Annotated[
        list[str] | None, typer.Option(help="Read this English paragraph of a card of your own; repeatable.")
    ] = None,
    on: Annotated[str, typer.Option("--type", help="With --text: the type of the card.")] = "friend",
    name: Annotated[
        str, typer.Option(help='Make a card of your own with this name, such as "Mossy Path, Forest Guide".')
    ] = "",
    identity: Annotated[
        str, typer.Option("--id", help="With --name: its id; made of the name if not given.")
    ] = "",
    color: Annotated[list[str] | None, typer.Option(help="With --name: a color; repeatable.")] = None,
    trait: Annotated[list[str] | None, typer.Option(help="With --name: a trait; repeatable.")] = None,
    power: Annotated[int, typer.Option(help="With --name: the power.")] = 1,
    cost: Annotated[int, typer.Option(help="With --name: the cost.")] = 1,
    needs: Annotated[int, typer.Option(help="With --name: the play requirement.")] = 0,
    points: Annotated[int, typer.Option(help="With --name: the points of a Troublemaker.")] = 1,
    bonus: Annotated[int, typer.Option(help="With --name: the bonus of a Problem or Dilemma.")] = 1,
    owner: Annotated[int, typer.Option(help="With --name: what the owner of a Problem needs.")] = 1,
    opponent: Annotated[int, typer.Option(help="With --name: what an opponent needs at a Problem.")] = 2,
    every: Annotated[
        bool, typer.Option("--all", help="Read every paragraph and count what is found.")
    ] = False,
    jobs: Annotated[int, typer.Option(min=0, help="With --all: processes; 0 for one on each core.")] = 0,
    as_json: Annotated[
        bool, typer.Option("--json", help="With --name: print the card as JSON; with --all: the counts.")
    ] = False,
) -> None:
    """Print cards of the official data as source, ready to paste, or a card of your own from its English."""
    if text or name:
        kind = _named(on, {word: bit for bit, word in TYPE_NAMES.items()}, "card type")
        colours = {word: bit for bit, word in COLOUR_NAMES.items()}
        facts = OwnFacts(
            name,
            CardType(kind),
            sum([_named(one, colours, "color") for one in dict.fromkeys(color or [])]),
            traits=tuple(trait or ()),
            id=identity,
            power=power,
            cost=cost,
            needs=needs,
            points=points,
            bonus=bonus,
            owner=owner,
            opponent=opponent,
        )
        is_complete = (
            drafting.print_own(facts, text or [], as_json=as_json)
            if name
            else drafting.print_readings(facts, text or [])
        )
        if not is_complete:
            raise typer.Exit(1)
        return
    path = official.find(data)
    if path is None:
        raise _refuse(f"No official data at {data or official.WHERE}.")
    try:
        entries = official.load(path)
    except official.NotOfficialData as problem:
        raise _refuse(str(problem)) from None
    if every:
        drafting.print_counts(entries, as_json=as_json, jobs=jobs or os.cpu_count() or 1)
        return
    listed = [card if card in entries else catalogue().by_name(card) or card for card in cards or []]
    wanted = [*listed, *(drafting.new_cards_of(code.upper(), entries) if code else [])]
    for card in wanted:
        if card not in entries:
            raise _refuse(f"No card {card!r} in the official data.")
    if not (drafting.write_drafts if write else drafting.print_drafts)(wanted, entries):
        raise typer.Exit(1)


@app.command()
def check(
    data: Annotated[
        Path | None,
        typer.Option(
            "--official",
            metavar="PATH",
            callback=file_to_read,
            help=f"The official data; {official.WHERE} if not given.",
        ),
    ] = None,
    tests: Annotated[
        bool, typer.Option("--tests", help="Check that words and pairs of words have scenarios instead.")
    ] = False,
    blank: Annotated[
        bool, typer.Option("--blank", help="With --tests: empty each ability in turn; a test must then fail.")
    ] = False,
    swap: Annotated[
        bool,
        typer.Option("--swap", help="With --tests: put another word in each pair; a test must then fail."),
    ] = False,
    mutate: Annotated[
        bool, typer.Option("--mutate", help="Change trees at random instead; the text must change.")
    ] = False,
    silent: Annotated[
        bool, typer.Option("--silent", help="Erase each word in turn instead; it must show in play.")
    ] = False,
    seeds: Annotated[int, typer.Option(min=1, help="With --silent: positions to play for each word.")] = 40,
    count: Annotated[int, typer.Option(min=1, help="How many random changes of trees.")] = 1000,
    seed: Annotated[int, typer.Option(min=0, help="Seed of the random changes.")] = 0,
    card: Annotated[
        list[str] | None, typer.Option(metavar="CARD", help="With --blank or --silent: only this card.")
    ] = None,
    jobs: Annotated[int, typer.Option(min=1, help="With --blank or --silent: processes.")] = 2,
) -> None:
    """Compare every implemented card, facts and English text, with the official data."""
    only = [_card(one).id for one in card or []] or list(POOL)
    if mutate:
        passed = card_checks.mutations(count, seed)
    elif silent:
        passed = card_checks.silent_words(only, seeds=seeds, jobs=jobs)
    elif tests:
        passed = card_checks.own_tests(blank=blank, swap=swap, cards=only, jobs=jobs)
    else:
        try:
            passed = card_checks.official_data(data)
        except official.NotOfficialData as problem:
            raise _refuse(str(problem)) from None
    if not passed:
        raise typer.Exit(1)
