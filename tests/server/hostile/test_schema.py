"""Requests made from the OpenAPI page, right and wrong ones: none makes the server fail."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from everfree.cli.check.duels import Duel
from everfree.cli.check.served import Served
from everfree.server.limits import UNLIMITED


@pytest.mark.parametrize("examples", [3, pytest.param(100, marks=pytest.mark.long)])
def test_no_request_makes_it_fail(
    start_server: Callable[..., Served], start_duel: Callable[..., Duel], tmp_path: Path, examples: int
) -> None:
    """While a match is played on, which suffers nothing."""
    server = start_server(limits=UNLIMITED)
    duel = start_duel(server)
    duel.play(5)
    program = [sys.executable, "-m", "schemathesis.cli", "run", f"{server.address}/api/schema/openapi.json"]
    options = ["--checks", "not_a_server_error", "--seed", "1", "--no-color", "-n", str(examples)]

    said = subprocess.run([*program, *options], capture_output=True, text=True, cwd=tmp_path, check=False)

    assert said.returncode == 0, said.stdout[-3000:] + said.stderr[-1000:]
    assert "passed" in said.stdout
    assert duel.play(5) == 5
