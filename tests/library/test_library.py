"""What `import everfree` offers: few names, quickly, with examples that run."""

import doctest
import pydoc
import subprocess
import sys
from importlib import import_module

import pytest

import everfree

WITH_EXAMPLES = (
    *("everfree", "everfree.library.lookup", "everfree.library.deck_lookup", "everfree.library.questions"),
    *("everfree.library.game", "everfree.players", "everfree.testing.table", "everfree.ccg.game"),
)
PAGE = 90
"""Lines of a page of help."""


@pytest.mark.parametrize("name", WITH_EXAMPLES)
def test_examples_of_docstrings_run(name: str) -> None:
    """Each prints exactly what its docstring says."""
    report: list[str] = []
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
    attempted = 0
    for example in doctest.DocTestFinder(exclude_empty=True).find(import_module(name)):
        attempted += runner.run(example, out=report.append).attempted

    assert attempted, "no example"
    assert not runner.summarize(verbose=False).failed, "".join(report)


def test_a_dozen_names() -> None:
    """`dir` shows the names people need, and each is there."""
    assert dir(everfree) == sorted(everfree.__all__)
    assert len(everfree.__all__) <= 12
    for name in everfree.__all__:
        assert getattr(everfree, name) is not None
    with pytest.raises(AttributeError, match="no attribute 'gmae'"):
        everfree.gmae  # noqa: B018


def test_importing_it_loads_no_card() -> None:
    """The import is quick, because the pool is read when a name that needs it is first used."""
    code = "import sys, everfree; print([name for name in sys.modules if name.startswith('everfree')])"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)

    assert told.stdout.strip() == "['everfree']"


def test_a_game_loads_no_grammar() -> None:
    """The texts of cards are read when a card is shown, because that takes a quarter of the time."""
    code = "import sys, everfree; everfree.Game; print('everfree.ccg.language.text' in sys.modules)"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)

    assert told.stdout.strip() == "False"


def test_a_game_needs_no_package_but_the_engine_s() -> None:
    """Without the packages of the terminal and the server a game can be played and drawn."""
    code = """
import sys
for name in ("typer", "rich", "textual", "fluent", "babel", "litestar", "sqlalchemy", "numpy", "click"):
    sys.modules[name] = None
import everfree
game = everfree.Game(["applejack", "rarity"], seed=1)
game.play("random", turns=2).picture(0).svg
everfree.Table(tokens=1), everfree.simulate, everfree.cards["Dig Deep"]._repr_html_()
"""
    subprocess.run([sys.executable, "-c", code], check=True)


@pytest.mark.parametrize("name", ["Game", "Question", "Answer"])
def test_help_is_a_page(name: str) -> None:
    """Nobody has to scroll through a pool of cards."""
    text = pydoc.plain(pydoc.render_doc(getattr(everfree, name)))

    assert len(text.splitlines()) <= PAGE
    assert max(len(line) for line in text.splitlines()) < 300
