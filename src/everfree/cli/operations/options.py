"""The options of a command, made from the table of all settings, and the settings that result."""

import inspect
import os
import shlex
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final, TypeVar

import typer

from everfree.server.configuration.table import BY_KEY, Kind, Option

if TYPE_CHECKING:
    from everfree.server.configuration.reading import Configuration

C = TypeVar("C", bound=Callable[..., None])

TYPES: Final[Mapping[Kind, Any]] = {
    Kind.TEXT: str | None,
    Kind.WHOLE: int | None,
    Kind.NUMBER: float | None,
    Kind.YES_OR_NO: bool | None,
    Kind.TEXTS: list[str] | None,
    Kind.PATH: Path | None,
}
WRONG_USAGE: Final = 2

ConfigFile = Annotated[
    Path | None, typer.Option("--config", metavar="FILE", help="A TOML file with settings.")
]


def takes(*keys: str) -> Callable[[C], C]:
    """Give a command the options of some settings; it gets their values by key, None for those not given."""

    def decorated(command: C) -> C:
        signature = inspect.signature(command)
        own = [one for one in signature.parameters.values() if one.kind is not one.VAR_KEYWORD]
        made = [_parameter(BY_KEY[key]) for key in keys]
        command.__signature__ = signature.replace(parameters=[*own, *made])  # type: ignore[attr-defined]
        return command

    return decorated


def _parameter(option: Option) -> inspect.Parameter:
    shown = option.kind not in (Kind.YES_OR_NO, Kind.TEXTS) and option.default != ""
    described = typer.Option(
        option.flag,
        help=option.meaning,
        metavar=option.metavar or None,
        min=option.least,
        show_default=str(option.default) if shown else False,
    )
    annotation: Any = Annotated[TYPES[option.kind], described]
    return inspect.Parameter(option.key, inspect.Parameter.KEYWORD_ONLY, default=None, annotation=annotation)


def configured(
    config: Path | None,
    given: Mapping[str, Any],
    check: Callable[[Mapping[str, Any]], list[str]] | None = None,
) -> "Configuration":
    """Return the settings of this process, or say what is wrong with them and exit."""
    # Imported here, so that `everfree --help` does not load the server.
    from everfree.server.configuration.checking import contradictions
    from everfree.server.configuration.reading import BadConfiguration, configuration, file_of

    try:
        return configuration(
            config or file_of(os.environ), os.environ, given, contradictions if check is None else check
        )
    except BadConfiguration as bad:
        for fault in bad.faults:
            typer.echo(fault, err=True)
        raise typer.Exit(WRONG_USAGE) from None


def how_to_migrate(chosen: "Configuration") -> str:
    """Return the command that brings the database of some settings up to date.

    It names the file of settings, unless the environment names it. Addresses are not repeated, because they
    may have a password.
    """
    from everfree.server.configuration.reading import file_of

    if chosen.file is not None and chosen.file != file_of(os.environ):
        return f"everfree migrate --config {shlex.quote(str(chosen.file))}"
    database = BY_KEY["database"]
    is_elsewhere = chosen.file is not None or database.variable in os.environ
    return "everfree migrate" if is_elsewhere else f"everfree migrate {database.flag} ADDRESS"


def needs(*keys: str) -> Callable[[Mapping[str, Any]], list[str]]:
    """Return the check of a command that needs some settings."""

    def check(values: Mapping[str, Any]) -> list[str]:
        return [
            f"{key} is missing: name it with {BY_KEY[key].flag} or {BY_KEY[key].variable}."
            for key in keys
            if not values[key]
        ]

    return check
