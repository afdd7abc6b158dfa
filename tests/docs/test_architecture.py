"""The tree in ARCHITECTURE.md is the tree of the source, and no folder is too crowded to find a file in."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "everfree"
MOST_MODULES = 25
"""Modules in one folder; a set of cards may have more."""


def drawn(page: str) -> set[str]:
    """List the folders that the tree of a page draws, from its indentation; braces stand for several."""
    tree = page.split("```\nsrc/everfree/\n")[1].split("```")[0]
    above: list[tuple[int, list[str]]] = []
    found: set[str] = set()
    for line in tree.splitlines():
        named = re.match(r"( *)([\w{},/]+/)(?: |$)", line)
        if named is None:
            continue
        depth = len(named[1])
        above = [one for one in above if one[0] < depth]
        bases = above[-1][1] if above else [""]
        folders = [f"{base}{name}" for base in bases for name in expanded(named[2])]
        above.append((depth, folders))
        found.update([folder.rstrip("/") for folder in folders])
    return {parent for folder in found for parent in (folder, *parents(folder))}


def expanded(name: str) -> list[str]:
    """List what a name with braces stands for."""
    braces = re.search(r"{(.*?)}", name)
    if braces is None:
        return [name]
    return [name.replace(braces[0], one) for one in braces[1].split(",")]


def parents(folder: str) -> list[str]:
    """List the folders above one."""
    return [str(parent) for parent in Path(folder).parents if str(parent) != "."]


def packages() -> set[str]:
    """List the folders of the source with modules in them; sets of cards are not listed one by one."""
    found = {str(path.parent.relative_to(SOURCE)) for path in SOURCE.rglob("*.py")}
    return {one for one in found - {"."} if not one.startswith("ccg/cards/")}


def test_the_tree_is_true_to_the_last_folder() -> None:
    """Every folder of the source is drawn, and every folder that is drawn exists."""
    assert drawn((ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")) == packages()


def test_a_folder_that_is_missing_is_found() -> None:
    """A page that draws a folder too many or too few has another tree."""
    page = (
        "```\nsrc/everfree/\n  table/   shared\n  ccg/     cards\n    {a,b}/   both\n      words/{x,y}/\n```"
    )

    assert drawn(page) == {
        *("table", "ccg", "ccg/a", "ccg/b", "ccg/a/words", "ccg/b/words"),
        *("ccg/a/words/x", "ccg/a/words/y", "ccg/b/words/x", "ccg/b/words/y"),
    }


def test_no_folder_is_crowded() -> None:
    """A newcomer can read the names of a folder at a glance."""
    for folder in packages() - {"ccg/cards"}:
        modules = [path for path in (SOURCE / folder).glob("*.py") if path.name != "__init__.py"]
        assert len(modules) <= MOST_MODULES, folder
