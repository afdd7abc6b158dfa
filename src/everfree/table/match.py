"""A match in progress: a game, its log, and the way back."""

from everfree.table.commands import TABLE, Answer, Command, Tick, Undo
from everfree.table.game import Game, Refused, Start
from everfree.table.log import Header, MatchLog


class Match:
    """A game that is only ever changed by commands, each of which is in the log."""

    def __init__(self, header: Header, start: Start) -> None:
        self.log = MatchLog(header, [])
        self.game: Game = start(header)
        self._start = start
        self._standing: list[int] = []
        """Numbers of the commands that were not taken back."""

    def apply(self, command: Command) -> None:
        """Apply a command and write it down; a refused one leaves no trace but the time that has passed."""
        if not isinstance(command, Tick):
            self.pass_time(command.at)
        if isinstance(command, Undo):
            self._undo(command)
        else:
            self.game.apply(command)
            self._standing.append(len(self.log.commands))
        self.log.commands.append(command)

    def pass_time(self, at: int) -> None:
        """Let everything happen that the game has due by then, each at its own moment."""
        while (due := self.game.due()) is not None and due <= at:
            self.apply(Tick(TABLE, at=due))

    def _undo(self, command: Undo) -> None:
        if command.back_to not in self._standing:
            raise Refused("nothing-to-undo")
        standing = [number for number in self._standing if number < command.back_to]
        game = self._start(self.log.header)
        for number in standing:
            game.apply(self.log.commands[number])
        game.remember(self.game)
        self.game = game
        self._standing = standing

    def standing(self) -> list[int]:
        """Give the numbers of the commands that were not taken back."""
        return list(self._standing)

    def last_answer_of(self, seat: int) -> int | None:
        """Give the number of the last answer of *seat* that still stands."""
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
