"""The library works without any extra, and the command names the extra it lacks."""

import ast
import subprocess
import sys
import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path
from typing import Final

import pytest

from everfree.__main__ import without_extras
from everfree.cli.listing import COMMANDS
from everfree.extras import MODULES, extra_of, how_to_install, require

ROOT: Final = Path(__file__).parent.parent
PROJECT: Final = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
EVERY_EXTRA: Final = tuple(MODULES)
WITH_OTHERS: Final = {"h11", "msgspec"}
"""Modules of the library's own dependency, and of one that always comes with uvicorn."""
NOT_INSTALLED: Final = {"chess", "hypothesis", "pytest"}
"""Modules that developers have; the code that imports them says so if they are missing."""
NEEDING: Final = {one.name: one.extra for one in COMMANDS.values() if one.extra}
"""The extra of each command."""
HIDING: Final = "import sys; sys.modules.update(dict.fromkeys(%r))\n"
"""Makes imports of these modules fail, as if they were not installed."""


def run_without(extras: tuple[str, ...], code: str, *words: str) -> "subprocess.CompletedProcess[str]":
    """Run Python code in a process that can't import the modules of *extras* or what only developers have."""
    hidden = [*NOT_INSTALLED, *[module for extra in extras for module in MODULES[extra]]]
    program = HIDING % hidden + code
    command = [sys.executable, "-c", program, *words]
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=120)


def everfree_without(extras: tuple[str, ...], *words: str) -> "subprocess.CompletedProcess[str]":
    """Run the command in a process that can't import the modules of *extras*."""
    return run_without(extras, "from everfree.__main__ import main; main()", *words)


def names_of(requirements: list[str]) -> set[str]:
    """Return the packages of requirements, as packaging normalises their names."""
    bare = [one.partition("~")[0].partition("[")[0] for one in requirements]
    return {one.lower().replace(".", "-").replace("_", "-") for one in bare}


def test_the_library_has_one_dependency() -> None:
    """`pip install everfree` installs msgspec and nothing else."""
    assert names_of(PROJECT["dependencies"]) == {"msgspec"}


@pytest.mark.parametrize("extra", EVERY_EXTRA)
def test_modules_of_an_extra_are_those_of_its_packages(extra: str) -> None:
    """A package that joins an extra joins the table of modules, so that its lack is explained."""
    by_module = packages_distributions()
    provided = {name for module in MODULES[extra] for name in names_of(by_module[module])}
    wanted = names_of(PROJECT["optional-dependencies"][extra]) - {"everfree"}

    assert wanted <= provided
    assert provided - wanted <= {"numpy", "fluent-syntax"}, "only what comes with a named package"


def test_every_import_is_of_python_msgspec_or_an_extra() -> None:
    """No module imports a package that no extra installs."""
    known = {*sys.stdlib_module_names, *WITH_OTHERS, *NOT_INSTALLED, "everfree"}
    unknown = set()
    for file in (ROOT / "src").rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                roots = [alias.name.partition(".")[0] for alias in node.names]
            elif isinstance(node, ast.ImportFrom):
                roots = [(node.module or "").partition(".")[0]]
            else:
                continue
            unknown |= {root for root in roots if root not in known and extra_of(root) is None}

    assert unknown == set()


def test_library_plays_and_simulates_without_extras() -> None:
    """Games, cards, decks, players, positions and simulations need msgspec alone."""
    code = """
import everfree
from everfree.testing import check_player
game = everfree.Game(["rainbow-dash", "applejack"], seed=7)
everfree.cards["Dig Deep"], everfree.decks["applejack"], everfree.Table, check_player
game = game.take(0)
print(game.question)
print(everfree.simulate(["rainbow-dash", "applejack"], "random", games=2, seed=1).wins)
"""
    ran = run_without(EVERY_EXTRA, code)

    assert ran.stderr == ""
    assert ran.stdout.splitlines()[-1] == "1"


def test_version_without_extras() -> None:
    """A bug report can name the version whatever is installed."""
    ran = everfree_without(EVERY_EXTRA, "--version")

    assert (ran.returncode, ran.stdout, ran.stderr) == (0, f"{PROJECT['version']}\n", "")


@pytest.mark.parametrize(("words", "status"), [([], 2), (["-h"], 0), (["--help"], 0)])
def test_bare_command_lists_commands_and_names_the_extra(
    words: list[str], status: int, capsys: pytest.CaptureFixture[str]
) -> None:
    """With the library alone the command lists what there is and says how to install it."""
    assert without_extras(words) == status

    printed, said = capsys.readouterr()
    assert said == how_to_install("The command everfree", "play") + "\n"
    assert all(f"  {name}" in printed for name in COMMANDS)


def test_unknown_command_without_extras(capsys: pytest.CaptureFixture[str]) -> None:
    """A word that is no command is named as such."""
    assert without_extras(["pley"]) == 2
    assert capsys.readouterr().err == "No command 'pley'; `everfree --help` lists them.\n"


def test_each_command_names_its_extra(capsys: pytest.CaptureFixture[str]) -> None:
    """Without extras each command says in one sentence which one it lacks."""
    for name, extra in NEEDING.items():
        assert without_extras([name]) == 2
        assert capsys.readouterr() == ("", how_to_install(f"everfree {name}", extra) + "\n")


def test_a_command_without_its_extra_starts_far_enough_to_say_so() -> None:
    """The sentence is all that is printed, by a process of its own."""
    for extras in (EVERY_EXTRA, ("serve", "lab")):
        ran = everfree_without(extras, "serve")

        assert (ran.returncode, ran.stdout) == (2, "")
        assert ran.stderr == how_to_install("everfree serve", "serve") + "\n"


def test_the_extra_of_each_command_suffices() -> None:
    """With `play` alone its commands start, and those of the server name `serve`."""
    code = """
from typer.testing import CliRunner
from everfree.cli.app import app
for name in sys.argv[1:]:
    ran = CliRunner().invoke(app, [name, "-h"])
    print(name, ran.exit_code, ran.exception if ran.exit_code else "")
"""
    ran = run_without(("serve", "lab"), code, *NEEDING)
    lacking = {name: how_to_install(f"everfree {name}", "serve") for name in NEEDING}

    assert ran.stderr == ""
    assert ran.stdout.splitlines() == [
        f"{name} 0 " if extra == "play" else f"{name} 1 {lacking[name]}" for name, extra in NEEDING.items()
    ]


def test_environments_name_their_extra() -> None:
    """The environments for learning say which extra they need."""
    ran = run_without(("lab",), "import everfree.environments.pettingzoo")

    assert how_to_install("everfree.environments", "lab") in ran.stderr


def test_require_is_silent_about_what_is_installed() -> None:
    """Nothing is raised for an extra that is there."""
    require("lab", "this test")


def test_help_imports_no_game() -> None:
    """The list of commands loads neither the cards nor the server."""
    code = """
import sys
from everfree.__main__ import main
try:
    main()
finally:
    print([name for name in ("everfree.ccg", "everfree.server", "litestar") if name in sys.modules])
"""
    ran = run_without((), code, "-h")

    assert ran.stdout.splitlines()[-1] == "[]"
