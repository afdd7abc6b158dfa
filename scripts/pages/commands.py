"""The page of the `everfree` command, from the commands themselves."""

from collections.abc import Iterator
from typing import Any

from scripts.pages.markdown import code, sentence
from typer.main import get_command

from everfree.cli.app import app


def page() -> list[str]:
    """Return the lines of the page."""
    command = get_command(app)
    return [
        "# The everfree command",
        "",
        "Every command with its arguments and options, as `--help` prints them.",
        "From a checkout: `uv run everfree`.",
        *_group("everfree", command, level=2),
    ]


def _group(name: str, group: Any, *, level: int) -> Iterator[str]:
    context = group.context_class(group, info_name=name)
    for word in sorted(group.list_commands(context)):
        command = group.get_command(context, word)
        yield from _command(f"{name} {word}", command, level=level)


def _command(name: str, command: Any, *, level: int) -> Iterator[str]:
    context = command.context_class(command, info_name=name)
    yield from ("", f"{'#' * min(level, 4)} {name}", "")
    for paragraph in (command.help or "").split("\n\n"):
        yield from (sentence(paragraph), "")
    usage = " ".join([name, *command.collect_usage_pieces(context)]).translate(
        {ord("{"): None, ord("}"): None}
    )
    yield f"Usage: {code(usage)}"
    told = [one for one in map(_parameter, command.params) if one]
    if told:
        yield from ("", *told)
    if hasattr(command, "list_commands"):
        yield from _group(name, command, level=level + 1)


def _parameter(one: Any) -> str:
    """Return the line of an argument or option; nothing for those that each command has."""
    if one.name in ("help", "install_completion", "show_completion") or one.hidden:
        return ""
    if one.param_type_name == "argument":
        names = code(one.metavar or one.name.upper())
    else:
        names = ", ".join([code(name) for name in (*one.opts, *one.secondary_opts)])
    notes = ", ".join([*(["needed"] if one.required else []), *_default(one)])
    return f"- {names}{_dash(one.help)}{f' ({notes})' if notes else ''}"


def _default(one: Any) -> list[str]:
    """Return the default in words, if it says something."""
    is_silent = one.required or one.default in (None, "", False, (), []) or getattr(one, "is_flag", False)
    return [] if is_silent or callable(one.default) else [f"default: {code(str(one.default))}"]


def _dash(text: str | None) -> str:
    return f" – {sentence(text)}" if text else ""
