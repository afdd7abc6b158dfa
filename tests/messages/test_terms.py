"""One word for one thing: no message uses a term that docs/terms.md turns down, no French page "deck"."""

import re
from pathlib import Path

import pytest

from everfree.messages import LANGUAGES, catalogue

HOME = Path(catalogue.__file__).parent
DOCS = Path(__file__).parents[2] / "docs"
TABLE = DOCS / "terms.md"
COLUMN = {"en": 2, "fr": 4}
"""In which column of the table the terms of a language are that were turned down."""
ALLOWED = {"home-resume": "Reprendre votre partie"}
"""Messages that use a word which is turned down for something else."""
OTHER_GAME = ("slap", "slap-web", "slap-house")


def turned_down(language: str) -> list[re.Pattern[str]]:
    """List the terms of a language that no message may use."""
    found = []
    for line in TABLE.read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if not line.startswith("| ") or cells[0] == "What":
            continue
        for term in filter(None, [one.strip() for one in cells[COLUMN[language]].split(";")]):
            word, alone = re.subn(r" \(alone\)$", "", term)
            after = r"(?! de troubles)" if alone else ""
            found.append(re.compile(rf"\b{word}\b{after}", re.IGNORECASE))
    return found


def texts(language: str) -> list[tuple[str, str]]:
    """List the lines of all messages with the key they belong to, without comments."""
    found = []
    for path in sorted((HOME / language).glob("*.ftl")):
        key = ""
        for line in path.read_text(encoding="utf-8").splitlines():
            if line.startswith("#") or path.stem in OTHER_GAME:
                continue
            if begins := re.match(r"([a-z][\w-]*) = ?", line):
                key = begins[1]
            named = re.sub(r"\{ \$(name|owner) \}", "NAME", line[begins.end() if begins else 0 :])
            text = re.sub(r"\{ \$\w+ ->|\{ \$\w+ \}|^\s*\*?\[[\w-]+\]", "", named).strip()
            found.append((key, text))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_uses_a_term_that_was_turned_down(language: str) -> None:
    """The table of terms lists them."""
    terms = turned_down(language)
    assert len(terms) > 5
    faults = [
        (key, text, term.pattern)
        for key, text in texts(language)
        for term in terms
        if term.search(text) and ALLOWED.get(key) != text
    ]
    assert not faults


@pytest.mark.parametrize("path", [*(DOCS / "fr").glob("*.md"), *(DOCS / "play/fr").glob("*.md")])
def test_pages_say_deck_in_french_as_the_game_does(path: Path) -> None:
    """Outside code; the game says "paquet" for what a player brings and "pioche" for the draw deck."""
    text = re.sub(r"```.*?```|`[^`]*`|\]\([^)]*\)", "", path.read_text(encoding="utf-8"), flags=re.DOTALL)

    assert not re.findall(r".*\bdecks?\b.*", text, re.IGNORECASE)
