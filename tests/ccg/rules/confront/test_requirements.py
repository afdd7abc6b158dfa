"""611.2, 611.3: confront requirements, and whether characters meet them (R24, R25)."""

from functools import cache
from itertools import product

import pytest
from hypothesis import given, settings, strategies as st

from everfree.ccg.cards.premiere.resources_attached import MARVELOUS_CHAPEAU
from everfree.ccg.language import (
    BLUE,
    ORANGE,
    PINK,
    WHITE,
    WILD,
    YOU,
    ConfrontNeeds,
    Need,
    Standing,
    not_,
)
from everfree.ccg.rules.confront.requirements import can_meet, changed_needs
from everfree.ccg.vocab import Seat, colours_in
from everfree.testing import Table, piece, plain, plain_problem

OPPONENT = Seat(1)
Power = list[tuple[int, int]]
Needs = tuple[Need, ...]


class TestSides:
    """209.1, 611.2: each player by their own side."""

    @pytest.mark.clause("209.1", "611.2", "303.1")
    def test_owner_and_opponent(self) -> None:
        """The owner needs the colours, the opponent a number of any power."""
        goal = plain_problem(owner=(Need(BLUE, 2), not_(BLUE, 1)), opponent=4)
        table = Table(problem=goal)

        assert table.needs(goal) == [(BLUE, 2), (BLUE, 1)]
        assert table.needs(goal, OPPONENT) == [(WILD, 4)]

    @pytest.mark.clause("611.3")
    def test_one_power_short_of_a_colour(self) -> None:
        """Two blue and two pink are met by exactly that, and not by three and one."""
        goal = plain_problem(owner=(Need(BLUE, 2), Need(PINK, 2)))

        assert Table(mine=[plain(2, BLUE), plain(2, PINK)], problem=goal).can_confront(goal)
        assert not Table(mine=[plain(3, BLUE), plain(1, PINK)], problem=goal).can_confront(goal)

    @pytest.mark.clause("611.3")
    def test_only_characters_at_that_problem(self) -> None:
        """Power at home or at the other Problem does not help."""
        goal = plain_problem(owner=(Need(WILD, 3),))
        table = Table(mine=[plain(2)], home=[plain(9)], theirs=[plain(9)], problem=goal)
        refusal = table.why_not(goal)

        assert refusal is not None
        assert (refusal.clause, refusal.reason) == ("611.3", "needs-more-power")
        assert refusal.particulars == {"have": 2, "needed": 3}

    @pytest.mark.clause("611.3a")
    def test_ready_characters_contribute(self) -> None:
        """Exhausted and frightened ones do not."""
        goal = plain_problem(owner=(Need(WILD, 3),))
        ready, tired = plain(3), piece(plain(3), exhausted=True)
        scared = piece(plain(3), frightened=True)

        assert Table(mine=[ready], problem=goal).can_confront(goal)
        assert not Table(mine=[tired, scared], problem=goal).can_confront(goal)

    @pytest.mark.clause("611.3")
    @pytest.mark.ruling("R24")
    def test_a_requirement_of_nothing_needs_someone_there(self) -> None:
        """With zero power required a frightened Friend is enough, nobody is not (R24)."""
        goal = plain_problem(owner=(Need(WILD, 0),))
        scared = piece(plain(), frightened=True)

        assert Table(mine=[scared], problem=goal).end_phase().score == 1
        assert Table(problem=goal).end_phase().score == 0


class TestColours:
    """611.3b to 611.3d, R25."""

    @pytest.mark.clause("611.3b")
    def test_one_colour_for_each_character(self) -> None:
        """A single blue and pink Friend of three can't be both two blue and one pink."""
        goal = plain_problem(owner=(Need(BLUE, 2), Need(PINK, 1)))

        assert not Table(mine=[plain(3, BLUE | PINK)], problem=goal).can_confront(goal)
        assert Table(mine=[plain(2, BLUE | PINK), plain(1, PINK)], problem=goal).can_confront(goal)
        assert Table(mine=[plain(1, BLUE | PINK), plain(2, BLUE)], problem=goal).can_confront(goal)

    @pytest.mark.clause("611.3c")
    @pytest.mark.ruling("R25")
    @pytest.mark.parametrize(
        ("power", "met"),
        [
            ([(BLUE | PINK, 2), (BLUE, 2)], True),
            ([(BLUE | PINK, 4)], False),
            ([(BLUE, 4)], False),
            ([(BLUE, 2), (0, 2)], True),
            ([(BLUE, 2), (WHITE, 1), (ORANGE, 1)], True),
            ([(BLUE | PINK, 2), (BLUE | WHITE, 2)], True),
            ([(PINK, 2), (WHITE, 2)], False),
        ],
    )
    def test_any_but_a_colour(self, power: Power, met: bool) -> None:
        """Two blue and two that are not blue: colourless power counts as not blue, blue power never."""
        assert can_meet(power, (Need(BLUE, 2), not_(BLUE, 2))) is met

    @pytest.mark.clause("611.3d")
    @pytest.mark.ruling("R25")
    @pytest.mark.parametrize(
        ("power", "met"),
        [
            ([(BLUE, 4)], True),
            ([(BLUE, 3)], False),
            ([(BLUE, 2), (0, 2)], True),
            ([(BLUE | PINK, 4)], True),
            ([(PINK, 9)], False),
        ],
    )
    def test_wild_takes_what_is_left(self, power: Power, met: bool) -> None:
        """Two blue and two wild are met by a single blue four."""
        assert can_meet(power, (Need(BLUE, 2), Need(WILD, 2))) is met

    @pytest.mark.clause("611.3b")
    @pytest.mark.ruling("R25")
    def test_the_choice_that_works_is_found(self) -> None:
        """Three characters of two colours each meet three colours in just one way."""
        goal = plain_problem(owner=(Need(BLUE, 1), Need(PINK, 2), Need(WHITE, 3)))
        friends = [plain(1, BLUE | PINK), plain(2, PINK | WHITE), plain(3, BLUE | WHITE)]

        assert Table(mine=friends, problem=goal).can_confront(goal)


class TestChanges:
    """Texts that ask for more or less power."""

    @pytest.mark.clause("611.2")
    def test_more_is_wild_and_less_comes_off_wild_power_first(self) -> None:
        """What a text adds any power meets; what it takes never goes below zero."""
        needs = (Need(BLUE, 2), Need(WILD, 1))

        assert changed_needs(needs, +1) == (*needs, Need(WILD, 1))
        assert changed_needs(needs, +2) == (*needs, Need(WILD, 2))
        assert changed_needs(needs, -1) == (Need(BLUE, 2), Need(WILD, 0))
        assert changed_needs(needs, -2) == (Need(BLUE, 1), Need(WILD, 0))
        assert changed_needs(needs, -9) == (Need(BLUE, 0), Need(WILD, 0))

    @pytest.mark.clause("611.2", "105.2")
    def test_a_law_here_counts_for_its_player_only(self) -> None:
        """A Friend that makes it easier for you at this Problem changes nothing for the opponent."""
        guide = plain(1, abilities=(Standing(ConfrontNeeds(YOU, -2)),))
        goal = plain_problem(owner=(Need(WILD, 3),), opponent=3)
        table = Table(mine=[guide], problem=goal)

        assert (table.needs(goal), table.needs(goal, OPPONENT)) == ([(WILD, 1)], [(WILD, 3)])
        assert table.can_confront(goal)
        assert not Table(home=[guide], mine=[plain(1)], problem=goal).can_confront(goal)

    @pytest.mark.clause("611.3")
    def test_a_hat_at_the_opponents_problem(self) -> None:
        """The worn Resource lowers the opponent's number by one while its wearer is there."""
        wearer = piece(plain(3, WHITE), attached=(MARVELOUS_CHAPEAU,))
        goal = plain_problem(opponent=4)
        table = Table(theirs=[wearer], opponent_problem=goal)

        assert table.needs(goal) == [(WILD, 3)]
        assert table.can_confront(goal)


# R25 against trying everything.

COLOUR_SETS = st.sets(st.sampled_from([BLUE, PINK, WHITE])).map(sum)
POWERS = st.lists(st.tuples(COLOUR_SETS, st.integers(1, 3)), max_size=4)
NEED = st.one_of(
    st.builds(Need, st.just(WILD), st.integers(0, 4)),
    st.builds(Need, st.sampled_from([BLUE, PINK, WHITE]), st.integers(0, 4), st.booleans()),
)
NEEDS = st.lists(NEED, min_size=1, max_size=3).map(tuple)


def accepts(need: Need, colour: int) -> bool:
    """Tell whether power contributed as *colour* may meet *need*."""
    if need.colour == WILD:
        return True
    return colour != need.colour if need.other_than else colour == need.colour


@cache
def can_serve(units: tuple[int, ...], needs: Needs) -> bool:
    """Hand out single power, one unit after the other, to the requirements still open."""
    if all(need.amount == 0 for need in needs):
        return True
    if not units:
        return False
    colour, rest = units[0], units[1:]
    for place, need in enumerate(needs):
        if need.amount and accepts(need, colour):
            served = Need(need.colour, need.amount - 1, need.other_than)
            if can_serve(rest, (*needs[:place], served, *needs[place + 1 :])):
                return True
    return can_serve(rest, needs)


def by_trying_everything(power: Power, needs: Needs) -> bool:
    """Try every choice of a colour for each character and every way to hand out its power."""
    choices = [colours_in(colours) or (0,) for colours, _ in power]
    for chosen in product(*choices):
        units = [colour for colour, (_, amount) in zip(chosen, power, strict=True) for _ in range(amount)]
        if can_serve(tuple(units), needs):
            return True
    return False


@pytest.mark.clause("611.3b", "611.3c", "611.3d")
@settings(deadline=None)
@given(power=POWERS, needs=NEEDS)
def test_meets_exactly_what_some_assignment_meets(power: Power, needs: Needs) -> None:
    """The engine finds an assignment if one exists, and no other."""
    assert can_meet(power, needs) is by_trying_everything(power, needs)


@pytest.mark.clause("611.3")
@settings(deadline=None)
@given(power=POWERS, more=POWERS, needs=NEEDS)
def test_more_characters_never_hurt(power: Power, more: Power, needs: Needs) -> None:
    """What some characters meet they meet with others beside them, in any order."""
    if can_meet(power, needs):
        assert can_meet([*power, *more], needs)
        assert can_meet([*more, *reversed(power)], needs)


@pytest.mark.clause("611.3b")
@settings(deadline=None)
@given(power=POWERS, needs=NEEDS)
def test_the_table_asks_the_same(power: Power, needs: Needs) -> None:
    """Characters at a Problem confront it exactly if their contributions meet it and someone is there."""
    goal = plain_problem(owner=needs)
    table = Table(mine=[plain(amount, colours) for colours, amount in power], problem=goal)

    assert table.can_confront(goal) is (bool(power) and by_trying_everything(power, needs))
