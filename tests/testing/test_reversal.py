"""Scenarios whose cards enter play in reverse order, and the search for tests that depend on the order."""

from pathlib import Path

import pytest

from everfree.ccg.clauses import Chapter
from everfree.testing import RoundTable, Side, Table, piece, plain, plain_troublemaker
from everfree.testing.laid import Laid
from everfree.testing.trace import ROOT, Law, Prover, RedBefore, Reversal, run_in_reverse
from everfree.testing.trace.claims import Claims
from everfree.testing.trace.marks import read_marks
from everfree.testing.trace.tracing import joined

LAW = Law(
    {"101.1": "Decks", "704.1b": "Triggers", "711.3": "Timestamps", "801.1": "Decisions"},
    {"101": Chapter("Decks", ""), "704": Chapter("Triggers", ""), "711": Chapter("Time", "")},
    {},
    {},
)
PLANTED = '''\
"""Tests that look at two Friends."""

import pytest

from everfree.testing import Table, plain

ONE, TWO = plain(), plain()


def in_play():
    table = Table(home=[ONE, TWO])
    friends = {table.id(ONE): ONE, table.id(TWO): TWO}
    return [friends[card] for card in table.game.in_play() if card in friends]


@pytest.mark.clause("704.1b")
def test_who_is_there():
    """Does not ask for the order."""
    assert set(in_play()) == {ONE, TWO}


@pytest.mark.clause("801.1")
def test_who_is_first():
    """Depends on the order."""
    assert in_play() == [ONE, TWO]


@pytest.mark.clause("711.3", "704.1b")
def test_who_is_earlier():
    """Depends on the order, as its clause does."""
    assert in_play() == [ONE, TWO]


@pytest.mark.clause("101.1")
def test_of_another_chapter():
    """Is not run."""
    assert in_play() == [ONE, TWO]
'''


@pytest.fixture
def planted(tmp_path: Path) -> Path:
    """Give a checkout with an order-dependent test and the options of our suite."""
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests/test_two.py").write_text(PLANTED, encoding="utf-8")
    options = (ROOT / "tests/conftest.py").read_text(encoding="utf-8")
    (tmp_path / "tests/conftest.py").write_text(options, encoding="utf-8")
    return tmp_path


def reverse(root: Path, *clauses: str) -> Reversal:
    """Run the planted tests in reverse."""
    trace = joined(LAW, Claims({}, []), read_marks(root))
    return run_in_reverse(Prover(root, trace, jobs=1), clauses=list(clauses or LAW.titles))


class TestSearch:
    """Which tests depend on the order of entry."""

    def test_finds_the_dependent_one(self, planted: Path) -> None:
        """It is named; the test of timestamps is listed as exempt, and one of another chapter is not run."""
        found = reverse(planted)

        assert found.dependent == ["tests/test_two.py::test_who_is_first"]
        assert [test.name for test in found.tests] == ["test_who_is_there", "test_who_is_first"]
        assert [test.name for test in found.exempt] == ["test_who_is_earlier"]

    def test_keeps_what_passed(self, planted: Path) -> None:
        """A file that passed is not run again until it changes; one that failed always is."""
        assert reverse(planted, "704.1b").dependent == []
        kept = (planted / ".rules-proof.jsonl").read_text(encoding="utf-8")
        assert (reverse(planted, "704.1b").dependent, len(kept.splitlines())) == ([], 1)
        assert (planted / ".rules-proof.jsonl").read_text(encoding="utf-8") == kept

        text = PLANTED.replace("set(in_play()) == {ONE, TWO}", "in_play() == [ONE, TWO]")
        (planted / "tests/test_two.py").write_text(text, encoding="utf-8")

        for _ in range(2):
            assert reverse(planted, "704.1b").dependent == ["tests/test_two.py::test_who_is_there"]

    def test_other_chapters_are_left_alone(self, planted: Path) -> None:
        """Without a clause of chapters 7 and 8 nothing is run."""
        assert reverse(planted, "101.1") == Reversal([], [], [])
        assert not (planted / ".rules-proof.jsonl").exists()

    def test_a_test_that_always_fails_stops_it(self, planted: Path) -> None:
        """Its verdict does not depend on the order, so it is not called dependent."""
        text = PLANTED.replace("== {ONE, TWO}", "== {ONE}")
        (planted / "tests/test_two.py").write_text(text, encoding="utf-8")

        with pytest.raises(RedBefore, match=r"^tests/test_two\.py::test_who_is_there$"):
            reverse(planted)


class TestBuilder:
    """The same position, laid in the other order."""

    def test_cards_enter_play_in_reverse(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """All cards in play, attachments of one host among themselves; places and states are the same."""
        caps = (plain(), plain())
        host, scared = piece(plain(), attached=caps), piece(plain(), frightened=True)
        ally, rival, trouble = plain(), plain(), plain_troublemaker()
        held, top = plain(), plain()

        def table() -> Table:
            return Table(
                home=[host, scared],
                mine=[ally],
                hand=[held, plain()],
                deck=[top],
                opponent_home=[rival],
                opponent_mine=[trouble],
            )

        monkeypatch.setattr(Laid, "in_reverse", False)
        forward = table()
        monkeypatch.setattr(Laid, "in_reverse", True)
        back = table()

        assert entered(forward, host, scared, ally, rival, trouble) == [host, scared, ally, rival, trouble]
        assert entered(back, host, scared, ally, rival, trouble) == [trouble, rival, ally, scared, host]
        assert (entered(forward, *caps), entered(back, *caps)) == ([*caps], [*caps[::-1]])
        for one in (forward, back):
            assert [one.area_of(card) for card in (host, ally, rival)] == ["home", "mine", "their home"]
            assert (one.is_face_down(scared), one.hand()[0]) == (True, held)
            assert one.state.host[one.id(caps[0])] == one.id(host)
            assert [one.state.controller[one.id(card)] for card in (ally, trouble)] == [0, 1]

    def test_at_a_round_table_too(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """The last card of the last player enters first."""
        friends = [plain() for _ in range(4)]
        sides = (Side(home=friends[:2]), Side(at={0: friends[2:3]}), Side(home=friends[3:]))
        monkeypatch.setattr(Laid, "in_reverse", False)
        forward = RoundTable(*sides)
        monkeypatch.setattr(Laid, "in_reverse", True)
        back = RoundTable(*sides)

        assert entered(forward, *friends) == friends
        assert entered(back, *friends) == friends[::-1]
        assert [back.area_of(card) for card in friends] == ["home 0", "home 0", "problem 0", "home 2"]


def entered(table: Table, *cards: object) -> list[object]:
    """List *cards* by their timestamps, which follow the order of entry."""
    return sorted(cards, key=lambda card: table.state.stamps[table.id(card)])  # type: ignore[arg-type]
