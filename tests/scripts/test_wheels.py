"""The sdist and the wheels are complete, have the browser client inside, and work in fresh environments."""

import fcntl
import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path
from typing import Final

import pytest
from scripts.compiled import uv_command
from scripts.wheels import NotBuilt, build, build_all

from everfree.extras import how_to_install

ROOT: Final = Path(__file__).parents[2]
PACKAGE: Final = ROOT / "src" / "everfree"
CLIENT: Final = PACKAGE / "server" / "web" / "index.html"
LARGEST: Final = 15_000_000
"""Bytes that the library may take with everything it needs."""
needs_client = pytest.mark.skipif(not CLIENT.exists(), reason="the browser client is not built: make web")


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    """The sdist and the pure wheel, built once for all processes of a test run."""
    shared = tmp_path_factory.getbasetemp()
    if "PYTEST_XDIST_WORKER" in os.environ:
        shared = shared.parent
    into = shared / "dist"
    with (shared / "dist.lock").open("w") as lock, pytest.MonkeyPatch.context() as patch:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not into.exists():
            if not CLIENT.exists():
                patch.setenv("EVERFREE_NO_CLIENT", "1")
            build_all(into, compiled=[], offline=True)
    return [*into.glob("*.tar.gz"), *into.glob("*.whl")]


class Fresh:
    """A new environment with the wheel inside, installed from uv's cache."""

    def __init__(self, folder: Path, wheel: Path, extra: str = "") -> None:
        self.folder = folder
        what = f"everfree[{extra}] @ {wheel.as_uri()}" if extra else str(wheel)
        for words in (
            ["venv", "--quiet", "--python", sys.executable, str(folder)],
            ["pip", "install", "--quiet", "--offline", "--python", str(folder), what],
        ):
            subprocess.run([*uv_command(), *words], check=True, cwd=ROOT)

    def run(self, command: str, *words: str, given: str = "") -> "subprocess.CompletedProcess[str]":
        """Run a command of the environment in a folder without sources."""
        settings = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        return subprocess.run(
            [self.folder / "bin" / command, *words],
            cwd=self.folder,
            env=settings,
            input=given,
            capture_output=True,
            text=True,
            check=False,
            timeout=120,
        )

    @property
    def size(self) -> int:
        """Bytes of all installed packages, without compiled bytecode."""
        files = [path for path in self.folder.glob("lib/python*/site-packages/**/*") if path.is_file()]
        return sum([path.stat().st_size for path in files if path.suffix != ".pyc"])


def is_ours(path: Path) -> bool:
    """Tell whether a file of the package belongs in a wheel."""
    return path.is_file() and "__pycache__" not in path.parts


def test_the_sdist_has_every_file_of_the_repository(built: list[Path]) -> None:
    """Nothing is missing that a person needs to build, test and change it."""
    with tarfile.open(built[0]) as packed:
        names = {name.partition("/")[2] for name in packed.getnames()}
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=False)
    if listed.returncode:
        pytest.skip("not a checkout")

    assert [name for name in listed.stdout.splitlines() if name not in names and (ROOT / name).exists()] == []
    assert not [name for name in names if "node_modules" in name or name.endswith((".so", ".pyc"))]


def test_the_wheel_has_every_file_of_the_package(built: list[Path]) -> None:
    """Modules, messages, decks, lessons and styles are all inside."""
    names = set(zipfile.ZipFile(built[1]).namelist())
    ours = [path.relative_to(PACKAGE.parent).as_posix() for path in PACKAGE.rglob("*") if is_ours(path)]

    assert built[1].name.endswith("-py3-none-any.whl")
    assert [name for name in ours if name not in names and not name.endswith(".so")] == []


@needs_client
def test_the_wheel_has_the_browser_client(built: list[Path]) -> None:
    """A player needs no Node."""
    names = zipfile.ZipFile(built[1]).namelist()

    assert "everfree/server/web/index.html" in names
    assert any(name.startswith("everfree/server/web/assets/") for name in names)


@pytest.fixture
def without_client(tmp_path: Path) -> Path:
    """A small source tree that has no browser client."""
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, tmp_path)
    (tmp_path / "src" / "everfree").mkdir(parents=True)
    shutil.copy(PACKAGE / "__init__.py", tmp_path / "src" / "everfree")
    return tmp_path


@pytest.mark.parametrize("kind", ["bdist_wheel", "sdist"])
def test_a_package_without_the_client_is_refused(
    without_client: Path, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The build fails and says what to do, unless it is told that nobody will serve from it."""
    command = [sys.executable, "setup.py", "--quiet", kind]
    monkeypatch.delenv("EVERFREE_NO_CLIENT", raising=False)
    refused = subprocess.run(command, cwd=without_client, capture_output=True, text=True, check=False)

    assert refused.returncode == 1
    assert "make web" in refused.stderr
    assert not (without_client / "dist").exists()

    monkeypatch.setenv("EVERFREE_NO_CLIENT", "1")
    subprocess.run(command, cwd=without_client, capture_output=True, check=True)
    assert len(list((without_client / "dist").iterdir())) == 1


def test_a_failed_build_is_reported(tmp_path: Path) -> None:
    """A folder that is no project can't be built."""
    with pytest.raises(NotBuilt):
        build(["--sdist", "--offline", str(tmp_path / "nothing")], tmp_path)


def test_the_library_alone_is_small_and_works(built: list[Path], tmp_path: Path) -> None:
    """Two packages in a fresh environment: games can be played, and the command names its extra."""
    fresh = Fresh(tmp_path / "library", built[1])
    packages = {
        path.name.partition("-")[0] for path in fresh.folder.glob("lib/python*/site-packages/*.dist-info")
    }

    assert packages == {"everfree", "msgspec"}
    assert fresh.size < LARGEST
    tried = fresh.run("python", str(ROOT / "scripts" / "installed.py"))
    assert "1 of 2 games won" in tried.stdout, tried.stderr
    assert str(fresh.folder) in tried.stdout
    bare = fresh.run("everfree")
    assert (bare.returncode, bare.stderr) == (2, how_to_install("The command everfree", "play") + "\n")


def test_the_terminal_table_plays_from_the_wheel(built: list[Path], tmp_path: Path) -> None:
    """With `play` a game begins in a folder that has no sources; a command of the server names `serve`."""
    fresh = Fresh(tmp_path / "play", built[1], "play")

    played = fresh.run("everfree", "play", "--plain", "--seed", "7", given="1\n1\nquit\n")
    assert played.returncode == 0, played.stderr
    assert "Rainbow Dash" in played.stdout
    shown = fresh.run("everfree", "rules", "show", "514.4a")
    assert (shown.returncode, shown.stderr) == (0, "")
    served = fresh.run("everfree", "serve", "--local")
    assert (served.returncode, served.stderr) == (2, how_to_install("everfree serve", "serve") + "\n")


@pytest.mark.long
@pytest.mark.parametrize("extra", ["serve", "lab", "all"])
def test_every_extra_installs_and_its_commands_start(built: list[Path], tmp_path: Path, extra: str) -> None:
    """The packages of each extra agree with each other and suffice."""
    fresh = Fresh(tmp_path / extra, built[1], extra)

    assert fresh.run("everfree", "-h").returncode == 0
    if extra != "lab":
        examined = fresh.run("everfree", "doctor", "--local", "--data", str(tmp_path / "data"))
        assert "pages" in examined.stdout
        assert "litestar" not in examined.stderr
    if extra != "serve":
        tried = fresh.run(
            "python", "-c", "from everfree.environments.pettingzoo import env; env().reset(seed=1)"
        )
        assert tried.returncode == 0, tried.stderr


@pytest.mark.long
def test_the_compiled_wheel_plays_alike(tmp_path: Path) -> None:
    """The compiled engine is inside, beside the pure wheel, and plays the same games."""
    made = build_all(tmp_path / "dist", compiled=[sys.executable], offline=True, optimise="0")
    compiled = [path for path in made if path.suffix == ".whl" and "none-any" not in path.name]
    mine = [path for path in compiled if f"cp3{sys.version_info.minor}-" in path.name]

    tried = Fresh(tmp_path / "compiled", mine[0]).run(
        "python", str(ROOT / "scripts" / "installed.py"), "--compiled"
    )
    assert tried.returncode == 0, tried.stderr
    assert "compiled" in tried.stdout
    assert "1 of 2 games won" in tried.stdout
