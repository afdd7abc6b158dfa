"""What the server asks about a game. Each game has one host; no other module of the server knows a game.

A host has a few methods every game must answer; the others have defaults for a game without decks, computer
players, corrections or lessons.
"""

from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final, Protocol

import msgspec

from everfree.server.limits import Limits
from everfree.server.protocol import Asked, LogLine, NewTable, Preview, SitDown, ToldMoment
from everfree.server.refusals import RequestRefused
from everfree.table.commands import Answer, Command, Concede
from everfree.table.game import AnswerStep, Game, GameKind, Refused
from everfree.table.log import Header
from everfree.table.match import Match
from everfree.telling.memory import Memory
from everfree.telling.said import Said, said

OF_EVERY_GAME: Final = frozenset(
    ["game", "against", "level", "name", "clock", "spectator_delay", "seed", "table", "shuffle_nonce"]
)
"""The members of `NewTable` that are for every game, or that the server itself reads."""
NO_DECK: Final = b"{}"
"""The deck of a player in a game without decks."""

Waited = Callable[[int], int]
"""Tells for how many milliseconds a connection has shown a sight (`GameHost.sight`); -1 if it can't tell."""

Think = Callable[[bytes, float], Awaitable[bytes | None]]
"""Has a worker process answer a question within some seconds; None if no worker could.

Only the host and its `thinker` read questions and answers.
"""


class Advice(msgspec.Struct, frozen=True):
    """What a computer player would do in the place of a person."""

    option: int
    """The answer: an index of the options."""
    why: Said
    """The answer in words, how play would go on, and the chance of winning."""


class Narrator(Protocol):
    """Turns the events told to one viewer into log lines."""

    def copy(self) -> "Narrator":
        """Return an independent narrator that has been told the same events."""
        ...

    def to_bytes(self) -> bytes:
        """Return what it keeps track of, for `GameHost.narrator`."""
        ...

    def lines(self, events: list[Any]) -> list[LogLine]:
        """Return the lines of *events*, which must follow those passed before."""
        ...


class Planner(Protocol):
    """What the computer players of a real-time table are about to do."""

    def look(self, game: Game) -> None:
        """Show them what has happened since the last look."""
        ...

    def next(self) -> Command | None:
        """Return the command that is due first, which contains its time; None if there is none."""
        ...

    def drop(self, command: Command) -> None:
        """Forget a command that was carried out or refused."""
        ...


class NoPlans:
    """A real-time table without computer players."""

    def look(self, game: Game) -> None:
        """Do nothing."""

    def next(self) -> None:
        """Return None."""

    def drop(self, command: Command) -> None:
        """Do nothing."""


@dataclass(frozen=True)
class Side:
    """What a seat plays with."""

    deck: bytes = NO_DECK
    """As the host wrote it."""
    computer: str = ""
    """The level of a computer player; empty for a guest."""


@dataclass(frozen=True)
class Opening:
    """A table that a guest wishes for, with the guest in the first seat."""

    sides: tuple[Side, ...] = (Side(),)
    """The guest's, then those of computers; other seats are free."""
    undo_policy: str = "ask"
    edition: str = ""
    fan_made: tuple[str, ...] = ()
    header: Header | None = None
    """Of a match that does not begin as others do."""
    commands: tuple[Command, ...] = ()
    """The first commands of such a match."""
    seats: int = 0
    """How many seats there are, if the game leaves a choice."""


class GameHost(ABC):
    """One game, as the server asks about it."""

    kind: GameKind
    seats: int = 2
    """How many seats a table has unless its opening says more; the match begins once all are taken."""
    is_real_time: bool = False
    """Whether anybody may act at any time, so that one process at a time judges a table (`judging`)."""
    script: str = ""
    """The level of a computer that answers by a script; a guest has one table against it, and lists none."""
    takes: frozenset[str] = frozenset()
    """The other members of `NewTable` that the game reads; `deck` counts for `SitDown` too."""
    thinker: str = ""
    """The module that a worker process loads for this game; its function `answer` takes a question."""

    def seats_at(self, chosen: int) -> int:
        """Return how many seats a table has whose opening chose a number; 0 is no choice."""
        return chosen or self.seats

    def definitions(self) -> str:
        """Return a hash of everything a match of the game can be played with, such as all cards."""
        return ""

    # Opening a table.

    def refuse_members_of_others(self, wish: NewTable | SitDown) -> None:
        """Raise `RequestRefused` if a request sets a member that this game does not read."""
        for field in msgspec.structs.fields(wish):
            is_taken = field.required or field.name in self.takes or field.name in OF_EVERY_GAME
            made = field.default_factory
            usual = field.default if made is msgspec.NODEFAULT else made()
            if not is_taken and getattr(wish, field.name) != usual:
                raise RequestRefused("table-not-in-this-game", name=field.name)

    @abstractmethod
    def opening(self, wish: NewTable, seed: bytes) -> Opening:
        """Return the table that a guest wishes for, the same for the same seed; raise `RequestRefused`.

        Runs in a thread.
        """

    @abstractmethod
    def header(
        self, sides: tuple[Side, ...], *, seed: bytes, edition: str, fan_made: tuple[str, ...]
    ) -> Header:
        """Return the header of a match that begins as usual."""

    def header_again(self, header: Header, seed: bytes) -> Header | None:
        """Return the header of a rematch that begins as *header* did; None if that began as usual."""
        return None

    def header_after(self, header: Header, finished: Game) -> Header:
        """Return the header of a rematch with what the *finished* match decides, such as who deals."""
        return header

    def deck_for(self, wish: str, *, others: bytes, fan_made: tuple[str, ...]) -> bytes:
        """Return the deck a guest wishes for who takes a free seat; *others* is that of the first seat."""
        return NO_DECK

    def in_order(self, deck: bytes) -> bytes:
        """Return a deck with its cards in the one order from which a provable shuffle starts."""
        return deck

    def can_read(self, deck: bytes) -> bool:
        """Tell whether this version can read a stored deck."""
        return True

    def deck_name(self, deck: bytes) -> str:
        """Return the name of a deck, which everybody sees."""
        return ""

    def house_rules(self, sides: tuple[Side, ...], edition: str) -> tuple[Said, ...]:
        """Return the unusual rules of a table as sentences, for everybody who comes to it."""
        return ()

    def may_begin_with(self, players: int) -> bool:
        """Tell whether whoever opened a table may give up the free seats and begin with so many players."""
        return False

    def fan_made_ids(self, fan_made: tuple[str, ...]) -> tuple[str, ...]:
        """Return the ids of the fan-made cards of a table."""
        return ()

    # What viewers see.

    @abstractmethod
    def narrator(self, game: Game, viewer: int, told: bytes | None = None) -> Narrator:
        """Return a narrator for a viewer; with *told*, one that has been told what gave these bytes."""

    @abstractmethod
    def position(self, game: Game, viewer: int, memory: Memory | None = None) -> dict[str, Any]:
        """Return the members of `TableView` that describe the position to a viewer.

        *memory* has what was built for the same viewer at the last position.
        """

    def past_position(self, game: Game, viewer: int) -> dict[str, Any]:
        """Return the members of `TableView` for a moment of a finished match, where nobody is asked."""
        return self.position(game, viewer)

    def coached(
        self, game: Game, viewer: int, header: Header, asked: Asked | None, kinds: list[str]
    ) -> dict[str, Any]:
        """Return the members of `TableView` that a lesson adds; empty if there is no lesson.

        *kinds* are the kinds of questions that the viewer has answered.
        """
        return {}

    def needs_all_events(self, header: Header) -> bool:
        """Tell whether views need the events of the whole match."""
        return False

    def preview(self, game: Game, seat: int, option: int, nonce: str) -> Preview:
        """Return what an option is certain to change, as far as *seat* may know."""
        raise Refused("no-such-option")

    def standing(self, game: Game) -> tuple[int, tuple[int, ...]]:
        """Return the turn number and the points by seat, which are public."""
        return 0, ()

    def standing_sentence(self, turn: int, score: tuple[int, ...], seat: int) -> Said | None:
        """Return what a list of tables tells a player of a match with this `standing`.

        None for the usual sentence of turns, points and an opponent.
        """
        return None

    def gone(self, game: Game) -> tuple[int, ...]:
        """Return the seats of players who have left a match that goes on without them."""
        return ()

    # What a command means.

    def step_of(self, game: Game, command: Answer) -> AnswerStep:
        """Return what an answer of an asked seat would be a step of; by default each is its own action."""
        return AnswerStep(0, "", -1, is_first=True, begins=True)

    def reveals_before_last(self, game: Game, command: Answer) -> bool:
        """Tell whether an answer before the last one draws at random, or shows its seat something new."""
        return len(command.options) > 1

    def is_private(self, game: Game, command: Command) -> bool:
        """Tell whether *command*, the last one of *game*, must not be noticed by anybody but its seat."""
        return False

    def keeps_question(self, command: Command) -> bool:
        """Tell whether a command leaves the open question unchanged."""
        return False

    def is_cancel(self, command: Command) -> bool:
        """Tell whether a command cancels an action."""
        return False

    def set_stops(self, seat: int, wanted: Any) -> Command:
        """Return the command that declares in which windows *seat* wants to be asked."""
        raise Refused("not-for-the-game")

    def sight(self, game: Game) -> int:
        """Return the number of what players can react to now; it grows with everything new."""
        return 0

    def timed(self, game: Game, command: Command, waited: Waited) -> Command:
        """Return a player's command with the time that its player had to react, if that matters."""
        return command

    def refused(self, reason: str) -> Said:
        """Return the sentence for the reason of a `Refused`."""
        return said(f"refused-{reason}")

    # Corrections by hand.

    def is_correction(self, command: Command) -> bool:
        """Tell whether a command corrects the position by hand."""
        return False

    def check_proposal(self, game: Game, by: int, changes: tuple[Any, ...]) -> None:
        """Raise `Refused` if a correction can't be proposed by *by*."""
        raise Refused("no-such-change")

    def correction(self, by: int, changes: tuple[Any, ...]) -> Command:
        """Return the command that corrects the position as *by* proposes."""
        raise Refused("no-such-change")

    def correction_sentences(
        self, game: Game, narrator: Narrator, viewer: int, by: int, changes: tuple[Any, ...]
    ) -> list[Said]:
        """Return the log lines of a proposed correction, told to a viewer with what the viewer knows now."""
        return []

    # Computer players.

    def beats(self, level: str) -> int:
        """Return after how many beats a computer of a level answers, at least."""
        return 1

    def is_foregone(self, game: Game) -> bool:
        """Tell whether everybody knows that the open question has a single answer."""
        return False

    async def choose(
        self, game: Game, seat: int, header: Header, level: str, seed: int, think: Think
    ) -> int | None:
        """Return the answer of a computer; None if it can't think. *think* asks a worker process."""
        return None

    def unthought_answer(self, game: Game, seat: int, seed: int) -> int:
        """Return a legal answer for a computer that can't think, the same for the same position and seed."""
        return 0

    async def hint(self, game: Game, seat: int, header: Header, seed: int, think: Think) -> Advice | None:
        """Return what the level champion would answer for an asked *seat*, from what the seat may know.

        Raise `Refused` or `RequestRefused` if there are no hints; return None if no worker could think.
        """
        raise Refused("not-for-the-game")

    # After the end.

    def has_reviews(self, header: Header) -> bool:
        """Tell whether the answers of a finished match can be reviewed."""
        return False

    async def review(
        self, match: Match, seat: int, think: Think, tell: Callable[[int, int], None]
    ) -> list[ToldMoment] | None:
        """Return the answers of *seat* that cost it most in a finished match; None if no worker could think.

        *tell* is told how many answers are judged, and of how many.
        """
        return None

    # Real-time games.

    def planner(self, header: Header, computers: Mapping[int, str]) -> Planner:
        """Return what plans the actions of *computers*, which are levels by seat."""
        return NoPlans()

    def spectator_at(self, seats: int) -> int:
        """Return the viewer number of spectators: one that no seat of a table has, nor will have."""
        return seats

    def takes_guests(self, game: Game) -> bool:
        """Tell whether spectators may take a seat in the middle of a match."""
        return False

    def joining(self, game: Game, command: Command) -> Command | None:
        """Return the command by which a spectator takes a seat who sends *command*; None if none can."""
        return None

    def ready(self, game: Game) -> Command | None:
        """Return the command that says that all players are at the table; None if the game has begun."""
        return None

    def leaving(self, seat: int) -> Command:
        """Return the command with which a player leaves the game."""
        return Concede(seat)

    def measured(self, game: Game, seat: int, round_trip: int, jitter: int) -> Command | None:
        """Return the command that stores how many milliseconds the connection of a seat takes.

        Return None if the game need not know, or knows it well enough.
        """
        return None

    # Over HTTP.

    def routes(self) -> list[Any]:
        """Return the routes that only this game has."""
        return []

    def dependencies(self, limits: Limits) -> dict[str, Any]:
        """Return what these routes need, by the name of their parameter."""
        return {}
