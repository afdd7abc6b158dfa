"""A first game line by line: the coach says each new thing once, at the moment it matters."""

from typing import ClassVar, Final

from everfree.cli.helping.hinting import FIRST_GAME, hint_line
from everfree.cli.plain.commands import Typed
from everfree.cli.plain.session import Say, Session
from everfree.cli.sitting import Sitting
from everfree.lessons import LESSONS, Hint, Hints
from everfree.players import Player

LAST_WORDS: Final = 2
"""How many of the last new words are said again with the advice."""


class TeachingSession(Session):
    """One learner in a whole game, with hints."""

    HELP: ClassVar[tuple[str, ...]] = tuple(
        ["advice" if topic == "strong" else topic for topic in Session.HELP]
    )

    def __init__(self, sitting: Sitting, *, stand_in: Player, say: Say) -> None:
        super().__init__(sitting, stand_in=stand_in, say=say)
        self._hints = Hints(LESSONS[FIRST_GAME], at="lines")

    def _tell(self, lines: list[str]) -> None:
        """Print what came of an answer, then the words that it made matter."""
        super()._tell(lines)
        self._print([self._hint_line(hint) for hint in self._hints.words(self.sitting.game)])

    def _ask(self) -> None:
        """Print the board, the coach's sentence if it is new, and the question."""
        self._show_board()
        hint = self._hints.new_advice(self.sitting.game)
        if hint is not None:
            self._say(self._hint_line(hint))
        self._print(self._position().asked())

    def _changes(self, typed: Typed) -> bool:
        kind = self.sitting.game.played.question.kind
        has_changed = super()._changes(typed)
        if has_changed and typed.word == "number":
            self._hints.answered(kind)
        return has_changed

    def _hint(self) -> list[str]:
        """Return the coach's sentence about the open question and the last new words."""
        hint = self._hints.advice(self.sitting.game)
        coach = self.speaker.say("plain-coach-nothing") if hint is None else self._hint_line(hint)
        words = [hint for hint in self._hints.said if hint.term][-LAST_WORDS:]
        return [coach, *[self._hint_line(word) for word in words]]

    def _hint_line(self, hint: Hint) -> str:
        return hint_line(self.speaker, hint, self._position().listing if hint.names else None)

    def _end(self) -> None:
        """Print the result, the coach's last sentence and what to do next."""
        super()._end()
        self._say(self.speaker.speak(self._hints.last(self.sitting.game)))
        self._say(self.speaker.say("plain-teach-next"))
