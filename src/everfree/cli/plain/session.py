"""Plays a match line by line: reads a line, does what it says, and lets the computer play in between."""

from collections.abc import Callable, Iterator
from typing import ClassVar, Final

from everfree.cli.helping.advising import advice_line
from everfree.cli.helping.reference import glossary_lines, rules_lines
from everfree.cli.plain.commands import Typed, understand
from everfree.cli.plain.position import Position
from everfree.cli.sitting import Sitting
from everfree.players import Player
from everfree.table.game import Refused

AUTO_TURNS: Final = 100
"""How many turns `auto` plays at most: two careful players might never finish a game."""

Say = Callable[[str], None]


class Session:
    """One person against computer players, line by line."""

    HELP: ClassVar[tuple[str, ...]] = (
        *("number", "why", "why-total", "why-not", "show", "rules", "glossary", "strong"),
        *("board", "log", "undo", "cancel", "auto", "rematch", "concede", "quit"),
    )
    """The topics of the help, in their order."""

    def __init__(self, sitting: Sitting, *, stand_in: Player, say: Say) -> None:
        self.sitting = sitting
        self.speaker = sitting.speaker
        self._stand_in = stand_in
        """The computer player that takes the person's seat after `auto`."""
        self._say = say
        self._board: list[str] = []
        """The board as last printed; an unchanged board is not printed again."""
        self._auto_until = 0
        """The turn in which `auto` ends; 0 while the person plays."""
        self._is_conceding = False

    def play(self, lines: Iterator[str]) -> bool:
        """Play until the game is over, the person leaves or the lines end; return whether it is over."""
        while self._advance():
            self._ask()
            if not self._listen(lines):
                self._say(self.speaker.say("plain-left"))
                return False
        self._end()
        return True

    def wants_rematch(self, lines: Iterator[str]) -> bool:
        """Ask whether to play again; nothing more to read means no."""
        self._say(self.speaker.say("plain-rematch"))
        for line in lines:
            word = understand(line, self.speaker.messages).word
            if word in ("rematch", "quit"):
                return word == "rematch"
            self._say(self.speaker.say("plain-rematch"))
        return False

    def _end(self) -> None:
        """Print the result."""
        self._print(self.sitting.result())

    # The course of the game.

    def _advance(self) -> bool:
        """Answer for the others until the person has a real choice; return False if the game is over."""
        sitting = self.sitting
        while (seat := sitting.asked()) >= 0:
            if seat in sitting.players:
                choice = sitting.players[seat].choose(sitting.sight())
            elif sitting.has_no_choice():
                choice = 0
            elif self._is_on_auto():
                choice = self._stand_in.choose(sitting.sight())
            else:
                return True
            self._tell(sitting.answer(choice))
        return False

    def _tell(self, lines: list[str]) -> None:
        """Print what came of an answer."""
        self._print(lines)

    def _is_on_auto(self) -> bool:
        if not self._auto_until:
            return False
        turn = self._turn()
        if turn < self._auto_until:
            return True
        self._auto_until = 0
        self._say(self.speaker.say("plain-auto-stopped", turn=turn))
        return False

    def _turn(self) -> int:
        return self.sitting.game.view(self.speaker.seat).turn

    # The question.

    def _print(self, lines: list[str]) -> None:
        for line in lines:
            self._say(line)

    def _position(self) -> Position:
        return Position(self.sitting.game, self.speaker)

    def _ask(self) -> None:
        """Print the board if it has changed, then the question."""
        self._show_board()
        self._print(self._position().asked())

    def _show_board(self) -> None:
        board = self._position().board()
        if board != self._board:
            self._print(["", *board, ""])
            self._board = board

    def _listen(self, lines: Iterator[str]) -> bool:
        """Read lines until one changes the game; return False if the person leaves."""
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
        """Apply a line that is a command to the game; return whether the game goes on from there."""
        is_second = self._is_conceding
        self._is_conceding = typed.word == "concede"
        if typed.word == "number":
            return self._choose(typed.number)
        if typed.word == "cancel":
            return self._try(self._cancel, "plain-cancelled")
        if typed.word == "undo":
            return self._try(self.sitting.undo, "plain-undone")
        if typed.word == "auto":
            self._auto_until = self._turn() + AUTO_TURNS
            self._say(self.speaker.say("plain-auto"))
            return True
        if typed.word == "concede" and is_second:
            self._print(self.sitting.concede())
            return True
        if typed.word == "concede":
            others = self.speaker.messages.listed([self.speaker.names[seat] for seat in self.sitting.players])
            self._say(self.speaker.say("plain-concede-again", name=others))
        return False

    def _choose(self, number: int) -> bool:
        position = self._position()
        first, last = position.numbers()
        if not first <= number <= last:
            self._print([position.no_such_number(), *position.asked()])
            return False
        self._tell(self.sitting.answer(position.listing.answer(number)))
        return True

    def _cancel(self) -> None:
        self._print(self.sitting.cancel())

    def _try(self, action: Callable[[], None], done: str) -> bool:
        """Run *action* and print the message *done*, or print why it is refused; return whether it ran."""
        try:
            action()
        except Refused as refused:
            self._say(self.speaker.say(f"refused-{refused.reason}"))
            self._say(self._position().prompt())
            return False
        self._say(self.speaker.say(done))
        return True

    def _hint(self) -> list[str]:
        """Return what the champion would do in the person's place."""
        sitting, position = self.sitting, self._position()
        return [advice_line(self.speaker, sitting.sight(), position.asking, position.listing)]

    def _answer(self, typed: Typed) -> list[str]:
        """Return the answer to a line that only asks about the game."""
        position = self._position()
        told: dict[str, Callable[[], list[str]]] = {
            "why": lambda: position.why(typed.rest),
            "why-not": lambda: position.why_not(typed.rest),
            "show": lambda: position.show(typed.rest),
            "rules": lambda: rules_lines(self.speaker.messages, typed.rest, self.speaker.voice.goal),
            "glossary": lambda: glossary_lines(self.speaker.messages, typed.rest, self.speaker.voice.goal),
            "hint": self._hint,
            "rematch": lambda: [self.speaker.say("plain-not-over")],
            "board": position.board,
            "log": lambda: self.sitting.account() or [self.speaker.say("plain-log-empty")],
            "help": lambda: [self.speaker.say(f"plain-help-{topic}") for topic in self.HELP],
        }
        if typed.word in told:
            return [*told[typed.word](), position.prompt()]
        if typed.word == "unknown" and position.has_many_names():
            return [*position.names_with(typed.rest), position.prompt()]
        if typed.word == "empty":
            return [self.speaker.say("plain-empty-line"), *position.asked()]
        return [self.speaker.say("plain-not-understood", typed=typed.rest), *position.asked()]
