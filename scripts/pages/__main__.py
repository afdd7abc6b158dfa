"""Build the docs as a site that needs no network: build/docs/html.

Everything under docs/ is copied, and the pages made from the package are written next to the copy, so that
the build writes nothing into the sources. A warning or a broken link fails the build.
"""

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from scripts.pages import cards, commands, notebook, words
from scripts.pages.links import broken_links
from scripts.pages.markdown import page

from everfree.testing.trace import read_mutants, trace
from everfree.testing.trace.pages import pages as rule_pages

ROOT: Final = Path(__file__).resolve().parents[2]
BUILD: Final = ROOT / "build" / "docs"
NOTEBOOK: Final = "research/first-notebook"
LAB_NOTEBOOK: Final = "research/lab-notebook"


def gather(source: Path) -> None:
    """Copy the written pages to *source* and add those made from the package."""
    shutil.copytree(ROOT / "docs", source)
    found = trace(ROOT)
    _write(source / "rules", rule_pages(found, read_mutants(ROOT, clauses=found.clauses)))
    _write(source / "reference" / "cards", {name: page(lines) for name, lines in cards.pages().items()})
    _write(source / "reference" / "words", {name: page(lines) for name, lines in words.pages().items()})
    _write(source / "reference", {"commands": page(commands.page())})
    for name in (NOTEBOOK, LAB_NOTEBOOK):
        notebook.write_page(source / f"{name}.ipynb")


def _write(folder: Path, pages: Mapping[str, str]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in pages.items():
        (folder / f"{name}.md").write_text(text, encoding="utf-8")


def build() -> int:
    """Build the site; return the exit status."""
    source, site = BUILD / "source", BUILD / "html"
    shutil.rmtree(BUILD, ignore_errors=True)
    began = time.monotonic()
    gather(source)
    gathered = time.monotonic()
    strict = ["--fail-on-warning", "--keep-going", "--nitpicky", "--quiet"]
    command = [sys.executable, "-m", "sphinx", *strict, str(source), str(site)]
    status = subprocess.run(
        command, cwd=ROOT, env={**os.environ, "PYTHONHASHSEED": "0"}, check=False
    ).returncode
    broken = [] if status else broken_links(site)
    for line in broken:
        print(line)
    print(f"pages from the package {gathered - began:.0f} s, Sphinx {time.monotonic() - gathered:.0f} s")
    print("the docs were not built" if status or broken else f"{site.relative_to(ROOT)}/index.html")
    return status or bool(broken)


if __name__ == "__main__":
    sys.exit(build())
