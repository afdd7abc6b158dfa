"""Build what is released: the sdist, the pure wheel, and one with the compiled engine for each Python here.

    python -m scripts.wheels [--into dist] [--pure] [--python 3.11] [--offline] [--optimise 3]

Wheels are built from the sdist, so that an incomplete sdist shows at once and no file of an older build gets
into a wheel. `--pure` leaves out the compiled ones; `uvx cibuildwheel` builds those for other systems.
"""

import argparse
import os
import subprocess
import sys
import time
from collections.abc import Iterable, Sequence
from pathlib import Path

from scripts.compiled import ROOT, uv_command
from scripts.interpreters import interpreters


class NotBuilt(Exception):
    """A package could not be built; what was printed says why."""


def build(words: Sequence[str], into: Path, **settings: str) -> Path:
    """Run `uv build` and return the file it made; raise `NotBuilt`."""
    before = set(into.glob("*")) if into.exists() else set()
    started = time.monotonic()
    command = [*uv_command(), "build", "--quiet", "--out-dir", str(into), *words]
    if subprocess.run(command, cwd=ROOT, env={**os.environ, **settings}, check=False).returncode:
        raise NotBuilt(" ".join(words))
    made = [path for path in into.glob("everfree-*") if path not in before]
    for path in made:
        print(f"{path.name}: {path.stat().st_size / 1e6:.1f} MB in {time.monotonic() - started:.0f} s")
    return made[0]


def build_all(into: Path, *, compiled: Iterable[str], offline: bool, optimise: str = "3") -> list[Path]:
    """Build the sdist, the pure wheel and those *compiled* for some Pythons into a folder; return them."""
    network = ["--offline"] if offline else []
    sdist = build(["--sdist", *network], into)
    made = [sdist, build(["--wheel", *network, str(sdist)], into)]
    for path in compiled:
        words = ["--wheel", "--python", path, *network, str(sdist)]
        made.append(build(words, into, EVERFREE_COMPILE="1", EVERFREE_OPTIMISE=optimise))
    return made


def main(arguments: Sequence[str]) -> int:
    """Build everything; the exit code is 1 if something could not be built."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--into", default="dist", help="folder of the files (dist)")
    parser.add_argument("--pure", action="store_true", help="leave out the compiled wheels")
    parser.add_argument("--python", action="append", help="compile for this version only; repeatable")
    parser.add_argument("--offline", action="store_true", help="use only what uv has in its cache")
    parser.add_argument("--optimise", choices="0123", default="3", help="level of the C compiler (3)")
    chosen = parser.parse_args(arguments)
    known = {f"{major}.{minor}": path for (major, minor), path in interpreters().items()}
    compiled = [] if chosen.pure else [known[one] for one in chosen.python or known]
    into = ROOT / chosen.into
    for old in into.glob("everfree-*"):
        old.unlink()
    try:
        build_all(into, compiled=compiled, offline=chosen.offline, optimise=chosen.optimise)
    except NotBuilt as failed:
        print(f"not built: {failed}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
