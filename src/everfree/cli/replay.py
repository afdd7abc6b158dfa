"""`everfree replay`: play a stored match of any game again, and see that it is whole."""

from pathlib import Path
from typing import Annotated

import msgspec
import typer

from everfree import __version__
from everfree.cli.games import GAMES
from everfree.table.game import Refused
from everfree.table.log import from_bytes, header_of
from everfree.table.match import Match


class NotReplayed(Exception):
    """Why a file does not replay."""


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The log of a match.")],
    digest: Annotated[str, typer.Option(metavar="HEX", help="The digest it must end in.")] = "",
    events: Annotated[
        bool, typer.Option("--events", help="Print what a spectator was told, as JSON.")
    ] = False,
) -> None:
    """Verify a stored match: play it again and print how it ended and the digest of its last state."""
    try:
        match = replayed(file)
        ended = match.game.digest()
        if digest not in ("", ended):
            raise NotReplayed(f"it ends in {ended}, not in {digest}")
    except NotReplayed as reason:
        typer.echo(f"{file} does not replay: {reason}", err=True)
        raise typer.Exit(1) from None
    game = match.game
    if events:
        for event in game.told(game.seats, 0):
            typer.echo(msgspec.json.encode(event))
    outcome = game.outcome()
    told = "goes on"
    if outcome is not None:
        winners = ", ".join([str(seat) for seat in outcome.winners])
        told = f"won by seat {winners}" if winners else "drawn"
    header = match.log.header
    for name, value in (
        ("game", header.game),
        ("version", header.version),
        ("commands", str(len(match.log.commands))),
        ("outcome", told),
        ("digest", ended),
    ):
        typer.echo(f"{name:<10}{value}")
    if header.version != __version__:
        typer.echo(f"It was played with version {header.version}; this is {__version__}.", err=True)


def replayed(file: Path) -> Match:
    """Play the match in a file again; whatever is wrong with it is the reason."""
    try:
        data = file.read_bytes()
        header = header_of(data)
    except OSError as error:
        raise NotReplayed(error.strerror or "it can't be read") from error
    except msgspec.MsgspecError as error:
        raise NotReplayed("it is not the log of a match") from error
    kind = GAMES.get(header.game)
    if kind is None:
        raise NotReplayed(f"there is no game {header.game!r} here")
    try:
        log = from_bytes(data, kind.commands)
    except msgspec.MsgspecError as error:
        raise NotReplayed(f"a line is no command of this game ({error})") from error
    at = "the beginning"
    try:
        match = Match(header, kind.start)
        for number, command in enumerate(log.commands):
            at = f"command {number}"
            match.apply(command)
    except Refused as refused:
        raise NotReplayed(f"{at} is refused ({refused.reason})") from refused
    except (LookupError, TypeError, ValueError, msgspec.MsgspecError) as error:
        raise NotReplayed(f"{at}: {type(error).__name__}: {error}") from error
    if match.log.commands != log.commands:
        raise NotReplayed("the log leaves out what happened by itself")
    return match
