"""Build the docs, including the annotated rules, as a site that needs no network: build/docs/html.

Everything under docs/ is copied and the pages of the rules are written next to the copy, so that the build
writes nothing into the sources. A warning fails the build.
"""

import shutil
import subprocess
import sys
from pathlib import Path

from everfree.testing.trace import read_mutants, trace
from everfree.testing.trace.pages import pages

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "build" / "docs"


def gather(source: Path) -> None:
    """Copy the written pages to *source* and add the pages of the rules."""
    shutil.copytree(ROOT / "docs", source)
    found = trace(ROOT)
    (source / "rules").mkdir()
    for name, text in pages(found, read_mutants(ROOT, clauses=found.clauses)).items():
        (source / "rules" / f"{name}.md").write_text(text, encoding="utf-8")


def build() -> int:
    """Build the site; return Sphinx's exit status."""
    source, site = BUILD / "source", BUILD / "html"
    shutil.rmtree(BUILD, ignore_errors=True)
    gather(source)
    strict = ["--fail-on-warning", "--keep-going", "--nitpicky", "--quiet"]
    status = subprocess.run([sys.executable, "-m", "sphinx", *strict, source, site], check=False).returncode
    print(f"{site.relative_to(ROOT)}/index.html" if status == 0 else "the docs were not built")
    return status


if __name__ == "__main__":
    sys.exit(build())
