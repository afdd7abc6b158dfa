"""Hints during a whole game: each new thing is said once, at the moment it matters, and can be asked again.

A hint is either a word of the glossary, said when it first happens (the notes of a lesson, and the keywords
of cards in play), or the coach's sentence about the open question.
"""

from collections.abc import Iterator
from typing import Final

import msgspec

from everfree.ccg.table import PonyTable
from everfree.lessons.coach import coach
from everfree.lessons.lesson import Lesson
from everfree.lessons.matching import LEARNER, holds
from everfree.telling.onlooker import Onlooker
from everfree.telling.reference import listed
from everfree.telling.said import Said

MOST_WORDS: Final = 2
"""How many new words are said at one moment; the others wait for the next."""


class Hint(msgspec.Struct, frozen=True):
    """Something to say to the learner."""

    key: str
    """What it is about; a hint with the same key is said once."""
    term: str = ""
    """A word of the glossary; empty if it is a sentence about the question."""
    text: Said | None = None
    """The sentence about the question."""
    names: tuple[int, ...] = ()
    """Indexes of the options that the sentence names."""


class Hints:
    """What has been said to one learner in one game, and what is to be said now.

    *at* is where the learner sits: at "lines" of text, at a full "screen" or at a drawn "table".
    """

    def __init__(self, lesson: Lesson, at: str) -> None:
        self._lesson = lesson
        self._at = at
        self._kinds: list[str] = []
        """The kinds of questions the learner has answered."""
        self.said: list[Hint] = []

    def answered(self, kind: str) -> None:
        """Note that the learner has answered a question of a kind."""
        self._kinds.append(kind)

    def words(self, table: PonyTable) -> list[Hint]:
        """Return the words that have just begun to matter, and count them as said."""
        known = {hint.key for hint in self.said}
        new = [Hint(term, term=term) for term in dict.fromkeys(self._terms(table)) if term not in known]
        self.said += new[:MOST_WORDS]
        return new[:MOST_WORDS]

    def _terms(self, table: PonyTable) -> Iterator[str]:
        for note in self._lesson.notes:
            if holds(table.played, note.after):
                yield note.term
        explained = {one.word: one.term for one in listed()["keywords"]}
        for card in table.view(LEARNER).play:
            if not card.face_down:
                yield from [explained[name] for name in card.keywords if name in explained]

    def advice(self, table: PonyTable) -> Hint | None:
        """Return the coach's sentence about the learner's open question, said before or not."""
        asked = Onlooker(table, LEARNER).asked()
        view = coach(self._lesson, table, asked, self._kinds, at=self._at)
        if asked is None or view.text is None:
            return None
        return Hint(view.text.key, text=view.text, names=view.names)

    def last(self, table: PonyTable) -> Said:
        """Return the coach's sentence after the game."""
        view = coach(self._lesson, table, None)
        assert view.text is not None, "the game is not over"
        return view.text

    def new_advice(self, table: PonyTable) -> Hint | None:
        """Return the coach's sentence about the open question unless it was said before."""
        hint = self.advice(table)
        if hint is None or hint.key in {one.key for one in self.said}:
            return None
        self.said.append(hint)
        return hint
