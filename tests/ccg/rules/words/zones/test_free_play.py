"""Cards played without being paid for: everything else of 705.2 is done."""

import pytest

from everfree.ccg.cards.premiere.resources_attached import HARD_HAT
from everfree.ccg.language import (
    A_PROBLEM,
    BLUE,
    CARDS_OF_EACH_TYPE,
    DISCARD_PILE,
    FRIEND,
    HAND,
    HERE,
    HOME,
    ORANGE,
    RESOURCE,
    THIS,
    YOU,
    Cant,
    CheapenNextCard,
    Gain,
    IsPlayed,
    Need,
    One,
    Place,
    PlayForFree,
    Plays,
    Standing,
    TurnLimit,
    cards,
    choose,
    in_your_discard_pile,
    main_phase,
    one,
    when,
)
from everfree.testing import Piece, Table, plain
from everfree.testing.table import OPPONENT


def player(place: Place = HOME, *, frightened: bool = False) -> Piece:
    """Make a Friend that plays another one from the hand for free."""
    effect = PlayForFree(choose(cards(FRIEND, zone=HAND)), place, frightened)
    return Piece(plain(abilities=(main_phase(effect),)))


@pytest.mark.clause("705.2f.v")
def test_it_is_played_not_just_put_there() -> None:
    """What triggers when you play a Friend triggers, and what makes the next card cheaper is used up."""
    actor, newcomer, later = player(), plain(cost=5), plain(cost=2)
    watcher = plain(abilities=(when(Plays(YOU, one(FRIEND)), Gain(1)),))
    seller = plain(abilities=(main_phase(CheapenNextCard(1)),))
    table = Table(home=[actor, watcher, seller], hand=[newcomer, later]).use(seller)

    table.use(actor).choose(newcomer)

    assert (table.area_of(newcomer), table.tokens, table.asked) == ("home", 1, "main")
    assert table.price(later) == 2


@pytest.mark.clause("205.1", "705.2b")
def test_its_requirement_must_be_met() -> None:
    """A Friend that needs more orange power than there is, is not offered."""
    actor, good, bad = player(), plain(needs=(Need(BLUE, 1),)), plain(needs=(Need(ORANGE, 1),))
    table = Table(home=[actor], hand=[good, bad]).use(actor)

    assert table.choices() == [good, "done"]


def test_goes_where_the_text_says() -> None:
    """To a Problem, not home."""
    actor, newcomer = player(A_PROBLEM), plain()
    table = Table(home=[actor], hand=[newcomer]).use(actor).choose(newcomer)

    assert table.choices() == ["mine", "theirs"]


def test_frightened_it_lies_face_down_for_all_to_know() -> None:
    """It enters play face down, without its own text; everybody has seen who it is."""
    actor = player(frightened=True)
    newcomer = plain(abilities=(when(Plays(YOU, THIS), Gain(1)),))
    table = Table(home=[actor], hand=[newcomer]).use(actor).choose(newcomer)

    assert (table.is_face_down(newcomer), table.tokens) == (True, 0)
    assert table.knows(newcomer, OPPONENT)


def test_from_the_discard_pile_only_your_own() -> None:
    """Both piles are open, but a card of the opponent's pile is not yours to play."""
    actor = plain(
        abilities=(
            main_phase(PlayForFree(choose(in_your_discard_pile(RESOURCE)), zone=DISCARD_PILE)),
            main_phase(PlayForFree(choose(cards(FRIEND, zone=DISCARD_PILE)))),
        )
    )
    theirs = plain()
    table = Table(home=[actor, plain(2, ORANGE)], discard=[HARD_HAT], opponent_discard=[theirs])

    table.use(actor).choose(actor)

    assert table.host_of(HARD_HAT) is actor
    assert table.zone_of(theirs) == "discard-pile"


@pytest.mark.clause("104.2")
def test_what_can_not_be_played_is_not_free_either() -> None:
    """A law that bars a place or limits the turn holds for cards that cost nothing as well."""
    actor, first, second = player(), plain(), plain()
    closed = plain(abilities=(Standing(Cant(IsPlayed(One(cards(FRIEND)), HERE))),))
    strict = plain(abilities=(Standing(TurnLimit(YOU, 1, CARDS_OF_EACH_TYPE)),))

    assert Table(home=[actor, closed], hand=[first]).use(actor).choices() == ["done"]
    limited = Table(home=[actor, strict], hand=[first, second]).use(actor).choose(first)
    assert limited.use(actor).choices() == ["done"]
