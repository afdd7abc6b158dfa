"""Which table of the phrasebook prints a word, and in which wordings."""

from typing import Any

from everfree.ccg.language.nodes import Node
from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.phrasebook import Language, Section, Untold
from everfree.ccg.language.wordings import NAMED

UNPRINTABLE = (Untold, LookupError, ValueError, TypeError, AttributeError, AssertionError)
"""What a phrase raises for a combination that has no text."""


class Phrases:
    """The tables of a language, by word."""

    def __init__(self, language: Language) -> None:
        self.language = language
        self._sections: dict[type[Node], Section[Any]] = {}
        for section in language.sections:
            for word in section.words:
                self._sections.setdefault(word, section)

    def has(self, word: type[Node]) -> bool:
        return word in self._sections

    def wordings(self, word: type[Node]) -> tuple[str, ...]:
        """List the wordings of a word, the usual one first."""
        found = self._sections[word].words[word]
        return ("", *[one for one in found if one == NAMED], *[one for one in found if one != NAMED])

    def say(self, node: Node, told: Discourse) -> Any:
        """Return the phrase of *node*, or None if it has none."""
        try:
            return self._sections[type(node)].say(node, told)
        except UNPRINTABLE:
            return None
