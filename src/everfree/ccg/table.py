"""The pony card game at a table: the `table.Game` protocol over the facade."""

from hashlib import blake2b
from typing import Any, Final

import msgspec

from everfree import __version__
from everfree.ccg.cards import POOL
from everfree.ccg.commands import SetStops
from everfree.ccg.decks.deck import Deck
from everfree.ccg.editions import COMPREHENSIVE, Options
from everfree.ccg.game import Game
from everfree.ccg.kernel.meanings import claims
from everfree.ccg.kernel.options import CANCEL
from everfree.ccg.kernel.state import PUBLIC_STOPS, STOP_ACTIONS, STOP_FACEOFFS, STOP_FORCED, STOP_STEPS
from everfree.ccg.language.nodes import Node, parts
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
        if isinstance(command, Answer):
            self._answer(command)
        elif isinstance(command, Concede):
            if not self.played.state.present[command.seat]:
                raise Refused("not-asked")
            self.played.concede(command.seat)
        elif isinstance(command, SetStops):
            allowed = STOP_ACTIONS | STOP_FACEOFFS | STOP_STEPS | STOP_FORCED
            self.played.state.stops[command.seat] = command.stops & allowed
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
        """Keep what seats had learned in a future that was taken back."""
        if isinstance(later, PonyTable):
            self.played.remember(later.played)


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


KIND: Final = GameKind(NAME, start, from_seats=(Answer, Concede, SetStops, Undo))

claims("401.3", PonyTable.apply)
