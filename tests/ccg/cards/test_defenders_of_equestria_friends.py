"""The Friends of Defenders of Equestria."""

import pytest

from everfree.ccg.cards.defenders_of_equestria.friends import (
    DOUBLE_DIAMOND_SECOND_IN_COMMAND as DOUBLE_DIAMOND,
)
from everfree.ccg.language import (
    FRIEND,
    MANE,
    Continuous,
    PowerBecomes,
    Retire,
    cards,
    choose,
    each,
    main_phase,
    yours,
)
from everfree.testing import Table, piece, plain


@pytest.mark.card("de18")
class TestDoubleDiamond:
    """de18."""

    def test_from_the_discard_pile_he_helps_your_mane(self) -> None:
        """Your Mane Character has 1 power more for each copy in your discard pile."""
        one, two = piece(DOUBLE_DIAMOND), piece(DOUBLE_DIAMOND)
        table = Table(discard=[one, two])

        assert table.power(table.mane) == 3
        assert table.why(table.mane) == [("printed", 1), (one, 1), (two, 1)]

    def test_he_is_experienced(self) -> None:
        """A copy in play has power from the one in the discard pile."""
        old = piece(DOUBLE_DIAMOND)
        table = Table(home=[DOUBLE_DIAMOND], discard=[old])

        assert table.power(DOUBLE_DIAMOND) == 3

    @pytest.mark.must_not
    def test_nobody_else_is_helped(self) -> None:
        """Neither your Friends nor the opponent's Mane Character, and not by the opponent's discard pile."""
        mine = plain(2)
        table = Table(home=[mine], discard=[DOUBLE_DIAMOND])

        assert (table.power(mine), table.power(table.opponent_mane)) == (2, 1)

    @pytest.mark.must_not
    def test_in_play_he_does_not(self) -> None:
        """Only the discard pile counts: he helps as he gets there."""
        storm = plain(abilities=(main_phase(Retire(choose(yours(FRIEND)))),))
        table = Table(home=[DOUBLE_DIAMOND, storm])
        assert (table.power(table.mane), table.power(DOUBLE_DIAMOND)) == (1, 2)

        assert table.use(storm).choose(DOUBLE_DIAMOND).power(table.mane) == 2

    @pytest.mark.clause("711.3a")
    def test_he_counts_from_when_he_got_there(self) -> None:
        """What a power becomes takes back what was before, and counts what comes later."""
        leveller = plain(
            abilities=(
                Continuous((PowerBecomes(5),), each(cards(MANE))),
                main_phase(Retire(choose(yours(FRIEND)))),
            )
        )
        table = Table(home=[leveller, DOUBLE_DIAMOND])
        assert table.power(table.mane) == 5

        assert table.use(leveller).choose(DOUBLE_DIAMOND).power(table.mane) == 6
