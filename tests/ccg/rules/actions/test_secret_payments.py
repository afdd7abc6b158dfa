"""508: a cost paid with certain cards of a hand does not tell opponents how many of them there are."""

import pytest

from everfree.ccg.language import (
    TROUBLEMAKER,
    YOU,
    Banish,
    DiscardCards,
    Draw,
    Effect,
    Enters,
    May,
    PayTo,
    This,
    cards,
    choose,
    in_your_hand,
    main_phase,
    when,
)
from everfree.testing import Table, plain, plain_troublemaker

CERTAIN = Banish(choose(in_your_hand(TROUBLEMAKER)))
TROUBLEMAKERS = cards(TROUBLEMAKER)


@pytest.mark.parametrize("held", [1, 2])
def test_a_player_is_asked_however_many_cards_fit(held: int) -> None:
    """With one Troublemaker the pause is the same as with two."""
    payer = plain(abilities=(main_phase(Draw(), costs=(CERTAIN,)),))
    hand = [*[plain_troublemaker() for _ in range(held)], *[plain() for _ in range(3 - held)]]
    table = Table(home=[payer], hand=hand).use(payer)

    assert (table.asked, table.choices()) == ("pay-with", hand[:held])


@pytest.mark.parametrize("cost", [CERTAIN, DiscardCards(YOU, description=TROUBLEMAKERS)])
@pytest.mark.parametrize("held", [0, 1, 2])
def test_a_player_is_asked_even_if_no_card_fits(cost: Effect, held: int) -> None:
    """ "You may" is asked whenever there is a hand; without a Troublemaker the only answer is no."""
    payer = plain(cost=0, abilities=(when(Enters(This()), May(PayTo((cost,), Draw()))),))
    hand = [*[plain_troublemaker() for _ in range(held)], *[plain() for _ in range(2 - held)]]
    table = Table(hand=[payer, *hand]).play(payer, "home")

    assert (table.asked, table.choices()) == ("may", ["yes", "no"] if held else ["no"])
    assert Table(hand=[payer]).play(payer, "home").asked == "main"


@pytest.mark.parametrize(("cost", "asked"), [(DiscardCards(YOU), "main"), (CERTAIN, "pay-with")])
def test_the_size_of_a_hand_is_no_secret(cost: Effect, asked: str) -> None:
    """Any card, and there is only one: everybody knows that, so nothing is asked."""
    payer = plain(abilities=(main_phase(Draw(), costs=(cost,)),))

    assert Table(home=[payer], hand=[plain_troublemaker()]).use(payer).asked == asked
