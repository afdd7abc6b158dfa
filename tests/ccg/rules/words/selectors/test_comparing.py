"""204.1, R34: the numbers of cards, compared with a number or an amount."""

import pytest

from everfree.ccg.language import (
    A_PROBLEM,
    AT_LEAST,
    AT_MOST,
    COST,
    END_OF_TURN,
    EXACTLY,
    FRIEND,
    HOME,
    LESS_THAN,
    MAIN_PHASE_TIMING,
    MORE_THAN,
    POWER,
    PRINTED_POWER,
    RESOURCE,
    THIS,
    YOU,
    Activated,
    Another,
    At,
    Card,
    Compares,
    Comparison,
    Dismiss,
    Draw,
    Give,
    If,
    NumberOf,
    PhaseStarts,
    Power,
    Stat,
    Surpasses,
    This,
    ValueOf,
    With,
    cards,
    choose,
    friend,
    main_phase,
    play_on,
    resource,
    when,
    wordings as w,
)
from everfree.ccg.language.text import card_text
from everfree.ccg.language.text.phrasebook import Untold
from everfree.ccg.vocab import READY_PHASE, TROUBLEMAKER_PHASE, YELLOW
from everfree.testing import Table, piece, plain


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


def best_at_home(comparison: Comparison) -> Card:
    """Make a Friend that dismisses the Friend at home that surpasses the others there."""
    best = Surpasses(POWER, comparison, cards(FRIEND, At(HOME)))
    return plain(9, abilities=(main_phase(Dismiss(choose(cards(FRIEND, best)))),))


def test_the_highest_and_the_lowest() -> None:
    """Only cards of the description are compared: the Friends of 9 power elsewhere are none of them."""
    low, middle, high = plain(1), plain(2), plain(3)
    strong, weak = best_at_home(MORE_THAN), best_at_home(LESS_THAN)
    table = Table(mine=[strong, weak], home=[low, middle, high]).use(strong)
    assert table.zone_of(high) == "discard-pile"
    table.use(weak)

    assert [table.zone_of(one) for one in (low, middle, strong)] == ["discard-pile", "play", "play"]


def test_equal_cards_do_not_surpass_each_other() -> None:
    """Two Friends of 3 power: neither has more than the other."""
    one, other, judge = plain(3), plain(3), best_at_home(MORE_THAN)
    table = Table(mine=[judge], home=[one, other, plain(1)])

    assert judge not in table.choices() or table.use(judge).asked == "main"
    assert (table.zone_of(one), table.zone_of(other)) == ("play", "play")


def test_the_power_of_now_is_compared() -> None:
    """A Friend of 1 power that has 6 now surpasses one of 3."""
    give = Give((Power(+5),), choose(cards(FRIEND, At(HOME))), END_OF_TURN)
    horn, judge = plain(9, abilities=(main_phase(give),)), best_at_home(MORE_THAN)
    low, high = plain(1), plain(3)
    table = Table(mine=[judge, horn], home=[low, high]).use(horn).choose(low).use(judge)

    assert (table.zone_of(low), table.zone_of(high)) == ("discard-pile", "play")


def test_what_surpasses_others_is_told() -> None:
    """In both languages, but not with another comparison."""
    assert card_text(best_at_home(LESS_THAN)).sides[0].paragraphs == (
        "Main Phase: Dismiss a Friend with power lower than any other Friend at home.",
    )
    assert card_text(best_at_home(LESS_THAN), "fr").sides[0].paragraphs == (
        "Phase principale\u00a0: écartez un Ami de puissance inférieure à celle de chaque autre Ami présent"
        " à la maison.",
    )
    for language in ("en", "fr"):
        with pytest.raises(Untold):
            card_text(best_at_home(EXACTLY), language)


@pytest.mark.parametrize(("comparison", "best"), [(AT_LEAST, 3), (AT_MOST, 1)])
def test_the_most_and_the_least_may_be_shared(comparison: Comparison, best: int) -> None:
    """Each Friend that no other exceeds is such a Friend."""
    judge, one, other = best_at_home(comparison), plain(best), plain(best)
    table = Table(mine=[judge], home=[one, plain(2), other]).use(judge)

    assert table.choices() == [one, other]


def test_cards_on_a_card_are_counted() -> None:
    """Fewer Resources than any other: none at all against one."""
    hat = resource("hat", "Hat", 0, power=1, cost=0, rarity="", traits=(), abilities=(play_on(FRIEND),))
    fewest = Surpasses(cards(RESOURCE), LESS_THAN, cards(FRIEND, At(HOME)))
    judge = plain(9, abilities=(main_phase(Dismiss(choose(cards(FRIEND, fewest)))),))
    dressed, bare = piece(plain(1), attached=(hat,)), plain(1)

    table = Table(mine=[judge], home=[dressed, bare]).use(judge)

    assert (table.zone_of(bare), table.zone_of(dressed)) == ("discard-pile", "play")
    assert card_text(judge).sides[0].paragraphs == (
        "Main Phase: Dismiss a Friend with fewer Resources on it than any other Friend at home.",
    )


@pytest.mark.parametrize(("friends", "drawn"), [(1, 0), (2, 1)])
def test_two_numbers_are_compared_as_the_text_is_followed(friends: int, drawn: int) -> None:
    """More Friends at home than elsewhere: the numbers are not those of when it triggered."""
    more = Compares(NumberOf(cards(FRIEND, At(HOME))), MORE_THAN, NumberOf(cards(FRIEND, At(A_PROBLEM))))
    counter = plain(abilities=(when(PhaseStarts(TROUBLEMAKER_PHASE, YOU), If(more, Draw())),))
    table = Table(mine=[counter], home=[plain() for _ in range(friends)], phase=READY_PHASE)

    assert len(table.until("main").hand()) == 1 + drawn
    assert card_text(counter).sides[0].paragraphs == (
        "At the start of your Troublemaker Phase, if the number of Friends at home is greater than the number"
        " of Friends at a Problem, draw a card.",
    )
    assert card_text(counter, "fr").sides[0].paragraphs[0].startswith("Au début de votre phase")
