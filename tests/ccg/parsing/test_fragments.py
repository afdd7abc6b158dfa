"""Which fragments fit together."""

from typing import Any

from everfree.ccg.language import (
    FRIEND,
    THIS,
    YOU,
    Description,
    Dismiss,
    Draw,
    IfDone,
    May,
    PayTo,
    Plays,
    cards,
    choose,
    each,
    one,
)
from everfree.ccg.parsing.fragments import Fragment, covering, is_end_of, may_be_in


def test_values_cover_what_is_needed_and_no_word_twice() -> None:
    """Bits are words of the text: each needed one belongs to exactly one value."""
    first: list[tuple[Any, tuple[int, ...]]] = [("a", (0b0011,)), ("b", (0b0001,))]
    second: list[tuple[Any, tuple[int, ...]]] = [("c", (0b1100,)), ("d", (0b1110,))]

    assert list(covering([first, second], 0b1111)) == [("a", "c"), ("b", "d")]
    assert list(covering([first, []], 0b0001)) == []


def test_the_end_of_a_longer_phrase() -> None:
    """Only what ends where the other ends and starts later is its end."""
    long = Fragment(THIS, (0b0111,))

    assert is_end_of(Fragment(THIS, (0b0100,)), long)
    assert not is_end_of(Fragment(THIS, (0b0011,)), long)
    assert not is_end_of(long, long)
    assert not is_end_of(Fragment(THIS, (0b0100, 0b1000)), long)


def test_choices_belong_to_instructions() -> None:
    """A trigger watches for any one card; "you may" belongs to the whole of a payment."""
    friends = cards(FRIEND)

    assert may_be_in(choose(friends), Dismiss)
    assert not may_be_in(choose(friends), Plays)
    assert not may_be_in(each(friends), Plays)
    assert may_be_in(one(FRIEND), Plays)
    assert not may_be_in(one(FRIEND), Dismiss)
    assert not may_be_in(May(Draw(1)), PayTo)
    assert not may_be_in(May(Draw(1)), IfDone)
    assert may_be_in(Description(FRIEND), type(Plays(YOU, THIS)))
