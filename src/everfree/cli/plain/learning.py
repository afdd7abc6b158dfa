"""A lesson line by line: the coach's sentence before each question, with the number of its answer."""

from collections.abc import Iterator

from everfree.cli.plain.session import Say, Session
from everfree.cli.sitting import Sitting
from everfree.lessons import CoachView, Lesson, coach, scripted_answer
from everfree.players import Player, Sight
from everfree.telling.onlooker import Onlooker


class Script:
    """The opponent of a lesson, as a player; it needs no sight, because its script knows what it does."""

    def __init__(self, lesson: Lesson) -> None:
        self._lesson = lesson
        self.sitting: Sitting | None = None

    def choose(self, sight: Sight) -> int:
        """Return the answer of the script."""
        assert self.sitting is not None, sight.seat
        return scripted_answer(self._lesson, self.sitting.game.played)


class LearningSession(Session):
    """One learner with a coach, until the lesson is done."""

    def __init__(self, sitting: Sitting, lesson: Lesson, *, stand_in: Player, say: Say) -> None:
        super().__init__(sitting, stand_in=stand_in, say=say)
        self._lesson = lesson
        self._kinds: list[str] = []
        """The kinds of questions the learner has answered, also those undone since."""

    def play(self, lines: Iterator[str]) -> bool:
        """Play until the goal is reached, the person leaves or the lines end; return whether it is."""
        while self._advance():
            if self._says().state == "lost":
                self._say(self.speaker.say("plain-lesson-lost"))
                self._begin_again()
                continue
            self._ask()
            kind = self.sitting.game.played.question.kind
            if not self._listen(lines):
                self._say(self.speaker.say("plain-left"))
                return False
            self._kinds.append(kind)
        self._end()
        return True

    def _advance(self) -> bool:
        """Answer for the opponent until the learner is asked; return False if the lesson is done."""
        sitting = self.sitting
        while self._says().state != "done" and (seat := sitting.asked()) >= 0:
            if seat not in sitting.players:
                return True
            self._print(sitting.answer(sitting.players[seat].choose(sitting.sight())))
        return False

    def _says(self) -> CoachView:
        game = self.sitting.game
        return coach(self._lesson, game, Onlooker(game, self.speaker.seat).asked(), self._kinds, at="lines")

    def _begin_again(self) -> None:
        """Undo everything the learner has done."""
        while self.sitting.match.last_answer_of(self.speaker.seat) is not None:
            self.sitting.undo()

    def _ask(self) -> None:
        """Print the board, the coach's sentence and the question."""
        self._show_board()
        self._print(self._hint())
        self._print(self._position().asked())

    def _hint(self) -> list[str]:
        view = self._says()
        if view.text is None:
            return []
        number = self._position().listing.number_of(view.names[0]) if view.names else 0
        sentence = self.speaker.speak(view.text)
        return [self.speaker.say("plain-coach", sentence=sentence, number=number)]

    def _end(self) -> None:
        view = self._says()
        if view.text is not None:
            self._say(self.speaker.speak(view.text))
        if self._lesson.game is not None:
            self._print(self.sitting.result())
        if view.next:
            self._say(self.speaker.say("plain-next-lesson", lesson=view.next))
