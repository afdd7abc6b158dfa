"""The checks of trees find what they are for: an ability nobody misses, a pair of words without a test."""

import tomllib
from dataclasses import replace
from pathlib import Path

import pytest

from everfree.ccg.cards import POOL
from everfree.ccg.cards.premiere.manes import RAINBOW_DASH_FLIER_EXTRAORDINAIRE
from everfree.ccg.language import THIS, Draw, IsUncovered, May, Side, when
from everfree.cli.card_checks import CEILING
from everfree.testing.trees import text_or_none
from everfree.testing.trees.blanks import Blank, blanks_of, trials
from everfree.testing.trees.own_tests import OwnTests, is_held_back
from everfree.testing.trees.pairs import Pair, coverage, pairs_of
from everfree.testing.trees.swaps import fitting, swap_trials, swapped

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

    found = {trial.change: trial for trial in trials(root, OwnTests(root), blanks, jobs=1)}

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
    """No such card; no test of what it must not do. A card without any test lacks nothing by itself."""
    own = OwnTests(root)

    lacking = own.missing()

    assert lacking == ["pr999: there is no such card"]
    own.tests["pr1"] = own.tests["pr1"][:1]
    assert "pr1: no test of what it must not do" in own.missing()


def test_pairs_are_words_and_their_fields() -> None:
    """A word, its field, the word in it, at any depth; players, numbers and wordings are no words."""
    card = replace(POOL["pr24"], front=Side(abilities=(when(IsUncovered(THIS), May(Draw(1))),)))

    assert {str(pair) for pair in pairs_of(card)} == {
        "Triggered.trigger: IsUncovered",
        "IsUncovered.what: This",
        "Triggered.effect: May",
        "May.effect: Draw",
    }


def test_pairs_without_a_test_are_told(root: Path) -> None:
    """A pair that only untested cards have is listed with one of them; the most frequent first."""
    found = coverage(root, OwnTests(root))

    assert not set(found.bare_pairs) & pairs_of(POOL["pr1"])
    assert pairs_of(POOL["pr1"]) < set(found.pairs)
    assert len(found.bare_pairs) == len(found.pairs) - len(pairs_of(POOL["pr1"]))
    uses = [len(found.pairs[pair]) for pair in found.bare_pairs]
    assert uses == sorted(uses, reverse=True)
    line = next(
        line for line in found.lines() if line.startswith("no scenario of Continuous.changes: Power ")
    )
    assert line.endswith("more)")


def test_words_are_tested_by_cards_of_the_test(root: Path) -> None:
    """A test of the rules that uses a word, a value or a keyword of it; a test that only prints does not."""
    text = "card = (LosesGame, THIS, STUDIOUS)\n"
    for room in ("rules", "language"):
        (root / "tests" / "ccg" / room).mkdir(parents=True)
    (root / "tests" / "ccg" / "language" / "test_words.py").write_text(text, encoding="utf-8")
    assert "LosesGame" in coverage(root, OwnTests(root)).bare_words
    (root / "tests" / "ccg" / "rules" / "test_words.py").write_text(text, encoding="utf-8")

    assert not {"LosesGame", "This", "GainOncePerFaceoff"} & set(coverage(root, OwnTests(root)).bare_words)


def test_a_word_that_is_another_is_noticed(root: Path) -> None:
    """The child of a pair becomes another word that fits; a test that never looks there misses nothing."""
    own = OwnTests(root)
    known = coverage(root, own)
    pairs = [pair for pair in sorted(pairs_of(POOL["pr1"])) if fitting(pair)][:2]
    closed = Pair("Has", "description", "Description")  # a description is all that fits there
    only = replace(known, pairs=dict.fromkeys([*pairs, closed], ("pr1",)))

    found = list(swap_trials(root, own, only, jobs=1))

    assert [trial.failure is None for trial in found] == [False, False]
    assert "none of its 2 tests misses it" in str(found[0].failure)
    for pair in pairs_of(POOL["pr1"]):
        for other in swapped(POOL["pr1"], pair):
            assert other != POOL["pr1"]
            assert text_or_none(other) is not None


def test_the_pool_has_scenarios() -> None:
    """Every word; and of the pairs no fewer than were promised."""
    root = Path(__file__).parents[2]
    own = OwnTests(root)
    found = coverage(root, own)
    ceiling = tomllib.loads(CEILING.read_text(encoding="utf-8"))["pairs_without_scenario"]

    assert own.problems + own.missing() == []
    assert found.bare_words == ()
    assert len(found.bare_pairs) <= ceiling, "\n".join(found.lines())


def test_what_holds_a_card_back() -> None:
    """A choice, a cost, a condition, a description with a property; but not a plain bonus."""
    assert is_held_back(POOL["pr97"])
    assert is_held_back(POOL["pr1"])
    assert not is_held_back(POOL["pr8"])
