"""Words are frozen dataclasses, although their methods are shared."""

from dataclasses import FrozenInstanceError, fields, replace

import pytest

from everfree.ccg.language.card import Need, Side
from everfree.ccg.language.frozen import dataclass
from everfree.ccg.language.nodes import WORDS
from everfree.ccg.vocab import BLUE, PINK


def test_a_word_takes_its_fields_in_order_or_by_name() -> None:
    """A default fills what is left out, and a keyword reaches any field."""
    need = Need(BLUE, amount=3)

    assert (need.colour, need.amount, need.other_than) == (BLUE, 3, False)
    assert need == Need(BLUE, 3, False)
    assert hash(need) == hash(Need(BLUE, 3))
    assert repr(need) == f"Need(colour={BLUE!r}, amount=3, other_than=False)"


def test_words_with_the_same_fields_keep_their_own_defaults() -> None:
    """The code of constructors is shared, the defaults are not."""

    @dataclass(frozen=True, eq=False, repr=False)
    class First:
        amount: int = 1

    @dataclass(frozen=True, eq=False, repr=False)
    class Second:
        amount: int = 2

    assert (First().amount, Second().amount) == (1, 2)


def test_a_word_cannot_be_changed() -> None:
    """No field can be set or deleted, and no other attribute either."""
    need = Need(BLUE, 3)

    with pytest.raises(FrozenInstanceError, match="amount"):
        need.amount = 4  # type: ignore[misc]
    with pytest.raises(FrozenInstanceError, match="amount"):
        del need.amount
    with pytest.raises(FrozenInstanceError, match="other"):
        need.other = 4  # type: ignore[attr-defined]
    assert need == Need(BLUE, 3)


def test_a_missing_field_is_named_with_its_word() -> None:
    """The message of the error says which word lacks which field."""
    with pytest.raises(TypeError, match=r"Need\.__init__\(\) missing 1 required .* 'amount'"):
        Need(BLUE)  # type: ignore[call-arg]


def test_words_are_dataclasses() -> None:
    """`fields`, `replace` and patterns work as with any dataclass."""
    changed: object = replace(Need(BLUE, 3), colour=PINK)
    match changed:
        case Need(colour, amount):
            assert (colour, amount) == (PINK, 3)
        case _:
            pytest.fail("the pattern did not match")
    assert [field.name for field in fields(Need)] == ["colour", "amount", "other_than"]
    assert Side().home_limit == -1


def test_every_word_shares_the_methods() -> None:
    """A word that is made with the standard decorator would make loading the cards slower."""
    words = [word for word in WORDS.values() if "__dataclass_fields__" in vars(word)]

    assert len(words) > 300
    assert {vars(word)["__setattr__"] for word in words} == {vars(Need)["__setattr__"]}


def test_a_word_leaves_equality_to_its_base() -> None:
    """Other arguments than those of a word are refused."""
    with pytest.raises(TypeError, match="frozen"):
        dataclass(frozen=True, eq=True, repr=False)
