"""The short form of `everfree check slap-long`, and what it calls a fault."""

import tempfile
from pathlib import Path

import pytest

from everfree.cli.chaos.services import Missing
from everfree.cli.check.slap.long import Bounds, Endured, endured

WIDE = Bounds(replaced_seconds=20.0, verdict_p99_ms=5000.0)
"""For a machine that does other things as well."""
QUICK = {"turn_timeout_ms": 1000, "joker": "slap", "jokers_per_deck": 9}


def test_a_game_goes_on_while_its_judge_is_killed() -> None:
    """Eight players on two servers, one away, one coming and going, for 20 seconds.

    Not in pytest's folder: another run of pytest closes it to the user who runs PostgreSQL.
    """
    with tempfile.TemporaryDirectory(prefix="everfree-slap-") as folder:
        try:
            found = endured(Path(folder), 20, 1, bounds=WIDE, options=QUICK)
        except Missing as missing:
            pytest.skip(f"NOT TESTED: {missing}")

    assert list(found.faults(WIDE)) == []
    assert len(found.replaced) == 1
    assert found.returns > 1
    assert found.figures()["verdict_p99_ms"] < WIDE.verdict_p99_ms


@pytest.mark.parametrize(
    ("found", "fault"),
    [
        (Endured(late=[5.0], may_pause=8.0, longest_pause=7.9, replaced=[1.9]), ""),
        (Endured(late=[5.0], may_pause=8.0, longest_pause=8.1), "the pile did not change for 8.1 s"),
        (Endured(late=[5.0], replaced=[1.0, 2.1]), "nobody ruled for 2.10 s"),
        (Endured(late=[90.0]), "verdicts: p99 90 ms"),
        (Endured(), "no slap was judged"),
        (Endured(late=[5.0], is_over=True), "the match was over"),
    ],
)
def test_faults(found: Endured, fault: str) -> None:
    """Each promise that is not kept is named."""
    faults = list(found.faults(Bounds()))
    assert [one[: len(fault)] for one in faults] == ([fault] if fault else [])
