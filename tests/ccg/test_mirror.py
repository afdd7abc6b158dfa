"""A word of the language has one address: the same group and module in language, rules, text and tests."""

import re
from pathlib import Path

import pytest

from everfree.ccg.cards import POOL
from everfree.ccg.language.keywords import MEANINGS
from everfree.ccg.language.nodes import WORDS as WORD_CLASSES, walk

ROOT = Path(__file__).parents[2]
CCG = ROOT / "src/everfree/ccg"
WORDS = CCG / "language/words"
LANGUAGE = "everfree.ccg.language.words."

READ_BY_CHAPTERS = {
    "laws/prices": "core/movement reads the price of a move",
    "laws/solving": "confront/confronting reads when a Problem is solved",
    "zones/decks": "words/zones/looking reads which deck is meant",
}
"""Words that register nothing, and who reads them instead."""

WITHOUT_LANGUAGE = {"flow": "the base classes of instructions with a course of their own"}
"""Modules of rules/words for no word."""

TESTED_ELSEWHERE = (
    "changes/changes",
    "effects/action_tokens",
    "effects/chance",
    "effects/compound",
    "effects/effects",
    "effects/modes",
    "effects/moving_at_random",
    "effects/turning_over",
    "faceoffs/involving",
    "faceoffs/totals",
    "laws/arriving",
    "laws/closed_zones",
    "laws/confronting",
    "laws/limits",
    "laws/play_needs",
    "laws/prices",
    "laws/solving",
    "laws/timings",
    "selectors/bonuses",
    "selectors/knowing",
    "triggers/replacements",
    "triggers/triggers",
    "zones/copying",
    "zones/drawing",
    "zones/guessing",
    "zones/hand_piles",
    "zones/namesakes",
    "zones/revealing",
)
"""Words tested by the cards that have them and by tests of chapters; this list only gets shorter."""


def modules(folder: Path) -> list[str]:
    """List the modules below *folder* by their path, without packages."""
    found = [path.relative_to(folder).with_suffix("") for path in folder.rglob("*.py")]
    return sorted([path.as_posix() for path in found if path.name != "__init__"])


def test_words_are_found() -> None:
    """The tests below look at something."""
    assert len(modules(WORDS)) > 50


@pytest.mark.parametrize("language", ["english", "french"])
def test_each_word_module_has_its_phrases(language: str) -> None:
    """Each module of words has a module of phrases in each language, and no phrases are without words."""
    assert modules(CCG / "language/text" / language / "words") == modules(WORDS)


def test_each_word_module_has_its_behaviour() -> None:
    """Each module of words has a module of rules, unless only a chapter reads it, and the other way round."""
    behaviour = set(modules(CCG / "rules/words"))
    words = set(modules(WORDS))
    assert words - behaviour == set(READ_BY_CHAPTERS)
    assert behaviour - words == set(WITHOUT_LANGUAGE)


def test_each_word_module_has_its_tests() -> None:
    """Each module of words has a test file of its own, or is listed as tested elsewhere."""
    folder = ROOT / "tests/ccg/rules/words"
    tests = {name: (folder / name).with_name(f"test_{Path(name).name}.py") for name in modules(WORDS)}
    assert [name for name, path in tests.items() if not path.exists()] == sorted(TESTED_ELSEWHERE)


def test_words_tested_elsewhere_are_in_cards_or_tests() -> None:
    """Every word of a module without a test file is on a card, which has its own tests, or in a test."""
    spelt_out = [MEANINGS[name](1) for name in MEANINGS]
    used = {type(word).__name__ for tree in (*POOL.values(), *spelt_out) for word in walk(tree)}
    written = "".join([path.read_text(encoding="utf-8") for path in (ROOT / "tests/ccg").rglob("test_*.py")])
    untested = [
        word.__name__
        for word in WORD_CLASSES.values()
        if word.__module__.removeprefix(LANGUAGE).replace(".", "/") in TESTED_ELSEWHERE
        and word.__name__ not in used
        and not word.__subclasses__()
        and not re.search(rf"\b{word.__name__}\b", written)
    ]

    assert untested == []
