"""Cards of a module: every one, once, in the order they are written."""

from types import ModuleType

import pytest

from everfree.ccg.cards.premiere import manes
from everfree.ccg.language import BLUE, COMMON, UNICORN, Card, cards_in, friend, token


def a_friend(id: str) -> Card:
    """Make a card that only its id tells from others."""
    return friend(id, "Quill", BLUE, power=1, cost=1, traits=(UNICORN,), rarity=COMMON)


def module_with(**names: object) -> ModuleType:
    """Make a module in which *names* are defined in this order."""
    module = ModuleType("fan_set")
    vars(module).update(names)
    return module


def test_cards_come_in_the_order_they_are_written() -> None:
    """The order of definition is the printed order, whatever the names and ids are."""
    second, first = a_friend("fan2"), a_friend("fan1")

    assert cards_in(module_with(ZIG=second, ADAM=first)) == (second, first)


def test_modules_follow_each_other() -> None:
    """Several modules of a set give their cards one module after the other."""
    one, two = a_friend("fan1"), a_friend("fan2")

    assert cards_in(module_with(B=two), module_with(A=one)) == (two, one)


def test_only_cards_are_taken() -> None:
    """A constant, an imported word and a token that texts create are not cards of the set."""
    card = a_friend("fan1")
    module = module_with(TIP="Tip", friend=friend, CRITTER=token(1, BLUE, UNICORN), QUILL=card)

    assert cards_in(module) == (card,)


def test_a_printed_set_is_read_from_its_modules() -> None:
    """The Mane Characters of Premiere, first and last as printed."""
    found = cards_in(manes)

    assert (found[0].id, found[-1].id) == ("pr1", "pr6")
    assert len(found) == len([name for name in vars(manes) if isinstance(vars(manes)[name], Card)])


def test_an_id_used_twice_is_refused() -> None:
    """Two cards of one id could not both be found in a pool."""
    with pytest.raises(ValueError, match="fan1"):
        cards_in(module_with(ONE=a_friend("fan1"), TWO=a_friend("fan1")))
