"""Build a position of three or more players in one expression; drive it with the verbs of `Table`.

    table = RoundTable(Side(at={0: [friend]}), Side(), Side(at={0: [rival]}))

Seats are numbered from 0; seat 0 has the turn unless another is named. Places are "home 1" and "problem 1",
with the seat of their owner.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from everfree.ccg.cards import POOL
from everfree.ccg.editions import COMPREHENSIVE, Options
from everfree.ccg.kernel.cards.definitions import Definitions
from everfree.ccg.kernel.rng import seed_bytes
from everfree.ccg.kernel.state import STOP_FORCED, STOP_WHEN_ABLE
from everfree.ccg.rules.new_game import empty_table
from everfree.ccg.rules.turn.turn import Turn
from everfree.ccg.vocab import DISCARD_PILE, DRAW_DECK, HAND, MAIN_PHASE, PHASES, PROBLEM_DECK, Seat
from everfree.testing.laid import Laid, Put, cards_of, piece_of
from everfree.testing.pieces import plain, plain_problem
from everfree.testing.table import Table


@dataclass(frozen=True)
class Side:
    """The cards, tokens and points of one player."""

    home: Sequence[Put] = ()
    at: Mapping[int, Sequence[Put]] = field(default_factory=dict)
    """Cards at Problems, by the seat of the Problem's owner."""
    hand: Sequence[Put] = ()
    deck: Sequence[Put] = ()
    """From the top; plain cards of 1 power are added below."""
    discard: Sequence[Put] = ()
    problem: Put = field(default_factory=plain_problem)
    next_problem: Put = field(default_factory=plain_problem)
    mane: Put = field(default_factory=lambda: piece_of(POOL["pr1"]))
    tokens: int = 0
    score: int = 0
    stops: int = STOP_WHEN_ABLE | STOP_FORCED


class RoundTable(Table):
    """A match of as many players as there are sides."""

    def __init__(
        self,
        *sides: Side,
        phase: int = MAIN_PHASE,
        turn_player: int = 0,
        turn: int = 7,
        seed: int = 1,
        options: Options = COMPREHENSIVE,
    ) -> None:
        seats = range(len(sides))
        self.sides = sides
        self.places = (*[f"home {seat}" for seat in seats], *[f"problem {seat}" for seat in seats])
        filler = plain(1)
        decks = [[*side.deck, *[piece_of(filler) for _ in range(10)]] for side in sides]
        everything: list[Put] = []
        for side, deck in zip(sides, decks, strict=True):
            everything.extend([side.mane, side.problem, side.next_problem, *side.home, *side.hand, *deck])
            everything.extend([*side.discard, *[one for pieces in side.at.values() for one in pieces]])
        Laid.__init__(
            self, empty_table(Definitions(cards_of(everything), options), len(sides), seed_bytes(seed))
        )
        self.game.events = []
        for number in self._ordered(seats):
            self._lay_out(Seat(number), sides[number], decks[number])
        state = self.game.state
        state.tokens[:] = [side.tokens for side in sides]
        state.score[:] = [side.score for side in sides]
        state.stops[:] = [side.stops for side in sides]
        state.turn = turn
        state.turn_player = Seat(turn_player)
        state.first_player = Seat(0)
        state.unsettled = False
        state.agenda = [one for one in PHASES if one >= phase]
        frame = Turn()
        frame.step = "next_phase"
        self.game.push(frame)
        self.game.run()

    def _lay_out(self, seat: Seat, side: Side, deck: list[Put]) -> None:
        self._add(side.next_problem, seat, PROBLEM_DECK)
        entries = [(side.problem, f"problem {seat}")]
        entries.extend([(one, f"home {seat}") for one in (side.mane, *side.home)])
        entries.extend([(one, f"problem {owner}") for owner, pieces in side.at.items() for one in pieces])
        for one, place in self._ordered(entries):
            self._into_play(one, seat, place)
        for pieces, zone in ((deck[::-1], DRAW_DECK), (side.hand, HAND), (side.discard, DISCARD_PILE)):
            for one in pieces:
                card = self._add(one, seat, zone)
                if zone == HAND:
                    self.game.state.known[card] = 1 << seat
