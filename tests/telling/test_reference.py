"""The words of the game and the text about it: complete in both languages, one list for all."""

import re
from pathlib import Path

import pytest

from everfree.ccg.clauses import CHAPTERS, RULINGS, TITLES
from everfree.ccg.vocab import KEYWORD_NAMES
from everfree.messages import LANGUAGES, Messages
from everfree.telling.reference import glossary, how_to_play, listed, look_up, sections

CATALOGUE = {language: Messages(language) for language in LANGUAGES}
SENTENCES = re.compile(r"glossary-(?!title$|word-|section-)(.+)")
PARTS = "|".join(part.section for part in sections())
WITHOUT_RULES = {"Harmonious", "Tyrannical"}
"""Keywords of another format, which no card here has."""


def terms() -> list[str]:
    """List the terms of the file."""
    return [one.term for section in listed().values() for one in section]


class TestGlossary:
    """The list of words."""

    def test_lists_every_sentence_once(self) -> None:
        """No sentence of the catalogue is missing from the list, and none is there twice."""
        written = {found[1] for key in CATALOGUE["en"].keys if (found := SENTENCES.fullmatch(key))}
        assert sorted(terms()) == sorted(written)

    def test_has_every_keyword(self) -> None:
        """Those of the engine, in their order."""
        words = [one.word for one in listed()["keywords"]]
        assert words == [name for name in KEYWORD_NAMES if name not in WITHOUT_RULES]

    def test_every_word_has_rules_that_exist(self) -> None:
        """Clauses, chapters or rulings, for the judge's index."""
        for section in listed().values():
            for one in section:
                assert one.rules, one.term
                assert set(one.rules) <= {*TITLES, *CHAPTERS, *RULINGS}, one.term

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_words_are_all_different(self, language: str) -> None:
        """Each can be looked up by its own name, and gives only itself."""
        entries = glossary(CATALOGUE[language])
        for entry in entries:
            assert look_up(entry.word, entries) == [entry]
            assert re.search(r"[.!]$", entry.sentence), entry.term

    @pytest.mark.parametrize(
        ("language", "typed", "found"),
        [
            ("en", "face", ["Faceoff"]),
            ("en", "SWIFT", ["Swift"]),
            ("en", "Competitive 3", ["Competitive"]),
            ("en", "friends", ["Friend"]),
            ("en", "limit", ["Home limit"]),
            ("en", "zebra", []),
            ("en", " ", []),
            ("fr", "epuisee", ["Carte épuisée"]),
            ("fr", "jeton", ["Jetons d’action"]),
            ("fr", "fauteur", ["Fauteur de troubles"]),
            ("fr", "faceoff", ["Face-à-face"]),
        ],
    )
    def test_finds_words(self, language: str, typed: str, found: list[str]) -> None:
        """By any part, without accents, and by the English word in French too."""
        assert [entry.word for entry in look_up(typed, glossary(CATALOGUE[language]))] == found

    def test_the_browser_reads_the_same_list(self) -> None:
        """Its glossary imports the file and has no list of its own."""
        source = Path(__file__).parents[2] / "web/src/table/shared/Glossary.svelte"
        page = source.read_text(encoding="utf-8")
        assert "messages/glossary.json" in page
        assert '"Swift"' not in page


@pytest.mark.parametrize("language", LANGUAGES)
def test_how_to_play_is_short_and_whole(language: str) -> None:
    """Every sentence of the catalogue is in it once; it can be read in a few minutes."""
    text = how_to_play(CATALOGUE[language], goal=15)
    sentences = [one for _, told in text for one in told]
    used = [key for part in sections() for key in part.sentences]
    written = [key for key in CATALOGUE[language].keys if re.match(rf"howto-({PARTS})(-|$)", key)]
    assert {key for key in used if key.startswith("howto-")} == {
        key for key in written if not key.endswith("-title")
    }
    assert len(sentences) == len(set(sentences))
    assert len(" ".join(sentences).split()) < 700
