"""Settings come from one table: the file, the environment, the command line and the guide agree with it."""

import re
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from everfree.cli.app import app
from everfree.server.configuration.reading import (
    OF_THE_PROCESS,
    BadConfiguration,
    Configuration,
    configuration,
)
from everfree.server.configuration.table import BY_KEY, DATA, OPTIONS, Kind, Option
from everfree.server.limits import Limits
from everfree.server.tables.services import Settings

GUIDE = Path(__file__).parents[2] / "docs" / "guides" / "run-a-server.md"
LOCAL = {"local": True}
PASSWORD = "hunter2-of-the-forest"


def read(text: str, folder: Path, **given: Any) -> Configuration:
    """Return the settings that a file and the command line give."""
    file = folder / "settings.toml"
    file.write_text(text, encoding="utf-8")
    return configuration(file, {}, given)


def faults(
    text: str = "", folder: Path | None = None, environment: dict[str, str] | None = None, **given: Any
) -> list[str]:
    """List what is wrong with settings; the name of the file is left out."""
    file = None
    if folder is not None:
        file = folder / "settings.toml"
        file.write_text(text, encoding="utf-8")
    with pytest.raises(BadConfiguration) as raised:
        configuration(file, environment or {}, given)
    return [one.replace(f"{file}: ", "") for one in raised.value.faults]


class TestTable:
    """The table is complete, and its defaults are those of the program."""

    def test_every_setting_is_in_it(self) -> None:
        """Every field of `Settings`, and nothing that is no setting."""
        known = {one.name for one in fields(Settings)} - {"limits"}
        in_table = {option.key for option in OPTIONS if "." not in option.key}

        assert in_table == known | set(OF_THE_PROCESS)
        assert {key.removeprefix("limits.") for key in BY_KEY if "." in key} < {
            one.name for one in fields(Limits)
        }

    def test_defaults_are_those_of_the_program(self) -> None:
        """A server without any setting is the same, however it is started."""
        assert configuration(None, {}, LOCAL).settings == Settings(DATA, allowed_hosts=("127.0.0.1",))

    def test_the_guide_shows_it(self) -> None:
        """Key, variable, option, type, default and meaning of each setting, in the order of the table."""
        section = GUIDE.read_text(encoding="utf-8").split("\n## Settings\n")[1].split("\n## ")[0]
        rows = re.findall(r"^\| `([a-z_.]+)` \| (.*) \|$", section, re.MULTILINE)

        assert [f"| `{key}` | {rest} |" for key, rest in rows] == [row_of(option) for option in OPTIONS]


def row_of(option: Option) -> str:
    """Return the row of a setting in the guide."""
    flag = f"`{option.flag}`" if option.flag else ""
    kind = option.kind.value.removeprefix("a ")
    cells = (f"`{option.key}`", f"`{option.variable}`", flag, kind, default_of(option), option.meaning)
    return f"| {' | '.join(cells)} |"


def default_of(option: Option) -> str:
    """Return the default of a setting as the guide shows it."""
    if option.kind is Kind.PATH:
        return "`~/" + str(option.default.relative_to(Path.home())) + "`"
    if option.kind is Kind.TEXTS:
        return ", ".join([f"`{one}`" for one in option.default])
    if option.kind is Kind.YES_OR_NO:
        return str(option.default).lower()
    return f"`{option.default}`" if option.default != "" else ""


class TestOrder:
    """Defaults, then the file, then the environment, then the command line."""

    def test_the_later_one_counts(self, tmp_path: Path) -> None:
        """Each source replaces what the one before says of the same setting, and nothing else."""
        file = tmp_path / "settings.toml"
        file.write_text("local = true\nport = 1\nbeat_seconds = 1\nthink_seconds = 1", encoding="utf-8")
        found = configuration(
            file, {"EVERFREE_PORT": "2", "EVERFREE_BEAT_SECONDS": "2.5", "HOME": "/"}, {"port": 3}
        )

        assert [found[key] for key in ("port", "beat_seconds", "think_seconds", "undo_seconds")] == [
            *(3, 2.5, 1.0, 20.0)
        ]

    def test_all_types_in_the_environment(self) -> None:
        """Numbers, lists, paths, yes and no."""
        environment = {
            "EVERFREE_LOCAL": "yes",
            "EVERFREE_WARM": "false",
            "EVERFREE_DATA": "~/matches",
            "EVERFREE_ALLOWED_HOSTS": "a.lan, b.lan",
            "EVERFREE_LIMITS_SOCKETS": "7",
            "EVERFREE_TEST_POSTGRES": "for tests",
        }
        found = configuration(None, environment, {}).settings

        assert found.allowed_hosts == ("127.0.0.1", "a.lan", "b.lan")
        assert (found.warm, found.data) == (False, Path.home() / "matches")
        assert found.limits == Limits(sockets=7)

    def test_sections_of_the_file(self, tmp_path: Path) -> None:
        """Limits have a section."""
        found = read("local = true\n[limits]\nsockets = 12", tmp_path).settings

        assert found.limits.sockets == 12

    def test_the_environment_names_the_file(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        """A command finds its settings there, and says which of them are wrong."""
        file = tmp_path / "settings.toml"
        file.write_text("porte = 1", encoding="utf-8")
        monkeypatch.setenv("EVERFREE_CONFIG", str(file))
        said = CliRunner().invoke(app, ["serve", "--local"])

        assert said.exit_code == 2
        assert said.stderr == f"{file}: there is no setting 'porte'; perhaps you mean port.\n"


class TestFaults:
    """Each fault is one sentence, and all are told at once."""

    def test_unknown_keys(self, tmp_path: Path) -> None:
        """In the file and in the environment; a similar one is named."""
        assert faults(
            "local = true\ndatabse = ''\n[limits]\nsocket = 1\n[other]\nx = 1",
            tmp_path,
            {"EVERFREE_PROT": "1"},
        ) == [
            "there is no setting 'databse'; perhaps you mean database.",
            "there is no setting 'limits.socket'; perhaps you mean limits.sockets.",
            "there is no setting 'other.x'.",
            "There is no environment variable EVERFREE_PROT; perhaps you mean EVERFREE_PORT.",
        ]

    @pytest.mark.parametrize(
        ("text", "fault"),
        [
            ("port = '80'", "port: '80' is not a whole number."),
            ("port = true", "port: True is not a whole number."),
            ("port = 70000", "port must be at most 65535."),
            ("processes = -1", "processes must be at least 0."),
            ("beat_seconds = nan", "beat_seconds: nan is not a number."),
            ("json_log = 1", "json_log: 1 is not true or false."),
            ("allowed_hosts = 'a'", "allowed_hosts: 'a' is not a list of texts."),
            ("data = 1", "data: 1 is not a path."),
            ("prefix = 'a.b'", "prefix must be one word of letters, digits, hyphens and underscores."),
            ("nats_ca = 'gone'", "nats_ca must be a file, and 'gone' is none."),
            (
                "metrics_from = ['here']",
                "metrics_from must have IP addresses or networks such as 10.0.0.0/8, and 'here' is none.",
            ),
            (
                "public_addresses = ['everfree.example']",
                "public_addresses must have addresses such as https://everfree.example, "
                "and 'everfree.example' is none.",
            ),
        ],
    )
    def test_wrong_values(self, text: str, fault: str, tmp_path: Path) -> None:
        """Of another type, out of range, or of no use."""
        assert faults(text, tmp_path) == [fault]

    def test_wrong_values_in_the_environment(self) -> None:
        """They are texts, which may be no numbers."""
        environment = {"EVERFREE_PORT": "eighty", "EVERFREE_WARM": "perhaps", "EVERFREE_THINK_SECONDS": "inf"}

        assert faults(environment=environment) == [
            "EVERFREE_PORT: 'eighty' is not a whole number.",
            "EVERFREE_THINK_SECONDS: 'inf' is not a number.",
            "EVERFREE_WARM: 'perhaps' is not true or false.",
        ]

    @pytest.mark.parametrize(
        ("given", "fault"),
        [
            ({}, "Say --local for one machine, or --database and --nats for many."),
            (
                {"database": "postgresql://db/everfree"},
                "database is set and nats is not: servers that share a database hear each other over NATS.",
            ),
            (
                {"nats": "nats://nats"},
                "nats is set and database is not: servers that share a NATS server share a database.",
            ),
            (
                {"local": True, "nats": "nats://nats"},
                "local goes without database and nats: choose one machine or many.",
            ),
            (
                {"local": True, "processes": 0},
                "Computers have to think somewhere: --processes 0 does not go with --local.",
            ),
        ],
    )
    def test_contradictions(self, given: dict[str, Any], fault: str) -> None:
        """Settings that are right each for itself."""
        assert faults(**given) == [fault]

    def test_a_file_that_cannot_be_read(self, tmp_path: Path) -> None:
        """It is not there, or is no TOML."""
        with pytest.raises(BadConfiguration, match="can't be read: No such file or directory"):
            configuration(tmp_path / "gone.toml", {}, LOCAL)

        (fault,) = faults("port 80", tmp_path)
        assert fault.startswith("the file is no TOML")

    def test_no_password_is_shown(self, tmp_path: Path) -> None:
        """Whatever is wrong with an address."""
        told = [
            *faults(f"database = ['{PASSWORD}']\nnats = 'http://a:{PASSWORD}@b'", tmp_path),
            *faults(database=f"mysql://a:{PASSWORD}@b/c"),
            *faults(database=f"postgresql://a:{PASSWORD}@b:port/c", nats=f"nats://:{PASSWORD}"),
            *faults(environment={"EVERFREE_NATS": f"nats://a:{PASSWORD}@"}),
        ]

        assert len(told) == 6
        assert PASSWORD not in "".join(told)
