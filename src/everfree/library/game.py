"""A match of the pony card game, for scripts and notebooks."""

from __future__ import annotations  # so that `help` shows short types

import secrets
from collections.abc import Callable, Mapping, Sequence
from typing import Final, cast

from everfree.ccg.cards import POOL, PRINTED
from everfree.ccg.editions import COMPREHENSIVE, Options
from everfree.ccg.game import Game as Engine
from everfree.ccg.language.card import Card
from everfree.ccg.view import View, view_of
from everfree.library.deck_lookup import DeckLike, decks as known_decks, playable
from everfree.library.drawing import Picture, picture_of
from everfree.library.errors import GameOver, IllegalAnswer, UnknownPlayer, WrongNumber
from everfree.library.naming import phase_name, position_line, score_line
from everfree.library.questions import Answer, Question, question_of
from everfree.players import LEVELS, Player, Sight, named

TURN_CAP: Final = 200
"""After how many turns a `Game` ends without a winner, unless another number is given. This is no rule of the
game: players who answer at random may never finish."""
FEWEST_DECKS: Final = 2
MOST_DECKS: Final = 4
LARGEST_SEED: Final = 2**32

PlayerLike = str | Player | Callable[[int], Player]
"""A computer player: its level, the player itself, or what makes one from a seed."""


class Game:
    """A match: set it up with decks, then answer its questions until it is over.

    >>> game = Game(["rainbow-dash", "applejack"], seed=7)
    >>> game
    <Game turn 0, setup, Rainbow Dash 0 : 0 Applejack, asked: Rainbow Dash, starting problem, 4 answers>
    >>> game.take("Cloudbursting").play("random").is_over
    True

    `names`, `seed` and `turn_cap` are as given; `engine` is the `everfree.ccg.game.Game` below.
    """

    def __init__(
        self,
        decks: Sequence[DeckLike],
        *,
        seed: int | bytes | None = None,
        names: Sequence[str] = (),
        turn_cap: int | None = TURN_CAP,
        options: Options | None = None,
        pool: Mapping[str, Card] | None = None,
        check_decks: bool = True,
    ) -> None:
        """Set up a match of 2 to 4 decks; it ends undecided after *turn_cap* turns (None: never)."""
        pool = POOL if pool is None else pool
        if isinstance(decks, str) or not FEWEST_DECKS <= len(decks) <= MOST_DECKS:
            given = "one deck" if isinstance(decks, str) or len(decks) == 1 else f"{len(decks)} decks"
            raise WrongNumber(f"A game needs a list of 2 to 4 decks, one for each player; this has {given}.")
        read = [known_decks.read(deck, pool=pool) for deck in decks]
        if check_decks:
            read = [playable(deck, pool=pool) for deck in read]
        self.seed: int | bytes = secrets.randbelow(LARGEST_SEED) if seed is None else seed
        self.names: tuple[str, ...] = _names(names, [deck.name for deck in read])
        self.turn_cap: int | None = turn_cap
        self.engine = Engine(read, seed=self.seed, options=options or COMPREHENSIVE, pool=pool)
        self._printed: Mapping[str, Card] = PRINTED if pool is POOL else _printed(pool)
        self._question: Question | None = None

    def __repr__(self) -> str:
        stalled = f", ended by the cap of {self.turn_cap} turns" if self.is_stalled else ""
        return f"<Game {position_line(self.engine.kernel, self.names)}{stalled}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and self.engine == other.engine

    __hash__ = None  # type: ignore[assignment]  # a game changes

    def _repr_html_(self) -> str:
        return self.picture()._repr_html_()

    @property
    def question(self) -> Question:
        """The open question with its answers; raise `GameOver` if nothing is asked any more."""
        if self.is_over:
            raise GameOver(f"Nothing is asked: {self.result}")
        if self._question is None:
            seat = self.engine.question.seat
            self._question = question_of(view_of(self.engine.kernel, seat), self.names, self._printed)
        assert self._question is not None
        return self._question

    @property
    def is_over(self) -> bool:
        """Whether the game has ended, by its rules or by the cap."""
        return self.engine.is_over or self.is_stalled

    @property
    def is_stalled(self) -> bool:
        """Whether the game was ended by its cap of turns."""
        return not self.engine.is_over and self.turn_cap is not None and self.turn > self.turn_cap

    @property
    def winner(self) -> int | None:
        """The winning seat; None for no winner, or none yet."""
        return self.engine.winner

    @property
    def result(self) -> str:
        """The score and who won, as a sentence."""
        score = score_line(self.engine.kernel, self.names)
        if self.winner is not None:
            return f"{self.names[self.winner]} has won on turn {self.turn}, {score}."
        if self.is_stalled:
            return f"Nobody has won within {self.turn_cap} turns, {score}."
        return f"Nobody has won, {score}." if self.is_over else f"The game goes on, {score}."

    @property
    def turn(self) -> int:
        """The number of the turn; 0 during the setup."""
        return self.engine.state.turn

    @property
    def phase(self) -> str:
        """The phase, as the rulebook names it."""
        return phase_name(self.engine.kernel)

    @property
    def score(self) -> tuple[int, ...]:
        """The points of each seat."""
        return tuple(self.engine.state.score)

    def take(self, answer: int | str | Answer) -> Game:
        """Answer the open question with an answer, its number, or its text, verb, card or place."""
        if self.is_over:
            raise GameOver(f"Nothing is asked: {self.result}")
        known = isinstance(answer, int) and 0 <= answer < self.engine.question.size()
        self.engine.take(answer if known else self.question.find(answer).index)  # type: ignore[arg-type]
        self._question = None
        return self

    def cancel(self) -> Game:
        """Take back the half-made action; raise `IllegalAnswer` if there is none."""
        if not self.question.can_cancel:
            raise IllegalAnswer(f"There is no half-made action to take back at {self.question!r}.")
        self.engine.cancel()
        self._question = None
        return self

    def play(self, *players: PlayerLike, turns: int | None = None) -> Game:
        """Let computer players go on to the end, or for some turns: one for all seats, or one for each."""
        seated = self._seated(players)
        last = None if turns is None else self.turn + turns
        while not self.is_over and (last is None or self.turn < last):
            seat = self.engine.question.seat
            choice = seated[seat].choose(Sight(self.engine.kernel, seat))
            if not 0 <= choice < self.engine.question.size():
                self.question.find(choice)  # says what is wrong
            self.engine.take(choice)
        self._question = None
        return self

    def view(self, seat: int) -> View:
        """Return what *seat* may know of the table; the number of seats stands for spectators."""
        return self.engine.view(seat)

    def picture(self, seat: int | None = None) -> Picture:
        """Draw the table as *seat* may see it, or as spectators do."""
        viewer = len(self.names) if seat is None else seat
        return picture_of(self.view(viewer), self.names, repr(self)[1:-1], self._printed)

    def copy(self) -> Game:
        """Return an independent game in the same state."""
        other = Game.__new__(Game)
        other.seed, other.names, other.turn_cap = self.seed, self.names, self.turn_cap
        other.engine, other._printed, other._question = self.engine.copy(), self._printed, self._question
        return other

    def _seated(self, players: Sequence[PlayerLike]) -> list[Player]:
        seats = len(self.names)
        if len(players) not in (1, seats):
            raise WrongNumber(f"Name one player for all seats, or {seats}; these are {len(players)}.")
        listed = list(players) * seats if len(players) == 1 else list(players)
        base = self.seed if isinstance(self.seed, int) else int.from_bytes(self.seed[:8], "big")
        return [player_of(one, base * seats + seat) for seat, one in enumerate(listed)]


def player_of(player: PlayerLike, seed: int) -> Player:
    """Return a computer player: made from *seed* if its level or its class is given."""
    if isinstance(player, str):
        if player not in LEVELS:
            raise UnknownPlayer(f"No computer player is called {player!r}; there are: {', '.join(LEVELS)}.")
        return named(player, seed)
    if isinstance(player, type) or not hasattr(player, "choose"):
        if not callable(player):
            raise UnknownPlayer(f"{player!r} is no player: it has no method `choose`.")
        return player(seed)
    return cast("Player", player)


def _names(given: Sequence[str], decks: Sequence[str]) -> tuple[str, ...]:
    """Return the names of the players: those given, else of their decks, numbered where they are equal."""
    if given:
        if isinstance(given, str) or len(given) != len(decks):
            raise WrongNumber(f"{len(decks)} decks need {len(decks)} names.")
        return tuple(given)
    return tuple(
        [
            name if name and decks.count(name) == 1 else f"{name or 'Player'} {seat + 1}"
            for seat, name in enumerate(decks)
        ]
    )


def _printed(pool: Mapping[str, Card]) -> Mapping[str, Card]:
    """Return every card that can lie on a table with the cards of *pool*."""
    from everfree.ccg.decks.fan_made import printed_with  # it loads the texts of cards, which takes time

    return printed_with([card for card in pool.values() if card.id not in POOL])
