"""scripts/services starts a PostgreSQL that trusts whoever comes from this machine."""

import asyncio
import os
import signal
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

import asyncpg
import pytest

from everfree.cli.chaos.services import free_port, wait_for

SCRIPT = Path(__file__).resolve().parents[2] / "scripts" / "services"


@pytest.fixture
def folder() -> Iterator[Path]:
    """Give a folder that every user may enter; its PostgreSQL is stopped and it is removed afterwards."""
    with tempfile.TemporaryDirectory() as made:
        found = Path(made)
        found.chmod(0o711)
        yield found
        for file in found.glob("*/data/postmaster.pid"):
            os.kill(int(file.read_text().split()[0]), signal.SIGINT)
            while file.exists():
                pass


async def _user(port: int) -> str:
    connection = await asyncpg.connect(f"postgresql://root@127.0.0.1:{port}/postgres")
    try:
        found: str = await connection.fetchval("SELECT rolname FROM pg_roles WHERE rolsuper AND rolcanlogin")
    finally:
        await connection.close()
    return found


def test_the_postgres_it_starts_asks_for_no_password(folder: Path) -> None:
    """Whatever Debian's own cluster does; it is in a folder of its own, and what runs already stays."""
    if not Path("/usr/lib/postgresql").is_dir():
        pytest.skip("NOT TESTED without PostgreSQL: scripts/services installs it")
    port, taken = free_port(), free_port()
    with subprocess.Popen(["python3", "-m", "http.server", str(taken), "--bind", "127.0.0.1"]) as running:
        wait_for(taken)
        where = {**os.environ, "TMPDIR": str(folder)}
        for _ in range(2):  # the second time both run already
            said = subprocess.run(
                ["bash", str(SCRIPT), str(port), str(taken)],
                env=where,
                capture_output=True,
                text=True,
                check=True,
            )
            assert said.stdout.splitlines() == [f"PostgreSQL: 127.0.0.1:{port}", f"NATS: 127.0.0.1:{taken}"]
        running.terminate()

    assert asyncio.run(_user(port)) == "root"
    assert len(list(folder.iterdir())) == 1
