"""A card module is cards: a few lines of imports, then one expression for each card."""

import ast
from pathlib import Path

import pytest

from everfree.ccg import cards
from everfree.ccg.cards import POOL, SETS

FOLDER = Path(cards.__path__[0])
MODULES = sorted([path for path in FOLDER.rglob("*.py") if path.name != "__init__.py"])
SHARE_OF_IMPORTS = 8
"""At most one line in this many imports something; a module of one card has room for a few lines anyway."""


def body_of(path: Path) -> list[ast.stmt]:
    """Give the statements of a module after its docstring."""
    return ast.parse(path.read_text(encoding="utf-8")).body[1:]


@pytest.mark.parametrize("path", MODULES, ids=lambda path: f"{path.parent.name}.{path.stem}")
class TestCardModules:
    """What holds for each module of cards."""

    def test_words_take_few_lines(self, path: Path) -> None:
        """Imports are laid out compactly: `# fmt: skip` keeps the formatter from a line for each word."""
        imports = [node for node in body_of(path) if isinstance(node, ast.Import | ast.ImportFrom)]
        taken = sum([(node.end_lineno or 0) - node.lineno + 1 for node in imports])

        assert taken <= max(6, len(path.read_text(encoding="utf-8").splitlines()) // SHARE_OF_IMPORTS)

    def test_it_imports_words_alone(self, path: Path) -> None:
        """Nothing but the language, so that a card can be read without knowing anything else."""
        for node in body_of(path):
            assert not isinstance(node, ast.Import)
            if isinstance(node, ast.ImportFrom):
                assert node.module == "everfree.ccg.language"

    def test_it_has_no_code_and_no_name_twice(self, path: Path) -> None:
        """Each statement names one value; a name used again would lose the card it named first."""
        names: list[str] = []
        for node in body_of(path):
            if isinstance(node, ast.ImportFrom):
                continue
            assert isinstance(node, ast.Assign)
            (target,) = node.targets
            assert isinstance(target, ast.Name)
            names.append(target.id)

        assert len(names) == len(set(names))
        assert "CARDS" not in names


def test_no_module_and_no_card_is_left_out() -> None:
    """The sets have every card that a module defines, each once."""
    ids = [card.id for several in SETS.values() for card in several]
    calls = [
        node.value.args[0]
        for path in MODULES
        for node in body_of(path)
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Call) and len(node.value.args) > 1
    ]
    written = [str(first.value) for first in calls if isinstance(first, ast.Constant)]

    assert sorted(ids) == sorted(written)
    assert list(POOL) == ids
