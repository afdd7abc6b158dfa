"""Build step: pure Python, or the card engine compiled by mypyc when EVERFREE_COMPILE=1.

All metadata is in pyproject.toml. Why compiling is optional: docs/adr/0002-mypyc-optional.md. A wheel or an
sdist without the built browser client is refused, unless EVERFREE_NO_CLIENT=1 asks for one that can't serve.
"""

import os
import tomllib
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.bdist_wheel import bdist_wheel
from setuptools.command.build_ext import build_ext
from setuptools.command.sdist import sdist

ENGINE = Path("src/everfree/ccg")
PLAYERS = Path("src/everfree/players")
CLIENT = Path("src/everfree/server/web/index.html")

# Left as Python in the compiled build. A pattern is matched against the path below ENGINE.
STAYS_PYTHON = (
    "game.py",  # the facade: makes games without their constructor, which compiled classes cannot
    "table.py",  # the same at a table
    "view/*.py",  # message types are msgspec Structs, read by reflection
    "commands.py",  # likewise
    "stops.py",  # likewise
    "laying.py",  # a position is a msgspec Struct
    "correcting.py",  # of the table, and seldom run
    "language/__init__.py",  # hands on the words by star imports, which mypyc does not bind
    "language/frozen.py",  # what it is at runtime differs from what type checkers see
    "language/drawing.py",  # a picture is drawn for people, seldom
    "language/text/**/*.py",  # a text is rendered once and kept: nothing to gain
    "clauses/**/*.py",  # titles to be read, not run
    "cards/**/*.py",  # read once, at load
    "decks/*.py",  # likewise
    "written/*.py",  # reads the fields of words by reflection
    "parsing/*.py",  # likewise, and seldom run
    "editions.py",  # tools read its declared values by reflection
)

# Compiled with the engine: what computer players run at every position they look at.
PLAYERS_COMPILED = ("features/*", "learned", "moves", "playout", "standing", "tree", "value")


def compiled_modules() -> list[str]:
    """List the modules that mypyc compiles, in a fixed order."""
    stays = {path for pattern in STAYS_PYTHON for path in ENGINE.glob(pattern)}
    engine = [str(path) for path in sorted(ENGINE.rglob("*.py")) if path not in stays]
    players = [path for name in PLAYERS_COMPILED for path in sorted(PLAYERS.glob(f"{name}.py"))]
    return [*engine, *[str(path) for path in players]]


def compiler_requirements() -> list[str]:
    """What compiling needs: the pinned mypy, and the packages whose types the engine uses."""
    settings = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))
    pins = [*settings["dependency-groups"]["dev"], *settings["project"]["dependencies"]]
    return [pin for pin in pins if pin.startswith(("mypy=", "msgspec"))]


def check_client() -> None:
    """End the build if the browser client is not there: the server would have no pages."""
    if not CLIENT.exists() and os.environ.get("EVERFREE_NO_CLIENT") != "1":
        raise SystemExit(
            f"The browser client is not built: {CLIENT} is missing. Run `make web` first (it needs Node), "
            "or set EVERFREE_NO_CLIENT=1 for a package that can't serve pages."
        )


class WheelWithClient(bdist_wheel):
    """A wheel has the browser client inside."""

    def run(self) -> None:
        """Build the wheel if the client is there."""
        check_client()
        super().run()


class SdistWithClient(sdist):
    """An sdist has the browser client inside, so that a wheel can be built from it without Node."""

    def run(self) -> None:
        """Build the sdist if the client is there."""
        check_client()
        super().run()


COMMANDS = {"bdist_wheel": WheelWithClient, "sdist": SdistWithClient}


class BuildOnAllCores(build_ext):
    """Compile the C files of one extension side by side: half the wait on two cores."""

    def build_extensions(self) -> None:
        """Give the compiler its files one at a time, from several threads."""
        compile_some = self.compiler.compile

        def compile_each(sources: list[str], **how: Any) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                objects = pool.map(lambda source: compile_some([source], **how), sources)
                return [name for names in objects for name in names]

        self.compiler.compile = compile_each
        super().build_extensions()


def build() -> None:
    """Run setuptools, with the engine translated to C if the environment asks for it."""
    if os.environ.get("EVERFREE_COMPILE") != "1":
        setup(cmdclass=COMMANDS)
        return
    try:
        from mypyc.build import mypycify
    except ImportError:
        # The builder asks what is needed before it is there: answer, and be called again.
        setup(setup_requires=compiler_requirements(), cmdclass=COMMANDS)
        return
    level = os.environ.get("EVERFREE_OPTIMISE", "3")
    native = mypycify(compiled_modules(), opt_level=level, debug_level="0", multi_file=True)
    setup(ext_modules=native, cmdclass={**COMMANDS, "build_ext": BuildOnAllCores})


build()
