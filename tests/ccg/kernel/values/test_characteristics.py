"""507: a card's power, its printed power, and a player's power."""

import pytest

from everfree.ccg.cards import POOL
from everfree.ccg.language import (
    BLUE,
    END_OF_TURN,
    PINK,
    THIS,
    Another,
    Continuous,
    Give,
    HasPower,
    Power,
    PowerBecomes,
    PowerTimes,
    each,
    main_phase,
    yours,
)
from everfree.ccg.vocab import CHARACTER, FRIEND
from everfree.testing import Table, piece, plain, plain_troublemaker


@pytest.mark.clause("507.1")
def test_power_is_the_printed_number_and_what_changes_it() -> None:
    """Two printed, one from an aura, three this turn: six, and two again without them."""
    aura = plain(1, abilities=(Continuous((Power(+1),), each(yours(FRIEND, Another()))),))
    grower = plain(2, abilities=(main_phase(Give((Power(+3),), THIS, END_OF_TURN)),))
    table = Table(home=[aura, grower])
    assert table.why(grower) == [("printed", 2), (aura, 1)]

    table.use(grower)

    assert table.why(grower) == [("printed", 2), (aura, 1), (grower, 3)]
    assert table.power(grower) == 6
    assert table.end_turn().power(grower) == 3


@pytest.mark.clause("711.3")
def test_the_parts_of_a_power_add_up_to_it_whatever_changes_it() -> None:
    """Three printed, one more, doubled, set to two, one more: each part is the difference it makes."""
    adds = plain(1, abilities=(Continuous((Power(+1),), each(yours(FRIEND, Another()))),))
    doubles = plain(1, abilities=(Continuous((PowerTimes(2),), each(yours(FRIEND, Another()))),))
    sets = plain(1, abilities=(Continuous((PowerBecomes(2),), each(yours(FRIEND, Another()))),))
    last = plain(1, abilities=(Continuous((Power(+1),), each(yours(FRIEND, Another()))),))
    foal = plain(3)
    table = Table(home=[adds, doubles, sets, last, foal])
    assert table.why(foal) == [("printed", 3), (adds, 1), (doubles, 4), (sets, -6), (last, 1)]
    assert table.power(foal) == 3


@pytest.mark.clause("507.4")
def test_printed_power_knows_no_modifier() -> None:
    """However a card is changed its printed part is what its face-up side prints."""
    aura = plain(1, abilities=(Continuous((Power(-5),), each(yours(CHARACTER))),))
    start, boosted = Table(home=[aura]), Table(home=[aura], mane=piece(POOL["pr1"], boosted=True))

    assert start.why(start.mane) == [("printed", 1), (aura, -5)]
    assert boosted.why(boosted.mane) == [("printed", 3), (aura, -5)]
    assert start.why(aura)[0] == ("printed", 1)


@pytest.mark.clause("507.2")
@pytest.mark.parametrize(("away", "met"), [(3, True), (2, False)])
def test_a_players_power_is_that_of_all_their_characters(away: int, met: bool) -> None:
    """Characters at home and at both Problems are added, exhausted ones too; Troublemakers and rivals not."""
    judge = plain(1, BLUE, abilities=(Continuous((Power(+1),), THIS, HasPower(PINK, 6)),))
    table = Table(
        home=[judge, plain(2, PINK)],
        mine=[piece(plain(1, PINK), exhausted=True), plain_troublemaker(9)],
        theirs=[plain(away, PINK)],
        opponent_theirs=[plain(9, PINK)],
    )

    assert table.power(judge) == (2 if met else 1)
