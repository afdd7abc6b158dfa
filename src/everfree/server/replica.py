"""A match as this process holds it: the game, its log, and what each viewer has been told of it.

It is made of the log and nothing else, so any process makes the same one, ids of log lines included.
"""

from collections.abc import Iterable

import msgspec

from everfree.server import ponies
from everfree.server.protocol import LogLine
from everfree.server.store import Row
from everfree.table.commands import Answer, Command, Undo
from everfree.table.game import Game, GameKind
from everfree.table.log import Header
from everfree.table.match import Match
from everfree.telling.said import said
from everfree.telling.voice import Voice


class Account:
    """What one viewer has been told: every line once, the undone ones marked."""

    def __init__(self, game: Game, viewer: int) -> None:
        self.viewer = viewer
        self.lines: list[LogLine] = []
        self._begin(game)
        self.add(self._news(game), -1)

    def _begin(self, game: Game) -> None:
        self._narrator = ponies.Narrator(game, self.viewer)
        self._told = 0

    def _news(self, game: Game) -> list[LogLine]:
        events = game.told(self.viewer, self._told)
        self._told += len(events)
        return self._narrator.lines(events)

    def add(self, lines: Iterable[LogLine], command: int) -> None:
        """Write down lines that followed from a command."""
        for line in lines:
            self.lines.append(msgspec.structs.replace(line, id=len(self.lines), command=command))

    def follow(self, game: Game, number: int, command: Command, began: Game) -> None:
        """Tell what came of a command; *began* is the game as it was before the first."""
        if isinstance(command, Undo):
            for place, line in enumerate(self.lines):
                if line.command >= command.back_to and not line.undone:
                    self.lines[place] = msgspec.structs.replace(line, undone=True)
            self._begin(began)
            self._news(game)
            who = Voice(self.viewer, game.seats).who(command.seat)
            self.add([LogLine(0, said("table-taken-back", **who), seat=command.seat)], number)
        else:
            self.add(self._news(game), number)


class Replica:
    """A match with the accounts of all its viewers."""

    def __init__(self, header: Header, kind: GameKind) -> None:
        self.kind = kind
        self.match = Match(header, kind.start)
        self._began = kind.start(header)
        self._decoder = ponies.decoder(kind)
        self.nonces: dict[tuple[int, str], int] = {}
        """The number of each request that was done, by seat and nonce."""
        self.opened = 0
        """How many commands there were when the open question came up: an older answer is stale."""
        self.sizes: list[int] = []
        """How many ways the answerer of each command had: 0 for what is no answer."""
        self.accounts = [Account(self.match.game, viewer) for viewer in range(self.match.game.seats + 1)]

    @property
    def game(self) -> Game:
        """The game as it stands."""
        return self.match.game

    @property
    def number(self) -> int:
        """How many commands there are."""
        return len(self.match.log.commands)

    def apply(self, command: Command) -> None:
        """Apply a command, or raise `Refused` and change nothing."""
        number = self.number
        asked = self.game.asked()
        self.match.apply(command)
        self.sizes.append(asked.get(command.seat, 0) if isinstance(command, Answer) else 0)
        if not ponies.is_quiet(command):
            self.opened = self.number
        for account in self.accounts:
            account.follow(self.game, number, command, self._began)

    def read(self, rows: list[Row]) -> None:
        """Apply what the log has beyond this replica."""
        for row in rows:
            if row.number == self.number:
                self.apply(self._decoder.decode(row.command))
                self.nonces[row.seat, row.nonce] = row.number

    def last_choice_of(self, seat: int) -> int | None:
        """Give the number of the last answer of *seat* that still stands and was a choice."""
        for number in reversed(self.match.standing()):
            if self.sizes[number] > 1 and self._by(number) == seat:
                return number
        return None

    def is_standing(self, number: int, seat: int) -> bool:
        """Tell whether command *number* is an answer of *seat* that was not taken back."""
        return number in self.match.standing() and self.sizes[number] > 0 and self._by(number) == seat

    def _by(self, number: int) -> int:
        return self.match.log.commands[number].seat
