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
from everfree.ccg.decks.deckbuilding import is_of_another_format
from everfree.ccg.editions import COMPREHENSIVE, Options
from everfree.ccg.kernel.cards.definitions import Definitions
from everfree.ccg.kernel.cards.names import NamedCard, nameable
from everfree.ccg.kernel.cards.zones import remember
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.options import CANCEL
from everfree.ccg.kernel.records import Question
from everfree.ccg.kernel.refusals import Refusal
from everfree.ccg.kernel.rng import seed_bytes
from everfree.ccg.kernel.seats.events import Event
from everfree.ccg.kernel.state import PLAYING, State
from everfree.ccg.language.card import SECOND, Card, second_card
from everfree.ccg.laying import Position, decks_of, lay
from everfree.ccg.rules.core import players
from everfree.ccg.rules.explaining import why_not, why_not_there
from everfree.ccg.rules.new_game import new_game
from everfree.ccg.view import View, view_of
from everfree.ccg.vocab import AreaId, CardId, Seat

KEPT_DEFINITIONS: Final = 32
_definitions_cache: dict[
    tuple[tuple[int, ...], Options, tuple[NamedCard, ...]], tuple[tuple[Card, ...], Definitions]
] = {}
"""Definitions made last, by the `id()` of their cards; the cards are kept alive so that no id is reused."""


def names_in(pool: Mapping[str, Card]) -> tuple[NamedCard, ...]:
    """List the cards of *pool* that a player may name: those of the formats that are played here."""
    return nameable([card for card in pool.values() if not is_of_another_format(card.id)])


NAMES: Final = names_in(POOL)
"""The cards of our pool that a player may name."""


def names_by(options: Options, pool: Mapping[str, Card]) -> tuple[NamedCard, ...]:
    """List the cards a player may name in a new match; empty if only its own cards may be named (R69)."""
    if options.nameable_cards == "match":
        return ()
    return NAMES if pool is POOL else names_in(pool)


def names_with(ids: list[str], pool: Mapping[str, Card]) -> tuple[NamedCard, ...]:
    """Return the cards with these ids as cards that may be named; raise `KeyError` if *pool* lacks one."""
    found: list[NamedCard] = []
    for card in ids:
        base = card.removesuffix(SECOND)
        named = pool[base] if base == card else second_card(pool[base])
        if named is None:
            raise KeyError(card)
        found.append(NamedCard(card, named.name, named.type))
    return tuple(found)


def definitions_of(
    decks: list[Deck],
    pool: Mapping[str, Card],
    options: Options = COMPREHENSIVE,
    names: tuple[NamedCard, ...] | None = None,
) -> Definitions:
    """Return the definitions of the cards in *decks*, in the order of their ids; equal matches share them.

    Without *names*, those that a new match with these options offers.
    """
    if names is None:
        names = names_by(options, pool)
    ids: set[str] = set()
    for deck in decks:
        ids.add(deck.mane)
        ids.update(deck.draw)
        ids.update(deck.problems)
    cards = tuple([pool[name] for name in sorted(ids)])
    key = (tuple([id(card) for card in cards]), options, names)
    found = _definitions_cache.get(key)
    if found is None:
        found = (cards, Definitions(cards, options, names=names))
        while len(_definitions_cache) >= KEPT_DEFINITIONS:
            _definitions_cache.pop(next(iter(_definitions_cache)), None)
        _definitions_cache[key] = found
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
        names: tuple[NamedCard, ...] | None = None,
    ) -> None:
        """Set up the game; *pool* maps ids to cards and may include a designer's own.

        *names* are the cards that may be named; pass the listed ones to resume a match (`definitions_of`).
        """
        definitions = definitions_of(decks, pool, options, names)
        lists = [(deck.mane, deck.draw_cards(), deck.problem_cards()) for deck in decks]
        self.kernel: Kernel = new_game(definitions, lists, seed_bytes(seed))
        self.kernel.events = []
        if stops is not None:
            self.kernel.state.stops = list(stops)
        self.kernel.run()

    @classmethod
    def laid(
        cls,
        position: Position,
        *,
        seed: int | bytes,
        stops: list[int],
        options: Options = COMPREHENSIVE,
        pool: Mapping[str, Card] = POOL,
        names: tuple[NamedCard, ...] | None = None,
    ) -> "Game":
        """Begin a game in the middle, at a position."""
        game = cls.__new__(cls)
        definitions = definitions_of(decks_of(position), pool, options, names)
        game.kernel = lay(position, definitions, seed_bytes(seed))
        game.kernel.state.stops = list(stops)
        game.kernel.run()
        return game

    def __eq__(self, other: object) -> bool:
        """Tell whether two games have the same cards and are in the same state."""
        if not isinstance(other, Game):
            return False
        mine, theirs = self.kernel.definitions, other.kernel.definitions
        is_same = mine is theirs or [one.card for one in mine.cards] == [one.card for one in theirs.cards]
        return is_same and mine.options == theirs.options and self.state == other.state

    __hash__ = None  # type: ignore[assignment]  # a game changes

    @property
    def state(self) -> State:
        """The state: a value that can be cloned, hashed and stored."""
        return self.kernel.state

    @property
    def question(self) -> Question:
        """The open question; raise `LookupError` if the game is over."""
        question = self.kernel.state.question
        if question is None:
            raise LookupError("the game is over")
        return question

    @property
    def is_over(self) -> bool:
        return self.kernel.state.outcome != PLAYING

    @property
    def winner(self) -> int | None:
        """The winning seat, or None for a draw or a game that goes on."""
        winner = self.kernel.state.winner
        return None if winner < 0 else winner

    @property
    def events(self) -> list[Event]:
        """The events told so far."""
        events = self.kernel.events
        return [] if events is None else events

    def take(self, choice: int) -> None:
        """Answer the open question with the option at this index."""
        if not 0 <= choice < self.question.size():
            raise IndexError(f"there are options 0 to {self.question.size() - 1}")
        self.kernel.take(choice)

    def cancel(self) -> None:
        """Take back the half-made action (705.2)."""
        self.kernel.take(CANCEL)

    def concede(self, seat: int) -> None:
        """Let a player leave the game (103.4)."""
        players.concede(self.kernel, Seat(seat))
        self.kernel.run()

    def view(self, seat: int) -> View:
        """Return what *seat* may know of the table; the number of seats stands for spectators."""
        return view_of(self.kernel, seat)

    def why_not(self, seat: int, card: int) -> list[tuple[str, Refusal | None]]:
        """List each verb that fits *card* with the reason why *seat* can't do it, or None if it can."""
        return why_not(self.kernel, Seat(seat), CardId(card))

    def why_not_there(self) -> list[tuple[AreaId, Refusal]]:
        """List the areas that the open question "where" does not offer, each with the reason."""
        return why_not_there(self.kernel)

    def digest(self) -> str:
        """Return a hash of the whole state."""
        return self.kernel.state.digest()

    def to_bytes(self) -> bytes:
        return self.kernel.state.to_bytes()

    def clone(self) -> "Game":
        """Return an independent game in the same state, with an empty log."""
        return self._with(self.kernel.state.clone())

    def copy(self) -> "Game":
        """Return an independent game in the same state, with all events told so far."""
        other = self.clone()
        other.kernel.events = list(self.events)
        return other

    def restored(self, data: bytes) -> "Game":
        """Return a game of the same decks with the state encoded in *data*, with an empty log."""
        return self._with(State.from_bytes(data))

    def remember(self, later: "Game") -> None:
        """Keep what viewers had learned in *later*, a future of this game that was rolled back."""
        remember(self.kernel, later.kernel.state)

    def _with(self, state: State) -> "Game":
        other = Game.__new__(Game)
        other.kernel = Kernel(self.kernel.definitions, state, [])
        return other
