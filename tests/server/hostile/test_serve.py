"""The command passes its options on to the checks of the server."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from everfree.cli.check.hostile.raw import JSON, send
from everfree.server import faults, logs

PUBLIC = "https://everfree.example"
OPTIONS = ["--allow-host", "table.lan", "--public", PUBLIC, "--trust-proxy", "127.0.0.1", "--think", "0"]


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Start the command with its options, and return the address it prints."""
    command = [sys.executable, "-m", "everfree", "serve", "--local", "--port", "0"]
    data = str(tmp_path_factory.mktemp("data"))
    process = subprocess.Popen([*command, "--data", data, *OPTIONS], stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    yield process.stdout.readline().split()[-1]
    process.terminate()
    process.communicate(timeout=20)


def test_names_are_allowed_if_listed(address: str) -> None:
    """Those of --allow-host and of --public."""
    found = {
        host: send(address, "GET", "/api/decks", None, {"Host": host}).status
        for host in ("table.lan", "everfree.example", "localhost", "other.lan")
    }

    assert found == {"table.lan": 200, "everfree.example": 200, "localhost": 200, "other.lan": 421}


def test_a_public_address_and_a_trusted_proxy_are_believed(address: str) -> None:
    """The page is at https://, so the cookie is for https:// only."""
    headers = {**JSON, "Host": "everfree.example", "Origin": PUBLIC, "X-Forwarded-Proto": "https"}
    reply = send(address, "POST", "/api/tables", '{"against":"friend"}', headers)

    assert reply.status == 201
    assert "Secure" in reply.headers["set-cookie"]


@pytest.mark.parametrize("as_json", [True, False])
def test_the_log_is_json_or_columns(as_json: bool, tmp_path: Path) -> None:
    """One line of JSON for a fault, its traceback included; in columns a person reads it."""
    code = (
        f"from {logs.__name__} import configure; from {faults.__name__} import Faults\n"
        f"configure(as_json={as_json})\n"
        "try: 1 / 0\n"
        "except ZeroDivisionError as error: Faults().record('task', error, match='m', request='r')\n"
        "import logging; logging.getLogger('uvicorn.error').warning('from uvicorn')\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=tmp_path
    )

    if as_json:
        fault, foreign = [msgspec.json.decode(line) for line in done.stderr.splitlines()]
        assert (fault["kind"], fault["match"], fault["request"]) == ("task", "m", "r")
        assert "Traceback" in fault["exception"]
        assert foreign["event"] == "from uvicorn"
    else:
        assert "fault" in done.stderr
        assert "ZeroDivisionError" in done.stderr
        assert "from uvicorn" in done.stderr
        assert "\x1b" not in done.stderr  # colours are for terminals
