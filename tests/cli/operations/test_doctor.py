"""`everfree doctor` finds what is wrong with a deployment, and says what to do."""

import os
import secrets
import time
from pathlib import Path

import pytest
from typer.testing import CliRunner

from everfree.cli.app import app
from everfree.cli.chaos.services import free_port
from everfree.cli.check.databases import NATS, drop_database, new_database
from everfree.cli.check.served import Served
from everfree.cli.operations import inside
from everfree.server.card_game.host import CardGameHost
from everfree.server.configuration.reading import configuration
from everfree.server.storage.database import now

PASSWORD = "hunter2-of-the-forest"


def examined(*words: str) -> tuple[int, dict[str, str]]:
    """Return the status of the command and its lines, by part."""
    said = CliRunner().invoke(app, ["doctor", *words])
    lines = [line.split(maxsplit=1) for line in said.output.splitlines()]
    assert PASSWORD not in said.output
    return said.exit_code, {
        rest.partition(":")[0]: f"{mark} {rest.partition(': ')[2]}" for mark, rest in lines
    }


@pytest.fixture
def built(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pretend that the pages are built: tests run without them too."""
    monkeypatch.setattr(inside, "built", lambda: type("Site", (), {"is_built": True}))


@pytest.mark.usefixtures("built")
class TestOneMachine:
    """SQLite."""

    def test_all_is_well(self, tmp_path: Path) -> None:
        """Before the first start, while a server runs, and from outside."""
        local = ("--local", "--data", str(tmp_path))
        status, before = examined(*local)
        assert status == 0
        assert before["database"].startswith("OK the first start of a server creates")
        assert not (tmp_path / "everfree.sqlite").exists()

        server = Served(tmp_path, public_addresses=())
        found = examined(*local, "--at", server.address)[1]
        server.stop()
        assert {part: line.split()[0] for part, line in found.items()} == {
            **dict.fromkeys(("settings", "disk", "pages", "database", "clocks", "worker"), "OK"),
            **dict.fromkeys(("server", "ready", "sockets", "figures"), "OK"),
            "page": found["page"].split()[0],  # without pages the server says how to build them
        }

    def test_nobody_answers_outside(self, tmp_path: Path) -> None:
        """Every line from outside fails."""
        address = f"http://127.0.0.1:{free_port()}"
        status, found = examined("--local", "--data", str(tmp_path), "--at", address)

        assert status == 1
        assert [part for part, line in found.items() if line.startswith("FAIL")] == [
            *("server", "ready", "page", "sockets", "figures")
        ]

    def test_settings_are_wrong(self, tmp_path: Path) -> None:
        """The sentences of the server itself; nothing else is tried."""
        file = tmp_path / "settings.toml"
        file.write_text(f"local = 1\nnats = 'http://a:{PASSWORD}@b'", encoding="utf-8")
        status, found = examined("--config", str(file))

        assert status == 1
        assert list(found) == ["settings"]

    def test_others_may_read_the_file(self, tmp_path: Path) -> None:
        """It may have passwords."""
        file = tmp_path / "settings.toml"
        file.write_text(f"local = true\ndata = '{tmp_path}'", encoding="utf-8")
        for mode, mark in ((0o644, "FAIL"), (0o600, "OK")):
            os.chmod(file, mode)
            assert examined("--config", str(file))[1]["settings"].startswith(mark)

    def test_a_full_disk_and_clocks_apart(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        """Each has its line."""
        Served(tmp_path).stop()
        monkeypatch.setattr(inside, "FREE_BYTES", 1 << 60)
        monkeypatch.setattr(inside, "now", lambda: now() + 5000)
        status, found = examined("--local", "--data", str(tmp_path))

        assert status == 1
        assert found["disk"].startswith("FAIL only")
        assert found["clocks"].startswith("FAIL ")
        assert found["clocks"].endswith("set both by the same time server")


def test_pages_that_are_not_built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The line says how to build them."""
    monkeypatch.setattr(inside, "built", lambda: type("Site", (), {"is_built": False}))

    assert "make web" in examined("--local", "--data", str(tmp_path))[1]["pages"]


@pytest.mark.usefixtures("built")
class TestManyMachines:
    """PostgreSQL and NATS."""

    def test_a_worker_answers_or_not(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        """A server with a process for computers is a worker, too."""
        monkeypatch.setattr("everfree.server.computers.queue.QUEUE_SECONDS", 0.5)
        monkeypatch.setattr(inside, "THINK_SECONDS", 2.0)
        try:
            database = new_database()
        except OSError as error:
            pytest.skip(f"NOT TESTED without PostgreSQL and NATS: scripts/services starts them ({error})")
        named = {"database": database, "nats": NATS, "prefix": f"test-{secrets.token_hex(6)}"}
        words = [word for key, value in named.items() for word in (f"--{key}", value)]

        status, found = examined(*words)
        assert (status, found["worker"].split()[0]) == (1, "FAIL")
        assert found["database"].startswith("OK PostgreSQL")
        assert "JetStream" in found["nats"]
        server = Served(tmp_path, None, **named, warm=True)
        until = time.monotonic() + 60
        while (answer := examined(*words))[0] and time.monotonic() < until:
            pass  # its process for computers starts
        status, found = answer
        server.stop()
        drop_database(database)
        assert (status, found["worker"].split()[0]) == (0, "OK"), found

    def test_a_worker_of_another_version_is_named(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """It waits for questions, and not for those of this version."""
        monkeypatch.setattr("everfree.server.computers.queue.QUEUE_SECONDS", 0.5)
        monkeypatch.setattr(inside, "THINK_SECONDS", 0.5)
        try:
            database = new_database()
        except OSError as error:
            pytest.skip(f"NOT TESTED without PostgreSQL and NATS: scripts/services starts them ({error})")
        named = {"database": database, "nats": NATS, "prefix": f"test-{secrets.token_hex(6)}"}
        words = [word for key, value in named.items() for word in (f"--{key}", value)]
        other = Served(tmp_path, (CardGameHost(),), **named)
        status, found = examined(*words)
        other.stop()
        drop_database(database)

        assert status == 1
        assert "the workers that run are of another version" in found["worker"]

    def test_nobody_is_there(self) -> None:
        """The lines name what does not answer, without its password."""
        where = f"a:{PASSWORD}@127.0.0.1:{free_port()}"
        status, found = examined("--database", f"postgresql://{where}/b", "--nats", f"nats://{where}")

        assert status == 1
        assert [found[part].split()[0] for part in ("database", "nats", "worker")] == ["FAIL"] * 3

    @pytest.mark.parametrize(
        ("database", "nats", "mark"),
        [
            ("postgresql://db.example/x?sslmode=verify-full", "tls://nats.example", True),
            ("postgresql://127.0.0.1/x", "nats://localhost", True),
            ("postgresql://db.example/x?sslmode=require", "tls://nats.example", False),
            ("postgresql://db.example/x", "tls://nats.example", False),
            ("postgresql://[::1]/x", "nats://nats.example", False),
        ],
    )
    def test_services_elsewhere_are_reached_over_tls(self, database: str, nats: str, mark: bool) -> None:
        """And their certificates are checked; on the machine itself nobody is in between."""
        chosen = configuration(None, {}, {"database": database, "nats": nats})

        assert inside.encryption(chosen).is_ok == mark
