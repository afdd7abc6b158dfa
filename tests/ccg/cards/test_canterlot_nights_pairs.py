"""Cards of Canterlot Nights whose words meet in pairs that no other card has."""

import pytest

from everfree.ccg.cards.canterlot_nights.friends_pink import CHEESE_SANDWICH_WANDERING_PARTIER as CHEESE
from everfree.ccg.cards.canterlot_nights.friends_white import ROSELUCK_FAINTHEARTED_FILLY as ROSELUCK
from everfree.ccg.cards.canterlot_nights.problems import GREETING_LOTS_OF_FOLKS_WITH_CLOUT as GREETING
from everfree.ccg.cards.canterlot_nights.resources import CHICKEN_COSTUME as COSTUME
from everfree.ccg.cards.canterlot_nights.troublemakers import RED_DRAGON
from everfree.ccg.language import FRIEND, Exhaust, Retire, choose, main_phase, yours
from everfree.ccg.vocab import TROUBLEMAKER_PHASE
from everfree.testing import Table, piece, plain


@pytest.mark.card("cn40")
class TestCheeseSandwich:
    """cn40."""

    def test_goes_to_hand_as_a_cost(self) -> None:
        """He is exhausted and put into your hand, and an exhausted Friend is dismissed."""
        cheese, tired, fresh = piece(CHEESE), piece(plain(1), exhausted=True), plain(1)
        table = Table(home=[cheese], opponent_home=[tired, fresh]).use(cheese)

        assert table.hand() == [cheese]
        assert (table.zone_of(tired), table.zone_of(fresh)) == ("discard-pile", "play")

    @pytest.mark.must_not
    def test_not_while_exhausted(self) -> None:
        """An exhausted Cheese Sandwich can't pay and stays in play."""
        cheese, tired = piece(CHEESE, exhausted=True), piece(plain(1), exhausted=True)
        table = Table(home=[cheese], opponent_home=[tired])

        assert table.why_not_use(cheese) is not None


@pytest.mark.card("cn79")
@pytest.mark.must_not
def test_roseluck_finds_another_friend_than_the_retired_one() -> None:
    """cn79: the Friend that was retired stays in the discard pile, and one that was there comes back."""
    roseluck, old, older = piece(ROSELUCK), plain(1), plain(1)
    retiring = plain(1, abilities=(main_phase(Retire(choose(yours(FRIEND)))),))
    lost = plain(1)
    table = Table(home=[roseluck, retiring, lost], discard=[old, older]).use(retiring).choose(lost)
    table.use(roseluck).choose("yes")

    assert table.choices() == [old, older]
    assert table.choose(old).hand() == [old]


@pytest.mark.card("cn136")
@pytest.mark.must_not
def test_chicken_costume_dismisses_the_friend_that_wears_it() -> None:
    """cn136: it is the Friend that is dismissed when it becomes exhausted; the costume goes with it."""
    wearer = piece(plain(1), attached=(COSTUME,))
    other = plain(1)
    tiring = plain(1, abilities=(main_phase(Exhaust(choose(yours(FRIEND)))),))
    table = Table(home=[wearer, other, tiring]).use(tiring).choose(wearer)

    assert (table.zone_of(wearer), table.zone_of(other)) == ("discard-pile", "play")


@pytest.mark.card("cn163")
@pytest.mark.must_not
def test_red_dragon_is_calmed_by_the_opponents_tokens() -> None:
    """cn163: the opponent whose phase starts decides and pays, not the player of the Dragon."""
    dragon = piece(RED_DRAGON)
    table = Table(mine=[dragon], tokens=5, opponent_tokens=4, opponents_turn=True, phase=TROUBLEMAKER_PHASE)
    assert table.asked == "may"
    table.choose("yes")

    assert (table.tokens, table.is_face_down(dragon)) == (5, True)
    assert table.opponent_tokens == 2


@pytest.mark.card("cn179")
@pytest.mark.must_not
def test_greeting_calls_the_opponents_mane_character() -> None:
    """cn179: wherever it is, it comes to this Problem."""
    table = Table(problem=GREETING, tokens=1)
    table.use(table.problem)

    assert (table.area_of(table.opponent_mane), table.tokens) == ("mine", 0)
    assert table.area_of(table.mane) == "home"
