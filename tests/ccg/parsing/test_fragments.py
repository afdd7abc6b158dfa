"""Which fragments fit together."""

from dataclasses import replace
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
from everfree.ccg.language.wordings import CHOSEN_FIRST
from everfree.ccg.language.words.effects.effects import Score
from everfree.ccg.language.words.faceoffs.faceoffs import Outcome, StartFaceoff
from everfree.ccg.language.words.selectors.conditions import Is
from everfree.ccg.parsing.fragments import (
    Fragment,
    covering,
    holds_effects,
    identity,
    is_end_of,
    is_told_first,
    may_be_in,
    reachable,
    with_values,
)


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


def test_any_card_may_have_a_property() -> None:
    """A condition about "an opponent's Mane Character" is about one such card."""
    assert may_be_in(one(FRIEND), Is)


def test_only_words_that_an_ability_can_hold_are_tried() -> None:
    """What a faceoff leads to needs a text that starts one."""
    assert reachable([Outcome, Score]) == [Score]
    assert reachable([Outcome, Score, StartFaceoff]) == [Outcome, Score, StartFaceoff]


def test_words_made_of_effects() -> None:
    """Between the parts of such a word there are only its own words."""
    assert holds_effects(May)
    assert not holds_effects(Dismiss)


def test_the_same_parts_make_the_same_tree() -> None:
    """A tree is known by its parts, each of which exists once."""
    friends = choose(cards(FRIEND))

    assert identity(Dismiss(friends)) == identity(Dismiss(friends))
    assert identity(Dismiss(friends)) != identity(Dismiss(choose(cards(FRIEND))))


def test_values_in_their_places() -> None:
    """Unusual values replace the usual ones."""
    assert with_values(("a", "b", "c"), {1: "x"}) == ("a", "x", "c")


def test_a_choice_in_a_sentence_of_its_own() -> None:
    """The words around such a choice print it."""
    assert is_told_first(replace(choose(cards(FRIEND)), wording=CHOSEN_FIRST))
    assert not is_told_first(choose(cards(FRIEND)))
    assert not is_told_first(THIS)
