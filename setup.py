"""Build step: pure Python, or the card engine compiled by mypyc when EVERFREE_COMPILE=1.

All metadata is in pyproject.toml. Why compiling is optional: docs/adr/0002-mypyc-optional.md.
"""

import os
import tomllib
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.build_ext import build_ext

ENGINE = Path("src/everfree/ccg")

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
    "language/drawing.py",  # a picture is drawn for people, seldom
    "language/text/**/*.py",  # a text is rendered once and kept: nothing to gain
    "clauses/**/*.py",  # titles to be read, not run
    "cards/**/*.py",  # read once, at load
    "decks/*.py",  # likewise
    "written/*.py",  # reads the fields of words by reflection
    "parsing/*.py",  # likewise, and seldom run
    "editions.py",  # tools read its declared values by reflection
)


def compiled_modules() -> list[str]:
    """List the engine's modules that mypyc compiles, in a fixed order."""
    stays = {path for pattern in STAYS_PYTHON for path in ENGINE.glob(pattern)}
    return [str(path) for path in sorted(ENGINE.rglob("*.py")) if path not in stays]


def compiler_requirements() -> list[str]:
    """What compiling needs: the pinned mypy, and the packages whose types the engine uses."""
    settings = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))
    pins = [*settings["dependency-groups"]["dev"], *settings["project"]["dependencies"]]
    return [pin for pin in pins if pin.startswith(("mypy=", "msgspec"))]


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
        setup()
        return
    try:
        from mypyc.build import mypycify
    except ImportError:
        # The builder asks what is needed before it is there: answer, and be called again.
        setup(setup_requires=compiler_requirements())
        return
    level = os.environ.get("EVERFREE_OPTIMISE", "3")
    native = mypycify(compiled_modules(), opt_level=level, debug_level="0", multi_file=True)
    setup(ext_modules=native, cmdclass={"build_ext": BuildOnAllCores})


build()
