"""A match in progress: a game, its log, and undo."""

from typing import Final, NamedTuple

from everfree.table.commands import TABLE, Answer, Command, Tick, Undo
from everfree.table.copying import shallow_copy
from everfree.table.game import Game, Refused, Start
from everfree.table.log import Header, MatchLog

KEPT_EVERY: Final = 32
"""Commands between two cached copies of the game; an undo replays fewer commands than that."""


class _Kept(NamedTuple):
    """A copy of the game."""

    game: Game
    standing: int
    """How many commands it contains that were not undone."""
    number: int
    """How many commands the log had."""


class Match:
    """A game with its log; every change is a command, and every command is in the log."""

    def __init__(self, header: Header, start: Start) -> None:
        self.log = MatchLog(header, [])
        self.game: Game = start(header)
        self._start = start
        self._standing: list[int] = []
        """Numbers of the commands that were not undone."""
        self._kept: list[_Kept] = []
        self._has_all_kept = True
        """False if this match was restored: copies of earlier states are made when they are needed."""

    @staticmethod
    def restored(log: MatchLog, start: Start, standing: list[int], game: Game) -> "Match":
        """Return a match after all commands of *log*; *standing* lists those that were not undone."""
        match = Match.__new__(Match)
        match.log, match.game = log, game
        match._start, match._standing = start, standing
        match._kept, match._has_all_kept = [], False
        return match

    def copy(self) -> "Match":
        """Return an independent match in the same state; a game that can't be copied is replayed."""
        game = self.game.copy()
        if game is None:
            return replay(self.log, self._start)
        other = shallow_copy(self)
        other.log = MatchLog(self.log.header, list(self.log.commands))
        other.game = game
        other._standing = list(self._standing)
        other._kept = list(self._kept)
        return other

    def apply(self, command: Command) -> None:
        """Apply a command and append it to the log; a refused one only lets the time pass."""
        if not isinstance(command, Tick):
            self.pass_time(command.at)
        if isinstance(command, Undo):
            self._undo(command)
        else:
            self.game.apply(command)
            self._standing.append(len(self.log.commands))
        self.log.commands.append(command)
        # What seats remember after an undo can't be restored by a replay.
        if isinstance(command, Undo) or len(self._standing) % KEPT_EVERY == 0:
            self._keep()

    def pass_time(self, at: int) -> None:
        """Apply a `Tick` for everything that the game has due until *at*, each at its own time."""
        while (due := self.game.due()) is not None and due <= at:
            self.apply(Tick(TABLE, at=due))

    def _undo(self, command: Undo) -> None:
        if command.back_to not in self._standing:
            raise Refused("nothing-to-undo")
        if not self._has_all_kept:
            self._kept, self._has_all_kept = replay(self.log, self._start)._kept, True
        standing = [number for number in self._standing if number < command.back_to]
        kept = [one for one in self._kept if one.standing <= len(standing)]
        count, copied = (kept[-1].standing, kept[-1].game.copy()) if kept else (0, None)
        game = self._start(self.log.header) if copied is None else copied
        for number in standing[count:]:
            game.apply(self.log.commands[number])
        game.remember(self.game)
        self.game = game
        self._standing = standing
        self._kept = kept

    def _keep(self) -> None:
        """Cache a copy of the game; drop copies made at the same point or later."""
        copied = self.game.copy()
        if copied is not None:
            count = len(self._standing)
            earlier = [one for one in self._kept if one.standing < count]
            self._kept = [*earlier, _Kept(copied, count, len(self.log.commands))]

    def at(self, number: int) -> Game:
        """Return the game as it was after the first *number* commands, with what seats remembered then."""
        past = Match(self.log.header, self._start)
        kept = next((one for one in reversed(self._kept) if one.number <= number), None)
        copied = None if kept is None else kept.game.copy()
        if kept is not None and copied is not None:
            past.game = copied
            past.log.commands = self.log.commands[: kept.number]
            past._standing = self._standing[: kept.standing]
            past._keep()
        for command in self.log.commands[len(past.log.commands) : number]:
            past.apply(command)
        return past.game

    def is_free(self, seat: int, back_to: int) -> bool:
        """Tell whether *seat* may undo everything from command *back_to* on without asking anybody."""
        if back_to not in self._standing:
            return False
        return self.game.is_free(seat, len(self._standing) - self._standing.index(back_to))

    def standing(self) -> list[int]:
        """Return the numbers of the commands that were not undone."""
        return list(self._standing)

    def last_answer_of(self, seat: int) -> int | None:
        """Return the number of the last answer of *seat* that was not undone, or None."""
        for number in reversed(self._standing):
            command = self.log.commands[number]
            if isinstance(command, Answer) and command.seat == seat:
                return number
        return None


def replay(log: MatchLog, start: Start) -> Match:
    """Play a stored match again, command by command."""
    match = Match(log.header, start)
    for command in log.commands:
        match.apply(command)
    return match
