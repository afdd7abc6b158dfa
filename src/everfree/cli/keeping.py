"""A match kept in a file as it is played: the header, then a line for each command."""

from pathlib import Path

import msgspec

from everfree.ccg.table import KIND
from everfree.table.commands import Command
from everfree.table.game import Refused
from everfree.table.log import Header, MatchLog, from_bytes, to_bytes
from everfree.table.match import Match, replay


class NotAMatch(Exception):
    """A file that holds something else, which must not be overwritten."""


class Keeper:
    """Writes every command down before the next is asked for."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def is_begun(self) -> bool:
        """Tell whether the file holds something: a match to go on with, or a stranger's file."""
        return self.path.is_file() and self.path.stat().st_size > 0

    def open(self, header: Header) -> tuple[Match, bool]:
        """Give the match in the file and True, or a new one that is kept there from now on."""
        data = self.path.read_bytes() if self.path.exists() else b""
        if data:
            return self._continued(data), True
        self.path.write_bytes(to_bytes(MatchLog(header)))
        return Match(header, KIND.start), False

    def _continued(self, data: bytes) -> Match:
        try:
            log = from_bytes(data, KIND.commands)
            if log.header.game != KIND.name:
                raise NotAMatch(log.header.game)
            return replay(log, KIND.start)
        except (msgspec.MsgspecError, Refused, LookupError, TypeError, ValueError) as error:
            raise NotAMatch(str(error)) from error

    def keep(self, command: Command) -> None:
        """Write one command."""
        with self.path.open("ab") as file:
            file.write(msgspec.json.encode(command) + b"\n")
