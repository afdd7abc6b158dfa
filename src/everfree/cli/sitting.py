"""A person's place in a match against computer players: what is asked, what is new, and the way back.

The line-based table and the screen are two ways to sit here; neither changes the match but through this.
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
        """The game as it stands; undo puts another one in its place."""
        game = self.match.game
        assert isinstance(game, PonyTable)
        return game

    @property
    def seat(self) -> int:
        """Where the person sits."""
        return self.speaker.seat

    # Who is asked.

    def asked(self) -> int:
        """Give the seat that must answer; -1 when the game is over."""
        return next(iter(self.game.asked()), -1)

    def has_no_choice(self) -> bool:
        """Tell whether the person is asked with one option only: not a question.

        At this table nobody reads anything from the pause.
        """
        return self.game.asked().get(self.seat) == 1

    def sight(self) -> Sight:
        """Give what the asked seat sees; a copy, so that a player may think while the table is looked at."""
        return Sight(self.game.played.kernel.clone(), self.asked())

    # What the person and the players do.

    def answer(self, choice: int) -> list[str]:
        """Answer for the seat that is asked; give what came of it."""
        return self._apply(Answer(self.asked(), (choice,)))

    def cancel(self) -> list[str]:
        """Take a half-made action back, or raise `Refused`."""
        return self._apply(Answer(self.seat, (CANCEL,)))

    def concede(self) -> list[str]:
        """Give the game up."""
        return self._apply(Concede(self.seat))

    def undo(self) -> None:
        """Go back to the person's last real choice, or raise `Refused`; forced answers don't count."""
        number = self.match.last_answer_of(self.seat)
        self._apply(Undo(self.seat, -1 if number is None else number))
        while self.has_no_choice() and (number := self.match.last_answer_of(self.seat)) is not None:
            self._apply(Undo(self.seat, number))

    def _apply(self, command: Command) -> list[str]:
        """Let a command happen, keep it, and tell what came of it."""
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
        """Tell everything from the beginning."""
        self._teller = self._new_teller()
        events = self.game.told(self.seat, 0)
        self._told = len(events)
        return self._sentences(events)

    def scores(self) -> list[tuple[str, int]]:
        """List names and scores, the person's first."""
        seats = self.game.view(self.seat).seats
        ordered = sorted(seats, key=lambda seat: seat.seat != self.seat)
        return [(self.speaker.names[seat.seat], seat.score) for seat in ordered]

    def result(self) -> list[str]:
        """Tell the scores at the end."""
        mine, *others = self.scores()
        return [
            self.speaker.say("plain-final", mine=mine[1], name=name, theirs=score) for name, score in others
        ]

    def _new_teller(self) -> Teller:
        return Teller(self.speaker.voice, self.game.view(self.seat).areas)

    def _sentences(self, events: list[EventView]) -> list[str]:
        """Say what happened; passes that nobody pressed would drown it in a terminal."""
        return [self.speaker.speak(line.text) for line in self._teller.lines(events) if not line.passed]
