"""The hooks of pre-commit run tools of the project and fetch nothing."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]

ROOT = Path(__file__).resolve().parent.parent
CONFIG: dict[str, Any] = yaml.safe_load((ROOT / ".pre-commit-config.yaml").read_text(encoding="utf-8"))
HOOKS: list[dict[str, Any]] = [hook for repo in CONFIG["repos"] for hook in repo["hooks"]]
PINNED = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
WEB = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))["devDependencies"]


def test_no_hook_is_remote() -> None:
    """A remote repository would be cloned at the first commit; `system` uses what is installed."""
    assert [repo["repo"] for repo in CONFIG["repos"]] == ["local"]
    assert {hook["language"] for hook in HOOKS} == {"system"}


def test_the_checks_of_both_languages_are_there() -> None:
    """Rules, layout and types for Python; layout and rules for the browser's table."""
    assert [hook["id"] for hook in HOOKS] == ["ruff-check", "ruff-format", "mypy", "prettier", "eslint"]


@pytest.mark.parametrize("hook", HOOKS, ids=[hook["id"] for hook in HOOKS])
def test_its_command_exists(hook: dict[str, Any]) -> None:
    """It is a tool in .venv that pyproject.toml pins, or one that package.json of the table pins."""
    python = re.match(r"\.venv/bin/(\w+)", hook["entry"])
    web = re.match(r"bash -c 'cd web && node_modules/\.bin/(\w+) ", hook["entry"])
    if python:
        assert (ROOT / ".venv" / "bin" / python[1]).exists()
        assert f'"{python[1]}==' in PINNED
    else:
        assert web is not None
        assert web[1] in WEB
        if (ROOT / "web" / "node_modules").exists():
            assert (ROOT / "web" / "node_modules" / ".bin" / web[1]).exists()
