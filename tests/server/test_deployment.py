"""The files in `deploy/`: their services as plain processes, and what they name exists."""

import asyncio
import gc
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import asyncpg
import nats
import pytest
import yaml  # type: ignore[import-untyped]

from everfree.cli.chaos.services import Missing, PrivatePostgres, free_port, wait_for
from everfree.cli.check.duels import Duel
from everfree.cli.check.served import Process
from everfree.server import nats_link
from everfree.server.client import Guest
from everfree.server.configuration.reading import VARIABLES
from everfree.server.faults import Faults
from everfree.server.metrics import Metrics

DEPLOY = Path(__file__).parents[2] / "deploy"
EVERFREE = (sys.executable, "-m", "everfree")


@pytest.fixture(scope="module")
def secrets(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Make certificates and passwords with the script of the deployment."""
    if shutil.which("openssl") is None:
        pytest.skip("NOT TESTED without openssl")
    folder = tmp_path_factory.mktemp("secrets")
    subprocess.run([DEPLOY / "certificates", folder], check=True, stdout=subprocess.DEVNULL)
    return folder


def passwords(secrets: Path) -> dict[str, str]:
    """Return the passwords that the script made, by the name of their variable."""
    lines = (secrets / "env").read_text(encoding="utf-8").splitlines()
    return dict(line.split("=", 1) for line in lines)


class SecurePostgres(PrivatePostgres):
    """PostgreSQL that lets people in with a password and over TLS only, by the file of the deployment."""

    def __init__(self, folder: Path, secrets: Path) -> None:
        """Create and start it."""
        super().__init__(folder)
        password = passwords(secrets)["POSTGRES_PASSWORD"]
        asyncio.run(self._set(password))
        self.stop("fast")
        shutil.copy(DEPLOY / "pg_hba.conf", self._data / "pg_hba.conf")
        for name in ("postgres.key", "postgres.crt"):
            shutil.copy(secrets / name, self._data / name)
            if self._user is not None:
                os.chown(self._data / name, self._user.pw_uid, self._user.pw_gid)
        with (self._data / "postgresql.conf").open("a", encoding="utf-8") as settings:
            settings.write("ssl = on\nssl_key_file = 'postgres.key'\nssl_cert_file = 'postgres.crt'\n")
        self.start()

    async def _set(self, password: str) -> None:
        connection = await asyncpg.connect(self.url)
        await connection.execute(f"ALTER USER everfree PASSWORD '{password}'")
        await connection.close()


@dataclass(frozen=True)
class Deployment:
    """The addresses of running services, as the settings of a server name them."""

    database: str
    nats: str
    ca: str

    @property
    def services(self) -> dict[str, str]:
        """The options that name them."""
        return {"database": self.database, "nats": self.nats, "nats-ca": self.ca}


@pytest.fixture(scope="module")
def deployment(secrets: Path) -> Iterator[Deployment]:
    """Start PostgreSQL and NATS with the files of the deployment."""
    with tempfile.TemporaryDirectory() as folder:  # pytest's own folders are closed to the user `postgres`
        yield from _started(Path(folder), secrets)


def _started(folder: Path, secrets: Path) -> Iterator[Deployment]:
    known, port = passwords(secrets), free_port()
    environment = {
        **os.environ,
        "NATS_PASSWORD": known["NATS_PASSWORD"],
        "NATS_CERTIFICATE": str(secrets / "nats.crt"),
        "NATS_KEY": str(secrets / "nats.key"),
        "NATS_DATA": str(folder / "nats"),
    }
    program = shutil.which("nats-server")
    try:
        postgres = SecurePostgres(folder, secrets)
    except (Missing, KeyError) as missing:
        pytest.skip(f"NOT TESTED without PostgreSQL: {missing}")
    if program is None:
        pytest.skip("NOT TESTED without nats-server")
    command = [program, "-c", str(DEPLOY / "nats.conf"), "-a", "127.0.0.1", "-p", str(port)]
    with subprocess.Popen(
        command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    ) as server:
        wait_for(port)
        user, ca = f"everfree:{known['POSTGRES_PASSWORD']}", str(secrets / "ca.crt")
        yield Deployment(
            f"postgresql://{user}@127.0.0.1:{postgres.port}/postgres?sslmode=verify-full&sslrootcert={ca}",
            f"tls://everfree:{known['NATS_PASSWORD']}@127.0.0.1:{port}",
            ca,
        )
        server.terminate()
    postgres.stop("fast")


class TestProcesses:
    """The processes of compose.yaml without containers."""

    def test_a_match_is_played(self, deployment: Deployment, tmp_path: Path) -> None:
        """A migration, two servers and a worker, over TLS: people against each other and a computer."""
        named = {"EVERFREE_DATABASE": deployment.database, "EVERFREE_NATS": deployment.nats}
        environment = {**os.environ, **named, "EVERFREE_NATS_CA": deployment.ca}
        migrated = subprocess.run([*EVERFREE, "migrate"], env=environment, check=True, capture_output=True)
        assert b"to step" in migrated.stdout
        with subprocess.Popen(
            [*EVERFREE, "worker"], env=environment, stdout=subprocess.PIPE, text=True
        ) as worker:
            assert worker.stdout is not None
            assert worker.stdout.readline() == "Ready for questions.\n"
            options = ("--processes", "0", "--think", "0", "--drain", "0", "--seed-tables")
            one, two = (Process(tmp_path, *options, services=deployment.services) for _ in range(2))

            self._play_with_a_friend(one, two)
            self._play_with_a_computer(two)
            assert [Guest(server.address).fetch("/readyz")[0] for server in (one, two)] == [200, 200]
            self._operate(environment, tmp_path / "copy")
            assert [server.stop() for server in (one, two)] == [0, 0]
            worker.terminate()
        assert worker.returncode == 0

    def _operate(self, environment: dict[str, str], copy: Path) -> None:
        """Ask the doctor, and copy the database."""
        examined = subprocess.run(
            [*EVERFREE, "doctor"], env=environment, capture_output=True, text=True, check=False
        )
        good = {
            line.partition(":")[0].split()[1] for line in examined.stdout.splitlines() if line[:2] == "OK"
        }
        assert good >= {"settings", "encryption", "database", "clocks", "nats", "worker"}, examined.stdout
        subprocess.run([*EVERFREE, "backup", copy], env=environment, check=True, capture_output=True)
        assert copy.stat().st_size > 0

    def _play_with_a_friend(self, one: Process, two: Process) -> None:
        duel = Duel(one.address)
        duel.clients[1].close()
        duel.friend.address = two.address
        duel.clients[1] = duel.friend.join(duel.table)
        assert duel.play(20) == 20
        duel.close()

    def _play_with_a_computer(self, server: Process) -> None:
        guest = Guest(server.address)
        client = guest.join(guest.ask("/api/tables", {"seed": "3", "level": "gentle"})["table"])
        for _ in range(6):
            client.until(lambda client: client.question is not None)
            assert "trouble" not in client.view
            done = client.ask("answer", answers=[0])["number"]
            client.until(lambda client, done=done: client.number >= done)
        client.close()


class TestStrangers:
    """Without a password, or without TLS, nobody gets in."""

    @pytest.mark.parametrize(
        ("pattern", "replacement"),
        [
            ("everfree:\\w+@", "everfree@"),
            ("everfree:\\w+@", "everfree:wrong@"),
            ("sslmode=verify-full", "sslmode=disable"),
            ("&sslrootcert=.*", ""),
        ],
    )
    def test_postgresql(self, deployment: Deployment, pattern: str, replacement: str) -> None:
        """No password, a wrong one, no TLS, and an authority that we do not know."""
        address = re.sub(pattern, replacement, deployment.database)
        assert address != deployment.database
        errors = (asyncpg.InvalidAuthorizationSpecificationError, asyncpg.InterfaceError, OSError)

        with pytest.raises(errors):
            asyncio.run(asyncpg.connect(address))

    @pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
    @pytest.mark.parametrize(
        ("pattern", "replacement", "with_ca"),
        [
            ("everfree:\\w+@", "", True),
            ("everfree:\\w+@", "everfree:wrong@", True),
            ("", "", False),
        ],
    )
    def test_nats(self, deployment: Deployment, pattern: str, replacement: str, with_ca: bool) -> None:
        """No password, a wrong one, and an authority that we do not know.

        The client library may leave the transport of a refused connection open; it is collected here, because
        its warning would fail whichever test comes next.
        """
        address = re.sub(pattern, replacement, deployment.nats, count=1)

        with pytest.raises((nats.errors.Error, OSError)):
            asyncio.run(connect(address, deployment.ca if with_ca else ""))
        gc.collect()

    def test_nats_without_tls(self, deployment: Deployment) -> None:
        """A client that sends its password in the open is told nothing."""
        said = asyncio.run(in_the_open(deployment.nats))

        assert b"PONG" not in said

    def test_the_right_address_gets_in(self, deployment: Deployment) -> None:
        """So that the refusals above are not those of a service that is away."""
        asyncio.run(connect(deployment.nats, deployment.ca))
        asyncio.run(asyncpg_closed(deployment.database))


async def quiet(_error: Exception) -> None:
    """Leave it to the exception."""


async def connect(address: str, ca: str) -> None:
    """Connect to NATS as a server does, once."""
    client = await nats_link.connect(address, ca, allow_reconnect=False, error_cb=quiet)
    await client.close()


async def asyncpg_closed(address: str) -> None:
    """Connect to PostgreSQL and leave."""
    connection = await asyncpg.connect(address)
    await connection.close()


async def in_the_open(address: str) -> bytes:
    """Talk to NATS without TLS, and return what it says."""
    found = re.fullmatch(r"tls://(.*):(.*)@(.*):(.*)", address)
    assert found is not None
    user, password, host, port = found.groups()
    reader, writer = await asyncio.open_connection(host, int(port))
    told = json.dumps({"user": user, "pass": password, "verbose": False})
    writer.write(f"CONNECT {told}\r\nPING\r\n".encode())
    try:
        return await asyncio.wait_for(reader.read(65536), 5) + await asyncio.wait_for(reader.read(65536), 5)
    except (TimeoutError, OSError):
        return b""
    finally:
        writer.close()


def test_a_password_is_not_sent_to_a_server_without_tls() -> None:
    """Somebody in between who does not ask for TLS gets no password from an address with tls://."""
    heard: list[bytes] = []

    async def impostor(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b'INFO {"server_id":"x","version":"2.9.0","max_payload":1048576}\r\n')
        heard.append(await reader.read(4096))
        writer.close()

    async def tried() -> None:
        server = await asyncio.start_server(impostor, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        try:
            with pytest.raises(nats.errors.Error, match="does not offer TLS"):
                await connect(f"tls://me:hunter2@127.0.0.1:{port}", "")
        finally:
            server.close()
            await asyncio.sleep(0.1)

    asyncio.run(tried())
    assert b"hunter2" not in b"".join(heard)


def composed() -> dict[str, Any]:
    """Return the services of compose.yaml."""
    found: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
    return found


class TestFiles:
    """What the files name exists."""

    def test_settings_of_the_composition_exist(self) -> None:
        """Every variable of a server or worker is in the table, and every option is one of its command."""
        ours = {name: one for name, one in composed()["services"].items() if one.get("image") == "everfree"}

        assert set(ours) == {"migrate", "gateway-1", "gateway-2", "worker"}
        for name, service in ours.items():
            assert service["environment"].keys() <= VARIABLES.keys(), name
            command, *options = service["command"]
            help_of = subprocess.run(
                [*EVERFREE, command, "--help"], capture_output=True, text=True, check=True
            )
            assert all(option in help_of.stdout for option in options if option.startswith("--")), name

    def test_files_of_the_composition_exist(self) -> None:
        """Those that are mounted; secrets are made by the script."""
        for service in composed()["services"].values():
            for volume in service.get("volumes", ()):
                source = volume.split(":")[0]
                if source.startswith("./") and not source.startswith("./secrets/"):
                    assert (DEPLOY / source).is_file(), source

    def test_secrets_of_the_composition_are_made(self, secrets: Path) -> None:
        """By the script: files that are mounted, and variables that must be set."""
        text = (DEPLOY / "compose.yaml").read_text(encoding="utf-8")

        assert set(re.findall(r"\./secrets/([\w.]+)", text)) <= {one.name for one in secrets.iterdir()}
        assert set(re.findall(r"\$\{(\w+):\?\}", text)) == passwords(secrets).keys()
        assert all((secrets / name).stat().st_mode & 0o077 == 0 for name in ("ca.key", "nats.key", "env"))

    def test_the_proxy_knows_every_server(self) -> None:
        """And Prometheus does, too."""
        gateways = {f"{name}:8000" for name in composed()["services"] if name.startswith("gateway")}

        for file in ("Caddyfile", "prometheus.yml"):
            found = re.findall(r"gateway-\d+:8000", (DEPLOY / file).read_text(encoding="utf-8"))
            assert set(found) == gateways, file

    def test_every_figure_of_the_dashboard_is_exported(self) -> None:
        """A panel that names another one would stay empty."""
        board = json.loads((DEPLOY / "grafana" / "everfree.json").read_text(encoding="utf-8"))
        metrics = Metrics(Faults())
        metrics.refused("table-stale")
        exported = {
            re.split(r"[{ ]", line)[0]
            for line in metrics.text().decode().splitlines()
            if not line.startswith("#")
        }
        queries = [target["expr"] for panel in board["panels"] for target in panel["targets"]]
        named = {name for query in queries for name in re.findall(r"\b(?:everfree|process)_\w+", query)}

        assert len(named) > 10
        assert named <= exported
        assert {
            one for one in exported if one.startswith("everfree") and not one.endswith(("_created", "_info"))
        } <= {
            *named,
            *("everfree_shown_seconds_count", "everfree_shown_seconds_sum"),
        }
