"""The cast of a match: made once for the same cards and options, and never for others."""

from dataclasses import replace

from everfree.ccg.cards import POOL
from everfree.ccg.decks.theme import APPLEJACK, RAINBOW_DASH
from everfree.ccg.editions import COMPREHENSIVE
from everfree.ccg.game import KEPT_CASTS, Game, cast_of

DECKS = [RAINBOW_DASH, APPLEJACK]


def test_matches_of_the_same_decks_share_a_cast() -> None:
    """Whoever sits where."""
    assert cast_of(DECKS, POOL) is cast_of([APPLEJACK, RAINBOW_DASH], POOL)


def test_other_options_make_another_cast() -> None:
    """They are read from it."""
    options = replace(COMPREHENSIVE, first_confront_bonus=True)
    assert cast_of(DECKS, POOL, options).options.first_confront_bonus
    assert not cast_of(DECKS, POOL).options.first_confront_bonus


def test_a_changed_card_of_the_same_id_makes_another_cast() -> None:
    """A designer's own card stands in for the printed one."""
    own = replace(POOL["pr2"], title="My Own")
    cast = cast_of(DECKS, POOL | {"pr2": own})
    assert cast.definitions[cast.number["pr2"]].card.title == "My Own"
    assert Game(DECKS, seed=1).kernel.cast.definitions[cast.number["pr2"]].card is not own


def test_a_cast_pushed_out_by_others_is_made_again() -> None:
    """Only so many are kept."""
    before = cast_of(DECKS, POOL)
    for number in range(KEPT_CASTS):
        cast_of(DECKS, POOL, replace(COMPREHENSIVE, loop_guard=number + 1))
    after = cast_of(DECKS, POOL)
    assert after is not before
    assert after.number == before.number
