"""The strip in which a coach speaks: new words when they first matter, and advice about the open question."""

from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.content import Content
from textual.message import Message
from textual.widgets import Static

from everfree.cli.helping.advising import advice_line
from everfree.cli.helping.hinting import FIRST_GAME, hint_line
from everfree.cli.helping.listing import Listing
from everfree.cli.sitting import Sitting
from everfree.lessons import LESSONS, Hint, Hints
from everfree.lessons.advising import asking_of


class Coach(VerticalScroll):
    """Speaks by itself if it *teaches*; else only when asked."""

    class Advised(Message):
        """The champion has thought about the open question."""

        def __init__(self, asked_at: int, line: str) -> None:
            super().__init__()
            self.asked_at = asked_at
            """How many commands the match had then."""
            self.line = line

    def __init__(self, sitting: Sitting, *, teaches: bool) -> None:
        super().__init__(id="coach", can_focus=False)
        self._sitting = sitting
        self._teaches = teaches
        self._hints = Hints(LESSONS[FIRST_GAME], at="screen")
        self._words: list[Hint] = []
        """The new words since the person last answered."""
        self._asked_at = -1
        """How many commands the match had when the coach last looked at the question."""
        self._advised_at = -1
        """How many commands the match had when the champion was last asked."""
        self._listing: Listing | None = None
        """How the options of the open question are numbered."""
        self._shown: list[Hint] = []
        self._place = 0
        """Which of those shown is on the screen."""
        self._text = Static(markup=False)

    def compose(self) -> ComposeResult:
        yield self._text

    def notice(self) -> list[str]:
        """Return the lines about words that have just begun to matter, and show them."""
        if not self._teaches:
            return []
        new = self._hints.words(self._sitting.game)
        self._words += new
        self._show(self._words)
        return self._lines(new)

    def ask(self, listing: Listing | None) -> None:
        """Show the new words and the advice about the open question, if it is new."""
        self._listing = listing
        at = self._commands
        if self._advised_at not in (-1, at):
            self._advised_at = -1
            self._write("")
        if not self._teaches or at == self._asked_at:
            return
        self._asked_at = at
        advice = self._hints.new_advice(self._sitting.game)
        self._show([*self._words, *([] if advice is None else [advice])])

    def answered(self) -> None:
        """Note that the person answers the open question."""
        self._hints.answered(self._sitting.game.played.question.kind)
        self._words = []

    def say_again(self) -> None:
        """Show the next of the hints, after the last one the first; look for one if there is none."""
        if len(self._shown) > 1:
            self._place = (self._place + 1) % len(self._shown)
            self._draw()
        elif self._sitting.asked() == self._sitting.seat:
            advice = self._hints.advice(self._sitting.game)
            self._show([*([] if advice is None else [advice]), *self._words])
            if advice is None:
                self._write(self._sitting.speaker.say("screen-coach-nothing"))

    def advise(self) -> None:
        """Say what the champion would do at the open question; it thinks in a separate thread."""
        sitting, listing, at = self._sitting, self._listing, self._commands
        if self._teaches or listing is None or sitting.asked() != sitting.seat or at == self._advised_at:
            return
        self._advised_at = at
        self.border_title = ""
        self._write(sitting.speaker.say("screen-advice-thinking"))
        sight = sitting.sight()
        asking = asking_of(sitting.game.played, sitting.seat, sitting.game)

        def think() -> None:
            self.post_message(self.Advised(at, advice_line(sitting.speaker, sight, asking, listing)))

        self.run_worker(think, thread=True, exclusive=True, group="advice")

    def on_coach_advised(self, event: Advised) -> None:
        """Show what the champion would do, unless the person has answered meanwhile."""
        event.stop()
        if event.asked_at == self._commands:
            self._write(event.line)

    @property
    def _commands(self) -> int:
        return len(self._sitting.match.log.commands)

    def _lines(self, hints: list[Hint]) -> list[str]:
        return [hint_line(self._sitting.speaker, hint, self._listing) for hint in hints]

    def _show(self, hints: list[Hint]) -> None:
        self._shown, self._place = hints, 0
        self._draw()

    def _draw(self) -> None:
        count = len(self._shown)
        place = self._place + 1
        self.border_title = Content(self._sitting.speaker.say("screen-coach", place=place, count=count))
        self._write(self._lines(self._shown)[self._place] if self._shown else "")

    def _write(self, line: str) -> None:
        self._text.update(Content(line))
        self.screen.set_class(bool(line), "-coached")
        self.scroll_home(animate=False)
