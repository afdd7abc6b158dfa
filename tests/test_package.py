"""What the package says about itself is true."""

import doctest
import re
from importlib import metadata
from pathlib import Path

from typer.testing import CliRunner

import everfree
from everfree.cli.app import app

README = Path(__file__).parent.parent / "README.md"
PYTHON_BLOCK = re.compile(r"^```(?:python|pycon)\n(.*?)^```$", re.DOTALL | re.MULTILINE)


def test_version_is_the_installed_one() -> None:
    """The version a bug report quotes is the version that was installed."""
    assert everfree.__version__ == metadata.version("everfree")


def test_command_prints_the_version() -> None:
    """`everfree version` prints the version and nothing else."""
    result = CliRunner().invoke(app, ["version"])

    assert result.exit_code == 0
    assert result.output == f"{everfree.__version__}\n"


def test_readme_examples_run() -> None:
    """Every Python block of the README is a session that gives exactly what is printed there."""
    blocks = PYTHON_BLOCK.findall(README.read_text(encoding="utf-8"))
    session = doctest.DocTestParser().get_doctest("".join(blocks), {}, "README.md", str(README), 0)
    report: list[str] = []

    outcome = doctest.DocTestRunner().run(session, out=report.append)

    assert outcome.failed == 0, "".join(report)
    assert outcome.attempted >= 1, "the README has no Python example"
