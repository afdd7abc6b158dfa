"""A match as this process holds it: the game, its log, and the log lines of each viewer.

It is built from the stored log alone, so every process builds the same one, ids of log lines included.
"""

from collections.abc import Iterable

import msgspec

from everfree.ccg.table import AnswerStep
from everfree.server import card_game
from everfree.server.protocol import LogLine
from everfree.server.storage.store import Row
from everfree.table.commands import Answer, Command, Undo
from everfree.table.game import Game, GameKind
from everfree.table.log import Header
from everfree.table.match import Match
from everfree.telling.said import said
from everfree.telling.voice import Voice


class ViewerLog:
    """The log lines of one viewer; lines that were undone stay and are marked."""

    def __init__(self, game: Game, viewer: int) -> None:
        self.viewer = viewer
        self.lines: list[LogLine] = []
        self._begin(game)
        self.add(self._news(game), -1)

    def _begin(self, game: Game) -> None:
        self._narrator = card_game.Narrator(game, self.viewer)
        self._told = 0

    def _news(self, game: Game) -> list[LogLine]:
        events = game.told(self.viewer, self._told)
        self._told += len(events)
        return self._narrator.lines(events)

    def add(self, lines: Iterable[LogLine], command: int) -> None:
        """Append lines that resulted from a command, and number them."""
        for line in lines:
            self.lines.append(msgspec.structs.replace(line, id=len(self.lines), command=command))

    def follow(self, game: Game, number: int, command: Command, initial_game: Game) -> None:
        """Append the lines that resulted from a command; *initial_game* is the game before any command."""
        if isinstance(command, Undo):
            for place, line in enumerate(self.lines):
                if line.command >= command.back_to and not line.undone:
                    self.lines[place] = msgspec.structs.replace(line, undone=True)
            self._begin(initial_game)
            self._news(game)
            who = Voice(self.viewer, game.seats).who(command.seat)
            self.add([LogLine(0, said("table-taken-back", **who), seat=command.seat)], number)
        else:
            self.add(self._news(game), number)


class Replica:
    """A match with the log lines of all its viewers."""

    def __init__(self, header: Header, kind: GameKind) -> None:
        self.kind = kind
        self.match = Match(header, kind.start)
        self._initial_game = kind.start(header)
        self._decoder = card_game.decoder(kind)
        self.nonces: dict[tuple[int, str], int] = {}
        """The number of the command each request added, by seat and nonce."""
        self.opened = 0
        """How many commands there were when the open question was asked; an answer to fewer is stale."""
        self.option_counts: list[int] = []
        """By command: how many options the answering seat had; 0 if the command is no answer."""
        self.steps: list[AnswerStep | None] = []
        """By command: what the answer was a step of; None if the command is no answer."""
        self.viewer_logs = [ViewerLog(self.match.game, viewer) for viewer in range(self.match.game.seats + 1)]

    @property
    def game(self) -> Game:
        return self.match.game

    @property
    def number(self) -> int:
        """How many commands the match has."""
        return len(self.match.log.commands)

    def apply(self, command: Command) -> None:
        """Apply a command, or raise `Refused` and change nothing."""
        number = self.number
        asked = self.game.asked()
        step = card_game.step_of(self.game, command)
        self.match.apply(command)
        self.steps.append(step)
        self.option_counts.append(asked.get(command.seat, 0) if isinstance(command, Answer) else 0)
        if not card_game.keeps_question(command):
            self.opened = self.number
        for viewer_log in self.viewer_logs:
            viewer_log.follow(self.game, number, command, self._initial_game)

    def read(self, rows: list[Row]) -> None:
        """Apply the rows of the log that this replica has not applied yet."""
        for row in rows:
            if row.number == self.number:
                self.apply(self._decoder.decode(row.command))
                self.nonces[row.seat, row.nonce] = row.number

    def last_choice_of(self, seat: int) -> int | None:
        """Return the number of the last answer of *seat* that had alternatives and was not undone."""
        for number in reversed(self.match.standing()):
            if self.option_counts[number] > 1 and self._by(number) == seat:
                return number
        return None

    def last_action_of(self, seat: int) -> int | None:
        """Return the number of the answer with which the last action of *seat* began.

        Cards chosen one after another for the same question are one action too; any other choice is one of
        its own.
        """
        last = self.last_choice_of(seat)
        wanted = None if last is None else self.steps[last]
        if last is None or wanted is None:
            return None
        found, is_run = last, True
        for number in reversed([one for one in self.match.standing() if one <= last]):
            step = self.steps[number]
            if step is None or self._by(number) != seat:
                continue
            if step.turn != wanted.turn:
                break
            if step.begins:
                return number
            is_run = is_run and step == wanted
            if is_run:
                found = number
            if step.is_first:
                break
        return found

    def is_standing(self, number: int, seat: int) -> bool:
        """Tell whether command *number* is an answer of *seat* that was not undone."""
        return number in self.match.standing() and self.option_counts[number] > 0 and self._by(number) == seat

    def _by(self, number: int) -> int:
        return self.match.log.commands[number].seat
