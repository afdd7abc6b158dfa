"""The same seed ends in the same bytes, whatever runs it."""

import subprocess
import sys
from pathlib import Path

from everfree.testing.fingerprints import fingerprint

ROOT = Path(__file__).parent.parent
SEEDS = 6


def test_a_seed_has_one_fingerprint() -> None:
    """Playing a game again gives the same fingerprint; another seed gives another."""
    assert fingerprint(1) == fingerprint(1)
    assert fingerprint(1) != fingerprint(2)


def test_every_environment_ends_alike() -> None:
    """The oldest and the newest Python and the compiled build, each under its own hash seed, agree."""
    command = [sys.executable, "-m", "scripts.determinism", "--seeds", str(SEEDS)]
    command += ["--python", "3.11", "--python", "3.13", "--compiled", ".compiled"]

    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)

    assert done.returncode == 0, done.stdout + done.stderr
    assert f"{SEEDS} of {SEEDS} equal in " in done.stdout
