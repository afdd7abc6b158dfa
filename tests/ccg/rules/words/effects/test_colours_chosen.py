"""A colour that a player chooses, for a text or for as long as a card is in play (203.1a)."""

import pytest

from everfree.ccg.language import (
    BLUE,
    END_OF_TURN,
    FRIEND,
    ORANGE,
    Another,
    ChooseColour,
    Continuous,
    GainsChosenColour,
    Give,
    Sequence,
    choose,
    each,
    main_phase,
    yours,
)
from everfree.testing import Table, plain

CHOOSER = (main_phase(ChooseColour()), Continuous((GainsChosenColour(),), each(yours(FRIEND, Another()))))


def test_a_continuous_ability_gives_the_colour_its_card_chose_last() -> None:
    """Without a choice it gives nothing, then the colour chosen, then another one instead."""
    prism, ally, rival = plain(1, BLUE, abilities=CHOOSER), plain(1, BLUE), plain(1, BLUE)
    table = Table(home=[prism, ally], opponent_home=[rival])

    assert table.colours(ally) == BLUE
    table.use(prism).choose("orange")
    assert (table.colours(ally), table.colours(prism), table.colours(rival)) == (BLUE | ORANGE, BLUE, BLUE)
    table.use(prism).choose("pink")
    assert table.colours(ally) & ORANGE == 0


@pytest.mark.must_not
def test_each_card_remembers_its_own_choice() -> None:
    """Another card with the same text has chosen nothing, and a card that returns has forgotten."""
    chooser = plain(1, BLUE, abilities=(main_phase(ChooseColour()),))
    giver, ally = plain(1, BLUE, abilities=CHOOSER[1:]), plain(1, BLUE)

    assert Table(home=[chooser, giver, ally]).use(chooser).choose("orange").colours(ally) == BLUE


@pytest.mark.must_not
def test_a_given_colour_stays_the_one_chosen_then() -> None:
    """A modifier with a duration keeps its colour when the text chooses another (708.2b)."""
    paint = Sequence(
        (ChooseColour(), Give((GainsChosenColour(),), choose(yours(FRIEND, Another())), END_OF_TURN))
    )
    painter, ally = plain(1, BLUE, abilities=(main_phase(paint),)), plain(1, BLUE)
    table = Table(home=[painter, ally])

    table.use(painter).choose("orange").use(painter).choose("pink")
    assert table.colours(ally) & ORANGE
