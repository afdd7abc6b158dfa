"""A match in progress: a game, its log, and the way back."""

from typing import Final

from everfree.table.commands import TABLE, Answer, Command, Tick, Undo
from everfree.table.game import Game, Refused, Start
from everfree.table.log import Header, MatchLog

KEPT_EVERY: Final = 32
"""Commands between two copies that are kept: an undo plays again fewer than that."""


class Match:
    """A game that is only ever changed by commands, each of which is in the log."""

    def __init__(self, header: Header, start: Start) -> None:
        self.log = MatchLog(header, [])
        self.game: Game = start(header)
        self._start = start
        self._standing: list[int] = []
        """Numbers of the commands that were not taken back."""
        self._kept: list[tuple[int, Game]] = []
        """Copies of the game, each with how many commands had been given and not taken back."""

    def apply(self, command: Command) -> None:
        """Apply a command and write it down; a refused one leaves no trace but the time that has passed."""
        if not isinstance(command, Tick):
            self.pass_time(command.at)
        if isinstance(command, Undo):
            self._undo(command)
        else:
            self.game.apply(command)
            self._standing.append(len(self.log.commands))
            if len(self._standing) % KEPT_EVERY == 0:
                self._keep()
        self.log.commands.append(command)

    def pass_time(self, at: int) -> None:
        """Let everything happen that the game has due by then, each at its own moment."""
        while (due := self.game.due()) is not None and due <= at:
            self.apply(Tick(TABLE, at=due))

    def _undo(self, command: Undo) -> None:
        if command.back_to not in self._standing:
            raise Refused("nothing-to-undo")
        standing = [number for number in self._standing if number < command.back_to]
        kept = [one for one in self._kept if one[0] <= len(standing)]
        count, copied = (kept[-1][0], kept[-1][1].copy()) if kept else (0, None)
        game = self._start(self.log.header) if copied is None else copied
        for number in standing[count:]:
            game.apply(self.log.commands[number])
        game.remember(self.game)
        self.game = game
        self._standing = standing
        self._kept = kept
        self._keep()  # what was remembered cannot be had by playing again

    def _keep(self) -> None:
        """Keep a copy of the game as it is, in the place of one kept at the same point before."""
        copied = self.game.copy()
        if copied is not None:
            count = len(self._standing)
            self._kept = [*[one for one in self._kept if one[0] < count], (count, copied)]

    def is_free(self, seat: int, back_to: int) -> bool:
        """Tell whether *seat* may take back everything from command *back_to* on without asking anybody."""
        if back_to not in self._standing:
            return False
        return self.game.is_free(seat, len(self._standing) - self._standing.index(back_to))

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
