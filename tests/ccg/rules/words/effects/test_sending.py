"""506.5: texts that send cards, which is not moving them."""

import pytest

from everfree.ccg.kernel import kinds
from everfree.ccg.language import (
    ANOTHER_PROBLEM,
    CHARACTER,
    FRIEND,
    PREVIOUS_AREA,
    YOU,
    Cant,
    Card,
    Effect,
    Gain,
    May,
    Moves,
    Send,
    Standing,
    cards,
    choose,
    each,
    main_phase,
    one,
    when,
    yours,
)
from everfree.testing import Table, plain


def sender(effect: Effect) -> Card:
    """Make a Friend that does something in the Main Phase."""
    return plain(abilities=(main_phase(effect),))


class TestSending:
    """Where sent cards go, and what does not notice."""

    @pytest.mark.clause("506.5")
    def test_home_is_the_controllers(self) -> None:
        """Every Friend at a Problem can be sent home, each to its own; those at home are there already."""
        ally, rival = plain(), plain()
        witch = sender(Send(choose(cards(FRIEND))))
        table = Table(home=[witch], mine=[ally], opponent_mine=[rival])

        table.use(witch)

        assert table.choices() == [ally, rival]
        assert table.choose(rival).area_of(rival) == "their home"

    @pytest.mark.clause("506.5")
    def test_is_no_move(self) -> None:
        """What watches for moves has nothing to see, and who can't be moved is sent all the same."""
        watcher = plain(
            abilities=(
                when(Moves(YOU, one(FRIEND)), Gain(1)),
                Standing(Cant(Moves(YOU, each(cards(FRIEND))))),
            )
        )
        ally = plain()
        witch = sender(Send(choose(yours(FRIEND))))
        table = Table(home=[watcher, witch], mine=[ally])

        table.use(witch)

        assert (table.area_of(ally), table.tokens, table.told(kinds.MOVED)) == ("home", 0, 0)

    def test_a_place_may_leave_a_choice(self) -> None:
        """To another Problem: of those there are, you choose."""
        ally = plain()
        witch = sender(Send(choose(yours(FRIEND)), ANOTHER_PROBLEM))
        table = Table(home=[witch, ally])

        table.use(witch).choose(ally)

        assert table.choices() == ["mine", "theirs"]
        assert table.choose("theirs").area_of(ally) == "theirs"

    @pytest.mark.clause("506.2")
    def test_nobody_is_sent_to_where_they_are(self) -> None:
        """With all at home a text that may send somebody home is not even offered."""
        witch = sender(May(Send(choose(cards(CHARACTER)))))
        ally = plain()

        assert witch not in Table(home=[witch, ally]).choices()
        assert witch in Table(home=[witch], mine=[ally]).choices()


class TestPreviousArea:
    """Where a card was before."""

    def test_of_those_that_went_somewhere_this_turn(self) -> None:
        """Only a Friend that was moved has been elsewhere; sent back, it has been at the Problem."""
        runner, other = plain(), plain()
        witch = sender(Send(choose(cards(FRIEND)), PREVIOUS_AREA))
        table = Table(home=[witch, runner, other], tokens=2)

        table.move(runner, "mine").use(witch)
        assert table.area_of(runner) == "home"
        assert table.use(witch).area_of(runner) == "mine"

    def test_is_forgotten_with_the_turn(self) -> None:
        """On the next turn nobody has been anywhere."""
        runner, witch = plain(), sender(Send(choose(cards(FRIEND)), PREVIOUS_AREA))
        table = Table(home=[runner], opponent_home=[witch], tokens=2)

        table.move(runner, "mine").end_turn().until("main")
        table.use(witch)

        assert table.area_of(runner) == "mine"
