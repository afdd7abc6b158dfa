"""Build a position in one expression and drive it with a player's verbs.

    table = Table(home=[coco, ally], opponent_home=[rival], tokens=3)
    table.move(ally, "mine")
    assert table.area_of(ally) == "mine"

Places are named as you see them: "home", "mine" (your Problem), "theirs" (the opponent's Problem), "their
home", and "dilemma", "dilemma 2" ... for the areas of Dilemmas in the order they came. A card is identified
by the `Card` or `Piece` object it was put there as.
"""

from collections.abc import Sequence
from typing import ClassVar

from everfree.ccg.cards import POOL
from everfree.ccg.editions import COMPREHENSIVE, Options
from everfree.ccg.kernel import options as option
from everfree.ccg.kernel.cards.definitions import Definitions
from everfree.ccg.kernel.cards.names import NamedCard
from everfree.ccg.kernel.cards.zones import learn, new_area, show
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.rng import seed_bytes
from everfree.ccg.kernel.state import (
    STOP_FORCED,
    STOP_WHEN_ABLE,
    State,
)
from everfree.ccg.language import Card
from everfree.ccg.laying import begin
from everfree.ccg.rules.new_game import empty_table
from everfree.ccg.vocab import (
    DISCARD_PILE,
    DRAW_DECK,
    HAND,
    MAIN_PHASE,
    PROBLEM_DECK,
    CardId,
)
from everfree.testing.laid import OPPONENT as OPPONENT, PLACES, YOU as YOU, Put, cards_of, piece_of
from everfree.testing.looking import Looking, UnexpectedQuestion as UnexpectedQuestion
from everfree.testing.pieces import named, plain, plain_problem

FILLER = named(plain(1), "plain")
"""The card that fills up decks."""


class Table(Looking):
    """A match of two players, you (seat 0) and your opponent (seat 1), in any position."""

    rollback: ClassVar[bool] = False
    """Whether to save and restore the state after every answer (pytest --rollback)."""

    def __init__(
        self,
        *,
        mane: Put | None = None,
        mane_at: str = "home",
        problem: Put | None = None,
        home: Sequence[Put] = (),
        mine: Sequence[Put] = (),
        theirs: Sequence[Put] = (),
        hand: Sequence[Put] = (),
        deck: Sequence[Put] = (),
        discard: Sequence[Put] = (),
        next_problem: Card | None = None,
        problem_deck: Sequence[Put] = (),
        dilemma: Put | None = None,
        at_dilemma: Sequence[Put] = (),
        tokens: int = 0,
        score: int = 0,
        opponent_mane: Put | None = None,
        opponent_mane_at: str = "their home",
        opponent_problem: Put | None = None,
        opponent_home: Sequence[Put] = (),
        opponent_mine: Sequence[Put] = (),
        opponent_theirs: Sequence[Put] = (),
        opponent_hand: Sequence[Put] = (),
        opponent_deck: Sequence[Put] | None = None,
        opponent_discard: Sequence[Put] = (),
        opponent_next_problem: Card | None = None,
        opponent_at_dilemma: Sequence[Put] = (),
        opponent_tokens: int = 0,
        opponent_score: int = 0,
        phase: int = MAIN_PHASE,
        opponents_turn: bool = False,
        turn: int = 4,
        seed: int = 1,
        options: Options = COMPREHENSIVE,
        stops: tuple[int, int] = (STOP_WHEN_ABLE | STOP_FORCED, STOP_WHEN_ABLE | STOP_FORCED),
        names: tuple[NamedCard, ...] = (),
    ) -> None:
        """Lay out the table; decks are listed from the top, and filled up with plain cards of 1 power.

        *dilemma* is a Dilemma of yours, or a Problem of yours put into play as one. *names* are the cards
        whose names a player may choose; by default those of this table.
        """
        self.mane: Put = mane or POOL["pr1"]
        self.opponent_mane: Put = opponent_mane or POOL["pr2"]
        self.problem: Put = problem or plain_problem()
        self.opponent_problem: Put = opponent_problem or plain_problem()
        decks = ([*deck, *[piece_of(FILLER) for _ in range(10)]], [*(opponent_deck or ())])
        if opponent_deck is None:
            decks[1].extend([piece_of(FILLER) for _ in range(10)])
        sides: list[list[tuple[Sequence[Put], str]]] = [
            [
                ([self.mane], mane_at),
                (home, "home"),
                (mine, "mine"),
                (theirs, "theirs"),
                ([] if dilemma is None else [dilemma], "dilemma"),
                (at_dilemma, "dilemma"),
            ],
            [
                ([self.opponent_mane], opponent_mane_at),
                (opponent_home, "their home"),
                (opponent_mine, "mine"),
                (opponent_theirs, "theirs"),
                (opponent_at_dilemma, "dilemma"),
            ],
        ]
        hidden = (
            [(decks[0], DRAW_DECK), (hand, HAND), (discard, DISCARD_PILE)],
            [(decks[1], DRAW_DECK), (opponent_hand, HAND), (opponent_discard, DISCARD_PILE)],
        )
        problems: tuple[list[Put], list[Put]] = (
            [self.problem, *(problem_deck or (next_problem or plain_problem(),))],
            [self.opponent_problem, opponent_next_problem or plain_problem()],
        )
        everything: list[Put] = [*problems[0], *problems[1]]
        for side in sides:
            for pieces, _ in side:
                everything.extend(pieces)
        for zones in hidden:
            for pieces, _ in zones:
                everything.extend(pieces)
        definitions = Definitions(cards_of(everything), options, names=names)
        super().__init__(empty_table(definitions, 2, seed_bytes(seed)))
        self.game.events = []
        if dilemma is not None:
            new_area(self.game.state, YOU)
        for seat in self._ordered((YOU, OPPONENT)):
            for one in reversed(problems[seat][1:]):
                self._add(one, seat, PROBLEM_DECK)
            for pieces, place in self._ordered([(problems[seat][:1], PLACES[2 + seat]), *sides[seat]]):
                for one in self._ordered(pieces):
                    self._into_play(one, seat, place)
            for pieces, zone in hidden[seat]:
                for one in reversed(pieces) if zone == DRAW_DECK else pieces:
                    card = self._add(one, seat, zone)
                    if zone == HAND:
                        learn(self.game, seat, card)
                    elif zone == DISCARD_PILE:
                        show(self.game, card)
        state = self.game.state
        state.tokens[:] = [tokens, opponent_tokens]
        state.score[:] = [score, opponent_score]
        state.stops[:] = list(stops)
        begin(self.game, OPPONENT if opponents_turn else YOU, turn, phase)
        self.game.run()

    def choose(self, *wanted: Put | str) -> "Table":
        """Answer open questions, one after the other: with cards, places, or words."""
        for one in wanted:
            named = self.choices()
            if one not in named:
                raise UnexpectedQuestion(f"{one!r} is not offered\n{self.describe()}")
            self._take(named.index(one))
        return self

    def _take(self, place: int) -> None:
        self.game.take(place)
        if Table.rollback:
            self._save_and_restore()

    def _save_and_restore(self) -> None:
        saved = self.game.state.to_bytes()
        restored = State.from_bytes(saved)
        if restored.to_bytes() != saved:
            raise AssertionError("the state changed by being saved and restored")
        self.game = Kernel(self.game.definitions, restored, self.game.events)

    def _act(self, verb: int, put_: Put | None = None) -> None:
        for place, one in enumerate(self.question.options):
            if one[0] == verb and (put_ is None or self._put(CardId(one[1])) is put_):
                self._take(place)
                return
        raise UnexpectedQuestion(
            f"cannot {option.OPTION_NAMES[verb]} {'' if put_ is None else put_!r}\n{self.describe()}"
        )

    def play(self, put_: Put, to: Put | str | None = None) -> "Table":
        """Play a card from your hand, to a place or onto a card."""
        self._act(option.PLAY, put_)
        if to is not None and not self.is_over and self.asked == "where":
            self.choose(to)
        return self

    def move(self, put_: Put, to: str | None = None) -> "Table":
        """Move a character with the Move action."""
        self._act(option.MOVE, put_)
        if to is not None and self.asked == "where":
            self.choose(to)
        return self

    def rally(self, put_: Put) -> "Table":
        """Rally a frightened card."""
        self._act(option.RALLY, put_)
        return self

    def use(self, put_: Put) -> "Table":
        """Activate an ability of a card."""
        self._act(option.USE, put_)
        return self

    def draw(self) -> "Table":
        """Pay to draw a card."""
        self._act(option.DRAW)
        return self

    def pass_(self) -> "Table":
        """Pass priority, or say that you are done."""
        for place, one in enumerate(self.question.options):
            if one[0] in (option.PASS, option.DONE):
                self._take(place)
                return self
        raise UnexpectedQuestion(f"cannot pass\n{self.describe()}")

    def number(self, number: int) -> "Table":
        """Answer with a number that is offered, by itself or in a range."""
        question = self.question
        if (option.NUMBER, number) in question.options:
            self._take(question.options.index((option.NUMBER, number)))
            return self
        offered = question.options[-1]
        place = number - offered[1] + len(question.options) - 1
        if not option.is_range(offered) or not 0 <= place < question.size():
            raise UnexpectedQuestion(f"{number} is not offered\n{self.describe()}")
        self._take(place)
        return self

    def cancel(self) -> "Table":
        """Cancel the action that is being made."""
        self.game.take(option.CANCEL)
        return self

    def end_phase(self) -> "Table":
        """End the Main Phase."""
        self._act(option.END)
        return self

    def end_turn(self) -> "Table":
        """Go on to the next turn's first question; decline on the way, or else take the first option."""
        turn = self.game.state.turn
        while not self.is_over and self.game.state.turn == turn:
            idle = self._places_of(option.END, option.PASS, option.DONE, option.NO)
            self._take(idle[0] if idle else 0)
        return self

    def until(self, kind: str) -> "Table":
        """Go on until a question of this kind; decline on the way, or else take the first option."""
        for _ in range(200):
            if self.is_over:
                raise UnexpectedQuestion(f"the game ended before {kind!r} was asked")
            if self.asked == kind:
                return self
            idle = self._places_of(option.END, option.PASS, option.DONE, option.NO)
            self._take(idle[0] if idle else 0)
        raise UnexpectedQuestion(f"{kind!r} was never asked")

    def _places_of(self, *verbs: int) -> list[int]:
        return [place for place, one in enumerate(self.question.options) if one[0] in verbs]
