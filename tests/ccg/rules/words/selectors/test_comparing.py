"""204.1, R34: the numbers of cards, compared with a number or an amount."""

import pytest

from everfree.ccg.language import (
    AT_LEAST,
    AT_MOST,
    COST,
    END_OF_TURN,
    EXACTLY,
    FRIEND,
    MAIN_PHASE_TIMING,
    MORE_THAN,
    POWER,
    PRINTED_POWER,
    THIS,
    Activated,
    Another,
    Card,
    Comparison,
    Dismiss,
    Give,
    Power,
    Stat,
    This,
    ValueOf,
    With,
    cards,
    choose,
    friend,
    main_phase,
    wordings as w,
)
from everfree.ccg.language.text import card_text
from everfree.ccg.language.text.phrasebook import Untold
from everfree.ccg.vocab import YELLOW
from everfree.testing import Table, plain


def picker(test: With, power: int = 9) -> Card:
    """Make a Friend that dismisses another Friend of this kind."""
    return plain(power, cost=9, abilities=(main_phase(Dismiss(choose(cards(FRIEND, Another(), test)))),))


def test_the_printed_power_stays() -> None:
    """A Friend of two that has four now still has a printed power of two."""
    low, lower, high = plain(2), plain(1), plain(3)
    judge = picker(With(PRINTED_POWER, AT_MOST, 2))
    horn = plain(9, abilities=(main_phase(Give((Power(+2),), choose(cards(FRIEND)), END_OF_TURN)),))
    table = Table(home=[judge, horn, low, lower, high]).use(horn).choose(low)

    assert (table.power(low), table.use(judge).choices()) == (4, [low, lower])


@pytest.mark.clause("204.1")
def test_the_cost() -> None:
    """What a card costs, whatever its power is."""
    free, cheap, dear = plain(3, cost=0), plain(3, cost=1), plain(1, cost=2)
    judge = picker(With(COST, AT_MOST, 1))

    assert Table(home=[judge, free, cheap, dear]).use(judge).choices() == [free, cheap]


@pytest.mark.ruling("R34")
def test_another_amount() -> None:
    """More power than this card has now, not than it had."""
    rivals = [plain(power) for power in (1, 2, 3)]
    judge = picker(With(POWER, MORE_THAN, ValueOf(POWER, This(w.IT))), power=1)
    horn = plain(9, abilities=(main_phase(Give((Power(+1),), choose(cards(FRIEND)), END_OF_TURN)),))
    table = Table(home=[judge, *rivals], opponent_home=[], tokens=0)
    assert table.use(judge).choices() == rivals[1:]

    raised = Table(home=[judge, horn, *rivals]).use(horn).choose(judge)
    assert raised.use(judge).choices() == [horn, rivals[2]]


@pytest.mark.parametrize(
    ("stat", "comparison", "wording", "told"),
    [
        (POWER, AT_MOST, "", "with 2 or less power"),
        (POWER, AT_LEAST, w.AT_LEAST, "with at least 2 power"),
        (POWER, AT_MOST, w.POWER_FIRST, "with 2 power or less"),
        (PRINTED_POWER, AT_LEAST, w.NUMBER_LAST, "with printed power 2 or more"),
        (PRINTED_POWER, EXACTLY, w.NUMBER_OF, "with printed power of 2"),
        (COST, AT_MOST, "", "with cost 2 or less"),
    ],
)
def test_ways_to_say_it(stat: Stat, comparison: Comparison, wording: str, told: str) -> None:
    """The same comparison is printed in the words of its set."""
    card = picker(With(stat, comparison, 2, wording))

    assert told in card_text(card).sides[0].paragraphs[0]
    assert "2" in card_text(card, "fr").sides[0].paragraphs[0]


def test_what_is_not_said() -> None:
    """No text says "at least" of an upper bound, or "2 or less cost"."""
    for test in (With(POWER, AT_MOST, 2, w.AT_LEAST), With(COST, AT_MOST, 2, w.NUMBER_LAST)):
        with pytest.raises(Untold):
            card_text(picker(test))


def test_an_amount_is_named() -> None:
    """Compared with an amount, the number comes first."""
    card = friend(
        "fan1", "Judge", YELLOW, power=1, cost=1, traits=(), rarity="",
        abilities=(
            Activated(
                MAIN_PHASE_TIMING,
                Dismiss(choose(cards(FRIEND, With(POWER, AT_MOST, ValueOf(POWER, This(w.IT)), w.HIGHER)))),
                costs=(Dismiss(THIS),),
            ),
        ),
    )  # fmt: skip

    assert "with power lower than or equal to its power" in card_text(card).sides[0].paragraphs[0]
