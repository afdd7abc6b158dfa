"""The Typer application under which every sub-command is found; each is read when it is asked for."""

from importlib import import_module
from typing import Any, Final

import typer
from typer.core import TyperGroup
from typer.main import get_command

from everfree import __version__

COMMANDS: Final = (
    *("cards", "bench", "decks", "check", "rules", "slap", "soak"),
    *("ladder", "play", "replay", "serve"),
)
"""Each a module of this package: with an `app` of its own, or with a function of its own name."""


class Lazily(TyperGroup):
    """Reads a command when it is needed: a table need not wait for benches and soaks."""

    def list_commands(self, ctx: Any) -> list[str]:
        """Name all commands."""
        return [*super().list_commands(ctx), *COMMANDS]

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        """Give the command of that name, or None."""
        if cmd_name not in COMMANDS:
            return super().get_command(ctx, cmd_name)
        module = import_module(f"everfree.cli.{cmd_name}")
        command = get_command(module.app if hasattr(module, "app") else _alone(getattr(module, cmd_name)))
        command.name = cmd_name
        return command


def _alone(function: Any) -> typer.Typer:
    alone = typer.Typer(pretty_exceptions_enable=False)
    alone.command()(function)
    return alone


app: Final = typer.Typer(
    name="everfree",
    cls=Lazily,
    help="Play, study and simulate a pony card game with every rule enforced.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,  # our mistakes are reported whole, for the bug report
)


@app.callback()
def everfree() -> None:
    """Keep `everfree COMMAND` a group, however few commands there are."""


@app.command()
def version() -> None:
    """Print the version of this installation."""
    typer.echo(__version__)
