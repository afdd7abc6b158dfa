"""Random decks are legal and random options are options; a seed gives the same ones again."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import fields

import pytest

from everfree.ccg.cards import POOL
from everfree.ccg.decks.deck import Deck
from everfree.ccg.decks.theme import APPLEJACK, RAINBOW_DASH
from everfree.ccg.editions import COMPREHENSIVE, EDITIONS, Options
from everfree.ccg.vocab import MANE, PROBLEM
from everfree.testing.dice import Dice
from everfree.testing.soak.setup import Setup, copies, random_options
from everfree.testing.trace.options import option_values

RANDOM = Setup(random_decks=True, random_options=True)


def decks(*, seeds: int) -> Iterator[Deck]:
    """Yield the random decks of some seeds."""
    for seed in range(seeds):
        yield from RANDOM.decks(seed)


def names(ids: list[str]) -> Counter[str]:
    """Count the names of cards."""
    return Counter([POOL[one].name for one in ids])


@pytest.mark.parametrize("deck", [*decks(seeds=10)], ids=str)
def test_decks_are_legal(deck: Deck) -> None:
    """101: sizes, copies of a name, types, and a Problem to start with."""
    draw, problems = deck.draw_cards(), deck.problem_cards()

    assert POOL[deck.mane].type == MANE
    assert len(draw) == 45
    assert max(names(draw).values()) <= 3
    assert not {POOL[one].type for one in draw} & {MANE, PROBLEM}
    assert len(problems) == 10
    assert max(names(problems).values()) <= 2
    assert {POOL[one].type for one in problems} == {PROBLEM}
    assert "Starting Problem" in [word.name for one in problems for word in POOL[one].front.keywords]


def test_every_card_has_its_chance() -> None:
    """Among some decks is every card of the pool."""
    missing = set(POOL)
    for deck in decks(seeds=500):
        missing -= {deck.mane, *deck.draw, *deck.problems}
        if not missing:
            break

    assert not missing


def test_every_value_has_its_chance() -> None:
    """Among some games each option has each of its values."""
    values = option_values(Options, EDITIONS.values())
    drawn = [RANDOM.options(seed) for seed in range(60)]

    for field in fields(Options):
        assert {getattr(one, field.name) for one in drawn} == set(values[field.name].required), field.name


def test_a_seed_gives_the_same_again() -> None:
    """Decks and options hang on the seed alone, and two seeds differ."""
    assert RANDOM.decks(5) == RANDOM.decks(5) != RANDOM.decks(6)
    assert random_options(Dice(5)) == random_options(Dice(5)) != random_options(Dice(6))


def test_without_flags_nothing_is_random() -> None:
    """The two theme decks and the latest rules."""
    assert Setup().decks(5) == [RAINBOW_DASH, APPLEJACK]
    assert Setup().options(5) == COMPREHENSIVE
    assert Setup().flags == ""


def test_too_few_cards_are_no_deck() -> None:
    """Where the names run out there is no legal deck, and nobody waits for one."""
    with pytest.raises(ValueError, match="not enough cards for a deck of 45"):
        copies(Dice(1), list(POOL.values())[:3], size=45, most=3)
