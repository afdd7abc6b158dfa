"""Keep a virtual environment in which Everfree is installed with its engine compiled.

    compiled.py [--python PATH] [--into .compiled] [--optimise 0] [--force]

The environment is rebuilt only when the sources have changed; a stamp file inside it stores their hash. When
only modules outside the engine changed, the compiled C files are reused. With `--optimise 0` the C
compiler takes a third of the time: enough for a check that both builds play alike.
"""

import argparse
import ast
import hashlib
import os
import shlex
import shutil
import subprocess
import sys
import time
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "everfree"
ENGINE = SOURCE / "ccg"
RECIPE = (ROOT / "setup.py", ROOT / "pyproject.toml")
BUILD = ROOT / "build"
NOT_OURS = ("docs", "browser", "emblems")
"""Folders of BUILD that other commands write, perhaps at this moment."""
STAMP = "everfree-stamp"


def digest(files: Iterable[Path], *, salt: str) -> str:
    """Hash names and contents, so that a moved or deleted module counts as a change."""
    total = hashlib.sha256(salt.encode())
    for file in sorted(files):
        total.update(f"\0{file.relative_to(ROOT)}\0".encode())
        total.update(file.read_bytes())
    return total.hexdigest()


def compiled_sources() -> list[Path]:
    """List the sources of the compiled modules: the engine, and the players that `setup.py` names."""
    recipe = ast.parse((ROOT / "setup.py").read_text(encoding="utf-8"))
    named = [
        ast.literal_eval(node.value)
        for node in recipe.body
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "PLAYERS_COMPILED"
    ]
    players = [path for names in named for name in names for path in (SOURCE / "players").glob(f"{name}.py")]
    return [*ENGINE.rglob("*.py"), *players]


def uv_command() -> list[str]:
    """Return the command for uv: the one that runs us, else that on the PATH, else the installed module."""
    if "UV" in os.environ:
        return shlex.split(os.environ["UV"])
    on_path = shutil.which("uv")
    return [on_path] if on_path else [sys.executable, "-m", "uv"]


def forget_old_build(*, engine_changed: bool) -> None:
    """Remove build files of changed or deleted modules, which setuptools would otherwise install."""
    for path in BUILD.iterdir() if engine_changed and BUILD.exists() else ():
        if path.is_file():
            path.unlink()
        elif path.name not in NOT_OURS:
            shutil.rmtree(path)
    for module in BUILD.glob("lib*/**/*.py"):
        module.unlink()


def install(environment: Path, *, python: str, optimise: str) -> None:
    """Install the project, compiled and not editable, into a new *environment*."""
    uv = uv_command()
    settings = {
        **os.environ,
        "EVERFREE_COMPILE": "1",
        "EVERFREE_OPTIMISE": optimise,
        "EVERFREE_NO_CLIENT": "1",
    }
    steps = (
        ["venv", "--quiet", "--clear", "--python", python, str(environment)],
        [
            "pip",
            "install",
            "--quiet",
            "--compile-bytecode",  # so that a start does not compile the cards
            "--python",
            str(environment),
            "--reinstall-package",
            "everfree",
            ".[serve]",
        ],
    )
    for step in steps:
        if subprocess.run([*uv, *step], check=False, cwd=ROOT, env=settings).returncode:
            sys.exit(f"{environment.name}: could not be built, see above")


def main() -> None:
    """Bring the compiled environment up to date and print what was done."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--python", default=sys.executable, help="interpreter to build for (this one)")
    parser.add_argument("--into", default=".compiled", help="folder of the environment (.compiled)")
    parser.add_argument("--optimise", choices="0123", default="3", help="level of the C compiler (3)")
    parser.add_argument("--force", action="store_true", help="rebuild even if nothing changed")
    arguments = parser.parse_args()

    environment = ROOT / arguments.into
    stamp = environment / STAMP
    engine = digest([*compiled_sources(), *RECIPE], salt=arguments.python + arguments.optimise)
    everything = digest(SOURCE.rglob("*.py"), salt=engine)
    before = stamp.read_text().split() if stamp.exists() else ["", ""]
    if before == [engine, everything] and not arguments.force:
        print(f"{arguments.into}: up to date")
        return

    started = time.monotonic()
    forget_old_build(engine_changed=before[0] != engine or arguments.force)
    install(environment, python=arguments.python, optimise=arguments.optimise)
    native = sorted(environment.glob("lib/python*/site-packages/everfree/**/*.so"))
    if not native:
        sys.exit(f"{arguments.into}: installed, but nothing was compiled")
    stamp.write_text(f"{engine}\n{everything}\n")
    print(f"{arguments.into}: {len(native)} modules compiled in {time.monotonic() - started:.0f} s")


if __name__ == "__main__":
    main()
