"""Write `requirements.lock` from uv.lock: every package with its version and hashes, without any address.

uv.lock itself is not committed, because it records download addresses. With this file
`pip install --require-hashes -r requirements.lock` installs the same files from any index.
`--check` writes nothing and exits with 1 if the file is out of date.
"""

import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
KEPT: Final = ROOT / "requirements.lock"
HEADER: Final = "# Written by `make export` from uv.lock.\n"


def exported() -> str:
    """Return the resolution in uv.lock as requirements with hashes; asks no index."""
    uv = ["uv"] if runs("uv") else [sys.executable, "-m", "uv"]
    options = ["--frozen", "--offline", "--all-extras", "--all-groups", "--no-emit-project"]
    quiet = ["--no-emit-index-url", "--no-header", "--no-annotate", "--quiet"]
    made = subprocess.run(
        [*uv, "export", *options, *quiet], cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True
    )
    return HEADER + made.stdout


def runs(command: str) -> bool:
    """Tell whether a command works; a launcher of a version manager may exist and lead nowhere."""
    try:
        return subprocess.run([command, "--version"], capture_output=True, check=False).returncode == 0
    except FileNotFoundError:
        return False


def main(arguments: list[str]) -> int:
    """Write the file, or with `--check` compare it."""
    now = exported()
    if "--check" in arguments:
        return 0 if KEPT.read_text(encoding="utf-8") == now else 1
    KEPT.write_text(now, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
