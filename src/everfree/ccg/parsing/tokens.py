"""The words of an English text in a form that does not depend on inflection."""

import re
from typing import Final

WORD: Final = re.compile(r"\[[^\]]+\]|[+\-]?\w+(?:[-'’]\w+)*['’]?|∞")
NUMBER: Final = re.compile(r"\[?[+\-]?\d")
"""The start of a number, which a text may also print as a word."""
SAME: Final = {
    "is": "be",
    "are": "be",
    "been": "be",
    "has": "have",
    "an": "a",
    "another": "other",
    "them": "they",
    "from": "in",
    "into": "in",
    "those": "that",
    "these": "this",
    "give": "get",
    "gives": "get",
    "given": "get",
}
"""Words that one phrase prints in several forms."""
FORMS: Final = {"an": "a", "them": "they"}
"""Forms of one word that depend on the words beside it."""
LEFT_OUT: Final = frozenset(
    ("a", "the", "and", "or", "then", "each", "one", "of", "all", "to", "may", "must", "other", "any")
)
"""Words that a phrase gains or loses when it becomes a part of another one."""
ENDINGS: Final = ("ing", "ied", "ies", "ed", "es", "s", "e", "y")
PART_OF_STEM: Final = frozenset((("s", "s"), ("y", "a"), ("y", "e"), ("y", "o")))
"""Endings that belong to the word after this letter: "dismiss", "play", "they"."""
_STEMS: dict[str, str] = {}


def stem(word: str) -> str:
    """Return *word* in lower case and without an ending; a possessive keeps its mark."""
    found = _STEMS.get(word)
    if found is None:
        found = _STEMS[word] = _stem(word.lower().replace("’", "'"))
    return found


def _stem(word: str) -> str:
    if word.endswith(("'s", "s'")):
        return _stem(word[:-2]) + "'s"
    word = SAME.get(word, word)
    if len(word) < 4 or not word.isalpha():
        return word
    for ending in ENDINGS:
        rest = word.removesuffix(ending)
        if rest != word and len(rest) >= 3 and (ending, rest[-1]) not in PART_OF_STEM:
            is_doubled = ending in ("ing", "ed") and rest[-1] == rest[-2] and rest[-1] not in "sl"
            return rest[:-1] if is_doubled else rest
    return word


def stems(text: str) -> tuple[str, ...]:
    """List the stems of all words of *text*."""
    return tuple([stem(word) for word in WORD.findall(text)])


def plain(text: str) -> tuple[str, ...]:
    """List the words of *text* as they are inflected, in lower case."""
    return tuple([FORMS.get(word.lower(), word.lower()) for word in WORD.findall(text.replace("’", "'"))])


def content(words: tuple[str, ...]) -> tuple[str, ...]:
    """Leave out the words that depend on the surrounding phrase."""
    return tuple([word for word in words if word not in LEFT_OUT])


def joined(words: tuple[str, ...]) -> str:
    """Join words so that a series of whole words can be found as a substring."""
    return f" {' '.join(words)} " if words else ""
