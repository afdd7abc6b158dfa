"""The commands `everfree slap` and `everfree slap fairness`."""

import io
import secrets
import sys
from pathlib import Path
from typing import Annotated, Final

import typer

from everfree.cli.arguments.files import file_to_write
from everfree.cli.arguments.language import LANG
from everfree.cli.slap.fairness import report
from everfree.cli.slap.lines import play_keys, play_live, play_script
from everfree.cli.slap.session import HELP, HELP_WITH_KEYS, Session
from everfree.cli.slap.teller import Teller
from everfree.messages import LANGUAGES, Messages
from everfree.slap.bots import LEVELS, Bot
from everfree.slap.bout import FEWEST_PLAYERS, MOST_PLAYERS
from everfree.slap.options import ONE_DEVICE
from everfree.slap.room import Room
from everfree.slap.table import header, start
from everfree.table.chance import seed_bytes
from everfree.table.log import to_bytes
from everfree.table.match import Match

app: Final = typer.Typer(help="Play the slap game, or measure how fair it is.", add_completion=False)

PERSON: Final = 0
NAMES: Final = ("Biscuit", "Clover", "Pepper", "Maple", "Juniper", "Hazel", "Sorrel")
"""The computer players."""
LEVEL_NAMES: Final = {"easy": "slap-level-easy", "normal": "slap-level-normal", "hard": "slap-level-hard"}
LARGEST_SEED: Final = 2**32


def _refuse(reason: str) -> typer.Exit:
    typer.echo(reason, err=True)
    return typer.Exit(2)


@app.callback(invoke_without_command=True)
def slap(
    context: typer.Context,
    plain: Annotated[bool, typer.Option("--plain", help="Type lines instead of single keys.")] = False,
    lang: LANG = "",
    players: Annotated[
        int, typer.Option(min=FEWEST_PLAYERS, max=MOST_PLAYERS, help="How many play, you among them.")
    ] = 3,
    level: Annotated[str, typer.Option(help="How good the others are: easy, normal or hard.")] = "normal",
    seed: Annotated[
        int | None, typer.Option(help="Seed of the shuffle; the same number deals the same cards.")
    ] = None,
    save: Annotated[
        Path | None,
        typer.Option(metavar="FILE", callback=file_to_write, help="Keep the log of the game in FILE."),
    ] = None,
) -> None:
    """Play the slap game against the computer."""
    if context.invoked_subcommand is not None:
        return
    if lang not in LANGUAGES:
        raise _refuse(Messages("en").say("plain-no-such-language", lang=lang, langs=", ".join(LANGUAGES)))
    messages = Messages(lang)
    if level not in LEVELS:
        raise _refuse(messages.say("slap-no-such-level", level=level, levels=", ".join(LEVELS)))
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # a terminal that can't print accents prints "?"
    number = secrets.randbelow(LARGEST_SEED) if seed is None else seed
    has_keys = sys.stdin.isatty() and not plain
    session = table(messages, players=players, level=level, seed=number, has_keys=has_keys)
    if has_keys:
        play_keys(session, sys.stdin)
    elif sys.stdin.isatty():
        play_live(session, sys.stdin)
    else:
        play_script(session, iter(typer.get_text_stream("stdin", errors="replace")))
    typer.echo(messages.say("slap-seed", seed=str(number)))
    if save is not None:
        try:
            save.write_bytes(to_bytes(session.room.match.log))
        except OSError:
            raise _refuse(messages.say("slap-cannot-write", file=str(save))) from None
        typer.echo(messages.say("slap-saved", file=str(save)))


def table(messages: Messages, *, players: int, level: str, seed: int, has_keys: bool = False) -> Session:
    """Start a match with the person in the first seat and computer players in the others."""
    key = seed_bytes(seed)
    match = Match(header(players, key, options=ONE_DEVICE), start)
    bots = [Bot(seat, level=level, seed=key, options=ONE_DEVICE) for seat in range(players)]
    names = NAMES[: players - 1]
    named = messages.listed(names)
    said = messages.say(LEVEL_NAMES[level])
    typer.echo(messages.say("slap-welcome", count=len(names), names=named, level=said))
    typer.echo(messages.say("slap-single-keys" if has_keys else "slap-keys"))
    if not sys.stdin.isatty():
        typer.echo(messages.say("slap-time-in-a-pipe"))
    others = [bot for bot in bots if bot.seat != PERSON]
    teller = Teller(messages, PERSON, ["", *names])
    help_keys = HELP_WITH_KEYS if has_keys else HELP
    return Session(
        Room(match, others), teller=teller, say=typer.echo, stand_in=bots[PERSON], help_keys=help_keys
    )


@app.command()
def fairness(
    slaps: Annotated[int, typer.Option(min=1, help="How many slaps in each row.")] = 5000,
    cheaters: Annotated[
        int, typer.Option(min=1, help="How many cheaters of each kind to simulate until they are marked.")
    ] = 50,
) -> None:
    """Measure how much a fast connection or a cheat gains in the judging of slaps."""
    for line in report(slaps=slaps, cheaters=cheaters):
        typer.echo(line)
