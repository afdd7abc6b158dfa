"""A person at the table: reads a line, answers it, and lets the computer play in between."""

from collections.abc import Callable, Iterator
from typing import Final

from everfree.ccg.kernel.options import CANCEL
from everfree.ccg.table import PonyTable
from everfree.ccg.view import EventView
from everfree.cli.plain.commands import Typed, understand
from everfree.cli.plain.position import Position
from everfree.cli.plain.speaker import Speaker
from everfree.players import Player, Sight
from everfree.table.commands import Answer, Command, Concede, Undo
from everfree.table.game import Refused
from everfree.table.match import Match
from everfree.telling.events import Teller

AUTO_TURNS: Final = 100
"""How long `auto` plays before it gives the question back: two careful players can stand still for ever."""
HELP: Final = (
    "number",
    "why",
    "why-total",
    "why-not",
    "show",
    "board",
    "log",
    "undo",
    "cancel",
    "auto",
    "concede",
    "quit",
)

Say = Callable[[str], None]
Keep = Callable[[Command], None]


class Session:
    """One person against computer players, line by line."""

    def __init__(
        self,
        match: Match,
        speaker: Speaker,
        *,
        players: dict[int, Player],
        stand_in: Player,
        say: Say,
        keep: Keep,
    ) -> None:
        self.match = match
        self.speaker = speaker
        self._players = players
        """The computer players by seat."""
        self._stand_in = stand_in
        """Who plays the person's own seat after `auto`."""
        self._say = say
        self._keep = keep
        self._board: list[str] = []
        """The board as last printed: the same one is not printed twice in a row."""
        self._auto_until = 0
        """The turn at which `auto` ends; 0 while the person plays."""
        self._is_conceding = False
        self._teller = self._new_teller()
        self._told = 0
        self._catch_up()

    @property
    def game(self) -> PonyTable:
        """The game as it stands; undo puts another one in its place."""
        game = self.match.game
        assert isinstance(game, PonyTable)
        return game

    def play(self, lines: Iterator[str]) -> None:
        """Play until the game is over, the person leaves or the lines end."""
        while self._advance():
            self._ask()
            if not self._listen(lines):
                self._say(self.speaker.say("plain-left"))
                return
        mine, *others = self._scores()
        for name, score in others:
            self._say(self.speaker.say("plain-final", mine=mine[1], name=name, theirs=score))

    def _scores(self) -> list[tuple[str, int]]:
        """List names and scores, the person's first."""
        seats = self.game.view(self.speaker.seat).seats
        ordered = sorted(seats, key=lambda seat: seat.seat != self.speaker.seat)
        return [(self.speaker.names[seat.seat], seat.score) for seat in ordered]

    # The course of the game.

    def _advance(self) -> bool:
        """Let everyone else answer until the person has something to choose; False when it is over."""
        me = self.speaker.seat
        while asked := self.game.asked():
            seat, options = next(iter(asked.items()))
            if seat != me:
                choice = self._players[seat].choose(Sight(self.game.played.kernel, seat))
            elif options == 1:
                choice = 0  # not a question; at this table nobody reads anything from the pause
            elif self._plays_by_itself():
                choice = self._stand_in.choose(Sight(self.game.played.kernel, seat))
            else:
                return True
            self._apply(Answer(seat, (choice,)))
        return False

    def _plays_by_itself(self) -> bool:
        if not self._auto_until:
            return False
        turn = self.game.view(self.speaker.seat).turn
        if turn < self._auto_until:
            return True
        self._auto_until = 0
        self._say(self.speaker.say("plain-auto-stopped", turn=turn))
        return False

    def _apply(self, command: Command) -> None:
        """Let a command happen, keep it, and tell what came of it."""
        self.match.apply(command)
        self._keep(command)
        if isinstance(command, Undo):
            self._catch_up()
        else:
            self._tell_news()

    def _tell_news(self) -> None:
        events = self.game.told(self.speaker.seat, self._told)
        self._told += len(events)
        self._print(self._sentences(events))

    def _new_teller(self) -> Teller:
        return Teller(self.speaker.voice, self.game.view(self.speaker.seat).areas)

    def _sentences(self, events: list[EventView]) -> list[str]:
        return [self.speaker.speak(line.text) for line in self._teller.lines(events)]

    def _catch_up(self) -> list[str]:
        """Begin the account anew, with everything so far taken as told; give it."""
        self._teller = self._new_teller()
        events = self.game.told(self.speaker.seat, 0)
        self._told = len(events)
        return self._sentences(events)

    # The question.

    def _print(self, lines: list[str]) -> None:
        for line in lines:
            self._say(line)

    def _position(self) -> Position:
        return Position(self.game, self.speaker)

    def _ask(self) -> None:
        """Print the board if it has changed, then the question."""
        position = self._position()
        board = position.board()
        if board != self._board:
            self._print(["", *board, ""])
            self._board = board
        self._print(position.asked())

    def _listen(self, lines: Iterator[str]) -> bool:
        """Obey lines until one changes the game; False when the person leaves."""
        for line in lines:
            typed = understand(line, self.speaker.messages)
            if typed.word == "quit":
                return False
            if self._changes(typed):
                return True
            if typed.word not in ("number", "cancel", "undo", "concede"):
                self._print(self._answer(typed))
        return False

    def _changes(self, typed: Typed) -> bool:
        """Do what a line says to the game; True if something came of it."""
        is_second = self._is_conceding
        self._is_conceding = typed.word == "concede"
        if typed.word == "number":
            return self._choose(typed.number)
        if typed.word == "cancel":
            return self._try(Answer(self.speaker.seat, (CANCEL,)), "plain-cancelled")
        if typed.word == "undo":
            return self._undo()
        if typed.word == "auto":
            self._auto_until = self.game.view(self.speaker.seat).turn + AUTO_TURNS
            self._say(self.speaker.say("plain-auto"))
            return True
        if typed.word == "concede" and is_second:
            self._apply(Concede(self.speaker.seat))
            return True
        if typed.word == "concede":
            others = self.speaker.messages.listed([self.speaker.names[seat] for seat in self._players])
            self._say(self.speaker.say("plain-concede-again", name=others))
        return False

    def _choose(self, number: int) -> bool:
        position = self._position()
        first, last = position.numbers()
        if not first <= number <= last:
            self._print([position.no_such_number(), *position.asked()])
            return False
        self._apply(Answer(self.speaker.seat, (number - first,)))
        return True

    def _try(self, command: Command, done: str) -> bool:
        """Apply a command and say so, or say why it is refused."""
        try:
            self._apply(command)
        except Refused as refused:
            self._say(self.speaker.say(f"refused-{refused.reason}"))
            self._say(self._position().prompt())
            return False
        self._say(self.speaker.say(done))
        return True

    def _undo(self) -> bool:
        """Go back to the person's last real choice; answers without a choice were not theirs."""
        me = self.speaker.seat
        number = self.match.last_answer_of(me)
        if not self._try(Undo(me, -1 if number is None else number), "plain-undone"):
            return False
        while self.game.asked()[me] == 1 and (number := self.match.last_answer_of(me)) is not None:
            self._apply(Undo(me, number))
        return True

    def _answer(self, typed: Typed) -> list[str]:
        """Answer a line that only asks."""
        position = self._position()
        told: dict[str, Callable[[], list[str]]] = {
            "why": lambda: position.why(typed.rest),
            "why-not": lambda: position.why_not(typed.rest),
            "show": lambda: position.show(typed.rest),
            "board": position.board,
            "log": lambda: self._catch_up() or [self.speaker.say("plain-log-empty")],
            "help": lambda: [self.speaker.say(f"plain-help-{topic}") for topic in HELP],
        }
        if typed.word in told:
            return [*told[typed.word](), position.prompt()]
        if typed.word == "empty":
            return [self.speaker.say("plain-empty-line"), *position.asked()]
        return [self.speaker.say("plain-not-understood", typed=typed.rest), *position.asked()]
