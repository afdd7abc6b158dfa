"""The language a person is spoken to: `--lang`, or the one of the environment."""

import os
from collections.abc import Mapping
from typing import Annotated, Final

import typer

from everfree.messages import LANGUAGES

VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Where POSIX looks for the language of messages, the first that is set."""


def usual_language(environment: Mapping[str, str]) -> str:
    """Return the language of the environment if we have it, else English."""
    named = next((environment[name] for name in VARIABLES if environment.get(name)), "")
    language = named.replace("-", "_").partition(".")[0].partition("_")[0].lower()
    return language if language in LANGUAGES else "en"


def _chosen(language: str) -> str:
    return language or usual_language(os.environ)


def _completed(incomplete: str) -> list[str]:
    return [one for one in LANGUAGES if one.startswith(incomplete)]


LANG = Annotated[
    str,
    typer.Option(
        "--lang",
        callback=_chosen,
        autocompletion=_completed,
        show_default="from LANG, else en",
        help="The language: en or fr.",
    ),
]
"""The option of every command that speaks to players; declare it with the default `""`."""
