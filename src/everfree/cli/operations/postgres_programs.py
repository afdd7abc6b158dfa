"""PostgreSQL's own programs, which copy a database and restore it. Passwords are not in their arguments."""

import os
import shutil
import subprocess
from pathlib import Path
from typing import Final
from urllib.parse import unquote, urlsplit, urlunsplit

HOW_TO_INSTALL: Final = "is not installed; it comes with PostgreSQL's client programs"


class Failed(Exception):
    """A program is not installed, or failed; its text has no password."""


def dump(url: str, file: Path) -> None:
    """Write the database at *url* into a file in PostgreSQL's custom format."""
    address, password = _apart(url)
    _run(["pg_dump", "--format=custom", "--no-owner", f"--file={file}", f"--dbname={address}"], password)


def restore(url: str, file: Path) -> None:
    """Put what is in a file into the empty database at *url*, all of it or nothing."""
    address, password = _apart(url)
    options = ["--no-owner", "--no-privileges", "--single-transaction", "--exit-on-error"]
    _run(["pg_restore", *options, f"--dbname={address}", str(file)], password)


def _apart(url: str) -> tuple[str, str]:
    """Return the address of a database without its password, and the password."""
    parts = urlsplit(url)
    user, _, place = parts.netloc.rpartition("@")
    name, _, password = user.partition(":")
    netloc = f"{name}@{place}" if name else place
    return urlunsplit(parts._replace(netloc=netloc)), unquote(password)


def _run(command: list[str], password: str) -> None:
    program = shutil.which(command[0])
    if program is None:
        raise Failed(f"{command[0]} {HOW_TO_INSTALL}.")
    environment = {**os.environ, **({"PGPASSWORD": password} if password else {})}
    done = subprocess.run(
        [program, *command[1:]], env=environment, capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise Failed(done.stderr.strip() or f"{command[0]} failed with status {done.returncode}.")
