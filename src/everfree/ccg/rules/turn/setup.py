"""102: setting up a game, as the frame `Setup`."""

from typing import Any, Final

from everfree.ccg.kernel import kinds, options as option
from everfree.ccg.kernel.cards.zones import put, shuffle
from everfree.ccg.kernel.frames import Frame
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.records import Occurrence
from everfree.ccg.kernel.registry import APPLY, claims
from everfree.ccg.kernel.seats.determinize import Chance
from everfree.ccg.rules.core.movement import home_of
from everfree.ccg.rules.turn.turn import Turn
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

IMAGINED_MULLIGANS: Final = 4
"""In an imagined game, one opponent in so many has decided to take a new hand."""


def problem_area_of(game: Kernel, seat: Seat) -> AreaId:
    """Return a player's Problem area (501.1)."""
    return AreaId(game.state.seats + seat)


class Setup(Frame):
    """102: Mane Characters, Starting Problems, first player, decks, opening hands, mulligans."""

    __slots__ = ("decided", "mulligans", "problems")

    def __init__(
        self,
        problems: tuple[CardId, ...] = (),
        mulligans: tuple[Seat, ...] = (),
        decided: tuple[Seat, ...] = (),
    ) -> None:
        super().__init__()
        self.problems = problems
        """Starting Problems chosen so far, shown only when all are (R61)."""
        self.mulligans = mulligans
        """The players who take a new hand."""
        self.decided = decided
        """The players who have decided whether they do."""

    def data(self) -> tuple[Any, ...]:
        return (self.problems, self.mulligans, self.decided)

    def forget(self, game: Kernel, seat: Seat) -> None:
        """Drop the choices of a player who has left; if they were to play first, the next player does."""
        state = game.state
        self.problems = tuple([card for card in self.problems if state.owner[card] != seat])
        self.mulligans = tuple([one for one in self.mulligans if one != seat])
        if state.first_player == seat:
            state.first_player = state.turn_player = game.next_player(seat)

    def ask_again(self, game: Kernel) -> bool:
        """Ask the next player who has yet to decide."""
        self.step = "choose_problem" if self.step == "problem_chosen" else "ask_mulligan"
        return True

    def imagined(self, game: Kernel, viewer: Seat, chance: Chance) -> "Setup":
        """Return a copy in which the others' hidden Problems and mulligans are chosen at random (R61)."""
        owner = game.state.owner
        problems: list[CardId] = []
        for card in self.problems:
            if owner[card] != viewer and game.state.zone[card] == PROBLEM_DECK:
                choices = starting_problems(game, owner[card])
                if choices:
                    problems.append(CardId(choices[chance.below(len(choices))][1]))
                    continue
            problems.append(card)
        mulligans = [
            seat
            for seat in self.decided
            if (seat in self.mulligans if seat == viewer else chance.below(IMAGINED_MULLIGANS) == 0)
        ]
        other = Setup(tuple(problems), tuple(mulligans), self.decided)
        other.step = self.step
        return other

    def begin(self, game: Kernel) -> None:
        """102.1, 301.1: put Mane Characters into play at home."""
        state = game.state
        for seat in range(state.seats):
            for card in list(game.cards_in(QUEUE, Seat(0))):
                if state.owner[card] == seat and game.definition(card).type == MANE:
                    put(game, card, PLAY, area=home_of(game, Seat(seat)))
        self.step = "choose_problem"

    def choose_problem(self, game: Kernel) -> None:
        """102.2: ask each player for a Starting Problem; nobody sees it before all have chosen."""
        owners = [game.state.owner[card] for card in self.problems]
        for seat in game.players(Seat(0)):
            if seat not in owners:
                self.step = "problem_chosen"
                game.ask(seat, "starting-problem", starting_problems(game, seat), secret=True)
                return
        self.step = "reveal_problems"

    def problem_chosen(self, game: Kernel) -> None:
        """Store the choice until all have chosen."""
        self.problems = (*self.problems, CardId(game.state.answer[1]))
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
        """102.3: choose the first player at random and shuffle the decks."""
        state = game.state
        players = game.players(Seat(0))
        first = players[game.random_below(len(players))]
        state.first_player = first
        state.turn_player = first
        for seat in range(state.seats):
            shuffle(game, PROBLEM_DECK, Seat(seat))
            shuffle(game, DRAW_DECK, Seat(seat))
        self.step = "opening_hands"
        game.occur([Occurrence(kinds.GAME_STARTED, first)])

    def opening_hands(self, game: Kernel) -> None:
        """102.3: give each player six cards; only by the rulebooks (an option) that is drawing (410.4a)."""
        self.step = "ask_mulligan"
        seats = game.players(game.state.first_player)
        if game.definitions.options.opening_hand_is_draw:
            game.occur([Occurrence(kinds.DREW, seat, by=seat) for seat in seats for _ in range(OPENING_HAND)])
            return
        for seat in seats:
            deal(game, seat)

    def ask_mulligan(self, game: Kernel) -> None:
        """102.4: ask each player in turn order whether to take a new hand."""
        undecided = self.undecided(game)
        if undecided:
            self.step = "mulligan_decided"
            game.ask(undecided[0], "mulligan", [(option.NO,), (option.YES,)])
            return
        self.step = "start"
        game.occur([Occurrence(kinds.MULLIGANED, seat) for seat in self.mulligans])

    def undecided(self, game: Kernel) -> list[Seat]:
        """List the players who have yet to decide whether to take a new hand."""
        return [seat for seat in game.players(game.state.first_player) if seat not in self.decided]

    def mulligan_decided(self, game: Kernel) -> None:
        """Record the decision; mulligans are carried out together when all have decided."""
        seat = self.undecided(game)[0]
        self.decided = (*self.decided, seat)
        if game.state.answer[0] == option.YES:
            self.mulligans = (*self.mulligans, seat)
        self.step = "ask_mulligan"

    def start(self, game: Kernel) -> None:
        """102.5: begin the first turn."""
        game.done()
        game.push(Turn())


def starting_problems(game: Kernel, seat: Seat) -> list[tuple[int, ...]]:
    """List the Starting Problems of a Problem deck, one option for each different card."""
    seen: list[int] = []
    found: list[tuple[int, ...]] = []
    for card in game.cards_in(PROBLEM_DECK, seat):
        definition = game.state.definition[card]
        if definition not in seen and game.face(card).keywords & STARTING_PROBLEM_BIT:
            seen.append(definition)
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
claims("102.4", Setup.ask_mulligan)
claims("102.4a", mulligan)
claims("102.5", Setup.start)
claims("R61", Setup.problem_chosen)
claims("403.1", Setup.reveal_problems)
claims("glossary.starting_problem", starting_problems)
