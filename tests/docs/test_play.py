"""docs/play says what the package says, in both languages, with pictures that are there."""

import re
from pathlib import Path

import pytest
from scripts.play_pages import PAGES, ROOT, pages

from everfree.messages import LANGUAGES

WRITTEN = pages()


@pytest.mark.parametrize("name", WRITTEN)
def test_the_pages_are_those_of_the_package(name: str) -> None:
    """Otherwise: python -m scripts.play_pages."""
    assert (ROOT / name).read_text(encoding="utf-8") == WRITTEN[name]


def test_both_languages_have_the_same_pages() -> None:
    """As many pages, headings, list items and rows."""
    folders = {"en": "", "fr": "fr/"}
    for english, french in zip(PAGES["en"], PAGES["fr"], strict=True):
        told = [
            [line[:2] for line in WRITTEN[f"{folders[language]}{name}.md"].splitlines()]
            for language, name in zip(LANGUAGES, (english, french), strict=True)
        ]
        assert sorted(told[0]) == sorted(told[1]) or len(told[0]) == len(told[1])


def test_every_picture_is_there() -> None:
    """Each link leads to a file, and no file is without a link."""
    linked: set[Path] = set()
    for name, text in WRITTEN.items():
        for link in re.findall(r"!\[.*?\]\((.*?)\)", text):
            path = ((ROOT / name).parent / link).resolve()
            assert path.is_file(), f"{name}: {link}"
            linked.add(path)
    assert linked == {path.resolve() for path in (ROOT / "pictures").iterdir()}
