"""The client in the protocol guide does what the guide says."""

import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from everfree.cli.check.served import Served
from everfree.server import protocol
from everfree.server.limits import Limits
from everfree.telling.said import Said

GUIDE = Path(__file__).resolve().parents[2] / "docs" / "guides" / "protocol.md"


def _tags(messages: object) -> set[str]:
    return {str(one.__struct_config__.tag) for one in get_args(messages)}


def _structs(kind: object, found: set[type[msgspec.Struct]]) -> set[type[msgspec.Struct]]:
    """Collect the message classes that can be inside a type."""
    for inner in get_args(kind):
        _structs(inner, found)
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind not in found:
        found.add(kind)
        for field in msgspec.structs.fields(kind):
            _structs(field.type, found)
    return found


BODIES = (protocol.NewTable, protocol.SitDown, protocol.Rematch, protocol.RematchNonce, protocol.CheckDeck)


@pytest.mark.parametrize("sent", [protocol.ClientMessage, *BODIES])
def test_no_request_takes_unknown_members(sent: object) -> None:
    """Nor does anything inside one: a misspelt member would be ignored."""
    structs = _structs(sent, set())

    assert structs
    assert [one.__name__ for one in structs if not one.__struct_config__.forbid_unknown_fields] == []


@pytest.mark.parametrize("kind", [protocol.Problem, protocol.Declined, protocol.Unavailable])
def test_refusals_have_one_shape(kind: type[msgspec.Struct]) -> None:
    """A reason as a message key with arguments, then perhaps a clause; the guide says so."""
    fields = {field.name: field.type for field in msgspec.structs.fields(kind)}

    assert fields["reason"] is Said
    assert set(fields) <= {"reason", "clause", "reasons", "nonce"}
    assert f"`{kind.__name__}`" in GUIDE.read_text(encoding="utf-8").partition("**Refusals.**")[2]


@pytest.mark.parametrize(
    "names",
    [
        pytest.param(_tags(protocol.ClientMessage), id="requests"),
        pytest.param(_tags(protocol.ServerMessage), id="answers"),
        pytest.param(set(protocol.NewTable.__struct_fields__), id="NewTable"),
        pytest.param(set(protocol.SitDown.__struct_fields__), id="SitDown"),
        pytest.param({"back_to", "about", "accept", "changes", "option", "answers", "stops"}, id="members"),
    ],
)
def test_the_guide_names_everything(names: set[str]) -> None:
    """Every message of a socket, and every member of what opens a table or takes a seat."""
    page = GUIDE.read_text(encoding="utf-8")

    assert names
    assert {name for name in names if f"`{name}`" not in page} == set()


@pytest.mark.parametrize("commands_per_match", [5000, 60])
def test_the_client_in_forty_lines_plays_to_the_end(
    start_server: Callable[..., Served], tmp_path: Path, commands_per_match: int
) -> None:
    """As it stands in the guide, against a real server; also if the match becomes too long for the server."""
    server = start_server(limits=Limits(commands_per_match=commands_per_match))
    code = re.findall(r"```python\n(.*?)```", GUIDE.read_text(encoding="utf-8"), re.DOTALL)[0]
    lines = [line for line in code.splitlines() if line.strip() and not line.startswith(("import", "from"))]
    assert len(lines) <= 40
    file = tmp_path / "client.py"
    file.write_text(code, encoding="utf-8")

    done = subprocess.run(
        [sys.executable, str(file), server.address], capture_output=True, text=True, timeout=300, check=False
    )

    assert done.stdout.startswith("winner:"), done.stderr
