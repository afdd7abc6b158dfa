"""The pony card game as one object: start it, answer its questions, look at it, ask it why.

>>> from everfree.ccg.decks.theme import APPLEJACK, RAINBOW_DASH
>>> game = Game([RAINBOW_DASH, APPLEJACK], seed=7)
>>> game.question.kind
'starting-problem'
"""

from collections.abc import Mapping
from typing import Final

from everfree.ccg.cards import POOL
from everfree.ccg.decks.deck import Deck
from everfree.ccg.editions import COMPREHENSIVE, Options
from everfree.ccg.kernel.cast import Cast
from everfree.ccg.kernel.events import Event
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.options import CANCEL
from everfree.ccg.kernel.records import Question
from everfree.ccg.kernel.refusals import Refusal
from everfree.ccg.kernel.rng import seed_bytes
from everfree.ccg.kernel.state import PLAYING, State
from everfree.ccg.kernel.zones import remember
from everfree.ccg.language.card import Card
from everfree.ccg.rules import players
from everfree.ccg.rules.explaining import why_not
from everfree.ccg.rules.new_game import new_game
from everfree.ccg.view import View, view_of
from everfree.ccg.vocab import CardId, Seat

KEPT_CASTS: Final = 32
_casts: dict[tuple[tuple[int, ...], Options], tuple[tuple[Card, ...], Cast]] = {}
"""The casts made last, by the identities of their cards; they are held so that none is reused."""


def cast_of(decks: list[Deck], pool: Mapping[str, Card], options: Options = COMPREHENSIVE) -> Cast:
    """Give the cast of the cards in *decks*, in the order of their ids; equal matches share it."""
    ids: set[str] = set()
    for deck in decks:
        ids.add(deck.mane)
        ids.update(deck.draw)
        ids.update(deck.problems)
    cards = tuple([pool[name] for name in sorted(ids)])
    key = (tuple([id(card) for card in cards]), options)
    found = _casts.get(key)
    if found is None:
        found = (cards, Cast(cards, options))
        while len(_casts) >= KEPT_CASTS:
            _casts.pop(next(iter(_casts)), None)
        _casts[key] = found
    return found[1]


class Game:
    """A match of the pony card game."""

    def __init__(
        self,
        decks: list[Deck],
        *,
        seed: int | bytes,
        stops: list[int] | None = None,
        options: Options = COMPREHENSIVE,
        pool: Mapping[str, Card] = POOL,
    ) -> None:
        """Lay out the table; *pool* has the cards by their ids, a designer's own among them if wanted."""
        cast = cast_of(decks, pool, options)
        lists = [(deck.mane, deck.draw_cards(), deck.problem_cards()) for deck in decks]
        self.kernel: Kernel = new_game(cast, lists, seed_bytes(seed))
        self.kernel.events = []
        if stops is not None:
            self.kernel.state.stops = list(stops)
        self.kernel.run()

    @property
    def state(self) -> State:
        """The state: a value that can be cloned, hashed and stored."""
        return self.kernel.state

    @property
    def question(self) -> Question:
        """The open question."""
        question = self.kernel.state.question
        if question is None:
            raise LookupError("the game is over")
        return question

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.kernel.state.outcome != PLAYING

    @property
    def winner(self) -> int | None:
        """The winning seat, or None for a draw or a game that goes on."""
        winner = self.kernel.state.winner
        return None if winner < 0 else winner

    @property
    def events(self) -> list[Event]:
        """Everything told so far."""
        events = self.kernel.events
        return [] if events is None else events

    def take(self, choice: int) -> None:
        """Answer the open question with the option at this place."""
        if not 0 <= choice < self.question.size():
            raise IndexError(f"there are options 0 to {self.question.size() - 1}")
        self.kernel.take(choice)

    def cancel(self) -> None:
        """Take the half-made action back (705.2)."""
        self.kernel.take(CANCEL)

    def concede(self, seat: int) -> None:
        """Let a player leave the game (103.4)."""
        players.concede(self.kernel, Seat(seat))
        self.kernel.run()

    def view(self, seat: int) -> View:
        """Give what *seat* may know of the table; the number of seats stands for spectators."""
        return view_of(self.kernel, seat)

    def why_not(self, seat: int, card: int) -> list[tuple[str, Refusal | None]]:
        """Say for each thing one does with such a card why *seat* can't, or None where it can."""
        return why_not(self.kernel, Seat(seat), CardId(card))

    def digest(self) -> str:
        """Give a hash of the whole state."""
        return self.kernel.state.digest()

    def to_bytes(self) -> bytes:
        """Give the whole state as bytes."""
        return self.kernel.state.to_bytes()

    def clone(self) -> "Game":
        """Give an equal game that can go its own way, with an empty log."""
        return self._with(self.kernel.state.clone())

    def copy(self) -> "Game":
        """Give an equal game that can go its own way, with everything told so far."""
        other = self.clone()
        other.kernel.events = list(self.events)
        return other

    def restored(self, data: bytes) -> "Game":
        """Give the game of the same decks whose state has these bytes, with an empty log."""
        return self._with(State.from_bytes(data))

    def remember(self, later: "Game") -> None:
        """Keep what viewers had learned in *later*, a future of this game that was taken back."""
        remember(self.kernel, later.kernel.state)

    def _with(self, state: State) -> "Game":
        other = Game.__new__(Game)
        other.kernel = Kernel(self.kernel.cast, state, [])
        return other
