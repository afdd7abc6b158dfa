"""A person's seat in a match against computer players: answers, new events, and undo.

The line-based table and the full screen both use it, and change the match only through it.
"""

from collections.abc import Callable

from everfree.ccg.kernel.options import CANCEL
from everfree.ccg.table import PonyTable
from everfree.ccg.view import EventView
from everfree.cli.speaker import Speaker
from everfree.players import Player, Sight
from everfree.table.commands import Answer, Command, Concede, Undo
from everfree.table.match import Match
from everfree.telling.events import Teller

Keep = Callable[[Command], None]


class Sitting:
    """One match, one person, and computer players in the other seats."""

    def __init__(self, match: Match, speaker: Speaker, *, players: dict[int, Player], keep: Keep) -> None:
        self.match = match
        self.speaker = speaker
        self.players = players
        """The computer players by seat."""
        self._keep = keep
        self._teller = self._new_teller()
        self._told = 0
        self.account()

    @property
    def game(self) -> PonyTable:
        """The current game; undo replaces it with another object, so don't keep a reference."""
        game = self.match.game
        assert isinstance(game, PonyTable)
        return game

    @property
    def seat(self) -> int:
        return self.speaker.seat

    # Who is asked.

    def asked(self) -> int:
        """Return the seat that must answer, or -1 when the game is over."""
        return next(iter(self.game.asked()), -1)

    def has_no_choice(self) -> bool:
        """Tell whether the person is asked but has only one option.

        Such a question can be answered at once: computer players learn nothing from how fast an answer comes.
        """
        return self.game.asked().get(self.seat) == 1

    def sight(self) -> Sight:
        """Return what the asked seat sees, as a copy, so that a player may think in another thread."""
        return Sight(self.game.played.kernel.clone(), self.asked())

    # What the person and the players do.

    def answer(self, choice: int) -> list[str]:
        """Answer for the seat that is asked; return the new lines of the log."""
        return self._apply(Answer(self.asked(), (choice,)))

    def cancel(self) -> list[str]:
        """Cancel the action in progress, or raise `Refused`."""
        return self._apply(Answer(self.seat, (CANCEL,)))

    def concede(self) -> list[str]:
        return self._apply(Concede(self.seat))

    def undo(self) -> None:
        """Go back to the person's last real choice, or raise `Refused`; forced answers don't count."""
        number = self.match.last_answer_of(self.seat)
        self._apply(Undo(self.seat, -1 if number is None else number))
        while self.has_no_choice() and (number := self.match.last_answer_of(self.seat)) is not None:
            self._apply(Undo(self.seat, number))

    def _apply(self, command: Command) -> list[str]:
        """Apply and store a command; return the new lines of the log, none after an undo."""
        self.match.apply(command)
        self._keep(command)
        if isinstance(command, Undo):
            self.account()
            return []
        events = self.game.told(self.seat, self._told)
        self._told += len(events)
        return self._sentences(events)

    # What has happened.

    def account(self) -> list[str]:
        """Return the whole log, from the beginning of the match."""
        self._teller = self._new_teller()
        events = self.game.told(self.seat, 0)
        self._told = len(events)
        return self._sentences(events)

    def scores(self) -> list[tuple[str, int]]:
        """List names with scores, the person's first."""
        seats = self.game.view(self.seat).seats
        ordered = sorted(seats, key=lambda seat: seat.seat != self.seat)
        return [(self.speaker.names[seat.seat], seat.score) for seat in ordered]

    def result(self) -> list[str]:
        """Return the final scores as sentences."""
        mine, *others = self.scores()
        return [
            self.speaker.say("plain-final", mine=mine[1], name=name, theirs=score) for name, score in others
        ]

    def _new_teller(self) -> Teller:
        return Teller(self.speaker.voice, self.game.view(self.seat).areas)

    def _sentences(self, events: list[EventView]) -> list[str]:
        """Return a sentence for each event; leave out automatic passes, which would fill the terminal."""
        return [self.speaker.speak(line.text) for line in self._teller.lines(events) if not line.passed]
