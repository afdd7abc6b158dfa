"""R51: turns and phases more than usual."""

import pytest

from everfree.ccg.kernel import kinds
from everfree.ccg.language import (
    COMMON,
    END_PHASE,
    IMMEDIATE,
    MAIN_PHASE,
    MANE,
    OPPONENT,
    READY_PHASE,
    WHITE,
    Card,
    ControlledBy,
    EventText,
    ExtraPhase,
    ExtraTurn,
    Gain,
    Sequence,
    Side,
    SideTurnsUp,
    TurnOver,
    cards,
    each,
    event,
    main_phase,
    mane,
    when,
)
from everfree.ccg.language.words.effects.effects import Effect
from everfree.ccg.vocab import Seat
from everfree.testing import Table, piece, plain

YOU_SEAT, OPPONENT_SEAT = Seat(0), Seat(1)
PHASE_OF_EVENT = kinds.KIND_NAMES[kinds.PHASE_STARTED]


def actor(effect: Effect) -> Card:
    """Make a Friend that does something in the Main Phase."""
    return plain(abilities=(main_phase(effect),))


def turns(table: Table, count: int) -> list[int]:
    """List whose the next turns are."""
    found = []
    for _ in range(count):
        table.end_turn()
        found.append(int(table.state.turn_player))
    return found


def phases(table: Table) -> list[int]:
    """List the phases that started so far."""
    return [one.amount for one in table.game.events or () if one.key == PHASE_OF_EVENT]


class TestExtraTurns:
    """A turn right after the present one."""

    @pytest.mark.ruling("R51")
    @pytest.mark.parametrize(("times", "order"), [(0, [1, 0, 1]), (1, [0, 1, 0]), (2, [0, 0, 1])])
    def test_then_the_usual_order_goes_on(self, times: int, order: list[int]) -> None:
        """After the extra turns it is the opponent's turn, as it would have been."""
        table = Table(home=[again := actor(ExtraTurn())])
        for _ in range(times):
            table.use(again)

        assert turns(table, 3) == order

    @pytest.mark.ruling("R51")
    def test_the_last_created_comes_first(self) -> None:
        """Yours was created before your opponent's, so the opponent's comes first; then the usual turn."""
        late = event(
            "late", "late", power=0, cost=0, rarity=COMMON, text=(EventText(IMMEDIATE, ExtraTurn()),)
        )
        again = actor(ExtraTurn())
        table = Table(home=[again], opponent_hand=[late]).until("main").use(again)
        assert table.question.seat == OPPONENT_SEAT

        table.play(late)

        assert turns(table, 4) == [1, 0, 1, 0]

    @pytest.mark.ruling("R51")
    @pytest.mark.clause("605.1a")
    def test_the_second_turn_of_the_first_player_draws(self) -> None:
        """Only the first turn of the game has no draw, not the first of every player."""
        table = Table(home=[again := actor(ExtraTurn())], turn=1).use(again)
        cards_before = len(table.hand())

        table.end_turn().until("main")

        assert (table.state.turn, table.state.turn_player) == (2, YOU_SEAT)
        assert len(table.hand()) == cards_before + 1

    def test_is_told(self) -> None:
        """The log says so as it is decided."""
        table = Table(home=[again := actor(ExtraTurn())]).use(again)

        assert table.told(kinds.TURN_ADDED) == 1


class TestExtraPhases:
    """A phase before your next one of some kind."""

    @pytest.mark.ruling("R51")
    def test_comes_before_it_in_this_turn(self) -> None:
        """Another Ready Phase before the End Phase readies, gives tokens and a card, once."""
        able, tired = actor(ExtraPhase(READY_PHASE, END_PHASE)), piece(plain(), exhausted=True)
        table = Table(home=[able, tired]).use(able).end_turn()

        assert phases(table)[:4] == [MAIN_PHASE, 3, READY_PHASE, END_PHASE]
        assert (table.tokens, len(table.hand()), table.is_exhausted(tired)) == (2, 1, False)
        assert phases(table.end_turn().end_turn()).count(READY_PHASE) == 4

    @pytest.mark.ruling("R51")
    def test_waits_for_your_own_turn(self) -> None:
        """Created on the opponent's turn, it comes before your next End Phase, not before theirs."""
        early = event(
            "early",
            "early",
            power=0,
            cost=0,
            rarity=COMMON,
            text=(EventText(IMMEDIATE, ExtraPhase(READY_PHASE, END_PHASE)),),
        )
        table = Table(hand=[early], opponents_turn=True)
        while early not in table.playable():
            table.choose(table.choices()[0])

        table.play(early).end_turn().end_turn()

        assert phases(table)[:9] == [2, 3, 4, 0, 1, 2, 3, 0, 4]

    def test_two_of_them_come_both(self) -> None:
        """Each is one more."""
        able = actor(Sequence((ExtraPhase(READY_PHASE, END_PHASE), ExtraPhase(MAIN_PHASE, END_PHASE))))
        table = Table(home=[able]).use(able)

        assert phases(table.end_turn())[:5] == [MAIN_PHASE, 3, MAIN_PHASE, READY_PHASE, END_PHASE]


class TestSideTurnsUp:
    """The side of a Mane Character that is turned face up."""

    @staticmethod
    def turning(*, first: bool) -> Card:
        """Make a Mane Character that gains a token as its boosted side turns up."""
        return mane(
            "turner",
            "Turner",
            rarity=COMMON,
            start=Side(WHITE, 1),
            boosted=Side(WHITE, 2, (), (), (when(SideTurnsUp(first=first), Gain(1)),)),
        )

    @pytest.mark.clause("301.2")
    @pytest.mark.parametrize(("first", "tokens"), [(True, [1, 1, 1]), (False, [1, 1, 2])])
    def test_each_time_or_the_first_time(self, first: bool, tokens: list[int]) -> None:
        """Turned over three times its side is up twice; the first time counts once in the game."""
        turner = actor(TurnOver(each(cards(MANE))))
        table = Table(mane=self.turning(first=first), home=[turner])
        found = []
        for _ in range(3):
            found.append(table.use(turner).tokens)

        assert found == tokens

    def test_is_about_this_card(self) -> None:
        """Another Mane Character that is turned over is none of its business."""
        table = Table(
            mane=piece(self.turning(first=False), boosted=True),
            home=[turner := actor(TurnOver(each(cards(MANE, ControlledBy(OPPONENT)))))],
        )

        assert table.use(turner).tokens == 0
