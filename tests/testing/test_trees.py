"""The checks of trees find what they are for: an ability nobody misses, a card without a test."""

from pathlib import Path

import pytest

from everfree.ccg.cards import POOL
from everfree.ccg.cards.premiere.manes import RAINBOW_DASH_FLIER_EXTRAORDINAIRE
from everfree.testing.trees.blanks import Blank, blanks_of, trials
from everfree.testing.trees.own_tests import OwnTests, is_held_back

TESTS = """
import pytest

from everfree.ccg.cards import POOL


@pytest.mark.card("pr1")
class TestIt:
    def test_start(self) -> None:
        assert POOL["pr1"].front.abilities

    @pytest.mark.must_not
    def test_nothing(self) -> None:
        assert POOL["pr1"].boosted


@pytest.mark.card("pr999")
def test_other() -> None:
    raise AssertionError("a test of another card")
"""


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A place with one file of tests."""
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_it.py").write_text(TESTS, encoding="utf-8")
    (tmp_path / "pytest.ini").write_text("[pytest]\nmarkers =\n  card\n  must_not\n", encoding="utf-8")
    return tmp_path


def test_a_mane_character_has_blanks_on_both_sides() -> None:
    """One ability each; its keyword is a fact, and no blank."""
    assert [str(blank) for blank in blanks_of(RAINBOW_DASH_FLIER_EXTRAORDINAIRE)] == [
        "pr1: ability 1",
        "pr1: ability 1 of the Boosted side",
    ]


def test_what_the_rules_say_anyway_is_no_blank() -> None:
    """That a Resource is played to its owner's home goes without saying (305.1a)."""
    assert [str(blank) for blank in blanks_of(POOL["pr136"])] == ["pr136: ability 2"]


def test_an_ability_nobody_misses_is_found(root: Path) -> None:
    """The test of the front misses its ability, nobody that of the other side; here all is still there."""
    blanks = list(blanks_of(RAINBOW_DASH_FLIER_EXTRAORDINAIRE))

    found = {trial.blank: trial for trial in trials(root, OwnTests(root), blanks, jobs=1)}

    assert [found[blank].failure for blank in blanks] == [
        None,
        "pr1: ability 1 of the Boosted side: none of its 2 tests misses it",
    ]
    assert POOL["pr1"].front.abilities


def test_a_card_without_tests_misses_nothing(root: Path) -> None:
    """No test, no proof."""
    (trial,) = trials(root, OwnTests(root), [Blank("pr2", 0, 0)], jobs=1)

    assert trial.failure == "pr2: ability 1: none of its 0 tests misses it"


def test_what_cards_lack_is_told(root: Path) -> None:
    """No such card; no test at all; none of what it must not do."""
    own = OwnTests(root)

    lacking = own.missing()

    assert "pr999: there is no such card" in lacking
    assert "pr2: no test of its own" in lacking
    assert not [line for line in lacking if line.startswith("pr1:")]
    own.tests["pr1"] = own.tests["pr1"][:1]
    assert "pr1: no test of what it must not do" in own.missing()


def test_what_holds_a_card_back() -> None:
    """A choice, a cost, a condition, a description with a property; but not a plain bonus."""
    assert is_held_back(POOL["pr97"])
    assert is_held_back(POOL["pr1"])
    assert not is_held_back(POOL["pr8"])
