"""The Typer application with all sub-commands; the module of each is imported when it is called."""

from collections.abc import Iterator
from contextlib import contextmanager
from difflib import get_close_matches
from importlib import import_module
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from typer.core import TyperCommand, TyperGroup
from typer.main import get_command

from everfree import __version__
from everfree.cli.listing import COMMANDS, GROUPS
from everfree.extras import require

OPERATIONS: Final = tuple([one.name for one in GROUPS["Run a server"]])
"""Each is a module of the package `operations`; the others are modules of this package."""
WRONG_USE: Final = 2
"""The exit code of a command that can't be run as it was asked."""


class LazyGroup(TyperGroup):
    """Imports a command's module only when it is called: others may be slow, or need another extra."""

    is_listing = False
    """Whether only names, groups and lines of help are needed."""

    def list_commands(self, ctx: Any) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        if cmd_name not in COMMANDS:
            return None
        if self.is_listing:
            return _listed(cmd_name)
        if cmd_name in self.commands:
            return self.commands[cmd_name]
        require(COMMANDS[cmd_name].extra, f"everfree {cmd_name}")
        package = "everfree.cli.operations" if cmd_name in OPERATIONS else "everfree.cli"
        module = import_module(f"{package}.{cmd_name}")
        command = get_command(module.app if hasattr(module, "app") else _app_of(getattr(module, cmd_name)))
        command.name = cmd_name
        return command

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if args[0] not in COMMANDS and not args[0].startswith("-") and not ctx.resilient_parsing:
            like = get_close_matches(args[0], COMMANDS)
            meant = f" Did you mean {' or '.join(like)}?" if like else " `everfree --help` lists them."
            ctx.fail(f"No command {args[0]!r}.{meant}")
        return super().resolve_command(ctx, args)

    def parse_args(self, ctx: Any, args: list[str]) -> Any:
        ctx.meta["everfree.words"] = list(args)
        return super().parse_args(ctx, args)

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except OSError as error:
            if not _is_named(error.filename, ctx.meta["everfree.words"]):
                raise
            typer.echo(f"{error.filename}: {error.strerror}.", err=True)
            raise typer.Exit(WRONG_USE) from None

    def format_help(self, ctx: Any, formatter: Any) -> None:
        with self._listing():
            super().format_help(ctx, formatter)

    def shell_complete(self, ctx: Any, incomplete: str) -> Any:
        with self._listing():
            return super().shell_complete(ctx, incomplete)

    @contextmanager
    def _listing(self) -> Iterator[None]:
        self.is_listing = True
        try:
            yield
        finally:
            self.is_listing = False


def _listed(name: str) -> TyperCommand:
    """Make a command that can only be listed."""
    group = next(group for group, commands in GROUPS.items() if COMMANDS[name] in commands)
    return TyperCommand(name, help=COMMANDS[name].about, rich_help_panel=group)


def _is_named(file: object, words: list[str]) -> bool:
    """Tell whether the person named this file on the command line: then it is not our mistake."""
    if not isinstance(file, str | Path):
        return False
    return any(Path(word.rpartition("=")[2]) == Path(file) for word in words)


def _app_of(function: Any) -> typer.Typer:
    single = typer.Typer(pretty_exceptions_enable=False, add_completion=False)
    single.command()(function)
    return single


app: Final = typer.Typer(
    name="everfree",
    cls=LazyGroup,
    help="Play, study and simulate a pony card game with every rule enforced.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,  # a bug report needs the whole traceback
    context_settings={"help_option_names": ["-h", "--help"]},
)


def _print_version(wanted: bool) -> None:
    if wanted:
        typer.echo(__version__)
        raise typer.Exit


@app.callback()
def everfree(
    _: Annotated[
        bool,
        typer.Option("--version", callback=_print_version, is_eager=True, help="Print the version and exit."),
    ] = False,
) -> None:
    """Take the options of `everfree` itself."""


@app.command()
def version() -> None:
    """Print the version of this installation."""
    typer.echo(__version__)
