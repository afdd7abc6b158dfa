"""611.3: whose power counts to which requirement, and what each requirement is made of."""

import pytest
from hypothesis import given, settings, strategies as st

from everfree.ccg.kernel.values.characteristics import Part
from everfree.ccg.language import BLUE, ORANGE, PINK, WHITE, WILD, YOU, ConfrontNeeds, Need, Standing, not_
from everfree.ccg.rules.confront.requirement_progress import (
    Reckoning,
    best_colours,
    covered,
    shared_out,
    taking,
)
from everfree.ccg.rules.confront.requirements import accepts, can_meet, needs_of
from everfree.ccg.view import view_of
from everfree.ccg.vocab import CardId, Seat, colours_in
from everfree.testing import Table, plain, plain_problem

ME = Seat(0)
NEEDS = st.lists(
    st.builds(
        lambda colour, amount, other: Need(colour, amount, other and colour != WILD),
        st.sampled_from([WILD, BLUE, PINK, WHITE]),
        st.integers(0, 5),
        st.booleans(),
    ),
    max_size=4,
).map(tuple)
POWER = st.lists(
    st.tuples(st.sampled_from([0, BLUE, PINK, WHITE, ORANGE, BLUE | PINK, PINK | WHITE]), st.integers(1, 4)),
    max_size=5,
)


@pytest.mark.clause("611.3b")
@settings(max_examples=300)
@given(POWER, NEEDS)
def test_what_is_shared_out_meets_the_needs_whenever_they_can_be_met(
    power: list[tuple[int, int]], needs: tuple[Need, ...]
) -> None:
    """Nobody gives more than they have or to what does not accept it; nothing more could be covered."""
    shares = [(CardId(place), colours, amount) for place, (colours, amount) in enumerate(power)]
    decided = [one for one in shares if len(colours_in(one[1])) < 2]
    undecided = sorted([one for one in shares if one not in decided], key=lambda one: one[1:])
    chosen = [*decided, *best_colours(decided, undecided, needs)]
    given = shared_out(chosen, needs)
    colour_of = {card: colour for card, colour, _ in chosen}

    for need, parts in zip(needs, given, strict=True):
        assert sum(part.amount for part in parts) <= need.amount
        assert all(accepts(need, colour_of[part.source]) for part in parts)
    for card, _, amount in chosen:
        assert sum(part.amount for parts in given for part in parts if part.source == card) <= amount
    total = sum(part.amount for parts in given for part in parts)
    supply: dict[int, int] = {}
    for _, colour, amount in chosen:
        supply[colour] = supply.get(colour, 0) + amount
    assert total == covered(supply, needs)
    assert (total == sum(need.amount for need in needs)) == can_meet(power, needs)


class TestNeedParts:
    """Each requirement is the sum of what is printed and what texts make of it."""

    def amounts(self, *laws: int) -> list[list[int]]:
        """Lay out a Problem of two blue and three of any, with these changes, and give the parts."""
        goal = plain_problem(owner=(Need(BLUE, 2), Need(WILD, 3)))
        cards = [plain(1, abilities=(Standing(ConfrontNeeds(YOU, law)),)) for law in laws]
        table = Table(mine=cards, problem=goal)
        stands = Reckoning(table.game, ME, table.id(goal))
        amounts = [[part.amount for part in one] for one in stands.need_parts]
        assert sum(map(sum, amounts)) == sum(part.amount for part in stands.total)
        assert stands.needs == needs_of(table.game, ME, table.id(goal))
        return amounts

    def test_printed(self) -> None:
        """Without a text both are as printed."""
        assert self.amounts() == [[2], [3]]

    def test_more(self) -> None:
        """What is added is a requirement of its own."""
        assert self.amounts(2, -1) == [[2], [3], [2, -1]]

    def test_less(self) -> None:
        """What is taken is taken from wild power first, by one text after the other."""
        assert self.amounts(-2, -2) == [[2, -1], [3, -1, -2]]

    def test_never_less_than_nothing(self) -> None:
        """What can't be taken is not taken."""
        assert self.amounts(-9) == [[2, -2], [3, -3]]

    def test_adding_goes_against_the_last_that_take(self) -> None:
        """Of -2 and -2 against +3 only one of the first is left."""
        left = taking([Part("law", -2, CardId(1)), Part("law", 3, CardId(2)), Part("law", -2, CardId(3))])

        assert [(part.amount, part.source) for part in left] == [(1, CardId(1))]


def test_a_card_of_two_colours_counts_to_what_is_missing() -> None:
    """The engine counts it as pink where blue is met already."""
    goal = plain_problem(owner=(Need(BLUE, 2), not_(BLUE, 2)))
    both, blue = plain(2, BLUE | PINK), plain(2, BLUE)
    table = Table(mine=[both, blue], problem=goal)
    view = next(one for one in view_of(table.game, ME).areas if one.confront and one.owner == ME)
    mine = view.confront[0]
    handles = table.state.handles[0]

    assert [[part.source for part in need.sources] for need in mine.needs] == [
        [handles[table.id(blue)]],
        [handles[table.id(both)]],
    ]
    assert (mine.met, mine.missing, mine.can_confront) == (True, 0, True)
