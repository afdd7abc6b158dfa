"""The Events of Leaders and Legends."""

import pytest

from everfree.ccg.cards.leaders_and_legends.events import (
    SONIC_RAINBOOM as RAINBOOM,
    THE_POWER_OF_FRIENDSHIP as FRIENDSHIP,
)
from everfree.ccg.kernel import kinds
from everfree.ccg.language import (
    BLUE,
    COMMON,
    EPIC,
    FRIEND,
    MAIN_PHASE_TIMING,
    OPPONENT,
    PURPLE,
    SCORE_PHASE_TIMING,
    TROUBLEMAKER,
    WILD,
    Card,
    ControlledBy,
    Dismiss,
    EventText,
    Gain,
    Need,
    StartFaceoff,
    cards,
    choose,
    each,
    event,
    main_phase,
    yours,
)
from everfree.ccg.vocab import TROUBLEMAKER_PHASE
from everfree.testing import Piece, Table, piece, plain, plain_problem, plain_troublemaker
from everfree.testing.table import OPPONENT as OPPONENT_SEAT

PLAN = event("plan", "Plan", power=1, cost=0, rarity=COMMON, text=(EventText(MAIN_PHASE_TIMING, Gain(1)),))
TALLY = event(
    "tally", "Tally", power=1, cost=0, rarity=COMMON, text=(EventText(SCORE_PHASE_TIMING, Gain(1)),)
)
DUEL = event(
    "duel",
    "Duel",
    power=1,
    cost=0,
    rarity=COMMON,
    text=(
        EventText(
            MAIN_PHASE_TIMING,
            StartFaceoff(choose(yours(FRIEND)), choose(cards(FRIEND, ControlledBy(OPPONENT)))),
        ),
    ),
)


@pytest.mark.card("ll142")
class TestSonicRainboom:
    """ll142."""

    def test_main_phase_events_on_the_opponents_turn(self) -> None:
        """With priority in their turn a Main Phase Event is played, one after the other."""
        one, two = piece(PLAN), piece(PLAN)
        table = Table(home=[plain(4, BLUE)], hand=[RAINBOOM, one, two, TALLY], tokens=1, opponents_turn=True)
        assert table.playable() == [RAINBOOM]

        table.play(RAINBOOM)
        assert table.playable() == [one, two]
        table.play(one).play(two)

        assert (table.tokens, table.zone_of(one)) == (2, "discard-pile")

    def test_inside_a_faceoff(self) -> None:
        """Even there, where Main Phase cards are never played (512.3a)."""
        table = Table(
            mine=[plain(4, BLUE)],
            hand=[RAINBOOM, PLAN],
            tokens=1,
            opponent_mine=[trouble := plain_troublemaker()],
            phase=TROUBLEMAKER_PHASE,
        )
        while table.asked != "challenge":
            table.pass_()
        table.choose(trouble).play(RAINBOOM)

        assert table.play(PLAN).tokens == 1

    def test_a_faceoff_started_in_another_phase(self) -> None:
        """An Event that starts one does so in the window it is played in; then the phase goes on."""
        table = Table(
            home=[plain(4, BLUE)],
            hand=[RAINBOOM, DUEL],
            tokens=1,
            opponent_home=[plain(1)],
            phase=TROUBLEMAKER_PHASE,
        )
        table.play(RAINBOOM).play(DUEL)

        assert table.told(kinds.FACEOFF_WON) == 1
        assert (table.until("main").question.seat, table.state.faceoff) == (0, None)

    @pytest.mark.must_not
    def test_only_this_turn_and_only_you(self) -> None:
        """The opponent's Events wait for their Main Phase; yours wait again next turn."""
        mine, theirs = piece(PLAN), piece(PLAN)
        table = Table(home=[plain(4, BLUE)], hand=[RAINBOOM, mine], tokens=1, opponent_hand=[theirs])
        table.play(RAINBOOM)
        assert (table.question.seat, table.playable()) == (0, [mine])
        assert table.pass_().question.seat == 0

        assert table.end_turn().question.seat == 1

    @pytest.mark.must_not
    def test_other_timings_stay(self) -> None:
        """A Score Phase Event is no Main Phase Event."""
        table = Table(home=[plain(4, BLUE)], hand=[RAINBOOM, TALLY], tokens=1, opponents_turn=True)

        assert TALLY not in table.play(RAINBOOM).choices()


def at_five(*troublemakers: Card | Piece, power: int = 1) -> Table:
    """Play it with these Troublemakers of yours at a Problem that needs five, and one power there."""
    table = Table(
        home=[plain(4, PURPLE)],
        mine=[plain(power), *troublemakers],
        hand=[FRIENDSHIP],
        tokens=3,
        problem=plain_problem((Need(WILD, 5),)),
    )
    return table.play(FRIENDSHIP)


@pytest.mark.card("ll143")
class TestThePowerOfFriendship:
    """ll143."""

    def test_the_strongest_there_helps(self) -> None:
        """Four power of the stronger of two Troublemakers leave one to be found."""
        table = at_five(
            plain_troublemaker(2), piece(plain_troublemaker(9), face_down=True), plain_troublemaker(4)
        )

        assert table.needs(table.problem) == [(WILD, 1)]
        assert table.end_phase().until("main").score == 1

    def test_your_own_epic_one_lets_you_pass(self) -> None:
        """Without the Event it would block you as well."""
        epic = plain_troublemaker(4, traits=(EPIC,))
        blocked = Table(mine=[plain(9), epic], problem=plain_problem((Need(WILD, 5),)))

        assert not blocked.can_confront(blocked.problem)
        assert at_five(epic).end_phase().until("main").score == 1

    @pytest.mark.must_not
    def test_their_troublemakers_still_block(self) -> None:
        """Only yours stand aside, and theirs lower nothing."""
        table = Table(
            home=[plain(4, PURPLE)],
            mine=[plain(9)],
            hand=[FRIENDSHIP],
            tokens=3,
            opponent_mine=[plain_troublemaker(4)],
            problem=plain_problem((Need(WILD, 5),)),
        ).play(FRIENDSHIP)

        assert table.needs(table.problem) == [(WILD, 5)]
        assert not table.can_confront(table.problem)

    @pytest.mark.must_not
    def test_each_problem_counts_its_own(self) -> None:
        """Nothing is lowered where you have no Troublemaker, nor for your opponent."""
        table = at_five(plain_troublemaker(4))

        assert table.needs(table.opponent_problem) == [(WILD, 50)]
        assert table.needs(table.problem, OPPONENT_SEAT) == [(WILD, 50)]

    @pytest.mark.clause("708.2b")
    def test_the_number_is_settled(self) -> None:
        """A Troublemaker that leaves afterwards has helped all the same, this turn."""
        storm = plain(abilities=(main_phase(Dismiss(each(cards(TROUBLEMAKER)))),))
        table = at_five(plain_troublemaker(4), storm).use(storm)
        assert table.needs(table.problem) == [(WILD, 1)]

        assert table.end_turn().needs(table.problem) == [(WILD, 5)]
