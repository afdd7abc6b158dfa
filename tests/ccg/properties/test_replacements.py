"""710.3 for any chain: each replacement modifier has its say once, in whatever order it is chosen."""

from hypothesis import given, settings, strategies as st

from everfree.ccg.kernel import kinds
from everfree.ccg.language import (
    FRIEND,
    THAT,
    Card,
    Dismiss,
    Gain,
    IsDismissed,
    Replacement,
    Sequence,
    WithTrait,
    cards,
    choose,
    main_phase,
    one,
)
from everfree.testing import Table, plain


def toll(amount: int) -> Card:
    """Make a Friend that lets others be dismissed only after it has gained some tokens."""
    return plain(
        abilities=(
            Replacement(IsDismissed(one(FRIEND, WithTrait("Foal"))), Sequence((Gain(amount), Dismiss(THAT)))),
        )
    )


@settings(max_examples=120, deadline=None)
@given(
    st.lists(st.integers(1, 9), min_size=1, max_size=6), st.lists(st.integers(0, 5), min_size=6, max_size=6)
)
def test_each_modifier_applies_once(tolls: list[int], picks: list[int]) -> None:
    """A dismissal replaced by the same dismissal passes every modifier once, and then happens once."""
    victim = plain(traits=("Foal",))
    storm = plain(abilities=(main_phase(Dismiss(choose(cards(FRIEND, WithTrait("Foal"))))),))
    table = Table(home=[storm, victim, *[toll(amount) for amount in tolls]]).use(storm)
    for pick in picks:
        if table.asked == "replace":
            table.choose(table.choices()[pick % len(table.choices())])

    assert table.asked == "main"
    assert table.tokens == sum(tolls)
    assert table.zone_of(victim) == "discard-pile"
    assert table.told(kinds.DISMISSED) == 1
