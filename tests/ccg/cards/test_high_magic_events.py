"""The Events of High Magic."""

import pytest

from everfree.ccg.cards.high_magic.events import UNDER_THE_WIRE as WIRE
from everfree.ccg.kernel import kinds
from everfree.ccg.language import BLUE, COMMON, Card, PlayToHome, resource
from everfree.testing import Piece, Table, plain

TOOL = resource("tool", "Tool", 0, power=1, cost=0, rarity=COMMON, traits=(), abilities=(PlayToHome(),))


def wired(*hand: Card | Piece, deck: tuple[Card, ...] = ()) -> Table:
    """Play it on the opponent's turn with these cards in hand besides."""
    table = Table(home=[plain(4, BLUE)], hand=[WIRE, *hand], deck=deck, tokens=3, opponents_turn=True)
    return table.play(WIRE)


@pytest.mark.card("hm101")
class TestUnderTheWire:
    """hm101."""

    def test_friends_in_hand_are_played_off_turn(self) -> None:
        """With priority on their turn, to a Problem or home."""
        friend = plain()
        table = wired(friend, TOOL)
        assert (table.asked, table.playable()) == ("priority", [friend])

        table.play(friend, "mine")

        assert (table.area_of(friend), table.tokens) == ("mine", 1)

    @pytest.mark.must_not
    def test_until_one_is_played(self) -> None:
        """The second Friend stays in the hand."""
        first, second = plain(), plain()
        table = wired(first, second)
        assert table.playable() == [first, second]

        table.play(first, "home")

        assert (table.question.seat, table.state.modifiers) == (1, [])

    @pytest.mark.must_not
    def test_only_this_turn(self) -> None:
        """A turn later nothing is Hasty any more."""
        table = wired(plain()).end_turn().end_phase()

        assert (table.question.seat, table.asked) == (1, "main")

    @pytest.mark.must_not
    @pytest.mark.ruling("R27")
    def test_not_those_drawn_later(self) -> None:
        """The Friends are those in the hand as it is processed."""
        friend = plain()
        table = Table(home=[plain(4, BLUE)], hand=[WIRE], deck=[friend], tokens=2)
        table.play(WIRE).until("main").draw()

        assert table.hand() == [friend]
        assert "priority" not in table.end_phase().asked

    def test_nobody_learns_how_many(self) -> None:
        """With no Friend at all in hand as much is told as with two."""
        assert wired(TOOL).log == wired(plain(), plain()).log[: len(wired(TOOL).log)]
        assert wired(TOOL).told(kinds.MODIFIED) == wired(plain(), plain()).told(kinds.MODIFIED) == 1
