"""The client in the protocol guide does what the guide says."""

import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from everfree.cli.check.served import Served
from everfree.server.limits import Limits

GUIDE = Path(__file__).resolve().parents[2] / "docs" / "guides" / "protocol.md"


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
