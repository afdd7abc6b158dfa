"""Cards of a deck that everyone sees, one of which is taken (401.1, 402.3)."""

from everfree.ccg.language import FRIEND, ON_TOP, RevealTop, cards, main_phase
from everfree.testing import Table, plain
from everfree.testing.table import OPPONENT


def test_the_rest_goes_back_on_top_unseen() -> None:
    """One card must be taken; the others lie on the deck in an order that only you know."""
    actor = plain(abilities=(main_phase(RevealTop(3, cards(FRIEND), ON_TOP)),))
    first, second, third = plain(), plain(), plain()
    table = Table(home=[actor], deck=[first, second, third]).use(actor)

    assert table.choices() == [first, second, third]
    table.choose(second).choose(first)
    assert table.deck()[:2] == [third, first]
    assert [table.knows(one, OPPONENT) for one in (first, second, third)] == [False, True, False]


def test_a_single_card_is_put_back_before_all_eyes() -> None:
    """Where there is only one everybody can tell where it is."""
    actor = plain(abilities=(main_phase(RevealTop(1, cards(FRIEND), ON_TOP, may=True)),))
    top = plain()
    table = Table(home=[actor], deck=[top]).use(actor).choose("done")

    assert (table.asked, table.deck()[0]) == ("main", top)
    assert table.knows(top, OPPONENT)


def test_fewer_cards_than_told() -> None:
    """A deck of two is revealed as far as it goes."""
    actor = plain(abilities=(main_phase(RevealTop(5, cards(FRIEND), ON_TOP)),))
    held = [plain(), plain()]
    table = Table(opponent_home=[actor], opponent_deck=held, opponents_turn=True).use(actor)

    assert table.choices() == held
