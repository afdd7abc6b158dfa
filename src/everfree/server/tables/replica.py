"""A match as this process holds it: the game, its log, and the log lines of each viewer.

It is built from the stored log alone, so every process builds the same one, ids of log lines included.
"""

from collections.abc import Iterable
from typing import Final, NamedTuple

import msgspec

from everfree.server.hosting import GameHost, Narrator
from everfree.server.protocol import LogLine
from everfree.server.storage.match_logs import Row
from everfree.server.tables.numbering import Numbering
from everfree.server.tables.timing import TIME, Timing
from everfree.table.clocks import Clocks, Due, begun
from everfree.table.commands import Answer, Command, Forfeit, Undo
from everfree.table.copying import shallow_copy
from everfree.table.game import AnswerStep, Game
from everfree.table.log import Header, decoder_of
from everfree.table.match import Match
from everfree.telling.said import said
from everfree.telling.voice import Voice

CHECKED_EVERY: Final = 50
"""Commands between two rows of the log that carry the hash of the state after them."""


class DamagedLog(Exception):
    """The stored log of a match has a hole, a row that can't be read or applied, or another outcome."""


class Sent(NamedTuple):
    """A request that added a command."""

    number: int
    """The number of the command."""
    request: str
    """The hash of the request; a nonce stands for one request only."""


class ViewerLog:
    """The log lines of one viewer; lines that were undone stay and are marked."""

    def __init__(self, host: GameHost, game: Game, viewer: int) -> None:
        self._host = host
        self.viewer = viewer
        self.numbering = Numbering()
        self.lines: list[LogLine] = []
        self._begin(game)
        self.add(self._news(game), -1)

    @staticmethod
    def restored(
        host: GameHost, game: Game, viewer: int, lines: list[LogLine], hidden: list[int], told: bytes
    ) -> "ViewerLog":
        """Return the log of a viewer after all events; *told* is what its narrator keeps track of."""
        found = ViewerLog.__new__(ViewerLog)
        found._host, found.viewer = host, viewer
        found.lines, found.numbering = lines, Numbering(hidden)
        found._narrator, found._told = host.narrator(game, viewer, told), 0
        return found

    def narrator(self) -> Narrator:
        """Return a narrator that has told the viewer everything that happened so far."""
        return self._narrator.copy()

    def narrator_bytes(self) -> bytes:
        """Return what the narrator keeps track of."""
        return self._narrator.to_bytes()

    def copy(self) -> "ViewerLog":
        """Return an independent log with the same lines."""
        other = shallow_copy(self)
        other.lines = list(self.lines)
        other.numbering = self.numbering.copy()
        other._narrator = self._narrator.copy()
        return other

    def copy_for(self, game: Game, viewer: int) -> "ViewerLog":
        """Return a log with the same lines that goes on as the log of another viewer."""
        other = self.copy()
        other.viewer = viewer
        other._narrator = self._host.narrator(game, viewer, self.narrator_bytes())
        return other

    def _begin(self, game: Game) -> None:
        self._narrator = self._host.narrator(game, self.viewer)
        self._told = 0

    def _news(self, game: Game) -> list[LogLine]:
        events = game.told(self.viewer, self._told)
        self._told += len(events)
        return self._narrator.lines(events)

    def add(self, lines: Iterable[LogLine], command: int) -> None:
        """Append lines that resulted from a command, given by its number in the log, and number them."""
        shown = self.numbering.of(command)
        for line in lines:
            self.lines.append(msgspec.structs.replace(line, id=len(self.lines), command=shown))

    def follow(
        self, game: Game, number: int, command: Command, initial_game: Game, *, is_private: bool
    ) -> Exception | None:
        """Append the lines that resulted from a command; *initial_game* is the game before any command.

        A private command of another player is not counted. If the lines can't be told, return why; this
        viewer reads that something happened, and the match goes on.
        """
        is_hidden = is_private and command.seat != self.viewer
        if is_hidden:
            self.numbering.hide(number)
        try:
            self._follow(game, number, command, initial_game, is_hidden=is_hidden)
        except Exception as error:  # noqa: BLE001 - it concerns this viewer only
            self.add([LogLine(0, said("table-line-lost"))], number)
            return error
        return None

    def _follow(
        self, game: Game, number: int, command: Command, initial_game: Game, *, is_hidden: bool
    ) -> None:
        if isinstance(command, Undo):
            back_to = self.numbering.of(command.back_to)
            for place, line in enumerate(self.lines):
                if line.command >= back_to and not line.undone:
                    self.lines[place] = msgspec.structs.replace(line, undone=True)
            self._begin(initial_game)
            self._news(game)
            if not is_hidden:
                who = Voice(self.viewer, game.seats).who(command.seat)
                self.add([LogLine(0, said("table-taken-back", **who), seat=command.seat)], number)
        else:
            if isinstance(command, Forfeit):
                key = "table-forfeit-time" if command.why == TIME else "table-forfeit-absence"
                who = Voice(self.viewer, game.seats).who(command.seat)
                self.add([LogLine(0, said(key, **who), seat=command.seat)], number)
            self.add(self._news(game), number)


class Replica:
    """A match with the log lines of all its viewers."""

    def __init__(self, header: Header, host: GameHost, timing: Timing | None = None) -> None:
        kind = host.kind
        self.host = host
        self.match = Match(header, kind.start)
        self._initial_game = kind.start(header)
        self._decoder = decoder_of(kind.commands)
        self.clocks: Clocks | None = None
        """How much time the seats have left; None without a clock."""
        self.past_clocks: list[Clocks] = []
        """The clocks before each command, to which an undo goes back; empty without a clock."""
        if timing is not None:
            seats, asked = self.match.game.seats, self.match.game.asked()
            self.clocks = begun(timing.control, timing.timed, seats, asked, timing.began)
        self.nonces: dict[tuple[int, str], Sent] = {}
        """The requests that added a command, by seat and nonce."""
        self.opened = 0
        """How many commands there were when the open question was asked; an answer to fewer is stale."""
        self.changed = 0
        """How many commands there were after the last one that everybody may notice."""
        self.digests: list[str] = []
        """The hashes of the state that are stored with some rows, in their order."""
        self.is_corrected = False
        """Whether the position was corrected by hand, undone or not."""
        self.option_counts: list[int] = []
        """By command: how many options the answering seat had; 0 if the command is no answer."""
        self.steps: list[AnswerStep | None] = []
        """By command: what the answer was a step of; None if the command is no answer."""
        seats = self.match.game.seats
        self.spectator = host.spectator_at(seats)
        self.viewer_logs = {
            viewer: ViewerLog(host, self.match.game, viewer) for viewer in (*range(seats), self.spectator)
        }
        """By viewer; that of a seat which was given during the match begins as that of spectators."""

    def copy(self) -> "Replica":
        """Return an independent replica in the same state."""
        other = shallow_copy(self)
        other.match = self.match.copy()
        other.nonces = dict(self.nonces)
        other.digests = list(self.digests)
        other.option_counts = list(self.option_counts)
        other.past_clocks = list(self.past_clocks)
        other.steps = list(self.steps)
        other.viewer_logs = {viewer: one.copy() for viewer, one in self.viewer_logs.items()}
        return other

    @property
    def game(self) -> Game:
        return self.match.game

    @property
    def number(self) -> int:
        """How many commands the match has."""
        return len(self.match.log.commands)

    def apply(self, command: Command) -> list[Exception]:
        """Apply a command, or raise `Refused` and change nothing.

        Return why its lines could not be told to some viewers.
        """
        number = self.number
        asked = self.game.asked()
        step = self._step_of(command)
        self.match.apply(command)
        self.steps.append(step)
        self.option_counts.append(asked.get(command.seat, 0) if isinstance(command, Answer) else 0)
        self.is_corrected = self.is_corrected or self.host.is_correction(command)
        if not self.host.keeps_question(command):
            self.opened = self.number
        is_private = self.host.is_private(self.game, command)
        if isinstance(command, Undo):
            is_private = command.back_to >= self.changed  # what it takes back was private
        if not is_private:
            self.changed = self.number
        for seat in range(len(self.viewer_logs) - 1, self.game.seats):
            self.viewer_logs[seat] = self.viewer_logs[self.spectator].copy_for(self.game, seat)
        told = [
            one.follow(self.game, number, command, self._initial_game, is_private=is_private)
            for one in self.viewer_logs.values()
        ]
        return [error for error in told if error is not None]

    def tell_time(self, at: int) -> None:
        """Advance the clocks to the time at which the last command was stored."""
        if self.clocks is None:
            return
        asked = self.game.asked() if self.game.outcome() is None else ()
        self.past_clocks.append(self.clocks)
        last = self.match.log.commands[-1]
        if isinstance(last, Undo):
            self.clocks = self.clocks.after_undo(self.past_clocks[last.back_to], asked, at)
        else:
            self.clocks = self.clocks.after(asked, at)

    def time_due(self) -> Due:
        """Return when the first time will end after the last command, whose own time is not known yet."""
        if self.clocks is None or self.game.outcome() is not None:
            return Due(None, None)
        last = self.match.log.commands[-1]
        then = self.past_clocks[last.back_to] if isinstance(last, Undo) else None
        return self.clocks.due(self.game.asked(), then)

    def _step_of(self, command: Command) -> AnswerStep | None:
        """Return what the answer in *command* would be a step of; None if it answers no open question."""
        if not isinstance(command, Answer) or command.seat not in self.game.asked() or not command.options:
            return None
        return self.host.step_of(self.game, command)

    def read(self, rows: list[Row]) -> None:
        """Apply the rows of the log that this replica has not applied yet; raise `DamagedLog` if it can't.

        After an exception the replica is of no use any more.
        """
        for row in rows:
            if row.number < self.number:
                continue
            if row.number > self.number:
                raise DamagedLog(f"command {self.number} is missing")
            try:
                self.apply(self.decode(row.command))
            except Exception as error:
                raise DamagedLog(f"command {row.number} can't be applied: {error!r}") from error
            self.tell_time(row.at)
            self.nonces[row.seat, row.nonce] = Sent(row.number, row.request)
            if row.digest:
                self.digests.append(row.digest)
                if not self._is_expected(row.digest):
                    raise DamagedLog(f"the state after command {row.number} is another one")

    def decode(self, command: bytes) -> Command:
        """Return a command of the log."""
        decoded: Command = self._decoder.decode(command)
        return decoded

    def next_digest(self) -> str:
        """Return the hash of the state to store with the last command; empty at most commands."""
        if self.number % CHECKED_EVERY:
            return ""
        self.digests.append(self._digest())
        return self.digests[-1]

    def _digest(self) -> str:
        return f"{self.host.kind.state_format}:{self.game.digest()}"

    def _is_expected(self, stored: str) -> bool:
        """Tell whether a stored hash equals that of the state, or is of another format."""
        return stored == self._digest() or int(stored.partition(":")[0]) != self.host.kind.state_format

    def log_of(self, viewer: int) -> ViewerLog:
        """Return the log of a viewer; that of spectators for a seat which is not given yet."""
        return self.viewer_logs.get(viewer) or self.viewer_logs[self.spectator]

    def shown_number(self, viewer: int, number: int) -> int:
        """Return how many of the first *number* commands a viewer counts."""
        return self.log_of(viewer).numbering.of(number)

    def number_in_log(self, viewer: int, number: int) -> int:
        """Return the number in the log of the command that a viewer calls *number*."""
        return self.viewer_logs[viewer].numbering.in_log(number)

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

    def first_answer_of(self, seat: int) -> int | None:
        """Return the number of the first answer of *seat* that was not undone, or None."""
        found = (number for number in self.match.standing() if self.is_standing(number, seat))
        return next(found, None)

    def kinds_answered_by(self, seat: int) -> list[str]:
        """Return the kinds of questions that *seat* has answered, without answers that were undone."""
        steps = [self.steps[number] for number in self.match.standing() if self._by(number) == seat]
        return [step.kind for step in steps if step is not None]

    def is_standing(self, number: int, seat: int) -> bool:
        """Tell whether command *number* is an answer of *seat* that was not undone."""
        return number in self.match.standing() and self.option_counts[number] > 0 and self._by(number) == seat

    def _by(self, number: int) -> int:
        return self.match.log.commands[number].seat
