"""506.1a, 508.1b, 706.1b, 708.4, 105.3, 202.2, R47: what texts leave behind, and how cards come and pay."""

import pytest

from everfree.ccg.kernel import kinds
from everfree.ccg.language import (
    A_PLAYER,
    AT_LEAST,
    CARD,
    CHARACTER,
    END_OF_SCORE_PHASE,
    END_OF_TURN,
    FRIEND,
    OPPONENT,
    POWER,
    PROBLEM,
    SCORE_PHASE,
    THAT_PLAYER,
    THIS,
    UNTIL_TRIGGERED,
    YOU,
    ArrivesExhausted,
    Banish,
    Continuous,
    Dismiss,
    EntersExhausted,
    Exhaust,
    Gain,
    Give,
    Has,
    Lasting,
    LosesAbilities,
    Moves,
    PhaseStarts,
    Plays,
    Power,
    PutIntoPlay,
    Ready,
    ReplaceProblems,
    Score,
    Sequence,
    Standing,
    That,
    Triggered,
    TurnEnds,
    Who,
    With,
    WithEvenPower,
    cards,
    choose,
    each,
    main_phase,
    when,
    yours,
)
from everfree.testing import Table, plain, plain_problem


@pytest.mark.clause("708.4")
def test_the_next_time() -> None:
    """ "The next time you play a Friend this turn, gain 5": the second Friend earns nothing."""
    promise = plain(
        abilities=(
            main_phase(
                Lasting(when(Plays(YOU, each(cards(FRIEND))), Gain(5)), END_OF_TURN, once=True),
                costs=(Exhaust(THIS),),
            ),
        )
    )
    first, second = plain(cost=1), plain(cost=1)
    table = Table(home=[promise], hand=[first, second], tokens=2).use(promise)

    assert table.play(first, "home").tokens == 6
    assert table.play(second, "home").tokens == 5


def test_the_next_time_this_turn_is_not_the_next_turn() -> None:
    """What lasts until the end of the turn no longer triggers in the next one."""
    promise = plain(
        abilities=(
            main_phase(
                Lasting(when(Moves(A_PLAYER, each(cards(FRIEND))), Gain(5)), END_OF_TURN),
                costs=(Exhaust(THIS),),
            ),
        )
    )
    table = Table(home=[promise, plain()]).use(promise)
    assert len(table.state.modifiers) == 1

    assert table.end_turn().state.modifiers == []


@pytest.mark.clause("706.1b")
def test_a_card_that_enters_exhausted_was_never_ready() -> None:
    """It is exhausted from the start, and nothing is told of it becoming so."""
    sleepy = plain(cost=0, abilities=(Standing(EntersExhausted(THIS)),))
    other = plain(cost=0)
    table = Table(hand=[sleepy, other]).play(sleepy, "home").play(other, "home")

    assert table.is_exhausted(sleepy)
    assert not table.is_exhausted(other)
    assert table.told(kinds.EXHAUST) == 0


@pytest.mark.clause("506.1a")
def test_moved_characters_arrive_exhausted() -> None:
    """A law about arriving makes a moved Friend exhausted before what waits for moves is processed."""
    marsh = plain_problem(abilities=(Standing(ArrivesExhausted(each(cards(CHARACTER)))),))
    walker = plain(abilities=(when(Moves(YOU, THIS), Dismiss(each(yours(FRIEND, Ready())))),))
    rested = plain()
    table = Table(problem=marsh, home=[walker, rested], tokens=2).move(walker, "mine")

    assert table.is_exhausted(walker)
    assert table.zone_of(walker) == "play"
    assert table.zone_of(rested) == "discard-pile"


@pytest.mark.clause("508.1b")
def test_costs_in_an_order_that_allows_them() -> None:
    """ "Dismiss and exhaust this card" can be paid: exhausted first, dismissed afterwards."""
    martyr = plain(abilities=(main_phase(Gain(3), costs=(Dismiss(THIS), Exhaust(THIS))),))
    table = Table(home=[martyr]).use(martyr)

    assert (table.tokens, table.zone_of(martyr)) == (3, "discard-pile")
    assert (table.told(kinds.EXHAUST), table.told(kinds.DISMISSED)) == (1, 1)


def test_a_card_is_not_dismissed_twice_to_pay() -> None:
    """ "Dismiss this card and one of your Friends" needs a second Friend."""
    martyr = plain(abilities=(main_phase(Gain(3), costs=(Dismiss(THIS), Dismiss(choose(yours(FRIEND))))),))
    lonely = Table(home=[martyr])
    assert lonely.why_not_use(martyr) is not None

    ally = plain()
    table = Table(home=[martyr, ally]).use(martyr)

    assert table.zone_of(ally) == "discard-pile"


@pytest.mark.clause("105.3")
def test_zero_is_even() -> None:
    """Cards of power 0 and 2 are even, a card of power 3 is not."""
    nobody, pair, trio = plain(0), plain(2), plain(3)
    judge = plain(1, abilities=(main_phase(Exhaust(choose(cards(FRIEND, WithEvenPower())))),))
    table = Table(home=[judge, nobody, pair, trio]).use(judge)

    assert table.choices() == [nobody, pair]


@pytest.mark.clause("202.2")
def test_a_problem_has_no_power() -> None:
    """A text about cards with even power never means a Problem, whatever raises the power of cards."""
    problem, ally = plain_problem(), plain(2)
    judge = plain(
        2,
        abilities=(
            main_phase(Give((Power(+1),), choose(cards(CARD, WithEvenPower())), END_OF_TURN)),
            Continuous((Power(2),), each(cards(CARD))),
        ),
    )
    table = Table(problem=problem, home=[judge, ally]).use(judge)

    assert table.choices() == [judge, ally]
    assert table.power(problem) == 0


@pytest.mark.ruling("R47")
def test_replacing_is_not_solving() -> None:
    """A replaced Problem sends characters home; nothing is told of it being solved."""
    change = plain(abilities=(main_phase(ReplaceProblems(choose(cards(PROBLEM)))),))
    ally = plain()
    old, new = plain_problem(), plain_problem()
    table = Table(problem=old, next_problem=new, home=[change], mine=[ally]).use(change).choose(old)

    assert (table.zone_of(old), table.zone_of(new)) == ("problem-deck", "play")
    assert table.area_of(ally) == "home"
    assert table.told(kinds.SOLVED) == 0


@pytest.mark.ruling("C6")
def test_a_permanent_card_stays() -> None:
    """It can't be dismissed, and keeps its abilities when everyone else loses theirs."""
    hive = plain(1, traits=("Permanent",), abilities=(main_phase(Gain(2)),))
    storm = plain(
        1,
        traits=("Permanent",),
        abilities=(
            main_phase(Dismiss(choose(yours(FRIEND)))),
            Continuous((LosesAbilities(),), each(cards(FRIEND))),
        ),
    )
    other = plain(1, abilities=(main_phase(Gain(7)),))
    table = Table(home=[hive, storm, other]).use(storm)

    assert table.zone_of(other) == "discard-pile"
    assert table.use(hive).tokens == 2


class TestTheEndOfTheTurn:
    """615.1: what triggers at the end of a turn, and what a text delays until then (708.4)."""

    @pytest.mark.clause("615.1")
    @pytest.mark.parametrize(("whose", "scores"), [(YOU, (1, 1)), (OPPONENT, (0, 1)), (A_PLAYER, (1, 2))])
    def test_whose_turn_ends(self, whose: Who, scores: tuple[int, int]) -> None:
        """ "Your turn", "your opponent's turn" and "each player's turn" end at different times."""
        clock = plain(abilities=(when(TurnEnds(whose), Score(1)),))
        table = Table(home=[clock])

        assert table.end_turn().score == scores[0]
        assert table.end_turn().score == scores[1]

    def test_that_player_is_the_one_whose_turn_ends(self) -> None:
        """ "At the end of each player's turn, that player ..." means the turn player."""
        clock = plain(abilities=(when(TurnEnds(A_PLAYER), Score(1, THAT_PLAYER)),))
        table = Table(home=[clock]).end_turn()
        assert (table.score, table.opponent_score) == (1, 0)

        table.end_turn()
        assert (table.score, table.opponent_score) == (1, 1)

    @pytest.mark.clause("708.4")
    def test_a_delayed_instruction_means_the_card_of_the_text(self) -> None:
        """ "At the end of the turn, put that Friend into play": the banished one comes back, once."""
        veil = Sequence(
            (
                Banish(choose(yours(FRIEND))),
                Lasting(when(TurnEnds(A_PLAYER), PutIntoPlay(That(FRIEND))), UNTIL_TRIGGERED),
            )
        )
        caller = plain(abilities=(main_phase(veil, costs=(Exhaust(THIS),)),))
        friend, other = plain(2), plain(1)
        table = Table(home=[caller, friend, other]).use(caller).choose(friend)
        assert table.zone_of(friend) == "banished"

        table.end_turn()
        assert (table.zone_of(friend), table.zone_of(other)) == ("play", "play")
        assert table.state.modifiers == []

    @pytest.mark.must_not
    def test_a_delayed_instruction_does_not_follow_a_card_that_left(self) -> None:
        """A Friend that has left play meanwhile is another card (410.6), and stays where it is."""
        doom = Sequence(
            (
                Give((Power(+1),), choose(yours(FRIEND)), END_OF_TURN),
                Lasting(when(TurnEnds(A_PLAYER), Banish(That(FRIEND))), UNTIL_TRIGGERED),
            )
        )
        caller = plain(abilities=(main_phase(doom, costs=(Exhaust(THIS),)),))
        killer = plain(abilities=(main_phase(Dismiss(choose(yours(FRIEND))), costs=(Exhaust(THIS),)),))
        friend = plain(2)
        table = Table(home=[caller, killer, friend]).use(caller).choose(friend).use(killer).choose(friend)

        assert table.end_turn().zone_of(friend) == "discard-pile"

    def test_until_the_end_of_the_score_phase(self) -> None:
        """It outlasts the Main Phase and ends with the Score Phase, before the turn does."""
        brave = plain(1, abilities=(main_phase(Give((Power(+2),), THIS, END_OF_SCORE_PHASE)),))
        strong = Has(YOU, cards(FRIEND, With(POWER, AT_LEAST, 3)))
        early = plain(0, abilities=(when(PhaseStarts(SCORE_PHASE, YOU), Score(1), if_=strong),))
        late = plain(0, abilities=(when(TurnEnds(YOU), Score(10), if_=strong),))
        table = Table(home=[brave, early, late]).use(brave)

        assert table.power(brave) == 3
        assert table.end_turn().score == 1


def test_a_choice_in_a_delayed_instruction_is_made_then() -> None:
    """Nothing is asked when the instruction is delayed, only when it is followed, at the end of the turn."""
    later = Lasting(Triggered(TurnEnds(A_PLAYER), Exhaust(choose(yours(FRIEND)))), UNTIL_TRIGGERED)
    user, other = plain(1, abilities=(main_phase(later),)), plain(1)
    table = Table(home=[user, other]).use(user)
    assert table.asked == "main"

    table.end_phase()

    assert (table.asked, table.choices()) == ("choose", [user, other])
