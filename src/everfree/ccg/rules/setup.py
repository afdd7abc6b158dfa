"""102: starting a game."""

from typing import Any

from everfree.ccg.kernel import kinds, options as option
from everfree.ccg.kernel.frames import Frame
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.meanings import APPLY, claims
from everfree.ccg.kernel.records import Occurrence
from everfree.ccg.kernel.zones import put, shuffle
from everfree.ccg.rules.movement import home_of
from everfree.ccg.rules.turn import Turn
from everfree.ccg.vocab import (
    DRAW_DECK,
    HAND,
    MANE,
    OPENING_HAND,
    PLAY,
    PROBLEM_DECK,
    QUEUE,
    STARTING_PROBLEM_BIT,
    AreaId,
    CardId,
    Seat,
)


def problem_area_of(game: Kernel, seat: Seat) -> AreaId:
    """Give a player's Problem area (501.1)."""
    return AreaId(game.state.seats + seat)


FIRST_SEAT = Seat(0)


class Setup(Frame):
    """102: Mane Characters, Starting Problems, first player, decks, opening hands, mulligans."""

    __slots__ = ("mulligans", "problems", "seat")

    def __init__(
        self, seat: Seat = FIRST_SEAT, problems: tuple[CardId, ...] = (), mulligans: tuple[Seat, ...] = ()
    ) -> None:
        super().__init__()
        self.seat = seat
        self.problems = problems
        """Starting Problems chosen so far, shown only when all are (R61)."""
        self.mulligans = mulligans

    def data(self) -> tuple[Any, ...]:
        """Give the parts."""
        return (self.seat, self.problems, self.mulligans)

    def begin(self, game: Kernel) -> None:
        """102.1, 301.1: Mane Characters start in play at home."""
        state = game.state
        for seat in range(state.seats):
            for card in list(game.cards_in(QUEUE, Seat(0))):
                if state.owner[card] == seat and game.definition(card).type == MANE:
                    put(game, card, PLAY, area=home_of(game, Seat(seat)))
        self.step = "choose_problem"

    def choose_problem(self, game: Kernel) -> None:
        """102.2: each player chooses a Starting Problem; nobody sees it before all have."""
        if len(self.problems) == game.state.seats:
            self.step = "reveal_problems"
            return
        self.step = "problem_chosen"
        game.ask(self.seat, "starting-problem", starting_problems(game, self.seat), secret=True)

    def problem_chosen(self, game: Kernel) -> None:
        """Keep the choice until all have chosen."""
        self.problems = (*self.problems, CardId(game.state.answer[1]))
        self.seat = Seat((self.seat + 1) % game.state.seats)
        self.step = "choose_problem"

    def reveal_problems(self, game: Kernel) -> None:
        """303.1: put the chosen Problems into play at their owners' Problem areas."""
        self.step = "shuffle"
        game.occur(
            [
                Occurrence(
                    kinds.ENTERED,
                    game.state.owner[card],
                    card,
                    area=problem_area_of(game, game.state.owner[card]),
                )
                for card in self.problems
            ]
        )

    def shuffle(self, game: Kernel) -> None:
        """102.3: who plays first, shuffled decks, six cards each (not a draw, 410.4a)."""
        state = game.state
        first = Seat(game.random_below(state.seats))
        state.first_player = first
        state.turn_player = first
        for seat in range(state.seats):
            shuffle(game, PROBLEM_DECK, Seat(seat))
            shuffle(game, DRAW_DECK, Seat(seat))
        self.seat = first
        self.step = "opening_hands"
        game.occur([Occurrence(kinds.GAME_STARTED, first)])

    def opening_hands(self, game: Kernel) -> None:
        """102.3: six cards each; the rulebooks call it drawing (an option), the comprehensive rules don't."""
        self.step = "ask_mulligan"
        seats = game.players(game.state.first_player)
        if game.cast.options.opening_hand_is_draw:
            game.occur([Occurrence(kinds.DREW, seat, by=seat) for seat in seats for _ in range(OPENING_HAND)])
            return
        for seat in seats:
            deal(game, seat)

    def ask_mulligan(self, game: Kernel) -> None:
        """102.4: each player decides in turn order."""
        self.step = "mulligan_decided"
        game.ask(self.seat, "mulligan", [(option.NO,), (option.YES,)])

    def mulligan_decided(self, game: Kernel) -> None:
        """Note the decision; when all have decided, carry them out together."""
        state = game.state
        if state.answer[0] == option.YES:
            self.mulligans = (*self.mulligans, self.seat)
        self.seat = game.opponents(self.seat)[0]
        if self.seat != state.first_player:
            self.step = "ask_mulligan"
            return
        self.step = "start"
        game.occur([Occurrence(kinds.MULLIGANED, seat) for seat in self.mulligans])

    def start(self, game: Kernel) -> None:
        """102.5: the first turn begins."""
        game.done()
        game.push(Turn())


def starting_problems(game: Kernel, seat: Seat) -> list[tuple[int, ...]]:
    """List the Starting Problems of a Problem deck, one option for each different card."""
    seen: list[int] = []
    found: list[tuple[int, ...]] = []
    for card in game.cards_in(PROBLEM_DECK, seat):
        kind = game.state.kind[card]
        if kind not in seen and game.face(card).keywords & STARTING_PROBLEM_BIT:
            seen.append(kind)
            found.append((option.CARD, card))
    return found


def deal(game: Kernel, seat: Seat) -> None:
    """Put the top six cards of a deck into its owner's hand."""
    deck = game.cards_in(DRAW_DECK, seat)
    for _ in range(min(OPENING_HAND, len(deck))):
        put(game, deck[-1], HAND)


def mulligan(game: Kernel, occurrence: Occurrence) -> Occurrence | None:
    """102.4a: shuffle the hand into the deck and take six new cards."""
    seat = occurrence.seat
    for card in list(game.cards_in(HAND, seat)):
        put(game, card, DRAW_DECK)
    shuffle(game, DRAW_DECK, seat)
    deal(game, seat)
    return occurrence


APPLY[kinds.MULLIGANED] = mulligan

claims("102.1", "301.1", Setup.begin)
claims("102.2", "303.1", Setup.reveal_problems)
claims("102.3", Setup.shuffle)
claims("102.4", Setup.mulligan_decided)
claims("102.4a", mulligan)
claims("102.5", Setup.start)
claims("R61", Setup.problem_chosen)
