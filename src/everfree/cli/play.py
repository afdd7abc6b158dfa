"""`everfree play`: a game against the computer, line by line."""

import io
import secrets
import sys
from pathlib import Path
from typing import Annotated, Final

import typer

from everfree.ccg.decks.deck import Deck
from everfree.ccg.decks.theme import THEME_DECKS
from everfree.ccg.kernel.rng import seed_bytes
from everfree.ccg.kernel.state import PUBLIC_STOPS, STOP_WHEN_ABLE
from everfree.ccg.table import header, start
from everfree.cli.decks import DeckNotFound, faults, find_deck
from everfree.cli.plain.keeping import Keeper, NotAMatch
from everfree.cli.plain.session import Session
from everfree.cli.plain.speaker import Speaker
from everfree.messages import LANGUAGES, Messages
from everfree.players import GreedyPlayer, Player, RandomPlayer
from everfree.table.log import Header
from everfree.table.match import Match

PERSON: Final = 0
COMPUTER: Final = 1
OPPONENTS: Final = ("greedy", "random")
LARGEST_SEED: Final = 2**32


def computer(name: str, seed: bytes) -> Player:
    """Make the computer player of that name; its chance comes from the seed of the match."""
    number = int.from_bytes(seed[:8], "big")
    return GreedyPlayer(number) if name == "greedy" else RandomPlayer(number)


def beginning(deck: Deck, seed: int) -> Header:
    """Make the header of a person's match with *deck* against the computer with the next theme deck."""
    known = list(THEME_DECKS.values())
    other = known[(known.index(deck) + 1) % len(known)] if deck in known else known[0]
    return header([deck, other], seed_bytes(seed), stops=[PUBLIC_STOPS, STOP_WHEN_ABLE])


def playable(word: str, messages: Messages) -> Deck:
    """Give the deck a player asked for; one that may not be played is refused with everything wrong."""
    try:
        deck = find_deck(word, messages)
    except DeckNotFound as problem:
        raise _refuse("\n".join(problem.lines)) from None
    found = faults(deck, messages)
    if found:
        raise _refuse("\n".join([*found, messages.say("deck-may-not-be-played")]))
    return deck


def _refuse(reason: str) -> typer.Exit:
    typer.echo(reason, err=True)
    return typer.Exit(2)


def _table(keeper: Keeper | None, first: Header, messages: Messages) -> tuple[Match, bool]:
    """Give the match to play, and whether it goes on from a file."""
    if keeper is None:
        return Match(first, start), False
    try:
        return keeper.open(first)
    except NotAMatch:
        raise _refuse(messages.say("plain-not-a-match", file=str(keeper.path))) from None
    except OSError:
        raise _refuse(messages.say("plain-cannot-write", file=str(keeper.path))) from None


def play(
    plain: Annotated[bool, typer.Option("--plain", help="Play line by line.")] = False,
    seed: Annotated[
        int | None, typer.Option(help="Play this shuffle; the same number, the same cards.")
    ] = None,
    lang: Annotated[str, typer.Option(help="The language of the table: en or fr.")] = "en",
    deck: Annotated[str, typer.Option(help="Your deck: a theme deck, a file or a code.")] = "rainbow-dash",
    opponent: Annotated[str, typer.Option(help="Who plays against you: greedy or random.")] = "greedy",
    save: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Keep the match in FILE, or go on with the one there.")
    ] = None,
) -> None:
    """Play a game against the computer."""
    if lang not in LANGUAGES:
        raise _refuse(Messages("en").say("plain-no-such-language", lang=lang, langs=", ".join(LANGUAGES)))
    messages = Messages(lang)
    if not plain:
        raise _refuse(messages.say("plain-need-plain"))
    chosen = playable(deck, messages)
    if opponent not in OPPONENTS:
        others = ", ".join(OPPONENTS)
        raise _refuse(messages.say("plain-no-such-opponent", opponent=opponent, opponents=others))
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # a terminal without accents still gets its game
    number = secrets.randbelow(LARGEST_SEED) if seed is None else seed
    keeper = None if save is None else Keeper(save)
    match, is_continued = _table(keeper, beginning(chosen, number), messages)
    speaker = Speaker(messages, PERSON, ["", messages.say(f"player-{opponent}")])
    decks = [one["name"] for one in match.log.header.setup["decks"]]
    welcome = "plain-continued" if is_continued else "plain-welcome"
    typer.echo(messages.say(welcome, deck=decks[PERSON], other=decks[COMPUTER], name=speaker.names[COMPUTER]))
    typer.echo(messages.say("plain-help-hint"))
    key = match.log.header.seed
    session = Session(
        match,
        speaker,
        players={COMPUTER: computer(opponent, key)},
        stand_in=computer("greedy", key),
        say=typer.echo,
        keep=(lambda command: None) if keeper is None else keeper.keep,
    )
    session.play(iter(typer.get_text_stream("stdin", errors="replace")))
    if not is_continued:
        typer.echo(messages.say("plain-seed", seed=str(number)))
    if save is not None:
        typer.echo(messages.say("plain-saved", file=str(save)))
