"""Discounts that do not take a price below a minimum (204.1)."""

import pytest

from everfree.ccg.language import (
    FRIEND,
    THIS,
    YOU,
    CheapenNextCard,
    Exhaust,
    PlayCost,
    Standing,
    cards,
    main_phase,
)
from everfree.testing import Table, plain


@pytest.mark.clause("204.1")
@pytest.mark.parametrize(("cost", "price"), [(4, 2), (3, 1), (2, 1), (1, 1), (0, 0)])
def test_a_discount_with_a_minimum(cost: int, price: int) -> None:
    """It lowers a price down to the minimum, and leaves a lower price as it is."""
    shop = plain(0, abilities=(Standing(PlayCost(-2, cards(FRIEND), YOU, minimum=1)),))
    bargain = plain(1, cost=cost)

    assert Table(home=[shop], hand=[bargain]).price(bargain) == price


def test_a_minimum_bounds_only_its_own_discount() -> None:
    """Another discount, which has no minimum, goes on below it."""
    shop = plain(0, abilities=(Standing(PlayCost(-2, cards(FRIEND), YOU, minimum=1)),))
    sale = plain(0, abilities=(Standing(PlayCost(-1, cards(FRIEND), YOU)),))
    bargain = plain(1, cost=1)

    assert Table(home=[shop, sale], hand=[bargain]).price(bargain) == 0


def test_the_next_card_has_a_minimum_too() -> None:
    """The price of the next card is not lowered below the minimum, and the card after it has none."""
    coupon = plain(
        0, abilities=(main_phase(CheapenNextCard(3, cards(FRIEND), minimum=1), costs=(Exhaust(THIS),)),)
    )
    first, second = plain(1, cost=2), plain(1, cost=2)
    table = Table(home=[coupon], hand=[first, second], tokens=5).use(coupon)
    assert table.price(first) == 1

    assert table.play(first, "home").tokens == 4
    assert table.price(second) == 2
