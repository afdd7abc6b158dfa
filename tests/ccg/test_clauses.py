"""Every clause has a title, in words that are ours."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from everfree.ccg.clauses import CHAPTERS, RULINGS, TITLES
from everfree.ccg.editions import EDITIONS, Options
from everfree.testing.trace.options import option_values

WHERE = Path("../shared/rules")
"""Beside a checkout, where the project's shared data lies."""
LONGEST_RUN = 4
"""So many words in a row may be those of the rulebook: names of things need as much."""
NBSP = "\u00a0"


@pytest.fixture(scope="module")
def shared() -> Path:
    """Give the folder of the rulebook, or skip loudly where it is not at hand."""
    candidates = [WHERE, Path(__file__).resolve().parents[2] / WHERE]
    found = next((candidate for candidate in candidates if candidate.is_dir()), None)
    if found is None:
        pytest.skip(f"NOT CHECKED: no rulebook at {WHERE}")
    return found


def entries(path: Path) -> list[dict[str, Any]]:
    """Read the entries of a file of the rulebook, in its order."""
    found: list[dict[str, Any]] = json.loads(path.read_text(encoding="utf-8"))
    return found


def runs(text: str) -> set[tuple[str, ...]]:
    """Give every run of words that is too long to be shared; spelling and marks make no difference."""
    plain = text.lower().replace("’", "'").replace("colour", "color")
    words = re.findall(r"[a-z0-9']+", plain)
    length = LONGEST_RUN + 1
    return {tuple(words[start : start + length]) for start in range(len(words) - length + 1)}


def chapter(clause: str) -> str:
    """Name the chapter of a clause."""
    return clause.split(".")[0]


def clauses_named(heading: str) -> Iterator[str]:
    """List the clauses a heading gives by number: single ones, ranges of letters, whole chapters."""
    for number, letter, last in re.findall(r"\b(\d{3}(?:\.\d+)?)([a-z]?)(?:–([a-z])\b)?", heading):
        if "." not in number:
            yield from (clause for clause in TITLES if chapter(clause) == number)
        elif last:
            yield from (f"{number}{chr(one)}" for one in range(ord(letter), ord(last) + 1))
        else:
            yield number + letter


class TestTitles:
    """A title for each clause that can be tested."""

    def test_count(self) -> None:
        """There are 363 such clauses."""
        assert len(TITLES) == 363

    def test_clauses_are_those_of_the_rulebook(self, shared: Path) -> None:
        """They are the clauses that describe behaviour, in the rulebook's order."""
        kinds = {entry["id"]: entry["kind"] for entry in entries(shared / "testable.json")}
        rulebook = [entry["id"] for entry in entries(shared / "comprehensive.json")]

        assert list(TITLES) == [clause for clause in rulebook if kinds[clause] == "behaviour"]

    def test_words_are_ours(self, shared: Path) -> None:
        """No title has five words in a row from its clause, nor from any other."""
        theirs = set().union(*(runs(entry["text"]) for entry in entries(shared / "comprehensive.json")))
        ours = TITLES | {number: ruling.title for number, ruling in RULINGS.items()}

        assert {key: found for key, title in ours.items() if (found := runs(title) & theirs)} == {}

    def test_no_two_are_alike(self) -> None:
        """A title tells its clause from every other."""
        assert len(set(TITLES.values())) == len(TITLES)

    @pytest.mark.parametrize("titles", [TITLES, {key: ruling.title for key, ruling in RULINGS.items()}])
    def test_fit_on_a_line(self, titles: dict[str, str]) -> None:
        """Five to fourteen words, begun with a capital or a quotation, without a full stop."""
        for key, title in titles.items():
            assert 5 <= len(title.split()) <= 14, key
            assert len(title) <= 90, key
            assert re.fullmatch(r'["A-Z]\S*( \S+)*(?<![.,;:!?])', title), key


class TestChapters:
    """Both languages name every chapter."""

    def test_are_those_of_the_clauses(self) -> None:
        """Each chapter that has a clause, in order, and no other."""
        assert list(CHAPTERS) == list(dict.fromkeys(map(chapter, TITLES)))

    @pytest.mark.parametrize("language", ["english", "french"])
    def test_have_a_name_of_their_own(self, language: str) -> None:
        """No chapter is called like another, and none is called nothing."""
        names = [getattr(one, language) for one in CHAPTERS.values()]

        assert len(set(names)) == len(names)
        assert all(re.match(r"[A-ZÀÉ]", name) for name in names)

    def test_french_is_typeset(self) -> None:
        """Spaces before high marks do not break, apostrophes are typographic."""
        for number, one in CHAPTERS.items():
            assert not re.search(rf"[^{NBSP}][:;?!»]|«[^{NBSP}]|['\"]", one.french), number


class TestRulings:
    """The rulings, and the clauses they read."""

    def test_are_complete(self) -> None:
        """R1 to R73 and C1 to C8, without R66, which is for the platform and not for the game."""
        numbers = [*range(1, 66), *range(67, 74)]
        assert list(RULINGS) == [*(f"R{n}" for n in numbers), *(f"C{n}" for n in range(1, 9))]

    def test_alternatives_are_options(self) -> None:
        """A ruling whose alternatives play differently names an option with a value for each of them."""
        values = option_values(Options, EDITIONS.values())
        for number, ruling in RULINGS.items():
            assert bool(ruling.option) == bool(ruling.alternatives), number
            if ruling.option:
                assert len(values[ruling.option].required) == 1 + len(ruling.alternatives), number

    def test_no_two_are_alike(self) -> None:
        """A title tells its ruling from every other, and from the clauses."""
        titles = [*TITLES.values(), *(ruling.title for ruling in RULINGS.values())]
        assert len(set(titles)) == len(titles)

    def test_touch_only_known_clauses(self) -> None:
        """No ruling names a clause without a title, or one twice."""
        for number, ruling in RULINGS.items():
            assert set(ruling.clauses) <= set(TITLES), number
            assert len(set(ruling.clauses)) == len(ruling.clauses), number

    def test_touch_what_their_heading_names(self, shared: Path) -> None:
        """Clauses are those numbered in the heading; a word of the glossary stands there too."""
        text = (shared / "RULINGS.md").read_text(encoding="utf-8")
        headings = dict(re.findall(r"^### ([RC]\d+)\. (.+)$", text, re.MULTILINE))

        for number, ruling in RULINGS.items():
            if number not in headings:
                continue  # found later, and documented in docs/guides/rules.md
            heading = headings[number].partition(" — ")[0]
            numbered = [clause for clause in ruling.clauses if chapter(clause) != "glossary"]
            assert numbered == [clause for clause in clauses_named(heading) if clause in TITLES], number
            for clause in set(ruling.clauses) - set(numbered):
                word = clause.removeprefix("glossary.").replace("_", " ")
                assert word in heading.lower(), number
