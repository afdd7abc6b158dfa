"""Which stored matches this program can replay: those of the same version and the same definitions."""

from typing import Any, Final

import msgspec

from everfree.table.game import Refused
from everfree.table.log import Header, header_of

VERSION: Final = 9
"""The version in the header of every match: of the rules of all games, and of how matches are encoded.

Raise it by one with each change after which a stored log could be read or played differently: a rule, the
order in which options are listed or chance is drawn, what a keyword means, the members of a command or of a
header's setup, the hash of definitions. A changed card needs no new version, because the hash of definitions
tells it. A changed text or a new kind of command needs none either, because no stored match depends on it;
nor does a new member of the header that may be missing and that no game reads.
`tests/scripts/test_golden.py` fails if stored matches go another way and the version was not raised. It is
independent of the version of the package.
"""


class NeedsAnotherVersion(Refused):
    """A stored match can be replayed by another version of the program, but not by this one."""

    def __init__(self, reason: str, program: str = "") -> None:
        super().__init__(reason)
        self.program = program
        """Version of the program that began the match; empty if the header can't be read."""


def check_version(header: Header) -> None:
    """Raise `NeedsAnotherVersion` if a match was begun by another version."""
    if header.version != VERSION:
        raise NeedsAnotherVersion("other-version", header.program)


def check_definitions(header: Header, definitions: str) -> None:
    """Raise `NeedsAnotherVersion` unless *definitions*, this program's hash, equals that of the match.

    *definitions* is empty if some of the match's definitions are missing here.
    """
    if not definitions or header.definitions != definitions:
        raise NeedsAnotherVersion("other-definitions", header.program)


def read_header(data: bytes) -> Header:
    """Read the first line of a log. Raise `NeedsAnotherVersion` if it is a header with other members.

    Raise an error of msgspec if it is no header at all.
    """
    try:
        return header_of(data)
    except msgspec.ValidationError:
        members: dict[str, Any] = msgspec.json.decode(data.partition(b"\n")[0], type=dict[str, Any])
        if {"game", "definitions", "seed", "setup"} <= members.keys():
            raise NeedsAnotherVersion("other-version") from None
        raise
