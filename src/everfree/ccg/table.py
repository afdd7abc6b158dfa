"""The pony card game at a table: the `table.Game` protocol over the facade."""

from hashlib import blake2b
from typing import Any, Final, NamedTuple

import msgspec

from everfree import __version__
from everfree.ccg.cards import POOL
from everfree.ccg.commands import Correct, SetStops
from everfree.ccg.correcting import correct
from everfree.ccg.decks.deck import Deck
from everfree.ccg.editions import COMPREHENSIVE, Options
from everfree.ccg.game import Game
from everfree.ccg.kernel.meanings import claims
from everfree.ccg.kernel.options import CANCEL
from everfree.ccg.kernel.state import PUBLIC_STOPS, State
from everfree.ccg.language.nodes import Node, parts
from everfree.ccg.stops import Stops, declare, stops_of
from everfree.ccg.view import EventView, View, event_for
from everfree.table.commands import Answer, Command, Concede, Undo
from everfree.table.game import Game as TableGame, GameKind, Outcome, Refused
from everfree.table.log import Header

NAME = "ccg"


def definitions_hash(decks: list[Deck]) -> str:
    """Hash the definitions of the cards in *decks*, so that a log knows what it was played with."""
    ids: set[str] = set()
    for deck in decks:
        ids.update((deck.mane, *deck.draw, *deck.problems))
    data = msgspec.json.encode([_plain(POOL[card]) for card in sorted(ids)])
    return blake2b(data, digest_size=16).hexdigest()


def _plain(value: Any) -> Any:
    if isinstance(value, Node):
        return [type(value).__name__, *[_plain(part) for part in parts(value)]]
    if isinstance(value, tuple):
        return [_plain(part) for part in value]
    return value


def header(
    decks: list[Deck], seed: bytes, *, stops: list[int] | None = None, options: Options = COMPREHENSIVE
) -> Header:
    """Make the header of a match of these decks; people's seats have public stops."""
    setup = {
        "decks": [msgspec.to_builtins(deck) for deck in decks],
        "stops": stops or [PUBLIC_STOPS] * len(decks),
        "options": msgspec.to_builtins(options),
    }
    return Header(NAME, __version__, definitions_hash(decks), seed, setup)


class PonyTable:
    """A match of the pony card game, driven by commands."""

    def __init__(self, game: Game) -> None:
        self.played = game
        self._traces: list[Trace] = []
        """What each command has left behind, for those who would take it back."""
        self._declared: dict[int, SetStops] = {}
        """The last declaration of each seat."""

    @property
    def seats(self) -> int:
        """How many seats the match has."""
        return self.played.state.seats

    def asked(self) -> dict[int, int]:
        """Give the seat that is asked and how many options it has."""
        question = self.played.state.question
        return {} if question is None else {int(question.seat): question.size()}

    def due(self) -> int | None:
        """Nothing here happens by itself."""
        return None

    def apply(self, command: Command) -> None:
        """Apply a command whole, or raise `Refused` and change nothing."""
        if self.played.is_over:
            raise Refused("game-over")
        state = self.played.state
        known, drawn = state.known[:], state.drawn
        self._do(command)
        shown = SECRETS if self.played.state.drawn != drawn else shown_since(self.played.state, known)
        self._traces.append(Trace(NOBODY if isinstance(command, SetStops) else command.seat, shown))

    def _do(self, command: Command) -> None:
        if isinstance(command, Answer):
            self._answer(command)
        elif isinstance(command, Concede):
            if not self.played.state.present[command.seat]:
                raise Refused("not-asked")
            self.played.concede(command.seat)
        elif isinstance(command, SetStops):
            self._declare(command)
        elif isinstance(command, Correct):
            self.check(command)
            correct(self.played.kernel, command)
        else:
            raise Refused("not-for-the-game")

    def _answer(self, command: Answer) -> None:
        """Try on a clone first when there are several answers, so that none is applied if one is refused."""
        if len(command.options) > 1:
            trial = self.played.clone()
            for choice in command.options:
                _take(trial, command.seat, choice)
        for choice in command.options:
            _take(self.played, command.seat, choice)

    def check(self, command: Correct) -> None:
        """Try a correction on a copy; raises `Refused` if it makes no sense now."""
        if not 0 <= command.by < self.seats:
            raise Refused("no-such-player")
        correct(self.played.clone().kernel, command)

    def _declare(self, command: SetStops) -> None:
        """Take a seat's stops; names of cards are looked up in the pool, which says nothing of any deck."""
        if not 0 <= command.seat < self.seats:
            raise Refused("not-asked")
        if any(card not in POOL for card in (*command.yields, *command.asks)):
            raise Refused("no-such-card")
        declare(self.played.state, command)
        self._declared[command.seat] = command

    def stops(self, seat: int) -> Stops:
        """Give where *seat* wants to be asked, as far as that still holds."""
        return stops_of(self.played.state, seat)

    def view(self, viewer: int) -> View:
        """Give what a seat may know."""
        return self.played.view(viewer)

    def told(self, viewer: int, since: int) -> list[EventView]:
        """Give the events told to a viewer."""
        return [event_for(event, viewer) for event in self.played.events[since:]]

    def outcome(self) -> Outcome | None:
        """Give how the match ended."""
        if not self.played.is_over:
            return None
        winner = self.played.winner
        return Outcome(() if winner is None else (winner,))

    def digest(self) -> str:
        """Give a hash of the whole state."""
        return self.played.digest()

    def remember(self, later: TableGame) -> None:
        """Keep what seats had learned, and where they want to be asked, in a future that was taken back."""
        if isinstance(later, PonyTable):
            self.played.remember(later.played)
            for seat, command in later._declared.items():
                if self._declared.get(seat) is not command:
                    self._declare(command)

    def copy(self) -> "PonyTable":
        """Give an equal match that can go its own way, with everything told so far."""
        other = PonyTable(self.played.copy())
        other._traces = list(self._traces)
        other._declared = dict(self._declared)
        return other

    def is_free(self, seat: int, count: int) -> bool:
        """Tell whether *seat* may take back the last *count* commands without asking anybody."""
        return all(
            trace.by in (seat, NOBODY) and trace.shown & ~(1 << seat) == 0 for trace in self._traces[-count:]
        )


class Trace(NamedTuple):
    """What a command has left behind that cannot be unseen."""

    by: int
    """Whose decision it was."""
    shown: int
    """A bit for each player who has shown cards of their own, or SECRETS."""


NOBODY: Final = -2
"""Whose decision a setting is."""
SECRETS: Final = 1 << 30
"""Chance was drawn, or somebody learned what nobody or only another player had known."""


def shown_since(state: State, known: list[int]) -> int:
    """Say who has shown cards of their own since the ledger was as *known*; SECRETS for other learning."""
    shown = 0
    for card, (before, now) in enumerate(zip(known, state.known, strict=False)):  # tokens are no secrets
        if now & ~before:
            owner = state.owner[card]
            shown |= 1 << owner if before >> owner & 1 else SECRETS
    return shown


def _take(game: Game, seat: int, choice: int) -> None:
    question = game.state.question
    if question is None or question.seat != seat:
        raise Refused("not-asked")
    if choice == CANCEL:
        if not question.can_cancel:
            raise Refused("nothing-to-take-back")
        game.cancel()
        return
    if not 0 <= choice < question.size():
        raise Refused("no-such-option")
    game.take(choice)


def start(header: Header) -> PonyTable:
    """Make the match of a header."""
    decks = [msgspec.convert(deck, Deck) for deck in header.setup["decks"]]
    if definitions_hash(decks) != header.definitions:
        raise Refused("other-definitions")
    options = msgspec.convert(header.setup["options"], Options)
    return PonyTable(Game(decks, seed=header.seed, stops=header.setup["stops"], options=options))


KIND: Final = GameKind(NAME, start, from_seats=(Answer, Concede, SetStops, Undo), from_table=(Correct,))

claims("401.3", PonyTable.apply)
