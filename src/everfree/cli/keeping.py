"""A match stored in a file while it is played: the header, then a line for each command."""

from pathlib import Path

import msgspec

from everfree.ccg.table import KIND
from everfree.table.commands import Command
from everfree.table.game import Refused
from everfree.table.log import Header, MatchLog, from_bytes, to_bytes
from everfree.table.match import Match, replay
from everfree.table.versions import NeedsAnotherVersion, check_version, read_header


class NotAMatch(Exception):
    """The file holds something other than a match and must not be overwritten."""


class Keeper:
    """Appends each command to the file before the next question is asked."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def is_begun(self) -> bool:
        """Tell whether the file has any content, a match to continue or something else."""
        return self.path.is_file() and self.path.stat().st_size > 0

    def open(self, header: Header) -> tuple[Match, bool]:
        """Return the match in the file and True, or write *header* to it and return a new match and False.

        Raise `NeedsAnotherVersion` or `NotAMatch`.
        """
        data = self.path.read_bytes() if self.path.exists() else b""
        if data:
            return self._continued(data), True
        self.path.write_bytes(to_bytes(MatchLog(header)))
        return Match(header, KIND.start), False

    def _continued(self, data: bytes) -> Match:
        try:
            header = read_header(data)
            if header.game != KIND.name:
                raise NotAMatch(header.game)
            check_version(header)
            return replay(from_bytes(data, KIND.commands), KIND.start)
        except NeedsAnotherVersion:
            raise
        except (msgspec.MsgspecError, Refused, LookupError, TypeError, ValueError) as error:
            raise NotAMatch(str(error)) from error

    def keep(self, command: Command) -> None:
        with self.path.open("ab") as file:
            file.write(msgspec.json.encode(command) + b"\n")
