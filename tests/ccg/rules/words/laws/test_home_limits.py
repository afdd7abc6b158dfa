"""212, 616.3: laws about the number of Friends at home."""

import pytest

from everfree.ccg.language import (
    A_PLAYER,
    END_PHASE,
    FRIEND,
    OPPONENT,
    OPPONENTS,
    THIS,
    YOU,
    Card,
    ForEach,
    HomeLimit,
    Law,
    Standing,
    UncountedAtHome,
    WithTrait,
    cards,
    each,
    wordings as w,
    yours,
)
from everfree.ccg.language.text import card_text
from everfree.ccg.language.text.phrasebook import Untold
from everfree.ccg.rules.turn.end_phase import home_limit, too_many_at_home
from everfree.ccg.vocab import Seat
from everfree.testing import Table, piece, plain

ME, THEM = Seat(0), Seat(1)


def ruler(law: Law) -> Card:
    """Make a Friend with a law."""
    return plain(abilities=(Standing(law),))


def told(card: Card, language: str = "en") -> str:
    """Print the first paragraph of a card."""
    return card_text(card, language).sides[0].paragraphs[0]


@pytest.mark.clause("212.1")
@pytest.mark.parametrize(
    ("law", "mine", "theirs"),
    [
        (HomeLimit(OPPONENT, -1), 0, -1),
        (HomeLimit(YOU, +2), 2, 0),
        (HomeLimit(A_PLAYER, -1), -1, -1),
        (HomeLimit(YOU, ForEach(+1, yours(FRIEND))), 2, 0),
        (HomeLimit(YOU, -9), -3, 0),
    ],
)
def test_whose_limit_changes(law: HomeLimit, mine: int, theirs: int) -> None:
    """By so much, but never below zero."""
    before, after = Table(home=[plain(), plain()]), Table(home=[ruler(law), plain()])
    usual = home_limit(before.game, ME)

    assert home_limit(after.game, ME) == max(0, usual + mine)
    assert home_limit(after.game, THEM) == home_limit(before.game, THEM) + theirs


@pytest.mark.clause("616.3")
def test_cards_that_do_not_count() -> None:
    """They are neither counted nor among the Friends that must go."""
    small = [piece(plain(traits=("Critter",))) for _ in range(3)]
    big = [piece(plain()) for _ in range(4)]
    keeper = ruler(UncountedAtHome(each(yours(FRIEND, WithTrait("Critter")))))
    table = Table(home=[keeper, *small, *big])
    limit = home_limit(table.game, ME)

    assert too_many_at_home(table.game, ME) == 5 - limit
    ending = Table(home=[keeper, *small, *big], phase=END_PHASE).until("home-limit")
    assert ending.choices() == [keeper, *big]


def test_this_card_does_not_count() -> None:
    """Only the card itself, and only for its own player."""
    shy = ruler(UncountedAtHome(THIS))

    assert too_many_at_home(Table(home=[shy, *[plain() for _ in range(4)]]).game, ME) == max(
        0, 4 - home_limit(Table(home=[shy]).game, ME)
    )


@pytest.mark.parametrize(
    ("law", "english", "french"),
    [
        (HomeLimit(OPPONENT, -1), "Your opponent's home limit is reduced by 1.", "est réduite de 1"),
        (HomeLimit(OPPONENTS, -1), "Opponents' home limits are reduced by 1.", "des adversaires"),
        (HomeLimit(A_PLAYER, -1, w.PLURAL), "Players' home limits are reduced by 1.", "de chaque joueur"),
        (HomeLimit(YOU, 2), "Your home limit is increased by 2.", "est augmentée de 2"),
        (UncountedAtHome(THIS), "This card does not count against your home limit.", "ne compte pas"),
        (
            UncountedAtHome(each(cards(FRIEND), wording=w.TOGETHER), w.CONTRACTED),
            "Friends don't count against your home limit.",
            "ne comptent pas",
        ),
    ],
)
def test_texts(law: Law, english: str, french: str) -> None:
    """Both languages name whose limit it is."""
    assert told(ruler(law)) == english
    assert french in told(ruler(law), "fr")


def test_what_is_not_said() -> None:
    """A change by nothing, or your limit in the plural."""
    for law in (HomeLimit(YOU, 0), HomeLimit(YOU, 1, w.PLURAL)):
        with pytest.raises(Untold):
            told(ruler(law))
