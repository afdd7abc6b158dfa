"""The pages made from the package have everything, and the checks of the site find what is broken."""

import json
import re
import tomllib
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from scripts.pages import cards, commands, notebook, words
from scripts.pages.__main__ import LAB_NOTEBOOK, NOTEBOOK, ROOT
from scripts.pages.links import broken_links
from scripts.pages.markdown import code, plain, sentence
from scripts.pages.navigation import Navigation

import everfree
from everfree.ccg.cards import POOL
from everfree.ccg.language.card import Card
from everfree.ccg.language.nodes import WORDS
from everfree.cli.listing import COMMANDS

DOCS = ROOT / "docs"


def test_every_card_has_its_place() -> None:
    """One heading and one link target, and a text in each language."""
    text = "\n".join([line for lines in cards.pages().values() for line in lines])

    assert re.findall(r"^\(card-(.*)\)=$", text, re.MULTILINE) == list(POOL)
    assert text.count('<div lang="en">') == text.count('<div lang="fr">') == len(POOL)


def test_a_card_reads_like_the_card() -> None:
    """Its name and id, its facts, and its text from the tree, colors and tokens as signs."""
    lines = cards.pages()["premiere"]
    place = lines.index("(card-pr97)=")
    told = " ".join(lines[place : place + 6])

    assert "## Dig Deep (pr97)" in told
    assert "Type: <b>Event</b>" in told
    assert "Type\u00a0: <b>Événement</b>" in told
    assert '<span class="sign blue">bleu</span>' in told


def test_every_word_has_its_place() -> None:
    """The words that cards are written in, each with the cards that use it."""
    pages = words.pages()
    text = "\n".join([line for lines in pages.values() for line in lines])
    named = set(re.findall(r"^## (\w+)$", text, re.MULTILINE))

    assert named == {
        name
        for name, word in WORDS.items()
        if hasattr(word, "__dataclass_fields__") and not issubclass(word, Card)
    }
    assert set(re.findall(r"#card-([\w-]+)", text)) <= set(POOL)


def test_every_command_has_its_place() -> None:
    """The commands and those below them, with their options."""
    lines = commands.page()

    assert {f"## everfree {name}" for name in COMMANDS} <= set(lines)
    assert "### everfree cards draft" in lines
    assert any(line.startswith("- `--lang` – ") for line in lines)


def test_every_name_of_the_library_is_in_the_reference() -> None:
    """What `import everfree` offers is described on a page."""
    pages = "\n".join([path.read_text(encoding="utf-8") for path in (DOCS / "reference/python").glob("*.md")])

    for name in set(everfree.__all__) - {"__version__", "EverfreeError"}:
        assert re.search(rf"\b{name}\b", pages), name
    assert "automodule:: everfree.library.errors" in pages


def test_the_notebook_has_ten_cells_and_no_outputs() -> None:
    """`make docs` runs them; what they give is not committed."""
    cells = json.loads((DOCS / f"{NOTEBOOK}.ipynb").read_text(encoding="utf-8"))["cells"]
    cells = [cell for cell in cells if cell["cell_type"] == "code"]

    assert len(cells) == 10
    assert all(cell["outputs"] == [] and cell["execution_count"] is None for cell in cells)


def test_the_notebook_of_the_lab_reads_a_report() -> None:
    """Its cells run, and see every game of the report."""
    cells = notebook.run(DOCS / f"{LAB_NOTEBOOK}.ipynb")
    values = [cell.value for cell in cells if cell.kind == "code"]

    assert values[0] == ["games.csv", "report.html", "series.csv"]
    assert [row[2] for row in values[1]] == ["6", "6", "6"]
    score, (low, high) = values[3]
    assert low <= score <= high


def test_the_notebook_says_how_to_open_it() -> None:
    """With Jupyter and pandas, which no extra has."""
    cells = json.loads((DOCS / f"{NOTEBOOK}.ipynb").read_text(encoding="utf-8"))["cells"]
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    said = "".join(cells[0]["source"])

    assert f"\nuv run --with jupyterlab --with pandas jupyter lab docs/{NOTEBOOK}.ipynb\n" in said
    assert not re.search("jupyter|pandas", str(project["optional-dependencies"]))


def test_a_notebook_becomes_a_page(tmp_path: Path) -> None:
    """With what each cell prints, gives and draws."""
    file = tmp_path / "small.ipynb"
    sources = [
        "a = 6\nprint('printed')\na * 7",
        "from matplotlib import pyplot as plt\nplt.plot([1, 2])",
        "class Shown:\n    def _repr_html_(self):\n        return '<b>shown</b>'\n\nShown()",
    ]
    cells: list[dict[str, Any]] = [{"cell_type": "markdown", "source": ["# Small"]}]
    cells += [{"cell_type": "code", "source": [one], "outputs": []} for one in sources]
    file.write_text(json.dumps({"cells": cells}), encoding="utf-8")

    notebook.write_page(file)

    page = file.with_suffix(".md").read_text(encoding="utf-8")
    assert page.startswith("# Small\n")
    assert "```text\nprinted\n```\n\n```text\n42\n```" in page
    assert "![The figure that this cell draws](small-1.png)" in page
    assert "<b>shown</b>" in page
    assert page.endswith("{download}`The notebook with these outputs <small.ipynb>`\n")
    assert (tmp_path / "small-1.png").read_bytes().startswith(b"\x89PNG")
    kept = [cell["outputs"] for cell in json.loads(file.read_text(encoding="utf-8"))["cells"][1:]]
    assert [[one["output_type"] for one in outputs] for outputs in kept] == [
        ["stream", "execute_result"],
        ["display_data"],
        ["execute_result"],
    ]


def test_a_cell_that_fails_fails_the_notebook(tmp_path: Path) -> None:
    """The build then fails as well."""
    file = tmp_path / "wrong.ipynb"
    file.write_text(json.dumps({"cells": [{"cell_type": "code", "source": ["1 / 0"]}]}), encoding="utf-8")

    with pytest.raises(ZeroDivisionError):
        notebook.write_page(file)


def test_broken_links_are_found(tmp_path: Path) -> None:
    """A file or a place on a page that does not exist; links to other sites are left alone."""
    (tmp_path / "a.html").write_text(
        '<p id="here"><a href="b.html#there"></a><a href="c.html"></a><a href="#nowhere"></a>'
        '<a href="https://example.org/x"></a><img src="no.png"><a href="#here"></a>',
        encoding="utf-8",
    )
    (tmp_path / "b.html").write_text('<p id="there">', encoding="utf-8")

    assert broken_links(tmp_path) == ["a.html: #nowhere", "a.html: c.html", "a.html: no.png"]


def test_long_lists_are_shown_on_their_own_pages() -> None:
    """The list beside a page opens the way to it, and leaves out the many pages of other folders."""
    many = [f"rules/{number}" for number in range(20)]
    below = {"index": ["play", "rules"], "play": ["how"], "rules": many}
    titles = {name: SimpleNamespace(astext=name.upper) for name in ("play", "how", "rules", *many)}
    builder = SimpleNamespace(
        config=SimpleNamespace(root_doc="index"), get_relative_uri=lambda page, one: f"{one}.html"
    )
    app: Any = SimpleNamespace(builder=builder, env=SimpleNamespace(toctree_includes=below, titles=titles))

    elsewhere, inside = Navigation(app, "how").html(), Navigation(app, "rules/3").html()

    assert "RULES/3" not in elsewhere
    assert (
        '<li class="toctree-l2 current current-page"><a class="reference internal" href="how.html">'
        in elsewhere
    )
    assert all(f">{name.upper()}<" in inside for name in (*many, "how"))
    assert inside.count(" checked ") == 1


def test_signs_of_markdown_are_escaped() -> None:
    """A text is shown as it is."""
    assert plain("a *b* [1] <c>") == r"a \*b\* \[1\] \<c\>"
    assert code("a `b`") == "`` a `b` ``"
    assert sentence("Move *it* if\n    `a_b` is [1] * 2") == r"Move *it* if `a_b` is \[1\] \* 2"


@pytest.mark.parametrize("path", [*(DOCS / "fr").glob("*.md"), *(DOCS / "play/fr").glob("*.md")])
def test_french_has_its_spaces(path: Path) -> None:
    """No-break spaces stand before high signs and inside quotation marks."""
    text = re.sub(
        r"```.*?```|<!--.*?-->|`[^`]*`|^:::.*$", "", path.read_text(encoding="utf-8"), flags=re.S | re.M
    )

    assert re.findall(r".{12}(?: [;:?!»]|« )", text) == []
