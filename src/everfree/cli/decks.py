"""`everfree decks`: list, check and convert decks."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Annotated, Final

import typer

from everfree.ccg.decks.catalogue import catalogue
from everfree.ccg.decks.code import BadCode, deck_code, deck_from_code
from everfree.ccg.decks.deck import Deck
from everfree.ccg.decks.fan_made import catalogue_with, pool_with
from everfree.ccg.decks.faults import faults_of
from everfree.ccg.decks.formats import FORMATS
from everfree.ccg.decks.lists import UnreadableDeck, read_deck, to_json, to_octgn, to_text
from everfree.ccg.decks.readiness import with_replacements
from everfree.ccg.decks.ready import GROUPS, READY_DECKS
from everfree.ccg.language import Card
from everfree.cli.arguments import completing
from everfree.cli.arguments.language import LANG
from everfree.cli.fan_cards import CARDS, FanCardsRefused, fan_cards, unread_lines
from everfree.messages import LANGUAGES, Messages

app: Final = typer.Typer(
    help="Show, check and convert deck lists.", no_args_is_help=True, add_completion=False
)

KINDS: Final[dict[str, Callable[[Deck], str]]] = {
    "text": to_text,
    "json": to_json,
    "o8d": to_octgn,
    "code": deck_code,
}
WORD = Annotated[
    str,
    typer.Argument(
        metavar="DECK", autocompletion=completing.decks, help="A ready deck, a file, or a deck code."
    ),
]


class DeckNotFound(Exception):
    """No deck of this name, file or code, or one that may not be played; the lines say why."""

    def __init__(self, lines: list[str]) -> None:
        super().__init__("\n".join(lines))
        self.lines = lines


def find_deck(word: str, messages: Messages, fan_made: Sequence[Card] = ()) -> Deck:
    """Return the deck named by *word*: a ready deck, a file of any kind, or a code; raise `DeckNotFound`.

    A file may name *fan_made* cards.
    """
    if word in READY_DECKS:
        return READY_DECKS[word]
    path = Path(word)
    try:
        if path.is_file():
            text = path.read_text(encoding="utf-8", errors="replace")
            return read_deck(text, path.stem, known=catalogue_with(fan_made))
        return deck_from_code(word)
    except UnreadableDeck as unreadable:
        raise DeckNotFound(list(unread_lines(unreadable, messages))) from None
    except (BadCode, OSError):
        known = ", ".join(READY_DECKS)
        raise DeckNotFound([messages.say("plain-no-such-deck", deck=word, decks=known)]) from None


def ready_name(name: str, messages: Messages) -> str:
    """Return what a ready deck is called in a language; theme decks are called the same in all."""
    if name in GROUPS["pairs"]:
        return messages.say(f"pair-deck-{name}")
    return READY_DECKS[name].name


def told_name(deck: str, messages: Messages) -> str:
    """Return what a deck with this name is called in a language; decks of players keep their names."""
    ids = {one.name: name for name, one in READY_DECKS.items()}
    return ready_name(ids[deck], messages) if deck in ids else deck


def faults(
    deck: Deck, messages: Messages, format_name: str = "open", fan_made: Sequence[Card] = ()
) -> list[str]:
    """List as sentences what keeps a deck from being played."""
    lines: list[str] = []
    for fault in faults_of(deck, format_name, fan_made):
        said = messages.say(fault.key, **fault.arguments)
        lines.append(f"{said} ({fault.clause})" if fault.clause else said)
    return lines


def playable_deck(word: str, messages: Messages, fan_made: Sequence[Card] = ()) -> Deck:
    """Return the deck named by *word*; raise `DeckNotFound` with all faults if it may not be played."""
    return checked_deck(find_deck(word, messages, fan_made), messages, fan_made)


def checked_deck(deck: Deck, messages: Messages, fan_made: Sequence[Card] = ()) -> Deck:
    """Return *deck*; raise `DeckNotFound` with all faults if it may not be played."""
    found = faults(deck, messages, fan_made=fan_made)
    if found:
        raise DeckNotFound([*found, messages.say("deck-may-not-be-played")])
    return deck


def _messages(lang: str) -> Messages:
    if lang not in LANGUAGES:
        raise _refused([Messages("en").say("plain-no-such-language", lang=lang, langs=", ".join(LANGUAGES))])
    return Messages(lang)


def _refused(lines: list[str]) -> typer.Exit:
    for line in lines:
        typer.echo(line, err=True)
    return typer.Exit(2)


def _found(word: str, messages: Messages, cards: Path | None) -> tuple[Deck, tuple[Card, ...]]:
    """Return the deck named by *word* and the fan-made cards of the file *cards*, which may have the deck."""
    try:
        fan_made = fan_cards(cards, messages)
        if fan_made.deck is not None and cards == Path(word):
            return fan_made.deck, fan_made.cards
        return find_deck(word, messages, fan_made.cards), fan_made.cards
    except (DeckNotFound, FanCardsRefused) as problem:
        raise _refused(problem.lines) from None


@app.command("list")
def list_decks(lang: LANG = "") -> None:
    """Print the decks that are ready with their codes, by group."""
    messages = _messages(lang)
    for group, decks in GROUPS.items():
        typer.echo(f"# {messages.say(f'deck-group-{group}')}")
        for name, deck in decks.items():
            typer.echo(f"{name:<28}{deck_code(deck)}")


@app.command()
def check(
    deck: WORD,
    format_name: Annotated[
        str, typer.Option("--format", help="The format: open, until-cg, only-pr...")
    ] = "open",
    cards: CARDS = None,
    lang: LANG = "",
) -> None:
    """Say whether a deck may be played, and if not, everything that is wrong with it."""
    messages = _messages(lang)
    if format_name not in FORMATS:
        raise _refused([messages.say("deck-no-such-format", name=format_name, known=", ".join(FORMATS))])
    listed, fan_made = _found(deck, messages, cards)
    found = faults(listed, messages, format_name, fan_made)
    for line in found:
        typer.echo(line)
    typer.echo(messages.say("deck-may-not-be-played" if found else "deck-may-be-played"))
    if found:
        raise typer.Exit(1)


@app.command()
def convert(
    deck: WORD,
    to: Annotated[str, typer.Option(help=f"The kind of list: {', '.join(KINDS)}.")] = "text",
    replace: Annotated[
        bool, typer.Option("--replace", help="Exchange cards that can't be played yet for others.")
    ] = False,
    cards: CARDS = None,
    lang: LANG = "",
) -> None:
    """Print a deck as another kind of list."""
    messages = _messages(lang)
    found, fan_made = _found(deck, messages, cards)
    if to not in KINDS:
        raise _refused([messages.say("deck-no-such-kind", name=to, known=", ".join(KINDS))])
    known = catalogue_with(fan_made)
    listed = (found.mane, *found.draw, *found.problems)
    unknown = [card for card in listed if card not in known.entries]
    if unknown:
        raise _refused([messages.say("deck-unknown-card", line=0, text=card) for card in unknown])
    if to in ("o8d", "code") and any(card not in catalogue().entries for card in listed):
        raise _refused([messages.say("deck-fan-made-kind", name=to)])
    if replace:
        found = with_replacements(found, pool_with(fan_made))
    written = to_text(found, known=known) if to == "text" else KINDS[to](found)
    typer.echo(written, nl=to in ("code", "json"))
