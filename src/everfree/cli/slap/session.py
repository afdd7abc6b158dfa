"""A person at a table of computer players: does what each typed line says, at its time."""

from collections.abc import Callable
from typing import Final

from everfree.cli.slap.teller import Teller
from everfree.slap.bots import Bot
from everfree.slap.clock import earliest_card
from everfree.slap.commands import Leave, Slap
from everfree.slap.events import Dealt, Event, Played, SlappedFalsely, Took
from everfree.slap.room import Room
from everfree.slap.table import PLAY, SlapTable
from everfree.slap.view import View
from everfree.table.commands import Answer, Command
from everfree.table.game import Refused

HELP: Final = (
    "slap-help-play", "slap-help-slap", "slap-help-wait", "slap-help-board", "slap-help-rules",
    "slap-help-auto", "slap-help-quit",
)  # fmt: skip
HELP_WITH_KEYS: Final = ("slap-help-with-keys-1", "slap-help-with-keys-2", "slap-help-with-keys-3")
AGAIN: Final = {"again-q": "slap-again-quit", "again-a": "slap-again-auto"}
"""What the first press says of a key that must be pressed twice."""
RULES: Final = ("slap-rules-1", "slap-rules-2", "slap-rules-3", "slap-rules-4")
LONGEST_ECHO: Final = 60

Say = Callable[[str], None]


class Session:
    """The table, the person's seat and the current time; the caller advances the time."""

    def __init__(
        self, room: Room, *, teller: Teller, say: Say, stand_in: Bot, help_keys: tuple[str, ...] = HELP
    ) -> None:
        self.room = room
        self.teller = teller
        self.now = 0
        self._say = say
        self._help = help_keys
        """The messages of the help, in their order."""
        self._stand_in = stand_in
        """The computer player that takes the person's seat after `auto`."""
        self._told = 0
        self._play_at = -1
        """When the person's card will be turned over; -1 if the person has not asked for it."""
        self.tell()

    @property
    def seat(self) -> int:
        return self.teller.seat

    @property
    def table(self) -> SlapTable:
        game = self.room.match.game
        assert isinstance(game, SlapTable)
        return game

    def is_over(self) -> bool:
        return self.table.outcome() is not None

    @property
    def view(self) -> View:
        return self.table.view(self.seat)

    # Time.

    def next_moment(self) -> int | None:
        """Return when something happens next without another line, or None."""
        moments = [self.room.next_moment(), self.pending_card()]
        return min([moment for moment in moments if moment is not None], default=None)

    def pending_card(self) -> int | None:
        """Return when the card the person asked for will be turned over, or None."""
        return None if self._play_at < 0 else self._play_at

    def advance(self, at: int) -> None:
        """Run everything that is due up to *at*, and set the time to it."""
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
        """Advance until the person may play a card or the game is over."""
        while not self.is_over() and not self.view.may_play and (moment := self.next_moment()) is not None:
            self.advance(moment)

    # What a line does.

    def obey(self, line: str) -> bool:
        """Do what a line says; return False if the person leaves."""
        typed = line.rstrip("\r\n")
        word = self._word(typed)
        if word == "play":
            self._play()
        elif word == "slap":
            self._apply(Slap(self.seat, self.view.version, self.now - self.view.shown, at=self.now))
        elif word == "quit":
            return False
        elif typed in AGAIN:
            self._print([self.teller.messages.say(AGAIN[typed])])
        elif word == "auto":
            self._auto()
        elif word == "help":
            self._print([self.teller.messages.say(key) for key in self._help])
        elif word == "rules":
            self._print([self.teller.messages.say(key) for key in RULES])
        elif word == "board":
            self._print(self.teller.board(self.view))
        else:
            printable = "".join([one if one.isprintable() else " " for one in typed.strip()])
            self._print([self.teller.messages.say("slap-not-understood", typed=printable[:LONGEST_ECHO])])
        return True

    def _word(self, typed: str) -> str:
        """Return the command a line stands for, in the table's language or in English, or "unknown"."""
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
        """Turn over the person's card, as soon as the shortest time between cards is over."""
        if not self.view.may_play:
            self._print([self.teller.messages.say("slap-refused-not-asked")])
            return
        self._play_at = max(self.now, earliest_card(self.table.bout))
        self.advance(self.now)

    def _auto(self) -> None:
        """Let a computer player finish the game in the person's seat, without waiting in real time."""
        self._print([self.teller.messages.say("slap-auto")])
        self._play_at = -1
        self.room.seat(self._stand_in)
        while not self.is_over() and (moment := self.next_moment()) is not None:
            self.advance(moment)

    def leave(self) -> None:
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
        """Print the new events, and whether the person is on turn or has run out of cards."""
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
    """Tell whether *seat* has lost a card in these events, perhaps its last."""
    return any(
        isinstance(event, Played | SlappedFalsely)
        and event.seat == seat
        and not getattr(event, "banned", False)
        for event in events
    )
