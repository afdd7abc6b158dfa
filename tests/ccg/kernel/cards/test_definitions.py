"""The definitions of a match: made once for the same cards and options, and never for others."""

from dataclasses import replace

from everfree.ccg.cards import POOL
from everfree.ccg.decks.theme import APPLEJACK, RAINBOW_DASH
from everfree.ccg.editions import COMPREHENSIVE
from everfree.ccg.game import KEPT_DEFINITIONS, Game, definitions_of
from everfree.ccg.kernel import kinds
from everfree.ccg.language import YOU, Draws, Gain, Triggered
from everfree.testing import Table, plain

DECKS = [RAINBOW_DASH, APPLEJACK]


def test_matches_of_the_same_decks_share_a_cast() -> None:
    """Whoever sits where."""
    assert definitions_of(DECKS, POOL) is definitions_of([APPLEJACK, RAINBOW_DASH], POOL)


def test_other_options_make_another_cast() -> None:
    """They are read from it."""
    options = replace(COMPREHENSIVE, first_confront_bonus=True)
    assert definitions_of(DECKS, POOL, options).options.first_confront_bonus
    assert not definitions_of(DECKS, POOL).options.first_confront_bonus


def test_a_changed_card_of_the_same_id_makes_another_cast() -> None:
    """A designer's own card stands in for the printed one."""
    own = replace(POOL["pr2"], title="My Own")
    definitions = definitions_of(DECKS, POOL | {"pr2": own})
    assert definitions.cards[definitions.number["pr2"]].card.title == "My Own"
    assert Game(DECKS, seed=1).kernel.definitions.cards[definitions.number["pr2"]].card is not own


def test_a_cast_pushed_out_by_others_is_made_again() -> None:
    """Only so many are kept."""
    before = definitions_of(DECKS, POOL)
    for number in range(KEPT_DEFINITIONS):
        definitions_of(DECKS, POOL, replace(COMPREHENSIVE, loop_guard=number + 1))
    after = definitions_of(DECKS, POOL)
    assert after is not before
    assert after.number == before.number


def test_a_match_hears_what_its_texts_trigger_on_and_what_takes_cards_away() -> None:
    """Occurrences of other kinds are applied without asking any text."""
    drummer = plain(abilities=(Triggered(Draws(YOU), Gain(1)),))

    quiet = Table(home=[plain()]).game.definitions.heard
    loud = Table(home=[drummer]).game.definitions.heard

    assert quiet.issuperset([*kinds.LEAVES_PLAY, *kinds.TURNS_DOWN])
    assert kinds.DREW not in quiet
    assert loud == quiet | {kinds.DREW}
