"""Every word is imported from `everfree.ccg.language`, whichever module defines it."""

import ast
import importlib
import pkgutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

from everfree.ccg import language
from everfree.ccg.language import text, wordings
from everfree.ccg.language.nodes import WORDS

INSIDE = tuple(f"{language.__name__}.{name}" for name in ("nodes", "power_keywords", "drawing", "paints"))
"""Modules without words: what a node is, what keywords mean, and how a card is drawn."""


def word_modules() -> list[ModuleType]:
    """List the modules that define words."""
    found = pkgutil.walk_packages(language.__path__, f"{language.__name__}.")
    apart = (text.__name__, wordings.__name__, *INSIDE)
    return [
        importlib.import_module(one.name) for one in found if not one.ispkg and not one.name.startswith(apart)
    ]


def names_defined(module: ModuleType) -> list[str]:
    """List the public names that a module defines itself, from its source."""
    path = Path(language.__path__[0], *module.__name__.split(".")[3:]).with_suffix(".py")
    names: list[str] = []
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef):
            names.append(node.name)
        elif isinstance(node, ast.Assign):
            names += [target.id for target in node.targets if isinstance(target, ast.Name)]
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            names.append(node.target.id)
    return [name for name in names if not name.startswith("_")]


def test_every_word_of_every_module_is_public() -> None:
    """No module is left out, and no name means two things."""
    for module in word_modules():
        for name in names_defined(module):
            assert getattr(language, name) is getattr(module, name), (module.__name__, name)


def test_every_node_is_public() -> None:
    """A word that cards can hold can be imported by those who write cards."""
    ours = [word for word in WORDS.values() if word.__module__.startswith(language.__name__)]

    assert len(ours) > 300
    for word in ours:
        assert getattr(language, word.__name__) is word


@pytest.mark.parametrize("line", ["from everfree.ccg.language import Gvie", "wordings.WEHN"])
def test_a_misspelt_word_fails_when_the_module_is_loaded(line: str) -> None:
    """It is an error before any game begins, not an ability that does nothing."""
    with pytest.raises((ImportError, AttributeError), match=r"Gvie|WEHN"):
        exec(line, {"wordings": wordings})


def test_a_misspelt_word_fails_under_mypy(tmp_path: Path) -> None:
    """The type checker knows each word and its type, and reports a name that no module defines."""
    module = tmp_path / "fan_set.py"
    module.write_text(
        "from everfree.ccg.language import INSTEAD, Draw, Gvie, dataclass, wordings as w\n"
        "reveal_type(Draw(1))\n"
        "print(w.WEHN)\n",
        encoding="utf-8",
    )
    root = Path(__file__).parents[3]

    told = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", "--config-file=", f"--cache-dir={tmp_path}", str(module)],
        cwd=root,
        env={"MYPYPATH": str(root / "src")},
        capture_output=True,
        text=True,
        check=False,
    ).stdout

    for name in ("Gvie", "dataclass", "INSTEAD"):  # the last is a wording, which has its own module
        assert f'"everfree.ccg.language" has no attribute "{name}"' in told
    assert 'Revealed type is "everfree.ccg.language.words.zones.drawing.Draw"' in told
    assert 'Module has no attribute "WEHN"' in told
