"""The Typer application with all sub-commands; the module of each is imported when it is called."""

from importlib import import_module
from typing import Any, Final

import typer
from typer.core import TyperGroup
from typer.main import get_command

from everfree import __version__

COMMANDS: Final = (
    *("cards", "bench", "chaos", "decks", "check", "rules", "sim", "slap", "soak"),
    *("ladder", "learn", "load", "play", "replay", "serve", "worker"),
)
"""Each is a module of this package with an `app`, or with a function of the same name."""
OPERATIONS: Final = ("backup", "doctor", "migrate", "restore", "sweep")
"""Each is a module of the package `operations`, likewise."""


class LazyGroup(TyperGroup):
    """Imports a command's module only when it is called, so that `play` need not load the others."""

    def list_commands(self, ctx: Any) -> list[str]:
        return [*super().list_commands(ctx), *COMMANDS, *OPERATIONS]

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        if cmd_name not in (*COMMANDS, *OPERATIONS):
            return super().get_command(ctx, cmd_name)
        package = "everfree.cli.operations" if cmd_name in OPERATIONS else "everfree.cli"
        module = import_module(f"{package}.{cmd_name}")
        command = get_command(module.app if hasattr(module, "app") else _app_of(getattr(module, cmd_name)))
        command.name = cmd_name
        return command


def _app_of(function: Any) -> typer.Typer:
    single = typer.Typer(pretty_exceptions_enable=False)
    single.command()(function)
    return single


app: Final = typer.Typer(
    name="everfree",
    cls=LazyGroup,
    help="Play, study and simulate a pony card game with every rule enforced.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,  # a bug report needs the whole traceback
)


@app.callback()
def everfree() -> None:
    """Make `everfree` a group: Typer would run a single command directly."""


@app.command()
def version() -> None:
    """Print the version of this installation."""
    typer.echo(__version__)
