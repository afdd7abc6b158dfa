"""Build a position in one expression and drive it with a player's verbs.

    table = Table(home=[coco, ally], opponent_home=[rival], tokens=3)
    table.move(ally, "mine")
    assert table.area_of(ally) == "mine"

Places are named as you see them: "home", "mine" (your Problem), "theirs" (the opponent's Problem), "their
home", and "dilemma", "dilemma 2" ... for the areas of Dilemmas in the order they came. A card is identified
by the `Card` or `Piece` object it was put there as.
"""

from collections.abc import Sequence
from typing import ClassVar, Unpack

from everfree.ccg.editions import COMPREHENSIVE
from everfree.ccg.kernel import options as option
from everfree.ccg.kernel.cards.definitions import Definitions
from everfree.ccg.kernel.cards.zones import learn, new_area, show
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.rng import seed_bytes
from everfree.ccg.kernel.state import (
    STOP_FORCED,
    STOP_WHEN_ABLE,
    State,
)
from everfree.ccg.laying import begin
from everfree.ccg.rules.new_game import empty_table
from everfree.ccg.vocab import (
    DISCARD_PILE,
    DRAW_DECK,
    HAND,
    MAIN_PHASE,
    PROBLEM_DECK,
    CardId,
    Seat,
)
from everfree.testing.laid import OPPONENT as OPPONENT, YOU as YOU, Put, cards_of
from everfree.testing.looking import Looking, UnexpectedQuestion as UnexpectedQuestion
from everfree.testing.position import (
    LaidSide,
    Position,
    opponents_side,
    refuse_unknown,
    your_side,
)

ASK_WHEN_ABLE = (STOP_WHEN_ABLE | STOP_FORCED, STOP_WHEN_ABLE | STOP_FORCED)
"""The stops of both players: each is asked whenever they can act."""


class Table(Looking):
    """A match of two players, you (seat 0) and your opponent (seat 1), in any position.

    >>> from everfree import Table, cards
    >>> guard = cards["Pegasus Royal Guard"]
    >>> table = Table(home=[guard], tokens=2)
    >>> table
    <Table turn 4, Main Phase, You 0 : 0 Opponent, asked: You, main, 4 answers>
    >>> table.move(guard, "mine").area_of(guard)
    'mine'
    """

    rollback: ClassVar[bool] = False
    """Whether to save and restore the state after every answer (pytest --rollback)."""

    def __init__(self, **position: Unpack[Position]) -> None:
        """Lay out the table; `everfree.testing.position` describes the keywords."""
        refuse_unknown(position)
        mine, theirs = your_side(position), opponents_side(position)
        self.mane: Put = mine.mane
        self.opponent_mane: Put = theirs.mane
        self.problem: Put = mine.problem
        self.opponent_problem: Put = theirs.problem
        cards = cards_of([*mine.everything(), *theirs.everything()])
        options = position.get("options", COMPREHENSIVE)
        definitions = Definitions(cards, options, names=position.get("names", ()))
        super().__init__(empty_table(definitions, 2, seed_bytes(position.get("seed", 1))))
        self.game.events = []
        if position.get("dilemma") is not None:
            new_area(self.game.state, YOU)
        for side in self._ordered((mine, theirs)):
            self._lay_side(side)
        self.game.state.stops[:] = list(position.get("stops", ASK_WHEN_ABLE))
        player = OPPONENT if position.get("opponents_turn", False) else YOU
        begin(self.game, player, position.get("turn", 4), position.get("phase", MAIN_PHASE))
        self.game.run()

    def _lay_side(self, side: LaidSide) -> None:
        """Lay out one player's cards, tokens and points."""
        for one in reversed(side.problem_deck):
            self._add(one, side.seat, PROBLEM_DECK)
        for pieces, place in self._ordered(side.by_place()):
            for one in self._ordered(pieces):
                self._into_play(one, side.seat, place)
        for pieces, zone in side.elsewhere:
            self._lay_outside_play(pieces, side.seat, zone)
        self.game.state.tokens[side.seat] = side.tokens
        self.game.state.score[side.seat] = side.score

    def _lay_outside_play(self, pieces: Sequence[Put], seat: Seat, zone: int) -> None:
        """Put cards into a deck, of which the first is the top, a hand or a discard pile."""
        for one in reversed(pieces) if zone == DRAW_DECK else pieces:
            card = self._add(one, seat, zone)
            if zone == HAND:
                learn(self.game, seat, card)
            elif zone == DISCARD_PILE:
                show(self.game, card)

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
