"""A person at a table of computer players: what a line does at the moment it comes."""

from collections.abc import Callable
from typing import Final

from everfree.cli.slap.teller import Teller
from everfree.slap.bots import Bot
from everfree.slap.commands import Leave, Slap
from everfree.slap.events import Dealt, Event, Played, SlappedFalsely, Took
from everfree.slap.room import Room
from everfree.slap.table import PLAY, SlapTable, earliest_card
from everfree.slap.view import View
from everfree.table.commands import Answer, Command
from everfree.table.game import Refused

HELP: Final = (
    "slap-help-play", "slap-help-slap", "slap-help-wait", "slap-help-board", "slap-help-rules",
    "slap-help-auto", "slap-help-quit",
)  # fmt: skip
RULES: Final = ("slap-rules-1", "slap-rules-2", "slap-rules-3", "slap-rules-4")
LONGEST_ECHO: Final = 60

Say = Callable[[str], None]


class Session:
    """The table, the person's seat, and the time; whoever drives it says how the time goes."""

    def __init__(self, room: Room, *, teller: Teller, say: Say, stand_in: Bot) -> None:
        self.room = room
        self.teller = teller
        self.now = 0
        self._say = say
        self._stand_in = stand_in
        """Who plays the person's seat after `auto`."""
        self._told = 0
        self._play_at = -1
        """When the person's card is turned over; -1 if it was not asked for."""
        self.tell()

    @property
    def seat(self) -> int:
        """The person's seat."""
        return self.teller.seat

    @property
    def table(self) -> SlapTable:
        """The game."""
        game = self.room.match.game
        assert isinstance(game, SlapTable)
        return game

    def is_over(self) -> bool:
        """Tell whether there is nothing more to do."""
        return self.table.outcome() is not None

    @property
    def view(self) -> View:
        """What the person sees."""
        return self.table.view(self.seat)

    # Time.

    def next_moment(self) -> int | None:
        """Give when something happens next without another line."""
        moments = [self.room.next_moment(), self.pending_card()]
        return min([moment for moment in moments if moment is not None], default=None)

    def pending_card(self) -> int | None:
        """Give when the card the person asked for is turned over, or None."""
        return None if self._play_at < 0 else self._play_at

    def advance(self, at: int) -> None:
        """Let everything happen up to a moment."""
        while not self.is_over() and (moment := self.next_moment()) is not None and moment <= at:
            self.now = max(self.now, moment)
            if moment == self._play_at:
                self._play_at = -1
                self._apply(Answer(self.seat, (PLAY,), at=moment))
            else:
                self.room.step()
                self.tell()
        self.now = max(self.now, at)

    def wait_for_turn(self) -> None:
        """Let time pass until the person may play."""
        while not self.is_over() and not self.view.may_play and (moment := self.next_moment()) is not None:
            self.advance(moment)

    # What a line does.

    def obey(self, line: str) -> bool:
        """Do what a line says; False when the person leaves."""
        typed = line.rstrip("\r\n")
        word = self._word(typed)
        if word == "play":
            self._play()
        elif word == "slap":
            self._apply(Slap(self.seat, self.view.version, self.now - self.view.shown, at=self.now))
        elif word == "quit":
            return False
        elif word == "auto":
            self._auto()
        elif word == "help":
            self._print([self.teller.messages.say(key) for key in HELP])
        elif word == "rules":
            self._print([self.teller.messages.say(key) for key in RULES])
        elif word == "board":
            self._print(self.teller.board(self.view))
        else:
            printable = "".join([one if one.isprintable() else " " for one in typed.strip()])
            self._print([self.teller.messages.say("slap-not-understood", typed=printable[:LONGEST_ECHO])])
        return True

    def _word(self, typed: str) -> str:
        """Give the word a line stands for: English works in every language."""
        if not typed:
            return "play"
        text = " ".join(typed.split()).casefold()
        say = self.teller.messages.say
        spellings = {
            "slap": ("", "s", "slap", say("slap-word-slap")),
            "rules": ("rules", say("slap-word-rules")),
            "help": ("help", say("word-help")),
            "board": ("board", say("word-board")),
            "auto": ("auto", say("word-auto")),
            "quit": ("quit", say("word-quit")),
        }
        return next((word for word, known in spellings.items() if text in known), "unknown")

    def _play(self) -> None:
        """Turn over the person's card as soon as the one before has lain long enough."""
        if not self.view.may_play:
            self._print([self.teller.messages.say("slap-refused-not-asked")])
            return
        self._play_at = max(self.now, earliest_card(self.table.bout))
        self.advance(self.now)

    def _auto(self) -> None:
        """Let a computer player finish the person's game, without waiting."""
        self._print([self.teller.messages.say("slap-auto")])
        self._play_at = -1
        self.room.seat(self._stand_in)
        while not self.is_over() and (moment := self.next_moment()) is not None:
            self.advance(moment)

    def leave(self) -> None:
        """Get up from the table."""
        self._apply(Leave(self.seat, at=self.now))

    def _apply(self, command: Command) -> None:
        try:
            self.room.match.apply(command)
        except Refused as refused:
            self._print([self.teller.messages.say(f"slap-refused-{refused.reason}")])
            return
        self.room.look()
        self.tell()

    # What is said.

    def tell(self) -> None:
        """Say what has happened since the last time, and whether it is the person's turn."""
        events: list[Event] = self.table.told(self.seat, self._told)
        self._told += len(events)
        self._print([sentence for event in events if (sentence := self.teller.sentence(event))])
        if self.is_over() or not events:
            return
        if self.view.may_play and _moves_turn(events):
            self._print([self.teller.messages.say("slap-your-turn")])
        elif _ran_out(events, self.seat) and not self.view.seats[self.seat].cards:
            self._print([self.teller.messages.say("slap-out")])

    def _print(self, lines: list[str]) -> None:
        for line in lines:
            self._say(line)


def _moves_turn(events: list[Event]) -> bool:
    return any(isinstance(event, Dealt | Played | Took) for event in events)


def _ran_out(events: list[Event], seat: int) -> bool:
    """Tell whether the person's last card may just have gone."""
    return any(
        isinstance(event, Played | SlappedFalsely)
        and event.seat == seat
        and not getattr(event, "banned", False)
        for event in events
    )
