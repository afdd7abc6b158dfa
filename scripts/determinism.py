"""Play the same random games in every environment and compare their fingerprints.

    python -m scripts.determinism [--seeds 300] [--python 3.11 --python 3.13] [--compiled .compiled]

A temporary environment is made for each interpreter found (or asked for), with only the packages that the
engine needs. A compiled environment is included if it was built from the present sources. Each run has its
own PYTHONHASHSEED.
"""

import argparse
import os
import random
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from importlib import metadata
from pathlib import Path

from scripts.compiled import ROOT, uv_command
from scripts.interpreters import interpreters

SOURCES = ROOT / "src"
NEEDED = ("msgspec",)
"""Packages that the engine imports, in the versions of the environment this runs in."""
AT_ONCE = 2
"""Environments that play at the same time."""


@dataclass(frozen=True)
class Environment:
    """A Python environment that can play."""

    name: str
    python: Path
    sources: Path | None
    """Where it finds the engine; None if the engine is installed in it."""


def plain(version: str, interpreter: str, folder: Path) -> Environment:
    """Make an environment for *interpreter* that imports the engine from this checkout."""
    home = folder / version
    uv = uv_command()
    pins = [f"{package}=={metadata.version(package)}" for package in NEEDED]
    for step in (
        ["venv", "--quiet", "--python", interpreter, str(home)],
        ["pip", "install", "--quiet", "--python", str(home), *pins],
    ):
        subprocess.run([*uv, *step], check=True)
    return Environment(f"CPython {version}", home / "bin" / "python", SOURCES)


def is_current(environment: Path) -> bool:
    """Tell whether a compiled environment was built from the present sources."""
    for installed in environment.glob("lib/python*/site-packages/everfree"):
        ours = {path.relative_to(SOURCES / "everfree") for path in (SOURCES / "everfree").rglob("*.py")}
        theirs = {path.relative_to(installed) for path in installed.rglob("*.py")}
        return ours == theirs and all(
            (SOURCES / "everfree" / path).read_bytes() == (installed / path).read_bytes() for path in ours
        )
    return False


def fingerprints(environment: Environment, seeds: int, hash_seed: int) -> list[str]:
    """Play in an environment and return the fingerprints.

    The working directory is empty, so that an installed engine is not hidden by the sources.
    """
    settings = {key: value for key, value in os.environ.items() if not key.startswith("PYTHON")}
    settings["PYTHONHASHSEED"] = str(hash_seed)
    if environment.sources is not None:
        settings["PYTHONPATH"] = str(environment.sources)
    command = [str(environment.python), "-m", "everfree.testing.fingerprints", str(seeds)]
    with tempfile.TemporaryDirectory() as elsewhere:
        done = subprocess.run(
            command, env=settings, cwd=elsewhere, stdout=subprocess.PIPE, text=True, check=True
        )
    return done.stdout.splitlines()


def compared(environments: list[Environment], seeds: int) -> int:
    """Play in every environment, print how each compares with the first, and count the seeds equal in all."""
    hash_seeds = [random.randrange(1, 2**32) for _ in environments]
    with ThreadPoolExecutor(AT_ONCE) as pool:
        played = list(pool.map(fingerprints, environments, [seeds] * len(environments), hash_seeds))
    differing: set[str] = set()
    for environment, hash_seed, lines in zip(environments, hash_seeds, played, strict=True):
        wrong = [line.split()[0] for line, first in zip(lines, played[0], strict=True) if line != first]
        print(f"{environment.name}, hash seed {hash_seed}: {seeds - len(wrong)} of {seeds} equal")
        if wrong:
            print(f"  seeds that differ: {' '.join(wrong[:20])}")
        differing.update(wrong)
    return seeds - len(differing)


def main() -> int:
    """Collect the environments and compare them."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--seeds", type=int, default=300, help="how many games (300)")
    parser.add_argument("--python", action="append", help="a minor version to use (every one found)")
    parser.add_argument("--compiled", action="append", default=[], help="folder of a compiled environment")
    arguments = parser.parse_args()

    found = {f"{major}.{minor}": path for (major, minor), path in interpreters().items()}
    with tempfile.TemporaryDirectory() as folder:
        environments = [
            plain(version, path, Path(folder))
            for version, path in found.items()
            if arguments.python is None or version in arguments.python
        ]
        for name in arguments.compiled:
            if is_current(ROOT / name):
                environments.append(Environment(f"mypyc in {name}", ROOT / name / "bin" / "python", None))
            else:
                print(f"{name}: missing or built from other sources, left out")
        equal = compared(environments, arguments.seeds) if environments else 0
    print(f"{equal} of {arguments.seeds} equal in {len(environments)} environments")
    return 0 if equal == arguments.seeds else 1


if __name__ == "__main__":
    sys.exit(main())
