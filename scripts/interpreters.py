"""Print the Python interpreters of this machine that can run Everfree, one `VERSION PATH` per line.

One per minor version, oldest first. Each is started once, to skip launchers that do not work.
`interpreters.py 3.13` prints only the path of that version and exits with 1 if there is none.
"""

import glob
import os
import shutil
import subprocess
import sys

OLDEST = (3, 11)
NEWEST_TRIED = 19

ASK = "import sys; print(*sys.version_info[:2], sys.executable, sep='\\n')"


def candidates() -> list[str]:
    """List the paths to try: this interpreter, those on the PATH, then those of pyenv and uv."""
    found = [sys.executable]
    for minor in range(OLDEST[1], NEWEST_TRIED + 1):
        on_path = shutil.which(f"python3.{minor}")
        if on_path:
            found.append(on_path)
    home = os.path.expanduser("~")
    pyenv = os.environ.get("PYENV_ROOT", os.path.join(home, ".pyenv"))
    data = os.environ.get("XDG_DATA_HOME", os.path.join(home, ".local", "share"))
    managed = os.environ.get("UV_PYTHON_INSTALL_DIR", os.path.join(data, "uv", "python"))
    for pattern in (os.path.join(pyenv, "versions", "3.*"), os.path.join(managed, "cpython-3.*")):
        found.extend(sorted(glob.glob(os.path.join(pattern, "bin", "python3"))))
    return found


def ask(path: str) -> tuple[tuple[int, int], str] | None:
    """Start the interpreter and return its minor version and real path, or None if it does not run."""
    try:
        answer = subprocess.run(
            [path, "-I", "-c", ASK], capture_output=True, text=True, timeout=20, check=True
        )
    except (OSError, subprocess.SubprocessError):
        return None
    major, minor, executable = answer.stdout.splitlines()
    return (int(major), int(minor)), executable


def interpreters() -> dict[tuple[int, int], str]:
    """Map each usable minor version to the first interpreter found for it."""
    found: dict[tuple[int, int], str] = {}
    for path in candidates():
        answer = ask(path)
        if answer and answer[0] >= OLDEST:
            found.setdefault(*answer)
    return dict(sorted(found.items()))


def main(arguments: list[str]) -> int:
    """Print all interpreters, or the one asked for."""
    found = {f"{major}.{minor}": path for (major, minor), path in interpreters().items()}
    if not arguments:
        for version, path in found.items():
            print(version, path)
        return 0
    path_or_none = found.get(arguments[0])
    if path_or_none is None:
        return 1
    print(path_or_none)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
