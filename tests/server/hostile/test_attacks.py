"""Every attack of `everfree check hostile` fails, and succeeds once its weakness is planted."""

from pathlib import Path

import pytest
from typer.testing import CliRunner

from everfree.cli.app import app
from everfree.cli.check.hostile import attacks
from everfree.cli.check.hostile.arena import Breach
from everfree.cli.check.hostile.attacks import ATTACKS, Attack
from everfree.cli.check.hostile.trying import tried

PLANTED = [attack for attack in ATTACKS if attack.has_plant]


def name_of(attack: Attack) -> str:
    """Return the name of the function of an attack."""
    return attack.run.__name__


@pytest.mark.parametrize("attack", ATTACKS, ids=name_of)
def test_the_server_holds(attack: Attack) -> None:
    """As it is."""
    if (failure := tried(attack).failure) is not None:
        raise failure


@pytest.mark.parametrize("attack", PLANTED, ids=name_of)
def test_a_planted_weakness_is_found(attack: Attack) -> None:
    """By the attack itself, not by an exception of something else."""
    with pytest.raises(Breach):
        raise tried(attack, with_weakness=True).failure or AssertionError("the server held")


def test_the_page_on_security_names_every_attack() -> None:
    """By its module and its function."""
    page = (Path(__file__).parents[3] / "docs" / "security.md").read_text(encoding="utf-8")
    named = [f"`{attack.run.__module__.rpartition('.')[2]}.{name_of(attack)}`" for attack in ATTACKS]

    assert [name for name in named if name not in page] == []


def quiet(_arena: object) -> None:
    """Nothing."""


def raising(_arena: object) -> None:
    """Something."""
    raise Breach("it gave way")


@pytest.mark.parametrize(
    ("attack", "status", "line"),
    [
        (Attack(quiet), 0, "Nothing: held"),
        (Attack(raising), 1, "Something: FAILED: Breach('it gave way')"),
        (Attack(quiet, planted_settings={"warm": False}), 1, "Nothing: planted: NOT FOUND (held)"),
    ],
)
def test_the_command_prints_a_line_and_fails(
    attack: Attack, status: int, line: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """For an attack that succeeds, and for a weakness that is not found."""
    monkeypatch.setattr(attacks, "ATTACKS", (attack,))
    result = CliRunner().invoke(app, ["check", "hostile"])

    assert result.exit_code == status
    assert any(one.startswith(line) for one in result.output.splitlines())
