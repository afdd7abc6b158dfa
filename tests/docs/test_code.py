"""The code of every page runs as a pasted script and prints what the page says; the rest says why not."""

from collections import Counter
from pathlib import Path

import pytest
from scripts.pages.blocks import ROOT, Block, blocks, pages, run_console, run_page, run_session, script_of

NOT_RUN = 60
"""Blocks of all pages that say why they are not run; a page that raises the number needs a good reason."""
PAGES = {str(path.relative_to(ROOT)): path for path in pages()}


@pytest.mark.parametrize("name", [name for name, path in PAGES.items() if script_of(path)])
def test_the_page_runs(name: str, tmp_path: Path) -> None:
    """All its Python, sessions and commands, in order, as one script in an empty folder."""
    done = run_page(PAGES[name], tmp_path)

    assert done.returncode == 0, done.stderr


def test_what_is_not_run_is_counted() -> None:
    """Each has a reason in words."""
    left_out = [block for path in PAGES.values() for block in blocks(path) if block.reason]

    assert len(left_out) == NOT_RUN, Counter([block.reason for block in left_out])
    assert all(len(block.reason.split()) > 1 for block in left_out)


def test_blocks_are_found(tmp_path: Path) -> None:
    """With their kinds, reasons and indentation; a block without a kind is no code."""
    page = tmp_path / "page.md"
    page.write_text(
        "```python\na = 1\n```\n\n1. step\n\n"
        "   <!-- not run: changes the machine -->\n   ```console\n   # rm x\n   ```\n\n"
        "```\noutput\n```\n",
        encoding="utf-8",
    )

    assert blocks(page) == [
        Block("python", "a = 1\n", ""),
        Block("console", "# rm x\n", "changes the machine"),
    ]


def test_a_page_that_says_something_else_fails(tmp_path: Path) -> None:
    """Python that raises an error, a session and a command that print something else."""
    page = tmp_path / "page.md"
    page.write_text("```python\nassert False\n```\n", encoding="utf-8")

    assert run_page(page, tmp_path).returncode == 1
    with pytest.raises(AssertionError, match="Expected"):
        run_session(">>> 1 + 1\n3\n", {})
    with pytest.raises(AssertionError, match=r"0\.1\.0"):
        run_console("$ everfree version\n9.9.9\n")


@pytest.mark.parametrize("code", ["$ rm -r x\n", "# systemctl restart everfree\n"])
def test_a_command_of_others_needs_a_reason(code: str) -> None:
    """It is neither run nor passed over."""
    with pytest.raises(AssertionError, match="not run"):
        run_console(code)


@pytest.mark.parametrize("expected", ["", "...\n"])
def test_a_command_that_fails_fails_the_page(expected: str) -> None:
    """Also if the page does not show what it prints, or only dots."""
    with pytest.raises(AssertionError, match="ended with 2"):
        run_console(f"$ everfree cards show nobody\n{expected}")


def test_a_page_says_which_command_fails() -> None:
    """The command must then end with this exit code, and print what the page says."""
    run_console("$ everfree cards show nobody  # exit code 2\n...\n")
    with pytest.raises(AssertionError, match="ended with 2"):
        run_console("$ everfree cards show nobody  # exit code 1\n...\n")
    with pytest.raises(AssertionError, match="ended with 0"):
        run_console("$ everfree version  # exit code 2\n")
    with pytest.raises(AssertionError, match="nobody"):
        run_console("$ everfree cards show nobody  # exit code 2\nAnybody\n")
