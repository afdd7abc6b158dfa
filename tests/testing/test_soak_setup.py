"""Random decks are legal and random options are options; a seed gives the same ones again."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import fields
from itertools import combinations

import pytest

from everfree.ccg.cards import POOL
from everfree.ccg.decks.deck import Deck
from everfree.ccg.decks.theme import APPLEJACK, RAINBOW_DASH
from everfree.ccg.editions import COMPREHENSIVE, EDITIONS, Options
from everfree.ccg.vocab import MANE, PROBLEM
from everfree.testing.dice import Dice
from everfree.testing.soak.random_decks import copies
from everfree.testing.soak.setup import Setup, random_options
from everfree.testing.soak.wishes import wishes_of
from everfree.testing.trace.options import option_values

RANDOM = Setup(random_decks=True, random_options=True)
COMBINING = Setup(combining_decks=True)


def decks(*, seeds: int) -> Iterator[Deck]:
    """Yield the random decks of some seeds."""
    for seed in range(seeds):
        yield from RANDOM.decks(seed)


def names(ids: list[str]) -> Counter[str]:
    """Count the names of cards."""
    return Counter([POOL[one].name for one in ids])


@pytest.mark.parametrize(
    "deck", [*decks(seeds=10), *[one for seed in range(5) for one in COMBINING.decks(seed)]], ids=str
)
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


def test_combining_decks_set_each_other_off() -> None:
    """More pairs of cards in them wish for each other than in random decks."""

    def share(deck: Deck) -> float:
        cards = [POOL[one] for one in deck.draw_cards()]
        wished = [wishes_of(card).ids for card in cards]
        pairs = list(combinations(range(len(cards)), 2))
        return sum([cards[b].id in wished[a] and cards[a].id in wished[b] for a, b in pairs]) / len(pairs)

    combining = sum([share(deck) for seed in range(8) for deck in COMBINING.decks(seed)])
    drawn = sum([share(deck) for deck in decks(seeds=8)])

    assert combining > 2 * drawn
    assert COMBINING.flags == " --combining-decks"


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
