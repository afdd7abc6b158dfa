"""A PostgreSQL cluster and a NATS server of one's own, on free ports, to be killed and started again."""

import os
import pwd
import shutil
import signal
import socket
import subprocess
import time
from pathlib import Path
from typing import Final

START_SECONDS: Final = 60.0


class Missing(Exception):
    """A program that is needed is not installed."""


def free_port() -> int:
    """Return a port at which nobody listens."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def wait_for(port: int) -> None:
    """Wait until somebody listens at a port."""
    until = time.monotonic() + START_SECONDS
    while time.monotonic() < until:
        with socket.socket() as tried:
            if tried.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.05)
    raise TimeoutError(f"nobody listens at port {port}")


def _program(name: str, *folders: Path) -> str:
    found = [str(one) for folder in folders for one in sorted(folder.glob(f"*/bin/{name}"))]
    program = found[-1] if found else shutil.which(name)
    if program is None:
        raise Missing(f"{name} is not installed: scripts/services installs it")
    return program


class PrivatePostgres:
    """A PostgreSQL cluster in a folder; it refuses to run as root, so root runs it as `postgres`."""

    def __init__(self, folder: Path) -> None:
        """Create and start the cluster."""
        self._data, self.port = folder / "postgres", free_port()
        self._user = pwd.getpwnam("postgres") if os.geteuid() == 0 else None
        self._data.mkdir()
        if self._user is not None:
            os.chown(self._data, self._user.pw_uid, self._user.pw_gid)
            for parent in folder.parents[:-1]:
                parent.chmod(parent.stat().st_mode | 0o011)
            folder.chmod(0o711)
        self._run("initdb", "-D", str(self._data), "-A", "trust", "-U", "everfree", "--no-sync")
        self.start()

    @property
    def url(self) -> str:
        """The address of its first database."""
        return f"postgresql://everfree@127.0.0.1:{self.port}/postgres"

    @property
    def pid(self) -> int:
        """The process whose children serve the connections."""
        return int((self._data / "postmaster.pid").read_text().split()[0])

    def _run(self, name: str, *arguments: str) -> None:
        program = _program(name, Path("/usr/lib/postgresql"))
        made = subprocess.run(
            [program, *arguments],
            user=None if self._user is None else self._user.pw_uid,
            group=None if self._user is None else self._user.pw_gid,
            cwd="/",
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
        )
        if made.returncode:
            raise RuntimeError(f"{name}: {made.stderr}")

    def start(self) -> None:
        """Start it and wait until it answers."""
        options = f"-p {self.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories="
        log = self._data / "log"
        self._run("pg_ctl", "-D", str(self._data), "-w", "-l", str(log), "-o", options, "start")

    def stop(self, how: str = "immediate") -> None:
        """Stop it; *immediate* is as sudden as a power cut."""
        self._run("pg_ctl", "-D", str(self._data), "-w", "-m", how, "stop")


class PrivateNats:
    """A NATS server with JetStream."""

    def __init__(self, folder: Path) -> None:
        """Start it."""
        self._data, self.port = folder / "nats", free_port()
        self.start()

    @property
    def pid(self) -> int:
        """Its process."""
        return self._process.pid

    def start(self) -> None:
        """Start it and wait until it listens."""
        program = _program("nats-server", Path("/nowhere"))
        command = [program, "-a", "127.0.0.1", "-p", str(self.port), "-js", "-sd", str(self._data)]
        self._process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        wait_for(self.port)

    def kill(self) -> None:
        """Kill it without warning."""
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()
