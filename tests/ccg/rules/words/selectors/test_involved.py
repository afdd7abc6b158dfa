"""Which cards the condition about involvement in a faceoff is about (514.2)."""

import pytest

from everfree.ccg.language import (
    A_PROBLEM,
    FACEOFF_TIMING,
    FRIEND,
    THIS,
    TROUBLEMAKER_PHASE,
    Another,
    At,
    Continuous,
    EventText,
    Gain,
    Involved,
    Power,
    Selector,
    WithTrait,
    each,
    event,
    one,
    yours,
)
from everfree.testing import Table, plain, plain_troublemaker


@pytest.mark.parametrize(
    ("what", "power"),
    [
        (THIS, 1),
        (one(FRIEND, Another()), 3),
        (each(yours(FRIEND, Another())), 1),
        (each(yours(FRIEND, Another(), At(A_PROBLEM))), 3),
        (each(yours(FRIEND, Another(), WithTrait("Yak"))), 1),
    ],
)
def test_which_card_is_involved(what: Selector, power: int) -> None:
    """The condition is about the cards it names: any of them for "a card", else all, and at least one."""
    fan = plain(1, abilities=(Continuous((Power(+2),), THIS, Involved(what=what)),))
    cheer = event("cheer", "Cheer", power=1, cost=0, rarity="C", text=(EventText(FACEOFF_TIMING, Gain(1)),))
    trouble = plain_troublemaker()
    table = Table(
        home=[fan, plain()], mine=[plain(5)], opponent_mine=[trouble], hand=[cheer], phase=TROUBLEMAKER_PHASE
    )

    assert table.power(fan) == 1
    assert table.choose(trouble).power(fan) == power
