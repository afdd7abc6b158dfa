"""Reading settings: defaults, a file, the environment, the command line; the last that has one counts."""

import difflib
import math
import tomllib
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from everfree.server.configuration.checking import contradictions
from everfree.server.configuration.table import BY_KEY, OPTIONS, Kind, Option
from everfree.server.limits import Limits
from everfree.server.tables.services import Settings

VARIABLES: Final = {option.variable: option for option in OPTIONS}
PREFIX: Final = "EVERFREE_"
CONFIG: Final = "EVERFREE_CONFIG"
"""The environment variable that names the file."""
OTHERS: Final = (CONFIG, "EVERFREE_COMPILE", "EVERFREE_OPTIMISE", "EVERFREE_SERVER")
"""Environment variables that are no settings of a server; those for tests begin with `FOR_TESTS`."""
FOR_TESTS: Final = "EVERFREE_TEST_"
LIMITS: Final = "limits."
OF_THE_PROCESS: Final = ("local", "host", "port", "json_log", "keep_finished_days", "keep_open_days")
"""Settings that commands use themselves, and that are no part of `Settings`."""
WORDS: Final = {"true": True, "yes": True, "1": True, "false": False, "no": False, "0": False}


class BadConfiguration(Exception):
    """The settings can't be used; `faults` has a sentence for each reason."""

    def __init__(self, faults: Iterable[str]) -> None:
        self.faults = tuple(faults)
        super().__init__("\n".join(self.faults))


@dataclass(frozen=True)
class Configuration:
    """The value of every setting, by key."""

    values: Mapping[str, Any]
    file: Path | None = None
    """The file that was read."""

    def __getitem__(self, key: str) -> Any:
        return self.values[key]

    @property
    def settings(self) -> Settings:
        """The settings of a server."""
        own = {key: value for key, value in self.values.items() if key not in OF_THE_PROCESS}
        limits = {key.removeprefix(LIMITS): own.pop(key) for key in tuple(own) if key.startswith(LIMITS)}
        own["allowed_hosts"] = (self["host"], *self["allowed_hosts"])
        return Settings(**own, limits=Limits(**limits))


def configuration(
    file: Path | None,
    environment: Mapping[str, str],
    given: Mapping[str, Any],
    check: Callable[[Mapping[str, Any]], list[str]] = contradictions,
) -> Configuration:
    """Return all settings; raise `BadConfiguration` with a sentence for each fault.

    *given* are values of the command line by key; None stands for one that was not given. *check* lists what
    can't be true together.
    """
    faults: list[str] = []
    values = {option.key: option.default for option in OPTIONS}
    for source in (_of_file(file), _of_environment(environment), _of_command_line(given)):
        for found in source:
            if isinstance(found, str):
                faults.append(found)
            else:
                values[found[0]] = found[1]
    faults += [] if faults else check(values)
    if faults:
        raise BadConfiguration(faults)
    return Configuration(values, file)


def file_of(environment: Mapping[str, str]) -> Path | None:
    """Return the file that the environment names."""
    return Path(environment[CONFIG]) if environment.get(CONFIG) else None


Found = tuple[str, Any] | str
"""A key with its value, or a fault."""


def _of_file(file: Path | None) -> Iterator[Found]:
    if file is None:
        return
    try:
        read = tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        yield f"{file}: the file can't be read: {error.strerror}."
        return
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        yield f"{file}: the file is no TOML: {error}."
        return
    for key, value in _flat(read):
        option = BY_KEY.get(key)
        if option is None:
            yield f"{file}: there is no setting {key!r}{_similar(key, BY_KEY)}."
        else:
            yield _checked(option, f"{file}: {key}", value, _typed(option.kind, value))


def _flat(read: Mapping[str, Any], section: str = "") -> Iterator[tuple[str, Any]]:
    for key, value in read.items():
        if isinstance(value, dict):
            yield from _flat(value, f"{section}{key}.")
        else:
            yield f"{section}{key}", value


def _of_environment(environment: Mapping[str, str]) -> Iterator[Found]:
    for name, text in sorted(environment.items()):
        if not name.startswith(PREFIX) or name in OTHERS or name.startswith(FOR_TESTS):
            continue
        option = VARIABLES.get(name)
        if option is None:
            yield f"There is no environment variable {name}{_similar(name, VARIABLES)}."
        else:
            yield _checked(option, name, text, _parsed(option.kind, text))


def _of_command_line(given: Mapping[str, Any]) -> Iterator[Found]:
    for key, value in given.items():
        if value is not None and value != []:
            option = BY_KEY[key]
            yield _checked(option, option.flag, value, _typed(option.kind, value))


def _similar(name: str, known: Iterable[str]) -> str:
    close = difflib.get_close_matches(name, list(known), 1)
    return f"; perhaps you mean {close[0]}" if close else ""


def _checked(option: Option, where: str, said: Any, value: Any) -> Found:
    """Return a key with its value, or what is wrong with it; *said* is the value as it was written."""
    if value is None:
        shown = "its value" if option.is_secret else repr(said)
        return f"{where}: {shown} is not {option.kind.value}."
    if option.least is not None and value < option.least:
        return f"{where} must be at least {option.least:g}."
    wrong = option.check(value) if option.check is not None else ""
    return f"{where} {wrong}." if wrong else (option.key, value)


def _typed(kind: Kind, value: Any) -> Any:
    """Return a value of a file as the type of its setting; None if it is of another type."""
    is_number = isinstance(value, int | float) and not isinstance(value, bool)
    if kind is Kind.YES_OR_NO:
        return value if isinstance(value, bool) else None
    if kind is Kind.WHOLE:
        return value if is_number and isinstance(value, int) else None
    if kind is Kind.NUMBER:
        return float(value) if is_number and math.isfinite(value) else None
    if kind is Kind.TEXTS:
        is_list = isinstance(value, list | tuple) and all(isinstance(one, str) for one in value)
        return tuple(value) if is_list else None
    if kind is Kind.PATH:
        return Path(value).expanduser() if isinstance(value, str | Path) else None
    return value if isinstance(value, str) else None


def _parsed(kind: Kind, text: str) -> Any:
    """Return a text of the environment as the type of its setting; None if it can't be read so."""
    try:
        if kind is Kind.YES_OR_NO:
            return WORDS.get(text.lower())
        if kind is Kind.WHOLE:
            return int(text)
        if kind is Kind.NUMBER:
            return _typed(kind, float(text))
    except ValueError:
        return None
    if kind is Kind.TEXTS:
        return tuple([one.strip() for one in text.split(",") if one.strip()])
    return Path(text).expanduser() if kind is Kind.PATH else text
