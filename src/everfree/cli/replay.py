"""`everfree replay`: replay a stored match of any game and verify that its log is valid."""

import gzip
import zlib
from pathlib import Path
from typing import Annotated, Final

import msgspec
import typer

from everfree import __version__
from everfree.cli.arguments.files import file_to_read
from everfree.cli.games import GAMES
from everfree.messages import Messages
from everfree.table.commands import Command
from everfree.table.game import Refused
from everfree.table.log import Header, from_bytes
from everfree.table.match import Match
from everfree.table.shuffles import fault_in
from everfree.table.versions import NeedsAnotherVersion, check_version, read_header

OTHER_VERSION: Final = 3
"""The exit code for a match that another version of Everfree can replay."""
GZIP: Final = b"\x1f\x8b"
"""How a compressed file begins."""


class NotReplayed(Exception):
    """A file can't be replayed; the message says why."""


class NotALog(NotReplayed):
    """A file is something else than the log of a match."""


class CommandRefused(NotReplayed):
    """A command of a log is refused."""

    def __init__(self, number: int, reason: str) -> None:
        super().__init__(f"command {number} is refused ({reason})")
        self.number = number
        self.reason = reason
        """The engine's name of the reason."""


def replay(
    file: Annotated[
        Path, typer.Argument(metavar="FILE", callback=file_to_read, help="The log of a match; gzip is fine.")
    ],
    digest: Annotated[str, typer.Option(metavar="HEX", help="The digest its last state must have.")] = "",
    commitment: Annotated[
        str, typer.Option(metavar="HEX", help="The fingerprint of the shuffle shown before the match.")
    ] = "",
    events: Annotated[
        bool, typer.Option("--events", help="Print what a spectator was told, as JSON.")
    ] = False,
) -> None:
    """Verify a stored match: play it again, check its shuffle, and print how it ended and its last digest.

    The exit code is 1 for a match that does not replay, 3 for a match that needs another version of Everfree.
    """
    try:
        match = replayed(file)
        ended = match.game.digest()
        if digest not in ("", ended):
            raise NotReplayed(f"it ends in {ended}, not in {digest}")
        shuffled = shuffle_of(match.log.header, commitment)
    except NeedsAnotherVersion as needed:
        typer.echo(Messages("en").say("table-other-version"), err=True)
        if needed.program:
            typer.echo(f"It was begun with Everfree {needed.program}; this is {__version__}.", err=True)
        raise typer.Exit(OTHER_VERSION) from None
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
        ("version", f"{header.version}, begun with Everfree {header.program}"),
        ("commands", str(len(match.log.commands))),
        ("outcome", told),
        ("digest", ended),
        ("shuffle", shuffled),
    ):
        typer.echo(f"{name:<10}{value}")


def shuffle_of(header: Header, shown: str = "") -> str:
    """Say what is proved about the shuffle of a match; raise `NotReplayed` if it is not what was promised.

    *shown* is the commitment that a player was shown before the match; empty if that is not compared.
    """
    messages, shuffle = Messages("en"), header.shuffle
    if shuffle is None and not shown:
        return messages.say("shuffle-not-provable")
    if shuffle is None or (shown and shown.lower() != shuffle.commitment):
        fault = "shown"
    else:
        is_in_order = GAMES[header.game].is_in_order(header)
        fault = fault_in(shuffle, header.seed) or ("" if is_in_order else "order")
    if shuffle is None or fault:
        raise NotReplayed(messages.say("shuffle-fault", fault=fault))
    if not shuffle.seats:
        return messages.say("shuffle-proved-alone")
    seats = messages.listed([str(seat) for seat in shuffle.seats])
    return messages.say("shuffle-proved", seats=seats, commitment=shuffle.commitment)


def content_of(file: Path) -> bytes:
    """Read a file, and decompress it if it is compressed; raise `NotReplayed` with the reason."""
    try:
        data = file.read_bytes()
        return gzip.decompress(data) if data.startswith(GZIP) else data
    except (EOFError, gzip.BadGzipFile, zlib.error) as error:
        raise NotReplayed("its compressed content is damaged") from error
    except OSError as error:
        raise NotReplayed(error.strerror or "it can't be read") from error


def replayed(file: Path) -> Match:
    """Replay the match in a file; raise `NeedsAnotherVersion`, or `NotReplayed` with the reason."""
    data = content_of(file)
    try:
        header = read_header(data)
    except msgspec.MsgspecError as error:
        raise NotALog("it is not the log of a match, or its first line is cut off") from error
    kind = GAMES.get(header.game)
    if kind is None:
        raise NotReplayed(f"there is no game {header.game!r} here")
    check_version(header)  # before decoding the commands: another version may have different ones
    try:
        log = from_bytes(data, kind.commands)
    except msgspec.MsgspecError as error:
        raise NotReplayed(f"a line is no command of this game ({error})") from error
    at = "the beginning"
    try:
        match = Match(header, kind.start)
        for number, command in enumerate(log.commands):
            at = f"command {number}"
            _apply(match, command, number)
    except NeedsAnotherVersion:
        raise
    except Refused as refused:
        raise NotReplayed(f"{at} is refused ({refused.reason})") from refused
    except (LookupError, TypeError, ValueError, msgspec.MsgspecError) as error:
        raise NotReplayed(f"{at}: {type(error).__name__}: {error}") from error
    if match.log.commands != log.commands:
        raise NotReplayed("the log leaves out what happened by itself")
    return match


def _apply(match: Match, command: Command, number: int) -> None:
    """Apply a command of a log; raise `CommandRefused` with its number if it is refused."""
    try:
        match.apply(command)
    except Refused as refused:
        raise CommandRefused(number, refused.reason) from refused
