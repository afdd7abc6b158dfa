"""Every command with its parameters, for tests that hold for all of them."""

from collections.abc import Iterator
from typing import Any

from typer.main import get_command

from everfree.cli.app import app
from everfree.cli.listing import COMMANDS


def commands() -> Iterator[tuple[str, Any]]:
    """Yield each command that can be run, with its words."""
    group: Any = get_command(app)
    for name in COMMANDS:
        yield from _below(group.get_command(None, name), name)


def _below(command: Any, words: str) -> Iterator[tuple[str, Any]]:
    inner = getattr(command, "commands", {})
    for name, one in inner.items():
        yield from _below(one, f"{words} {name}")
    if not inner or getattr(command, "invoke_without_command", False):
        yield words, command
