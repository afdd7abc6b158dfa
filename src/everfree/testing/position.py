"""The keywords of `Table`: your side, your opponent's side, and the moment.

Decks are listed from the top, and filled up with plain cards of 1 power.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TypedDict

from everfree.ccg.cards import POOL
from everfree.ccg.editions import Options
from everfree.ccg.kernel.cards.names import NamedCard
from everfree.ccg.language import Card
from everfree.ccg.vocab import DISCARD_PILE, DRAW_DECK, HAND, Seat
from everfree.testing.laid import OPPONENT, PLACES, YOU, Put, piece_of
from everfree.testing.pieces import named, plain, plain_problem

FILLER = named(plain(1), "plain")
"""The card that fills up decks."""
FILLERS = 10


class YourSide(TypedDict, total=False):
    """Your cards, tokens and points."""

    mane: Put | None
    mane_at: str
    problem: Put | None
    home: Sequence[Put]
    mine: Sequence[Put]
    theirs: Sequence[Put]
    hand: Sequence[Put]
    deck: Sequence[Put]
    discard: Sequence[Put]
    next_problem: Card | None
    problem_deck: Sequence[Put]
    dilemma: Put | None
    """A Dilemma, or a Problem put into play as one."""
    at_dilemma: Sequence[Put]
    tokens: int
    score: int


class OpponentsSide(TypedDict, total=False):
    """Your opponent's cards, tokens and points; a deck that is given is not filled up."""

    opponent_mane: Put | None
    opponent_mane_at: str
    opponent_problem: Put | None
    opponent_home: Sequence[Put]
    opponent_mine: Sequence[Put]
    opponent_theirs: Sequence[Put]
    opponent_hand: Sequence[Put]
    opponent_deck: Sequence[Put] | None
    opponent_discard: Sequence[Put]
    opponent_next_problem: Card | None
    opponent_at_dilemma: Sequence[Put]
    opponent_tokens: int
    opponent_score: int


class Moment(TypedDict, total=False):
    """Whose turn it is, and under which rules the game is played."""

    phase: int
    opponents_turn: bool
    turn: int
    seed: int
    options: Options
    stops: tuple[int, int]
    names: tuple[NamedCard, ...]
    """The cards whose names a player may choose; by default those of this table."""


class Position(YourSide, OpponentsSide, Moment):
    """Every keyword of `Table`."""


def refuse_unknown(position: Position) -> None:
    """Raise TypeError for a keyword that no position has."""
    unknown = sorted(set(position) - Position.__optional_keys__)
    if unknown:
        raise TypeError(f"no such part of a position: {', '.join(unknown)}")


@dataclass(frozen=True)
class LaidSide:
    """One player's cards, with the places and zones where they are laid."""

    seat: Seat
    mane: Put
    problem: Put
    problem_deck: Sequence[Put]
    in_play: Sequence[tuple[Sequence[Put], str]]
    """Cards in play by place, after the Problem."""
    elsewhere: Sequence[tuple[Sequence[Put], int]]
    """Cards by zone outside play."""
    tokens: int
    score: int

    def by_place(self) -> list[tuple[Sequence[Put], str]]:
        """List the cards in play by place, the Problem first."""
        return [([self.problem], PLACES[2 + self.seat]), *self.in_play]

    def everything(self) -> Iterator[Put]:
        """Yield every card of the side."""
        yield from (self.problem, *self.problem_deck)
        for pieces, _ in (*self.in_play, *self.elsewhere):
            yield from pieces


def your_side(position: YourSide) -> LaidSide:
    """Return your side of a position."""
    mane = position.get("mane") or POOL["pr1"]
    dilemma = position.get("dilemma")
    next_problem = position.get("next_problem")
    return LaidSide(
        YOU,
        mane,
        position.get("problem") or plain_problem(),
        position.get("problem_deck") or (next_problem or plain_problem(),),
        [
            ([mane], position.get("mane_at", "home")),
            (position.get("home", ()), "home"),
            (position.get("mine", ()), "mine"),
            (position.get("theirs", ()), "theirs"),
            ([] if dilemma is None else [dilemma], "dilemma"),
            (position.get("at_dilemma", ()), "dilemma"),
        ],
        [
            ([*position.get("deck", ()), *fillers()], DRAW_DECK),
            (position.get("hand", ()), HAND),
            (position.get("discard", ()), DISCARD_PILE),
        ],
        position.get("tokens", 0),
        position.get("score", 0),
    )


def opponents_side(position: OpponentsSide) -> LaidSide:
    """Return your opponent's side of a position."""
    mane = position.get("opponent_mane") or POOL["pr2"]
    deck = position.get("opponent_deck")
    return LaidSide(
        OPPONENT,
        mane,
        position.get("opponent_problem") or plain_problem(),
        (position.get("opponent_next_problem") or plain_problem(),),
        [
            ([mane], position.get("opponent_mane_at", "their home")),
            (position.get("opponent_home", ()), "their home"),
            (position.get("opponent_mine", ()), "mine"),
            (position.get("opponent_theirs", ()), "theirs"),
            (position.get("opponent_at_dilemma", ()), "dilemma"),
        ],
        [
            (fillers() if deck is None else deck, DRAW_DECK),
            (position.get("opponent_hand", ()), HAND),
            (position.get("opponent_discard", ()), DISCARD_PILE),
        ],
        position.get("opponent_tokens", 0),
        position.get("opponent_score", 0),
    )


def fillers() -> list[Put]:
    """Make the cards that fill up a deck."""
    return [piece_of(FILLER) for _ in range(FILLERS)]
