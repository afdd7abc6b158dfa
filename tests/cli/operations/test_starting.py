"""A server or a worker whose services are away says so, waits, and can be stopped (`server/waiting.py`)."""

import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from everfree.cli.app import app
from everfree.cli.chaos.services import PrivateNats, free_port
from everfree.cli.check.databases import NATS, POSTGRES, drop_database, new_database
from everfree.cli.operations.options import how_to_migrate
from everfree.server.client import Guest
from everfree.server.configuration.reading import configuration

PATIENCE = 60.0


class Started:
    """A command in a process of its own, whose output is read."""

    def __init__(self, *words: str) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "everfree", *words],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        self.output = ""
        self._reading = threading.Thread(target=self._read)
        self._reading.start()

    def _read(self) -> None:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            self.output += line

    def until_said(self, text: str) -> None:
        """Wait until it has said something."""
        self._until(lambda: text in self.output, text)

    def _until(self, is_true: Callable[[], bool], what: str) -> None:
        until = time.monotonic() + PATIENCE
        while not is_true():
            assert time.monotonic() < until, (what, self.output)
            assert is_true() or self._process.poll() is None, (what, self.output)
            time.sleep(0.02)

    def stop(self, how: signal.Signals = signal.SIGTERM) -> int:
        """Tell it to stop, and return its exit status."""
        self._process.send_signal(how)
        return self.ended()

    def ended(self) -> int:
        """Wait until it has ended, and return its exit status."""
        status = self._process.wait(PATIENCE)
        self._reading.join()
        assert self._process.stdout is not None
        self._process.stdout.close()
        return status


@pytest.fixture
def start() -> Iterator[Callable[..., Started]]:
    """Give what starts a command; whatever still runs at the end is killed."""
    made: list[Started] = []

    def begin(*words: str) -> Started:
        made.append(Started(*words))
        return made[-1]

    yield begin
    for one in made:
        one.stop(signal.SIGKILL)


@pytest.fixture
def database() -> Iterator[str]:
    """Give the address of a PostgreSQL database with all tables."""
    try:
        made = new_database()
    except OSError as error:
        pytest.skip(f"NOT TESTED without PostgreSQL and NATS: scripts/services starts them ({error})")
    yield made
    drop_database(made)


Start = Callable[..., Started]


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_a_server_without_nats_says_so_and_stops(start: Start, database: str, how: signal.Signals) -> None:
    """It names what it waits for, does not say where it is, and ends when it is told to."""
    port = free_port()
    server = start(
        "serve", "--port", "0", "--database", database, "--nats", f"nats://a:secret@127.0.0.1:{port}"
    )

    server.until_said(f"NATS at 127.0.0.1:{port} can't be reached; trying again every second")

    assert server.stop(how) == 0
    assert "Everfree is at" not in server.output
    assert "Traceback" not in server.output
    assert "secret" not in server.output


def test_a_server_without_postgresql_says_so_and_stops(start: Start) -> None:
    """As without NATS."""
    where = f"127.0.0.1:{free_port()}"
    server = start("serve", "--port", "0", "--database", f"postgresql://a:secret@{where}/b", "--nats", NATS)

    server.until_said(f"PostgreSQL at {where} can't be reached; trying again every second")

    assert server.stop() == 0
    assert "Everfree is at" not in server.output
    assert "Traceback" not in server.output
    assert "secret" not in server.output


def test_a_server_starts_when_nats_comes(start: Start, database: str, tmp_path: Path) -> None:
    """It waits for ever; what it prints then is an address that answers."""
    nats = PrivateNats(tmp_path)
    nats.kill()
    server = start(
        *("serve", "--port", "0", "--database", database, "--nats", f"nats://127.0.0.1:{nats.port}"),
        *("--processes", "0"),
    )
    server.until_said("can't be reached")

    nats.start()
    server.until_said("Everfree is at")
    address = server.output[server.output.index("http://") :].split()[0]
    assert Guest(address).fetch("/readyz")[0] == 200
    assert server.stop() == 0
    nats.kill()


def test_a_worker_without_nats_says_so_and_stops(start: Start) -> None:
    """As a server."""
    port = free_port()
    worker = start("worker", "--nats", f"nats://127.0.0.1:{port}")

    worker.until_said(f"NATS at 127.0.0.1:{port} can't be reached; trying again every second")

    assert worker.stop() == 0
    assert "Ready for questions" not in worker.output
    assert "Traceback" not in worker.output


def test_nats_without_jetstream_is_refused(start: Start) -> None:
    """Waiting would not help, so the command ends with a sentence."""
    port = free_port()
    silent: Any = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    nats = subprocess.Popen(["nats-server", "-a", "127.0.0.1", "-p", str(port)], **silent)
    worker = start("worker", "--nats", f"nats://127.0.0.1:{port}")
    worker.until_said("has no JetStream: start nats-server with -js")
    assert worker.ended() == 1
    nats.kill()
    nats.wait()


class TestOldDatabase:
    """A database that lacks tables."""

    @pytest.fixture
    def empty(self) -> Iterator[str]:
        """Give a database without tables."""
        try:
            made = new_database(template=POSTGRES.replace("/postgres", "/template1"))
        except OSError as error:
            pytest.skip(f"NOT TESTED without PostgreSQL: scripts/services starts it ({error})")
        yield made
        drop_database(made)

    def test_the_server_repeats_the_file_of_settings(self, empty: str, tmp_path: Path) -> None:
        """So that the sentence can be copied."""
        file = tmp_path / "my settings.toml"
        file.write_text(f"database = '{empty}'\nnats = '{NATS}'\nport = 0\n", encoding="utf-8")

        done = subprocess.run(
            [sys.executable, "-m", "everfree", "serve", "--config", str(file)],
            capture_output=True,
            text=True,
            check=False,
        )

        assert done.returncode == 1
        assert f"Run: everfree migrate --config '{file}'\n" in done.stderr

    def test_the_doctor_says_what_to_run(self, empty: str, tmp_path: Path) -> None:
        """And shows no SQL."""
        file = tmp_path / "settings.toml"
        file.write_text(f"database = '{empty}'\nnats = '{NATS}'\n", encoding="utf-8")

        said = CliRunner().invoke(app, ["doctor", "--config", str(file)]).output

        (line,) = [line for line in said.splitlines() if " database: " in line]
        assert line.startswith("FAIL")
        assert line.endswith(f"has no tables yet; run everfree migrate --config {file}")
        assert "SELECT" not in said
        assert "clocks" not in said

    def test_an_address_is_not_repeated(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        """It may have a password; settings of the environment need no option."""
        named = {"database": "postgresql://a:secret@b/c", "nats": NATS}
        assert how_to_migrate(configuration(None, {}, named)) == "everfree migrate --database ADDRESS"

        monkeypatch.setitem(os.environ, "EVERFREE_DATABASE", named["database"])
        assert how_to_migrate(configuration(None, os.environ, {"nats": NATS})) == "everfree migrate"
