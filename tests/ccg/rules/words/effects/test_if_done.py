"""707.2a: "If you do" after what is no cost."""

import pytest

from everfree.ccg.language import (
    FRIEND,
    HOME,
    PERSISTENT,
    THIS,
    YOU,
    Another,
    Dismiss,
    Effect,
    Exhaust,
    Gain,
    IfDone,
    May,
    Move,
    Pay,
    PutIntoHand,
    Sequence,
    That,
    cards,
    choose,
    main_phase,
    yours,
)
from everfree.ccg.language.words.zones.discarding import DiscardCards
from everfree.testing import Table, piece, plain


def doing(*first: Effect) -> Table:
    """Use a Friend's text that gives three tokens if something was done."""
    effect = first[0] if len(first) == 1 else Sequence(first)
    actor = plain(abilities=(main_phase(IfDone(effect, Gain(3))),))
    return Table(mine=[actor], hand=[plain()], tokens=1).use(actor)


@pytest.mark.clause("707.2a")
@pytest.mark.parametrize(
    "first",
    [(Exhaust(THIS),), (Pay(1),), (Move(THIS, HOME),), (DiscardCards(YOU),), (Exhaust(THIS), Pay(1))],
    ids=["exhaust", "pay", "move", "discard", "two things"],
)
def test_goes_on_once_it_is_done(first: tuple[Effect, ...]) -> None:
    """What comes after waits for the whole of what comes before."""
    table = doing(*first)

    assert table.asked == "main"
    assert table.tokens == 4 - any(isinstance(one, Pay) for one in first)


@pytest.mark.clause("707.2a")
@pytest.mark.parametrize(
    "first",
    [(DiscardCards(YOU), DiscardCards(YOU)), (Dismiss(choose(cards(FRIEND, Another()))),)],
    ids=["one of two cards", "nobody there"],
)
def test_what_is_not_done_brings_nothing(first: tuple[Effect, ...]) -> None:
    """Half of it is not all of it, and without anybody to dismiss nobody was dismissed."""
    assert doing(*first).tokens == 1


@pytest.mark.clause("508.1a", "710.1")
def test_what_is_replaced_was_not_done() -> None:
    """A Persistent Friend that is frightened instead of being dismissed earns nothing."""
    actor = plain(abilities=(main_phase(May(IfDone(Dismiss(THIS), Gain(3)))),), keywords=(PERSISTENT,))
    table = Table(home=[actor]).use(actor)

    table.choose("yes", actor)

    assert table.is_face_down(actor)
    assert table.tokens == 0


def test_the_second_part_knows_who_was_chosen() -> None:
    """ "That Friend" is the one the first part chose."""
    actor = plain(abilities=(main_phase(IfDone(Exhaust(choose(yours(FRIEND))), PutIntoHand(That(FRIEND)))),))
    ally, tired = plain(), piece(plain(), exhausted=True)
    table = Table(home=[actor, ally, tired]).use(actor)

    assert table.choices() == [actor, ally]
    table.choose(ally)
    assert table.hand() == [ally]
