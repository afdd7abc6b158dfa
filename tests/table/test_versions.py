"""Headers of stored matches, told apart from those of other versions and from other files."""

import msgspec
import pytest

from everfree.ccg.decks.theme import APPLEJACK, RAINBOW_DASH
from everfree.ccg.table import KIND as PONIES, header as pony_header
from everfree.slap.table import KIND as SLAPPING, header as slap_header
from everfree.table.game import GameKind
from everfree.table.log import Header
from everfree.table.versions import VERSION, NeedsAnotherVersion, check_definitions, read_header

HEADER = Header("crosses", VERSION, "0.1.0", "aa", b"", {})


def encoded(**members: object) -> bytes:
    """Write the header with other members; None leaves one out."""
    all_members = {**msgspec.to_builtins(HEADER), **members}
    return msgspec.json.encode({name: value for name, value in all_members.items() if value is not None})


def test_a_header_is_read_from_the_first_line() -> None:
    """Whatever its version is: a game is asked whether it can be played."""
    assert read_header(encoded() + b"\n{}\n") == HEADER
    assert read_header(encoded(version=VERSION + 1)).version == VERSION + 1


@pytest.mark.parametrize("members", [{"version": "0.1.0"}, {"version": None}, {"seed": 7}], ids=str)
def test_a_header_with_other_members_is_of_another_version(members: dict[str, object]) -> None:
    """A header without a version is not taken for one of this version."""
    with pytest.raises(NeedsAnotherVersion, match="other-version"):
        read_header(encoded(**members))


@pytest.mark.parametrize("data", [b"", b"{", b"7", b"[]", b"{}", b'{"game":"ccg"}'])
def test_something_else_is_no_header(data: bytes) -> None:
    """It is an error, and not a match that another version could play."""
    with pytest.raises(msgspec.MsgspecError):
        read_header(data)


@pytest.mark.parametrize(
    ("kind", "header"),
    [(PONIES, pony_header([RAINBOW_DASH, APPLEJACK], b"seed")), (SLAPPING, slap_header(3, b"seed"))],
    ids=["ccg", "slap"],
)
def test_every_game_refuses_another_version(kind: GameKind, header: Header) -> None:
    """Before it looks at the setup, which may be another one; the program to look for is named."""
    with pytest.raises(NeedsAnotherVersion, match="other-version") as needed:
        kind.start(msgspec.structs.replace(header, version=VERSION + 1, setup={}))
    assert needed.value.program == header.program


@pytest.mark.parametrize("definitions", ["bb", ""])
def test_other_definitions(definitions: str) -> None:
    """Or some that are missing here."""
    check_definitions(HEADER, "aa")
    with pytest.raises(NeedsAnotherVersion, match="other-definitions"):
        check_definitions(HEADER, definitions)
